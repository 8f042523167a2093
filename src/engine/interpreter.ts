import { COPIED, changed } from './changed.ts';
import { type Dice, facesAreValid, facesOf, readFaces } from './dice.ts';
import type { Decision, Frame, Kit, Next, PartOfRulebook, Pending, Step } from './procedure.ts';

/** Where the faces of a recorded roll came from. */
export const SOURCES = ['seed', 'typed', 'scripted'] as const;
export type Source = (typeof SOURCES)[number];

/** What resolves a decision or a roll; `at` is the count of answers before it, so that a stale one is refused. */
export type Answer<K extends Kit> =
  | { readonly at: number; readonly choice: K['choice'] }
  | { readonly at: number; readonly faces: readonly number[]; readonly source: Source };

/** Why an answer was not taken: not of the form, too late, not what is waited for, bad dice, or not legal here. */
export type AnswerProblem<K extends Kit> =
  | { readonly problem: 'malformed' | 'stale' | 'over' | 'rollAwaited' | 'decisionAwaited' }
  | { readonly problem: 'badFaces'; readonly count: number; readonly sides: number }
  | { readonly problem: 'notLegal'; readonly reasons: readonly K['refusal'][] };

export interface Settled<K extends Kit> {
  readonly game: K['game'];
  readonly facts: readonly K['fact'][];
}

export type Answered<K extends Kit> =
  | ({ readonly ok: true } & Settled<K>)
  | { readonly ok: false; readonly why: AnswerProblem<K> };

/** A fault of the program, never of a player: names where it happened. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/** The part of the rulebook that runs has no such step: for a part that is a way to end, for the whole a fault. */
export class UnknownStep extends BrokenInvariant {}

export interface Engine<K extends Kit> {
  /** Runs what needs no one until the game waits for a choice, for dice, or is over. */
  readonly settle: (game: K['game']) => Settled<K>;
  /** What a settled game waits for. */
  readonly pending: (game: K['game']) => Pending<K>;
  /** Takes an answer of unknown origin. A refused one leaves the game as it was. */
  readonly answer: (game: K['game'], answer: unknown) => Answered<K>;
  /** The legal choices of a settled game waiting for a decision, in canonical order; none otherwise. */
  readonly legal: (game: K['game']) => readonly K['choice'][];
  /**
   * For whoever goes through all that may happen: runs what needs no one until there is a question or a roll, be it one
   * with a single answer. Nothing is told, nothing counted.
   */
  readonly run: (game: K['game']) => K['game'];
  /** The same after one of the legal choices, or after that outcome of the roll: neither is checked. */
  readonly follow: (game: K['game'], answer: K['choice'] | number) => K['game'];
}

/** Sorted-key text of plain data: two choices are the same answer exactly when their texts are equal. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}

/** How much of one chain of automatic steps is believable before it must be a loop. */
const STEP_LIMIT = 10_000;

/** The frame at another heading, some of its fields set. */
function movedOn(frame: Frame, to: string, set: object | undefined): Frame {
  if (COPIED in frame) return changed<Frame>(frame, { ...set, at: to });
  return set === undefined ? { ...frame, at: to } : { ...frame, ...set, at: to };
}

/** Makes the machine that runs one rulebook, or part of one. The results are cached per state object, outside the state. */
export function makeEngine<K extends Kit>(rulebook: PartOfRulebook<K>): Engine<K> {
  const legalLists = new WeakMap<object, readonly K['choice'][]>();

  function top(game: K['game']): K['frame'] | undefined {
    return game.frames[game.frames.length - 1];
  }

  function stepOf(frame: K['frame']): Step<K, Frame> {
    const procedures: Readonly<Record<string, Readonly<Record<string, Step<K, Frame>>>>> =
      rulebook.procedures as never;
    const step = procedures[frame.procedure]?.[frame.at];
    if (!step) throw new UnknownStep(`no step ${frame.procedure}.${frame.at}`);
    return step;
  }

  /** Applies where a step leads; a procedure that ends hands its result to its caller. Nothing is told without `facts`. */
  function follow(game: K['game'], frame: Frame, next: Next<K, Frame>, facts: K['fact'][] | null): K['game'] {
    const after = next.game ?? game;
    if (next.facts) facts?.push(...next.facts);
    const frames = after.frames.slice(0, -1);
    if ('to' in next) {
      frames.push(movedOn(frame, next.to, next.set));
      return { ...after, frames };
    }
    const caller = frames[frames.length - 1];
    const ended: K['game'] = { ...after, frames };
    if (!caller) return ended;
    const step = stepOf(caller);
    if (!step.call) throw new BrokenInvariant(`${caller.procedure}.${caller.at} did not call`);
    return follow(ended, caller, step.then(ended, caller, next.end), facts);
  }

  function legalOf(game: K['game'], decision: Decision<K>): readonly K['choice'][] {
    const known = legalLists.get(game);
    if (known) return known;
    const list = decision.legal();
    legalLists.set(game, list);
    return list;
  }

  function settle(start: K['game']): Settled<K> {
    let game = start;
    const facts: K['fact'][] = [];
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      const frame = top(game);
      if (!frame) return { game, facts };
      const step = stepOf(frame);
      if (step.do) game = follow(game, frame, step.do(game, frame), facts);
      else if (step.call) game = { ...game, frames: [...game.frames, step.call(game, frame)] };
      else if (step.roll) {
        if (facesOf(step.roll(game, frame).dice).count > 0) return { game, facts };
        game = follow(game, frame, step.then(game, frame, 0), facts);
      } else {
        const decision = step.ask(game, frame);
        const [only, ...others] = legalOf(game, decision);
        if (!only) throw new BrokenInvariant(`no legal answer at ${frame.procedure}.${frame.at}`);
        if (others.length > 0) return { game, facts };
        facts.push(rulebook.forced(decision, only));
        game = follow(game, frame, step.then(game, frame, only), facts);
      }
    }
    throw new BrokenInvariant(`no end of steps at ${top(game)?.procedure}.${top(game)?.at}`);
  }

  function run(start: K['game']): K['game'] {
    let game = start;
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      const frame = top(game);
      if (!frame) return game;
      const step = stepOf(frame);
      if (step.do) game = follow(game, frame, step.do(game, frame), null);
      else if (step.call) game = { ...game, frames: [...game.frames, step.call(game, frame)] };
      else return game;
    }
    throw new BrokenInvariant(`no end of steps at ${top(game)?.procedure}.${top(game)?.at}`);
  }

  function followed(game: K['game'], answer: K['choice'] | number): K['game'] {
    const frame = top(game);
    const step = frame && stepOf(frame);
    if (!frame || !step?.then || step.call) throw new BrokenInvariant('nothing waits for an answer');
    return run(follow(game, frame, step.then(game, frame, answer as never), null));
  }

  function pending(game: K['game']): Pending<K> {
    const frame = top(game);
    if (!frame) return { wait: 'over' };
    const step = stepOf(frame);
    if (step.ask) return { wait: 'decision', decision: step.ask(game, frame) };
    if (step.roll) return { wait: 'roll', roll: step.roll(game, frame) };
    throw new BrokenInvariant(`not settled at ${frame.procedure}.${frame.at}`);
  }

  function proceed(game: K['game'], next: (frame: K['frame']) => Next<K, Frame>, draws: number): Answered<K> {
    const frame = top(game);
    if (!frame) return { ok: false, why: { problem: 'over' } };
    const facts: K['fact'][] = [];
    const count = { answers: game.count.answers + 1, draws: game.count.draws + draws };
    const moved = follow(game, frame, next(frame), facts);
    const settled = settle({ ...moved, count });
    return { ok: true, game: settled.game, facts: [...facts, ...settled.facts] };
  }

  function roll(
    game: K['game'],
    step: Step<K, Frame> & { then: (g: never, f: never, o: number) => unknown },
    dice: Dice,
    given: Record<string, unknown>,
  ): Answered<K> {
    if (!('faces' in given)) return { ok: false, why: { problem: 'rollAwaited' } };
    const { faces, source } = given;
    if (!hasExactly(given, ['at', 'faces', 'source']) || !isSource(source))
      return { ok: false, why: { problem: 'malformed' } };
    if (!facesAreValid(dice, faces)) return { ok: false, why: { problem: 'badFaces', ...facesOf(dice) } };
    const outcome = readFaces(dice, faces);
    return proceed(
      game,
      (frame) => step.then(game as never, frame as never, outcome) as Next<K, Frame>,
      source === 'seed' ? faces.length : 0,
    );
  }

  function answer(game: K['game'], given: unknown): Answered<K> {
    const frame = top(game);
    if (!frame) return { ok: false, why: { problem: 'over' } };
    if (!isRecord(given) || !Number.isInteger(given['at']))
      return { ok: false, why: { problem: 'malformed' } };
    if (given['at'] !== game.count.answers) return { ok: false, why: { problem: 'stale' } };
    const step = stepOf(frame);
    if (step.roll) return roll(game, step as never, step.roll(game, frame).dice, given);
    if (!step.ask) throw new BrokenInvariant(`not settled at ${frame.procedure}.${frame.at}`);
    if (!('choice' in given)) return { ok: false, why: { problem: 'decisionAwaited' } };
    const choice = given['choice'];
    if (!hasExactly(given, ['at', 'choice']) || !isRecord(choice))
      return { ok: false, why: { problem: 'malformed' } };
    const decision = step.ask(game, frame);
    const list = legalOf(game, decision);
    const same = list.find((one) => one === choice) ?? sameChoice(list, choice);
    if (same) return proceed(game, (at) => step.then(game, at, same), 0);
    const text = safeText(choice);
    const refused = decision.refused().find((one) => canonicalText(one.choice) === text);
    const reasons = refused?.reasons ?? decision.whyNot?.(choice) ?? [];
    return { ok: false, why: { problem: 'notLegal', reasons } };
  }

  return {
    settle,
    pending,
    answer,
    run,
    follow: followed,
    legal: (game) => {
      const waiting = pending(game);
      return waiting.wait === 'decision' ? legalOf(game, waiting.decision) : [];
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasExactly(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => key in value);
}

function isSource(value: unknown): value is Source {
  return SOURCES.some((source) => source === value);
}

/** The canonical text of anything, or none for what is not plain data (loops, for instance). */
function safeText(value: unknown): string | null {
  try {
    return canonicalText(value);
  } catch {
    return null;
  }
}

function sameChoice<C>(list: readonly C[], choice: unknown): C | undefined {
  const text = safeText(choice);
  return text === null ? undefined : list.find((one) => canonicalText(one) === text);
}
