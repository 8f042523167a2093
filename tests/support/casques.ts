/** Encounters by Casques et Plumets in a test: the position before the first throw, and a course with told outcomes. */
import type { Encounter, EndEvents, GivenInputs, PlayedOut } from '../../src/contract/encounter.ts';
import type { ToldSum } from '../../src/contract/systemTypes.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { encounters } from '../../src/rulesets/casques-et-plumets/encounters.ts';
import { engine } from '../../src/rulesets/casques-et-plumets/rules/procedures.ts';
import type { CpGame, CpTypes } from '../../src/rulesets/casques-et-plumets/rules/state.ts';
import { encounter } from './encounters.ts';

/** What the rule does not know, or null where it answers. */
export function silentOf(told: Partial<Encounter>, given: GivenInputs = {}): string | null {
  const answer = encounters.answer(encounter(told), given);
  return answer.kind === 'silent' ? answer.silent : null;
}

/** The encounter as it is played out; a silent one is a fault of the test. */
export function playedOf(told: Partial<Encounter>, given: GivenInputs = {}): PlayedOut<CpTypes> {
  const answer = encounters.answer(encounter(told), given);
  if (answer.kind !== 'played')
    throw new Error(`not played: ${answer.kind === 'silent' ? answer.silent : answer.kind}`);
  return answer.played;
}

/** The one row of a played encounter. */
export function rowOf(played: PlayedOut<CpTypes>) {
  const [row] = played.rows;
  if (!row) throw new Error('no row');
  return row;
}

/** The position before anything has happened. */
export function gameOf(told: Partial<Encounter> = {}, given: GivenInputs = {}): CpGame {
  return rowOf(playedOf(told, given)).game;
}

/** The lines of a sum by what they are for, the one die at least among them. */
export function linesOf({ terms }: ToldSum): Readonly<Record<string, number>> {
  return Object.fromEntries(terms.map((term) => [term.why, 'amount' in term ? term.amount : Number.NaN]));
}

/** One told throw: what it decides, and how it falls. */
export type Throw = readonly [about: string, outcome: number];

export interface Course {
  readonly end: CpGame;
  readonly events: EndEvents;
  readonly lost: { readonly target: number; readonly attacker: number };
  /** What each throw was for, in their order; throws of no dice are left out. */
  readonly thrown: readonly string[];
  /** And the dice of each. */
  readonly dice: readonly Dice[];
}

/** Plays an encounter with told outcomes, in their order and each for what it is told for, to its end. */
export function courseOf(told: Partial<Encounter>, given: GivenInputs, throws: readonly Throw[]): Course {
  const played = playedOf(told, given);
  const row = rowOf(played);
  const left = [...throws];
  const thrown: string[] = [];
  const fallen: Dice[] = [];
  let struck = false;
  let game = engine.run(row.game);
  for (;;) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    if (pending.wait === 'decision') {
      game = engine.follow(game, row.takes(game, pending.decision));
      continue;
    }
    const { about, dice } = pending.roll;
    if ('count' in dice && dice.count === 0) {
      game = engine.follow(game, 0);
      continue;
    }
    const next = left.shift();
    if (next?.[0] !== about.about) throw new Error(`${about.about} is thrown, not ${next?.[0] ?? 'nothing'}`);
    thrown.push(about.about);
    fallen.push(dice);
    struck ||= played.isBlow(pending.roll);
    game = engine.follow(game, next[1]);
  }
  if (left.length > 0) throw new Error(`never thrown: ${left.map(([about]) => about).join(', ')}`);
  return { end: game, events: played.events(game, struck), lost: played.losses(game), thrown, dice: fallen };
}

/** A melee: hits on target and attacker, saves of target and attacker; who is not hit throws no saves. */
export function meleeOf(
  onTarget: number,
  onAttacker: number,
  [target, attacker]: readonly [number, number],
): readonly Throw[] {
  return [
    ['strike', onTarget],
    ['strike', onAttacker],
    ...(onTarget > 0 ? [['meleeSaves', target] as const] : []),
    ...(onAttacker > 0 ? [['meleeSaves', attacker] as const] : []),
  ];
}
