/** What a unit remembers of a turn, and which of it no play can have brought about. */
import { NOTHING_DONE } from '../state/freshUnit.ts';
import type { Unit } from '../state/game.ts';
import type { Side } from '../state/vocabulary.ts';
import { allowedFormations } from './drill.ts';
import { hasSkill } from './skills.ts';
import { isCavalry, isSquare } from './units.ts';

/** What a unit keeps of a turn, each by itself as good as forgotten. */
const FORGOTTEN = { ...NOTHING_DONE, firedDefensively: false, hurtBy: [] } as const satisfies Partial<Unit>;

/** What cannot have happened, as files are told of it. */
type MemoryCode =
  | 'activatedOutOfTurn'
  | 'actedUnactivated'
  | 'displacedImpossible'
  | 'heldImpossible'
  | 'answeredImpossible'
  | 'squareFiredImpossible'
  | 'panickedImpossible'
  | 'hurtUnharmed';

interface Memory {
  readonly key: keyof typeof FORGOTTEN;
  readonly code: MemoryCode;
  /** Whether no play leads to it; `side`: whose turn it is. */
  readonly isImpossible: (unit: Unit, side: Side) => boolean;
}

function isDrilledIn(unit: Unit, formations: readonly Unit['formation'][]): boolean {
  return allowedFormations(unit).some((formation) => formations.includes(formation));
}

/** FIR-15, FIR-17, SKL-10.1, SKL-19.1, SKL-20.2: whose guns or muskets are silent while others move. */
function neverAnswers(unit: Unit): boolean {
  return (
    isCavalry(unit) ||
    hasSkill(unit, 'warrior') ||
    hasSkill(unit, 'bombard') ||
    hasSkill(unit, 'obsoleteFirearm')
  );
}

/**
 * FIR-14: a square keeps its formation for the rest of the player's turn in which it fired, unless it flees; its own shot
 * in its own turn is its action.
 */
function hasFiredAsNoSquare(unit: Unit, side: Side): boolean {
  if (!isSquare(unit) && !(unit.panicked && isDrilledIn(unit, ['square', 'closedColumn']))) return true;
  return hasSkill(unit, 'warrior') || (unit.side === side && !unit.acted);
}

/** MAN-24: out of skirmish order, or out of any other, according to what the unit is drilled in. */
function hasPanickedOutOf(unit: Unit): boolean {
  const from = unit.panickedThisTurn;
  if (from === 'skirmishing') return isDrilledIn(unit, ['skirmish']);
  return from === 'no' || allowedFormations(unit).some((formation) => formation !== 'skirmish');
}

/**
 * RAL-01: points come back by the action of its own turn alone, and after its own turn the unit forgets who hurt it (MAN-22,
 * so whoever is at full strength and remembers an enemy has just rallied.
 */
function isUnharmed(unit: Unit, side: Side): boolean {
  return unit.strength === unit.initialStrength && !(unit.side === side && unit.acted);
}

/** In the order in which one leans on another. */
const MEMORIES: readonly Memory[] = [
  // SEQ-01, ORD-15: forgotten when the other player's turn begins
  { key: 'activated', code: 'activatedOutOfTurn', isImpossible: (u, side) => u.activated && u.side !== side },
  // ORD-15, SEQ-06
  { key: 'acted', code: 'actedUnactivated', isImpossible: (u) => u.acted && !u.activated },
  // CHG-39: who has made way has no action left; only skirmishers do
  {
    key: 'displaced',
    code: 'displacedImpossible',
    isImpossible: (u) => u.displaced && !(u.acted && isDrilledIn(u, ['skirmish'])),
  },
  // ORD-11: the test of a Tenacious unit at its activation
  {
    key: 'mayNotManoeuvre',
    code: 'heldImpossible',
    isImpossible: (u) => u.mayNotManoeuvre && !(u.activated && hasSkill(u, 'tenacious')),
  },
  // FIR-15, FIR-18: it answers the shot of the player whose turn it is
  {
    key: 'returnedFire',
    code: 'answeredImpossible',
    isImpossible: (u, side) => u.returnedFire && (u.side === side || neverAnswers(u)),
  },
  // FIR-17, R-102: it is fired at the attacker, whose turn it is
  {
    key: 'firedDefensively',
    code: 'answeredImpossible',
    isImpossible: (u, side) => u.firedDefensively === true && (u.side === side || neverAnswers(u)),
  },
  {
    key: 'squareFired',
    code: 'squareFiredImpossible',
    isImpossible: (u, side) => u.squareFired && hasFiredAsNoSquare(u, side),
  },
  // MAN-21, RAL-01: who has rallied no longer has panicked
  {
    key: 'panickedThisTurn',
    code: 'panickedImpossible',
    isImpossible: (u) => (u.panickedThisTurn !== 'no' && !u.panicked) || !hasPanickedOutOf(u),
  },
  {
    key: 'hurtBy',
    code: 'hurtUnharmed',
    isImpossible: (u, side) => u.hurtBy.length > 0 && isUnharmed(u, side),
  },
];

/** The first thing the unit remembers that cannot have happened, or none. `side`: whose turn it is. */
export function falseMemory(unit: Unit, side: Side): Pick<Memory, 'key' | 'code'> | undefined {
  return MEMORIES.find(({ isImpossible }) => isImpossible(unit, side));
}

/** The unit without what it cannot remember as it is now: for those who make a unit by hand, or correct one. */
export function remembering(unit: Unit, side: Side): Unit {
  let left = unit;
  for (const { key, isImpossible } of MEMORIES)
    if (isImpossible(left, side)) left = { ...left, [key]: FORGOTTEN[key] };
  return left;
}
