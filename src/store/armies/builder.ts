/** Acts of the screen where armies are raised. Each can be taken back. */
import { armyByLot } from '../../armies/byLot.ts';
import type { ArmyTheme } from '../../armies/themes.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { Quality, Skill, UnitType } from '../../rules/state/vocabulary.ts';
import { ofQuality } from '../../rules/units/quality.ts';
import type { BoughtUnit } from '../../scenarios/scenario.ts';
import { stepped } from '../library/steps.ts';
import { drawLetters } from '../saving/letters.ts';
import {
  asRegiment,
  called,
  ofFormat,
  ofNation,
  type Raised,
  skillToggled,
  withBought,
  withChanged,
  withDouble,
  withMoved,
  withoutBought,
  withType,
} from './acts.ts';
import { regimentNames } from './regiments.ts';
import { type Builder, useBuilder } from './state.ts';

/** How many steps can be taken back. */
const LONGEST = 200;

/** The open line stays open as long as its unit is there. */
function lineIn({ army }: Raised, line: string | null): string | null {
  return army.units.some(({ id }) => id === line) ? line : null;
}

function show(raised: Raised, rest: Pick<Builder, 'past' | 'ahead'> & Partial<Builder>): void {
  useBuilder.setState(({ line }) => ({ line: lineIn(raised, line), ...rest, raised }));
}

/** A change of the army: it can be taken back. */
export function changeArmy(change: (raised: Raised) => Raised): void {
  const { raised, past } = useBuilder.getState();
  const next = change(raised);
  if (next !== raised)
    show(next, { past: [...past.slice(1 - LONGEST), { was: raised, as: null }], ahead: [] });
}

/** Puts another army in the place of the one there is; that can be taken back too. `keptAs`: where it lies on the shelf. */
export function openArmy(raised: Raised, keptAs: string | null = null): void {
  const { raised: was, past, keptAs: before } = useBuilder.getState();
  const step = { was, as: { keptAs: before } };
  show(raised, { past: [...past.slice(1 - LONGEST), step], ahead: [], line: null, keptAs });
}

export function undoArmy(): void {
  const { raised, past, ahead, keptAs } = useBuilder.getState();
  const step = past.at(-1);
  if (!step) return;
  const { now, as, back } = stepped(step, { now: raised, as: { keptAs } });
  show(now, { ...as, past: past.slice(0, -1), ahead: [back, ...ahead] });
}

export function redoArmy(): void {
  const { raised, past, ahead, keptAs } = useBuilder.getState();
  const [step, ...rest] = ahead;
  if (!step) return;
  const { now, as, back } = stepped(step, { now: raised, as: { keptAs } });
  show(now, { ...as, past: [...past, back], ahead: rest });
}

/** Opens the line of a unit, or shuts the one that is open. */
export function openLine(line: string | null): void {
  useBuilder.setState({ line });
}

/** The unit that a change has added, if it has added one. */
function added(before: Raised, after: Raised): BoughtUnit | undefined {
  const known = new Set(before.army.units.map(({ id }) => id));
  return after.army.units.find(({ id }) => !known.has(id));
}

/** A change after which the line of the unit it has added is open. */
function adding(change: (raised: Raised) => Raised): void {
  const { raised: before } = useBuilder.getState();
  changeArmy(change);
  const unit = added(before, useBuilder.getState().raised);
  if (unit) openLine(unit.id);
}

export function buy(type: UnitType): void {
  adding((raised) => withBought(raised, type, regimentNames));
}

export function duplicate(id: string): void {
  adding((raised) => withDouble(raised, id, regimentNames));
}

export function dismiss(id: string): void {
  changeArmy((raised) => withoutBought(raised, id));
}

/** To a place of the roster, counted from 0. */
export function moveTo(id: string, place: number): void {
  changeArmy((raised) => withMoved(raised, id, place));
}

/** Up by so many lines, or down. */
export function moveBy(id: string, lines: number): void {
  const { units } = useBuilder.getState().raised.army;
  moveTo(id, units.findIndex((unit) => unit.id === id) + lines);
}

export function setType(id: string, type: UnitType): void {
  changeArmy((raised) => withType(raised, id, type, regimentNames));
}

export function setQuality(id: string, quality: Quality): void {
  changeArmy((raised) => withChanged(raised, id, (unit) => ofQuality(unit, quality)));
}

export function toggleSkill(id: string, skill: Skill): void {
  changeArmy((raised) => withChanged(raised, id, (unit) => skillToggled(unit, skill)));
}

/** Bought as a regiment was. */
export function raiseAs(id: string, regiment: Pick<BoughtUnit, 'quality' | 'skills'>): void {
  changeArmy((raised) => withChanged(raised, id, (unit) => asRegiment(unit, regiment)));
}

/** What is written or counted in one field; the same again is no change. */
export function setUnitField<K extends 'name' | 'strength' | 'commandValue'>(
  id: string,
  field: K,
  value: BoughtUnit[K],
): void {
  changeArmy((raised) =>
    withChanged(raised, id, (unit) => (unit[field] === value ? unit : { ...unit, [field]: value })),
  );
}

export function setFormat(armyPoints: number): void {
  changeArmy((raised) => ofFormat(raised, armyPoints));
}

export function setNation(nation: Nation): void {
  changeArmy((raised) => ofNation(raised, nation, regimentNames));
}

export function setArmyName(name: string): void {
  changeArmy((raised) => called(raised, name));
}

/** Another army in the place of this one, of its nation and format, by lot. What was kept is not to give way to it. */
export function raiseByLot(theme: ArmyTheme): void {
  const { armyPoints, army } = useBuilder.getState().raised;
  const { nation, name } = army;
  openArmy({
    armyPoints,
    army: armyByLot({ points: armyPoints, nation, theme, seed: drawLetters(8), name }),
  });
}
