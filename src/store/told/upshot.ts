/**
 * What came of an attack, a shot, a rally or a flight once it is over: worked out from the log alone, and from where the
 * units stand then. Told until the next answer.
 */
import { type Hex, sameHex } from '../../geometry/hex.ts';
import type { Question } from '../../rules/state/answers.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { Roll } from '../../rules/state/frames.ts';
import { findUnit, type Game, unitAt } from '../../rules/state/game.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { GameLogEntry } from '../state.ts';
import { likelihoodOf } from './foretold.ts';

/** What befell one unit. */
export interface Befallen {
  readonly unit: string;
  readonly side: Side;
  readonly lost: number;
  /** Strength points left after its last losses; null where it had none. */
  readonly left: number | null;
  /** Nothing where it did not rally. */
  readonly regained: number | null;
  readonly panicked: boolean;
  /** Where its flight and its pursuit ended. */
  readonly fled: Hex | null;
  readonly pursued: Hex | null;
  readonly gone: 'destroyed' | 'offMap' | null;
}

export interface DecidingThrow {
  readonly roll: Roll;
  readonly faces: readonly number[];
  /** How likely it was to fall so or farther out, from 0 to 1. */
  readonly likelihood: number;
}

export interface Upshot {
  readonly kind: 'charge' | 'assault' | 'fire' | 'rally' | 'flight' | 'move';
  readonly unit: string;
  readonly target: string | null;
  /** How the attack ended, as the log tells it. */
  readonly ended: Extract<Fact, { fact: 'attackEnded' }> | null;
  /** Whoever had a part in it, the unit that acted first. */
  readonly lots: readonly Befallen[];
  /** The ground that was attacked, and who stands on it now; only after a charge or an assault. */
  readonly ground: { readonly hex: Hex; readonly unit: string | null } | null;
  /** The throw that was least likely. */
  readonly decided: DecidingThrow | null;
}

/** With these questions nothing is under way. */
const OPENINGS: readonly Question['ask'][] = [
  'unitToDeploy',
  'deployment',
  'orderDice',
  'orders',
  'actingUnit',
  'action',
  'initiative',
];

function opens({ question, roll }: GameLogEntry): boolean {
  if (question) return OPENINGS.includes(question.ask);
  return roll !== null && whoIsRolledFor(roll.about).unit === null;
}

/** Whether a procedure is under way: more than a turn, its groups, and a unit that chooses its action. */
function isUnderWay({ frames }: Game): boolean {
  return frames.some(
    ({ procedure, at }) =>
      !['battle', 'turn', 'activation', 'deployment'].includes(procedure) &&
      !(procedure === 'action' && at === 'choose'),
  );
}

interface Stretch {
  readonly facts: Fact[];
  readonly thrown: GameLogEntry[];
}

/** What has happened since something began, cut where something else began of itself: where there is one answer nobody is asked. */
function stretchesOf(log: readonly GameLogEntry[]): readonly Stretch[] {
  let now: Stretch = { facts: [], thrown: [] };
  const stretches = [now];
  for (const entry of log) {
    if (entry.roll) now.thrown.push(entry);
    for (const fact of entry.facts) {
      if (fact.fact === 'forced' && OPENINGS.includes(fact.question.ask)) {
        now = { facts: [], thrown: [] };
        stretches.push(now);
      } else now.facts.push(fact);
    }
  }
  return stretches;
}

/** What was undertaken, and by whom; nothing where nothing was that has an upshot. */
function undertakenIn(facts: readonly Fact[]): Pick<Upshot, 'kind' | 'unit' | 'target'> | null {
  for (const fact of facts) {
    if (fact.fact === 'chargeDeclared') return { kind: 'charge', unit: fact.unit, target: fact.target };
    if (fact.fact === 'assaultDeclared') return { kind: 'assault', unit: fact.unit, target: fact.target };
  }
  for (const fact of facts) {
    if (fact.fact === 'shot') return { kind: 'fire', unit: fact.unit, target: fact.target };
    if (fact.fact === 'rallied' || ('purpose' in fact && fact.purpose === 'rally'))
      return { kind: 'rally', unit: fact.unit, target: null };
    if (fact.fact === 'moved' && fact.manoeuvre === 'flight')
      return { kind: 'flight', unit: fact.unit, target: null };
    if (fact.fact === 'losses' || fact.fact === 'eliminated')
      return { kind: 'move', unit: fact.unit, target: null };
  }
  return null;
}

type SoFar = { -readonly [Key in keyof Omit<Befallen, 'unit' | 'side'>]: Befallen[Key] };

const UNTOUCHED: SoFar = {
  lost: 0,
  left: null,
  regained: null,
  panicked: false,
  fled: null,
  pursued: null,
  gone: null,
};

/** What a fact changes in the lot of its unit. */
function changeIn(fact: Fact, { lost }: SoFar): Partial<SoFar> | null {
  switch (fact.fact) {
    case 'losses':
      return { lost: lost + fact.lost, left: fact.left };
    case 'rallied':
      return { regained: fact.regained };
    case 'panicked':
      return { panicked: true };
    case 'eliminated':
      return { gone: fact.fledOffMap ? 'offMap' : 'destroyed' };
    case 'moved':
      if (fact.manoeuvre === 'flight') return { fled: fact.route.at(-1) ?? fact.from };
      return fact.manoeuvre === 'pursuit' ? { pursued: fact.route.at(-1) ?? fact.from } : null;
    default:
      return null;
  }
}

function lotsOf(facts: readonly Fact[], first: readonly (string | null)[], game: Game): readonly Befallen[] {
  const found = new Map<string, SoFar>(first.flatMap((unit) => (unit === null ? [] : [[unit, UNTOUCHED]])));
  for (const fact of facts) {
    if (!('unit' in fact)) continue;
    const before = found.get(fact.unit) ?? UNTOUCHED;
    const change = changeIn(fact, before);
    if (change) found.set(fact.unit, { ...before, ...change });
  }
  return [...found].flatMap(([unit, lot]) => {
    const side = findUnit(game, unit)?.side;
    return side ? [{ unit, side, ...lot }] : [];
  });
}

/** The ground of an attack: where its target stood when it turned to flee or to evade, else where it stands or fell. */
function groundOf(facts: readonly Fact[], target: string, game: Game): Upshot['ground'] {
  const left = facts.find(
    (fact) =>
      fact.fact === 'moved' &&
      fact.unit === target &&
      (fact.manoeuvre === 'flight' || fact.manoeuvre === 'evade'),
  );
  const attacked = findUnit(game, target);
  const hex = left?.fact === 'moved' ? left.from : attacked?.hexes[0];
  if (!hex) return null;
  const held = attacked?.fate === 'present' && attacked.hexes.some((one) => sameHex(one, hex));
  return { hex, unit: held ? target : (unitAt(game, hex)?.id ?? null) };
}

function decidedBy(thrown: readonly GameLogEntry[]): DecidingThrow | null {
  return thrown.reduce<DecidingThrow | null>((least, { roll, faces }) => {
    const likelihood = roll && likelihoodOf(roll, faces);
    if (!roll || likelihood === null) return least;
    return least && least.likelihood <= likelihood ? least : { roll, faces, likelihood };
  }, null);
}

function told({ facts, thrown }: Stretch, game: Game): Upshot | null {
  const undertaken = undertakenIn(facts);
  if (!undertaken) return null;
  const { kind, unit, target } = undertaken;
  const ended = facts.findLast((fact) => fact.fact === 'attackEnded' && fact.unit === unit);
  return {
    ...undertaken,
    ended: ended?.fact === 'attackEnded' ? ended : null,
    lots: lotsOf(facts, [unit, target], game),
    ground: target !== null && kind !== 'fire' ? groundOf(facts, target, game) : null,
    decided: decidedBy(thrown),
  };
}

/** The upshot of what the last answer of this log has ended, the game standing as it does after it; nothing where it ended nothing. */
export function upshotOf(log: readonly GameLogEntry[], game: Game): Upshot | null {
  if (log.length === 0 || isUnderWay(game)) return null;
  const from = Math.max(0, log.findLastIndex(opens));
  for (const stretch of stretchesOf(log.slice(from)).toReversed()) {
    const found = told(stretch, game);
    if (found) return found;
  }
  return null;
}
