/** The record of one game: every answer, the state they lead to, and the way back and forward. */
import { type Chain, links } from './chain.ts';
import type { Dice } from './dice.ts';
import {
  type Answer,
  type AnswerProblem,
  BrokenInvariant,
  canonicalText,
  type Engine,
  type Settled,
  type Source,
} from './interpreter.ts';
import { ownAnswer } from './plainData.ts';
import type { GameTypes, Pending } from './procedure.ts';
import { type Generator, makeGenerator, rollFaces } from './seed.ts';

interface RecordedChoice<T extends GameTypes> {
  readonly choice: T['choice'];
  readonly side: T['side'];
  /** The side had said beforehand how it would answer, and was not asked. */
  readonly standing?: true;
}
interface RecordedRoll {
  readonly faces: readonly number[];
  readonly source: Source;
}
/** What both sides agreed on outside the rule. */
interface RecordedAgreement<T extends GameTypes> {
  readonly agreed: T['agreed'];
}
/** An answer as it is kept; its index is its place in the list. */
export type Recorded<T extends GameTypes> = RecordedChoice<T> | RecordedRoll | RecordedAgreement<T>;

/** What one answer did, for the screen. `at` is its index. */
export type LogEntry<T extends GameTypes> = {
  readonly at: number;
  /** How many procedures were under way when it was asked for: what one of them caused lies deeper than what began it. */
  readonly depth: number;
  /** Who decided, or who rolled; of an agreement, who was asked when both came to it. */
  readonly side: T['side'];
  readonly facts: readonly T['fact'][];
} & (
  | { readonly waited: 'decision'; readonly question: T['question']; readonly answer: RecordedChoice<T> }
  | {
      readonly waited: 'roll';
      readonly about: T['about'];
      readonly dice: Dice;
      readonly answer: RecordedRoll;
    }
  | { readonly waited: 'agreement'; readonly answer: RecordedAgreement<T> }
);

/** Answers that were given once and left for others: they follow the first `at` answers of the game. */
export interface Branch<T extends GameTypes> {
  readonly at: number;
  readonly answers: readonly Recorded<T>[];
  /** What the players call it; left out where they call it nothing. */
  readonly name?: string;
}

/** An end that the players agreed on outside the rules. */
export type Conclusion<T extends GameTypes> =
  | { readonly kind: 'resigned'; readonly side: T['side'] }
  | { readonly kind: 'agreed' };

/** An answer with, now and then, the state it led to. */
export interface PastStep<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly snapshot: T['game'] | null;
}

export interface History<T extends GameTypes> {
  readonly seed: string;
  /** The state given at the start, and what settling it did before the first answer. */
  readonly start: T['game'];
  readonly opening: Settled<T>;
  /** The answers given, latest first, and how many they are. */
  readonly past: Chain<PastStep<T>> | null;
  readonly length: number;
  /** Answers stepped back over, next first. */
  readonly ahead: Chain<PastStep<T>> | null;
  /** The state after the answers given. */
  readonly game: T['game'];
  readonly branches: readonly Branch<T>[];
  readonly conclusion: Conclusion<T> | null;
}

export type Played<T extends GameTypes> =
  | {
      readonly ok: true;
      readonly history: History<T>;
      readonly facts: readonly T['fact'][];
      readonly entry: LogEntry<T>;
    }
  | { readonly ok: false; readonly why: AnswerProblem<T> };

/**
 * A state is kept in memory every so many answers, by reference. Keeping each one would also keep alive whatever is
 * cached for it, such as its lists of legal answers.
 */
const SNAPSHOT_EVERY = 20;

/** The history of a game about to begin. The start state must not have been played: its counts are 0. */
export function beginHistory<T extends GameTypes>(
  engine: Engine<T>,
  start: T['game'],
  seed: string,
): History<T> {
  if (start.count.answers !== 0 || start.count.draws !== 0)
    throw new BrokenInvariant('begun after the first answer');
  const opening = engine.settle(start);
  return {
    seed,
    start,
    opening,
    past: null,
    length: 0,
    ahead: null,
    game: opening.game,
    branches: [],
    conclusion: null,
  };
}

/** The answer that the engine took, as it is recorded. */
function recordedOf<T extends GameTypes>(waiting: Pending<T>, answer: Answer<T>): Recorded<T> {
  if ('agreed' in answer) return { agreed: answer.agreed };
  if (!('choice' in answer)) return { faces: answer.faces, source: answer.source };
  if (waiting.wait !== 'decision') throw new BrokenInvariant('no roll is a choice');
  const { choice, standing } = answer;
  return { choice, side: waiting.decision.side, ...(standing ? { standing } : {}) };
}

function entryOf<T extends GameTypes>(
  waiting: Pending<T>,
  answer: Recorded<T>,
  { at, depth, facts }: Pick<LogEntry<T>, 'at' | 'depth' | 'facts'>,
): LogEntry<T> {
  if ('agreed' in answer && waiting.wait !== 'over') {
    const { side } = waiting.wait === 'decision' ? waiting.decision : waiting.roll;
    return { at, depth, side, facts, waited: 'agreement', answer };
  }
  if (waiting.wait === 'decision' && 'choice' in answer)
    return {
      at,
      depth,
      side: answer.side,
      facts,
      waited: 'decision',
      question: waiting.decision.question,
      answer,
    };
  if (waiting.wait === 'roll' && 'faces' in answer) {
    const { side, about, dice } = waiting.roll;
    return { at, depth, side, facts, waited: 'roll', about, dice, answer };
  }
  throw new BrokenInvariant('no such answer');
}

/**
 * Gives an answer of unknown origin, at the place reached. Refused as the engine refuses it, and as over once the game
 * is concluded. Repeating the answer ahead keeps those that follow it; any other makes a branch of them.
 */
export function play<T extends GameTypes>(
  engine: Engine<T>,
  history: History<T>,
  answer: unknown,
): Played<T> {
  if (history.conclusion) return { ok: false, why: { problem: 'over' } };
  const { game, length } = history;
  const answered = engine.answer(game, answer);
  if (!answered.ok) return answered;
  const waiting = engine.pending(game);
  const recorded = recordedOf(waiting, answered.answer);
  const { facts } = answered;
  const entry = entryOf(waiting, recorded, { at: length, depth: game.frames.length, facts });
  const snapshot = (length + 1) % SNAPSHOT_EVERY === 0 ? answered.game : null;
  const next = history.ahead?.head.entry.answer;
  const repeated = next !== undefined && canonicalText(next) === canonicalText(recorded);
  return {
    ok: true,
    facts,
    entry,
    history: {
      ...history,
      past: { head: { entry, snapshot }, rest: history.past },
      length: length + 1,
      ahead: repeated ? (history.ahead?.rest ?? null) : null,
      game: answered.game,
      branches: next === undefined || repeated ? history.branches : withBranch(history),
    },
  };
}

/** So many branches are kept, the latest: a game is opened by replaying them all, and a file takes no endless list. */
export const BRANCHES_KEPT = 200;

/** The branches once the answers ahead are left: they become one, and those that hung on them now hang beside it. */
function withBranch<T extends GameTypes>(history: History<T>): readonly Branch<T>[] {
  const at = history.length;
  const answers = [...links(history.ahead)].map((step) => step.entry.answer);
  const moved = history.branches.map((branch) =>
    branch.at <= at
      ? branch
      : { ...branch, at, answers: [...answers.slice(0, branch.at - at), ...branch.answers] },
  );
  const left = { at, answers };
  const text = canonicalText(answers);
  // of hundreds of long branches few are as long as this one
  const isLeft = (branch: Branch<T>): boolean =>
    branch.at === at && branch.answers.length === answers.length && canonicalText(branch.answers) === text;
  return moved.some(isLeft) ? moved : [...moved, left].slice(-BRANCHES_KEPT);
}

/** A generator that stands where the game does: the one given when it fits, otherwise a new one. */
export function generatorFor<T extends GameTypes>(history: History<T>, kept: Generator | null): Generator {
  const { draws } = history.game.count;
  return kept?.seed === history.seed && kept.draws === draws ? kept : makeGenerator(history.seed, draws);
}

/** Rolls the dice that are waited for. The generator must stand where the game does (see `generatorFor`). */
export function roll<T extends GameTypes>(
  engine: Engine<T>,
  history: History<T>,
  generator: Generator,
): Played<T> {
  const waiting = engine.pending(history.game);
  if (waiting.wait === 'over' || history.conclusion) return { ok: false, why: { problem: 'over' } };
  if (waiting.wait === 'decision') return { ok: false, why: { problem: 'decisionAwaited' } };
  if (generator.seed !== history.seed || generator.draws !== history.game.count.draws)
    throw new BrokenInvariant('the dice are elsewhere');
  const faces = rollFaces(waiting.roll.dice, generator);
  return play(engine, history, ownAnswer({ at: history.game.count.answers, faces, source: 'seed' }));
}

/** The answer as the engine takes it. */
export function givenAgain<T extends GameTypes>(at: number, answer: Recorded<T>): unknown {
  if ('agreed' in answer) return { at, agreed: answer.agreed };
  if (!('choice' in answer)) return { at, faces: answer.faces, source: answer.source };
  const { choice, standing } = answer;
  return { at, choice, ...(standing ? { standing } : {}) };
}

/** Ends the game by agreement or resignation, or takes that back. */
export function conclude<T extends GameTypes>(
  history: History<T>,
  conclusion: Conclusion<T> | null,
): History<T> {
  return { ...history, conclusion };
}

/** What was done by the answers given from index `from` on, in order. */
export function entriesOf<T extends GameTypes>(history: History<T>, from = 0): LogEntry<T>[] {
  const entries: LogEntry<T>[] = [];
  for (const { entry } of links(history.past)) {
    if (entry.at < from) break;
    entries.push(entry);
  }
  return entries.reverse();
}
