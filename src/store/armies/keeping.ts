/** Armies kept in the browser: on their shelf, and the last one in the making. */
import { armyCost } from '../../rules/units/price.ts';
import { takeKept } from '../library/library.ts';
import { keepOnShelf } from '../library/shelves.ts';
import { drawLetters } from '../saving/letters.ts';
import type { SaveState } from '../state.ts';
import type { Raised } from './acts.ts';
import { openArmy } from './builder.ts';
import { type ArmyRead, armyFileOf, readArmy } from './file.ts';
import { useBuilder } from './state.ts';

const LAST = 'sabreur-hex/army-last';
const SHELF = 'army';

/** Keeps the army on its shelf, in the place of what it was there; `anew`: beside it. */
export async function keepArmy(anew = false): Promise<SaveState> {
  const { raised, keptAs } = useBuilder.getState();
  const { army, armyPoints } = raised;
  const id = (anew ? null : keptAs) ?? drawLetters(12);
  const told = { armyPoints, cost: armyCost(army.units), units: army.units.length, nation: army.nation };
  const saved = await keepOnShelf(SHELF, { id, title: army.name, told, file: armyFileOf(raised) });
  if (saved === 'saved') useBuilder.setState({ keptAs: id });
  return saved;
}

/** Opens an army from the shelf; what is wrong with it where it can no longer be read. */
export async function openKept(id: string): Promise<ArmyRead> {
  const read = readArmy(await takeKept(SHELF, id).catch(() => null));
  if (read.ok) openArmy(read.raised, id);
  return read;
}

/** Remembers the army in the making for the next time; where there is no room it is forgotten. */
export function rememberArmy(raised: Raised): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(armyFileOf(raised)));
  } catch {
    // it is there as long as the page is
  }
}

/** The army that was in the making the last time. */
export function lastArmy(): Raised | null {
  try {
    const read = readArmy(JSON.parse(localStorage.getItem(LAST) ?? 'null'));
    return read.ok ? read.raised : null;
  } catch {
    return null;
  }
}
