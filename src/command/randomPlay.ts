/** Whole games by random legal answers: the soak test, the figures and the counts drive the engine with it. */
import seedrandom from 'seedrandom';
import { ownAnswer } from '../engine/plainData.ts';
import { type Generator, makeGenerator, rollFaces } from '../engine/seed.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Fact } from '../rules/state/facts.ts';
import type { Game } from '../rules/state/game.ts';
import { brokenInvariant } from './invariants.ts';

/** How players choose: each answer as likely as another, unless told otherwise. Every legal answer has its chance. */
export interface PlayTemper {
  /** They like to fight: attacks, shots and orders before anything quiet, four times out of five. */
  readonly bold?: boolean;
  /** Sort of answer by sort, what ends things less often, so that what can be done in one way only is not lost. */
  readonly varied?: boolean;
}

/** What one random game looks at besides playing. */
export interface PlayWatch extends PlayTemper {
  /** After each answer; a text is a fault and stops the game. */
  readonly after?: (game: Game, facts: readonly Fact[]) => string | null;
  /** Before each answer, the one that will be given. */
  readonly before?: (game: Game, answer: unknown) => void;
  /** Before each decision, with its legal choices. */
  readonly choices?: (game: Game, legal: readonly Choice[]) => void;
  /** Stops after so many answers. */
  readonly limit?: number;
}

export interface RandomGame {
  readonly game: Game;
  readonly answers: number;
  /** What went wrong, or none. */
  readonly fault: string | null;
}

/** Far beyond any real battle: reaching it is a loop. */
const ANSWER_LIMIT = 200_000;

/** The choices that lead to blows. */
function isBold(choice: Choice): boolean {
  switch (choice.choose) {
    case 'action':
      return /charge|assault|fire/i.test(choice.action);
    case 'group':
    case 'attack':
    case 'attackTarget':
    case 'shootAt':
    case 'strikeBack':
    case 'returnFire':
    case 'gunReturnFire':
    case 'friendCounterCharge':
    case 'friendDefensiveFire':
    case 'pursue':
    case 'stay':
    case 'transfer':
    case 'breakOff':
    case 'secondPursuer':
      return true;
    case 'reaction':
      return choice.reaction !== 'nothing' && choice.reaction !== 'evade' && choice.reaction !== 'flight';
    default:
      return false;
  }
}

/** What sort of answer it is: an attack, a shot, a reaction, whoever does it to whom. */
function sortOf(choice: Choice): string {
  if (choice.choose === 'action') return choice.action;
  return choice.choose === 'reaction' ? choice.reaction : choice.choose;
}

/** Sorts of answers that end things: one time out of five what they would be, or battles would soon be empty. */
const ENDING: readonly string[] = [
  'endOrders',
  'endInitiative',
  'pass',
  'flight',
  'fleeWithoutOrder',
  'flee',
  'evade',
  'nothing',
];

/** Sorts of answers that are seldom open: three times as likely as others when they are. */
const RARE: readonly string[] = [
  'fireThenAttack',
  'doubleFire',
  'breakOff',
  'secondPursuer',
  'gunReturnFire',
  'rally',
];

/** One sort first, then one of that sort. */
function bySort(legal: readonly Choice[], pick: () => number): Choice | undefined {
  const all = [...new Set(legal.map(sortOf))];
  const lively = all.filter((sort) => !ENDING.includes(sort));
  const open = lively.length > 0 && pick() < 0.8 ? lively : all;
  const sorts = open.flatMap((sort) => (RARE.includes(sort) ? [sort, sort, sort] : [sort]));
  const sort = sorts[Math.floor(pick() * sorts.length)];
  const alike = legal.filter((choice) => sortOf(choice) === sort);
  return alike[Math.floor(pick() * alike.length)];
}

function chosenFrom(
  legal: readonly Choice[],
  { bold, varied }: PlayTemper,
  pick: () => number,
): Choice | undefined {
  const liked = bold && pick() < 0.8 ? legal.filter(isBold) : [];
  const from = liked.length > 0 ? liked : legal;
  return varied ? bySort(from, pick) : from[Math.floor(pick() * from.length)];
}

/** Plays to the end from a position. The seed gives the dice and, by a stream of its own, the choices. */
export function playRandomly(start: Game, seed: string, watch: PlayWatch = {}): RandomGame {
  const dice: Generator = makeGenerator(seed, 0);
  const pick = seedrandom(`${seed}/choices`);
  let { game } = engine.settle(start);
  const limit = watch.limit ?? ANSWER_LIMIT;
  let answers = 0;
  for (; answers < limit; answers++) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return { game, answers, fault: null };
    const at = game.count.answers;
    let answer: unknown;
    if (pending.wait === 'roll')
      answer = ownAnswer({ at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' });
    else {
      const legal = engine.legal(game);
      watch.choices?.(game, legal);
      answer = ownAnswer({ at, choice: chosenFrom(legal, watch, pick) });
    }
    watch.before?.(game, answer);
    const answered = engine.answer(game, answer);
    if (!answered.ok)
      return { game, answers, fault: `refused ${JSON.stringify(answer)}: ${JSON.stringify(answered.why)}` };
    game = answered.game;
    const fault = watch.after?.(game, answered.facts) ?? null;
    if (fault !== null) return { game, answers, fault };
  }
  return { game, answers, fault: watch.limit === undefined ? 'no end in sight' : null };
}

/** The watch of the soak test: every invariant after every answer. */
export const INVARIANTS: PlayWatch = { after: (game) => brokenInvariant(game) };
