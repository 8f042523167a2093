/** Changes of the set-up, each of which can be taken back: the odds follow. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Aim } from '../../odds/aims.ts';
import type { Failed } from '../../odds/failedTests.ts';
import type { Placing } from '../../odds/laboratory/asked.ts';
import { placesOn, placeText } from '../../odds/laboratory/chosenPlaces.ts';
import type { Pin } from '../../odds/laboratory/figures.ts';
import type { ActionChoice } from '../../odds/question.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { areEnemies, findUnit, type Unit } from '../../rules/state/game.ts';
import type { Side, UnitType } from '../../rules/state/vocabulary.ts';
import { tellSetUp } from '../game/crash.ts';
import { actLike, actsOf, canBePair } from './acts.ts';
import { laboratoryPosition } from './playing.ts';
import { isTreeOfSetup, reckon } from './reckoning.ts';
import {
  type Barred,
  emptySandbox,
  facingAgain,
  type Ground,
  groundBarred,
  movedTo,
  paintedHex,
  placedUnit,
  recoloured,
  type Sandbox,
  whyBarred,
  withoutUnit,
  withUnit,
  withUnitIfRoom,
} from './sandbox.ts';
import type { Setup } from './share.ts';
import { HAND, type KeptOdds, type Tool, useLaboratory } from './state.ts';

/** The action that suits the pair now; a procedure under way needs none. */
function withAction(setup: Setup): Setup {
  const { sandbox, attacker, target, action } = setup;
  if (sandbox.game.frames.length > 0) return setup;
  const unit = attacker === null ? undefined : findUnit(sandbox.game, attacker);
  const enemy = canBePair(sandbox.game, attacker, target) ? findUnit(sandbox.game, target ?? '') : undefined;
  if (!unit) return { ...setup, attacker: null, target: null, action: null };
  const acts = actsOf(sandbox.game, unit, enemy ?? null);
  return {
    ...setup,
    target: enemy?.id ?? null,
    action: enemy || action ? (actLike(acts, action, enemy?.id ?? null)?.action ?? null) : null,
  };
}

/** How many steps can be taken back. */
const LONGEST = 200;

/** Another set-up is there, and its odds are asked for. What was tried in vain was tried on another. */
function stepTo(setup: Setup, past: readonly Setup[], ahead: readonly Setup[]): void {
  useLaboratory.setState({ setup, past, ahead, barred: null });
  reckon();
}

/**
 * A change of the set-up: it can be taken back, and the odds follow. Pins belong to one position only; a place chosen
 * beforehand is the same in any that offers it, as long as its unit is there.
 */
function change(next: Setup, keepPins = false): void {
  const { setup, past } = useLaboratory.getState();
  if (next === setup) return;
  const places = placesOn(next.sandbox.game, next.places);
  const suited = withAction({ ...next, places, pins: keepPins ? next.pins : [] });
  stepTo(suited, [...past.slice(1 - LONGEST), setup], []);
}

export function undo(): void {
  const { setup, past, ahead } = useLaboratory.getState();
  const before = past.at(-1);
  if (!before) return;
  stepTo(before, past.slice(0, -1), [setup, ...ahead]);
}

export function redo(): void {
  const { setup, past, ahead } = useLaboratory.getState();
  const [next, ...rest] = ahead;
  if (!next) return;
  stepTo(next, [...past, setup], rest);
}

function onSandbox(sandbox: Sandbox): void {
  const { setup } = useLaboratory.getState();
  if (sandbox !== setup.sandbox) change({ ...setup, sandbox });
}

export function setSandbox(turn: (sandbox: Sandbox) => Sandbox): void {
  onSandbox(turn(useLaboratory.getState().setup.sandbox));
}

/** The unit stands so from now on; else why it cannot. */
function standUnit(unit: Unit): Barred | null {
  const { sandbox } = useLaboratory.getState().setup;
  const stood = withUnitIfRoom(sandbox, unit);
  if (!stood) return whyBarred(sandbox, unit);
  onSandbox(stood);
  return null;
}

/** Why it cannot stand so; null where it does now. */
export function editUnit(unit: Unit): Barred | null {
  const { setup, past } = useLaboratory.getState();
  const before = past.map(({ sandbox }) => sandbox);
  return standUnit(facingAgain(setup.sandbox, unit, before));
}

/** Why it cannot stand there; null where it does now. */
export function moveUnit(unit: Unit, to: Hex): Barred | null {
  return standUnit(movedTo(unit, to));
}

/** Tells what was tried on the map in vain. */
export function tellBarred(why: Barred): void {
  const { setup, tool } = useLaboratory.getState();
  useLaboratory.setState({ barred: { why, on: setup.sandbox, by: tool } });
}

/** Lays that ground on the hex; where it cannot lie there, why is told. */
export function layGround(hex: Hex, ground: Ground): void {
  const { sandbox } = useLaboratory.getState().setup;
  const why = groundBarred(sandbox, hex, ground);
  if (why) tellBarred(why);
  else onSandbox(paintedHex(sandbox, hex, ground));
}

export function removeUnit(id: string): void {
  setSandbox((sandbox) => withoutUnit(sandbox, id));
}

/** Puts a unit on the hex, if there is room. The first two enemies are attacker and target without being pressed again. */
export function place(side: Side, type: UnitType, hex: Hex): void {
  const { setup } = useLaboratory.getState();
  const unit = placedUnit(setup.sandbox.game, side, type, hex);
  const sandbox = withUnit(setup.sandbox, unit);
  if (sandbox === setup.sandbox) {
    tellBarred('noRoom');
    return;
  }
  const own = setup.attacker === null ? undefined : findUnit(sandbox.game, setup.attacker);
  if (!own) change({ ...setup, sandbox, attacker: unit.id });
  else if (setup.target === null && own.side !== side) change({ ...setup, sandbox, target: unit.id });
  else change({ ...setup, sandbox });
  useLaboratory.setState({ picked: unit.id });
}

/** Another pair: what was asked of the one before is asked of it too if the rule allows it, else what comes first. */
function withPair(pair: Partial<Pick<Setup, 'attacker' | 'target'>>): void {
  const { setup } = useLaboratory.getState();
  const next: Setup = { ...setup, ...pair, sandbox: dropped(setup.sandbox) };
  const { game } = next.sandbox;
  const [unit, enemy] = [next.attacker, next.target].map((id) =>
    id === null ? undefined : findUnit(game, id),
  );
  const foe = unit && enemy && areEnemies(unit, enemy) ? enemy : null;
  const like = unit && setup.action ? actLike(actsOf(game, unit, foe), setup.action, foe?.id ?? null) : null;
  change({ ...next, action: like?.allowed ? like.action : null });
}

export function setAttacker(id: string): void {
  withPair({ attacker: id });
}

export function setTarget(id: string): void {
  withPair({ target: id });
}

/** Another pair means another question: what was under way is left. */
function dropped(sandbox: Sandbox): Sandbox {
  return sandbox.game.frames.length === 0 ? sandbox : { ...sandbox, game: { ...sandbox.game, frames: [] } };
}

export function setAction(action: ActionChoice): void {
  const { setup } = useLaboratory.getState();
  change({ ...setup, sandbox: dropped(setup.sandbox), action });
}

export function setAim(side: Side, aim: Aim): void {
  const { setup } = useLaboratory.getState();
  change({ ...setup, aims: { ...setup.aims, [side]: aim } }, true);
}

export function setFailed(failed: Failed): void {
  const { setup } = useLaboratory.getState();
  change({ ...setup, failed }, true);
}

/** Other answers are looked into, other situations met: pins fit no more. */
export function setPlacing(placing: Placing): void {
  const { setup } = useLaboratory.getState();
  change({ ...setup, placing });
}

/** Pins a branch, or lets it go if it is the one pinned. A branch of another set-up, still in view, is left alone. */
export function togglePin(pin: Pin): void {
  if (!isTreeOfSetup()) return;
  const { setup } = useLaboratory.getState();
  const others = setup.pins.filter(({ node }) => node !== pin.node);
  const same = setup.pins.some(({ node, edge }) => node === pin.node && edge === pin.edge);
  change({ ...setup, pins: same ? others : [...others, pin] }, true);
}

export function unpinAll(): void {
  const { setup } = useLaboratory.getState();
  change({ ...setup, pins: [] });
}

/** The answer given beforehand to a question about a place; null to have them weighed. */
export function choosePlace(key: string, choice: Choice | null): void {
  const { setup } = useLaboratory.getState();
  const { [key]: _before, ...others } = setup.places;
  change({ ...setup, places: choice === null ? others : { ...others, [key]: placeText(choice) } });
}

/** Attacker and target change places. */
export function swapRoles(): void {
  const { setup } = useLaboratory.getState();
  if (setup.target === null) setSandbox(recoloured);
  else withPair({ attacker: setup.target, target: setup.attacker });
}

/** Takes everything off the field; what was kept as A belongs to the field that goes. */
export function clearSandbox(): void {
  const { setup, a } = useLaboratory.getState();
  useLaboratory.setState({ picked: null, a: null, isADropped: a !== null });
  change({
    ...setup,
    sandbox: emptySandbox(setup.sandbox.nations),
    attacker: null,
    target: null,
    action: null,
  });
}

export function pickTool(tool: Tool): void {
  useLaboratory.setState({ tool });
}

export function pickUnit(id: string | null): void {
  useLaboratory.setState({ picked: id });
}

/** A press with the hand: a friend of nobody yet attacks, an enemy of the attacker is the target. */
export function pressUnit(unit: Unit): void {
  const { setup, picked } = useLaboratory.getState();
  const attacker = setup.attacker === null ? undefined : findUnit(setup.sandbox.game, setup.attacker);
  if (picked !== unit.id) pickUnit(unit.id);
  if (!attacker || attacker.side === unit.side) {
    if (attacker?.id !== unit.id) setAttacker(unit.id);
  } else if (setup.target !== unit.id) setTarget(unit.id);
}

export function setCursor(cursor: Hex): void {
  useLaboratory.setState({ cursor });
}

/** Opens a set-up in place of what is there; that can be taken back too. What was kept as A belongs to the field that goes. */
export function open(setup: Setup, fromBattle = false): void {
  const { a } = useLaboratory.getState();
  useLaboratory.setState({ picked: null, tool: HAND, fromBattle, a: null, isADropped: a !== null });
  change(setup, true);
}

/** Sets the odds aside as A, once they are those of what is set up. */
export function pinAsA(): void {
  const { odds, setup, reckoning } = useLaboratory.getState();
  if (odds && reckoning.is === 'done') useLaboratory.setState({ a: { odds, setup }, isADropped: false });
}

/** What is asked, whatever the units and their players are like: the same act by the same unit against the same. */
function questionOf({ sandbox: { game }, attacker, target, action }: Setup): string {
  // a rally of a unit that is steady restores it, one of a panicked unit has to bring it to a stand. RAL-01
  const isPanicked = action?.action === 'rally' && findUnit(game, attacker ?? '')?.panicked === true;
  return canonicalText([attacker, target, action, game.frames, isPanicked]);
}

/** Whether what is set up asks the same question as A: only then the two can be laid beside each other. */
export function isOfA(setup: Setup, { setup: a }: KeptOdds): boolean {
  return questionOf(setup) === questionOf(a);
}

/** The set-up of A again, as it was set aside. */
export function openA(): void {
  const { a } = useLaboratory.getState();
  if (a) change(a.setup, true);
}

export function dropA(): void {
  useLaboratory.setState({ a: null, isADropped: false });
}

tellSetUp({
  position: () => laboratoryPosition(useLaboratory.getState().setup.sandbox.game),
  stepBack: undo,
});
