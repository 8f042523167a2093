import { facesAreValid, facesOf, readFaces } from './dice.ts';
import { frozen, holdsProxy, isOwnAnswer, isPlainRecord, plainCopy, plainFields } from './plainData.ts';
import type {
  AgreementProblem,
  Ask,
  Decision,
  Frame,
  GameTypes,
  Next,
  PartOfRulebook,
  Pending,
  Step,
  Throw,
} from './procedure.ts';

/** Where the faces of a recorded roll came from. */
export const SOURCES = ['seed', 'typed', 'scripted'] as const;
export type Source = (typeof SOURCES)[number];

/** What resolves a decision or a roll; `at` is the count of answers before it, so that a stale one is refused. */
export type Answer<T extends GameTypes> =
  /** `standing`: its side had said beforehand how it would answer. */
  | { readonly at: number; readonly choice: T['choice']; readonly standing?: true }
  | { readonly at: number; readonly faces: readonly number[]; readonly source: Source }
  /** Neither a choice nor dice: what both sides agreed on, whatever is waited for. */
  | { readonly at: number; readonly agreed: T['agreed'] };

/** Why an answer was not taken: not of the form, too late, not what is waited for, bad dice, or not legal here. */
export type AnswerProblem<T extends GameTypes> =
  | { readonly problem: 'malformed' | 'stale' | 'over' | 'rollAwaited' | 'decisionAwaited' }
  | { readonly problem: Exclude<AgreementProblem, 'malformed'> }
  | { readonly problem: 'badFaces'; readonly count: number; readonly sides: number }
  | { readonly problem: 'notLegal'; readonly reasons: readonly T['refusal'][] };

export interface Settled<T extends GameTypes> {
  readonly game: T['game'];
  readonly facts: readonly T['fact'][];
}

/**
 * An answer that was taken comes back as the engine understood it: none of it is an object that was given, unless the
 * program itself made the answer, and nothing in it can be changed any more.
 */
export type Answered<T extends GameTypes> =
  | ({ readonly ok: true; readonly answer: Answer<T> } & Settled<T>)
  | { readonly ok: false; readonly why: AnswerProblem<T> };

/** A fault of the program, never of a player: names where it happened. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

export interface Engine<T extends GameTypes> {
  /** Runs what needs no one until the game waits for a choice, for dice, or is over. */
  readonly settle: (game: T['game']) => Settled<T>;
  /** What a settled game waits for. */
  readonly pending: (game: T['game']) => Pending<T>;
  /** Takes an answer of unknown origin. A refused one leaves the game as it was. */
  readonly answer: (game: T['game'], answer: unknown) => Answered<T>;
  /** The legal choices of a settled game waiting for a decision, in canonical order; none otherwise. */
  readonly legal: (game: T['game']) => readonly T['choice'][];
  /**
   * For whoever goes through all that may happen: runs what needs no one until there is a question or a roll, be it one
   * with a single answer. Nothing is told, nothing counted.
   */
  readonly run: (game: T['game']) => T['game'];
  /** The same after one of the legal choices, or after that outcome of the roll: neither is checked. */
  readonly follow: (game: T['game'], answer: T['choice'] | number) => T['game'];
  /** The step run or asked last: where something broke, that is where. */
  readonly lastStep: () => string | null;
}

/** Sorted-key text of plain data: two choices are the same answer exactly when their texts are equal. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** How much of one chain of automatic steps is believable before it must be a loop. */
const STEP_LIMIT = 10_000;

/** The frame at another heading, some of its fields set. */
function movedOn(frame: Frame, to: string, set: object | undefined): Frame {
  return set === undefined ? { ...frame, at: to } : { ...frame, ...set, at: to };
}

/** Makes the machine that runs one rulebook, or part of one. The results are cached per state object, outside the state. */
export function makeEngine<T extends GameTypes>(rulebook: PartOfRulebook<T>): Engine<T> {
  const legalLists = new WeakMap<object, Lists<T>>();
  let last: Frame | null = null;
  const { withFrames = (game, frames) => ({ ...game, frames }) } = rulebook;

  function top(game: T['game']): T['frame'] | undefined {
    return game.frames[game.frames.length - 1];
  }

  function stepOf(frame: T['frame']): Step<T, Frame> {
    const procedures: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Step<T, Frame>>>>>>> =
      rulebook.procedures;
    const step = procedures[frame.procedure]?.[frame.at];
    if (!step) throw new BrokenInvariant(`no step ${frame.procedure}.${frame.at}`);
    last = frame;
    return step;
  }

  /** Applies where a step leads; a procedure that ends hands its result to its caller. Nothing is told without `facts`. */
  function follow(game: T['game'], frame: Frame, next: Next<T, Frame>, facts: T['fact'][] | null): T['game'] {
    const after = next.game ?? game;
    if (next.facts) facts?.push(...next.facts);
    const frames = after.frames.slice(0, -1);
    if ('to' in next) {
      frames.push(movedOn(frame, next.to, next.set));
      return withFrames(after, frames);
    }
    const caller = frames[frames.length - 1];
    const ended = withFrames(after, frames);
    if (!caller) return ended;
    const step = stepOf(caller);
    if (!step.call) throw new BrokenInvariant(`${caller.procedure}.${caller.at} did not call`);
    return follow(ended, caller, step.then(ended, caller, next.end), facts);
  }

  function listsOf(game: T['game']): Lists<T> {
    const known = legalLists.get(game);
    if (known) return known;
    const lists: Lists<T> = { kept: null, offered: null };
    legalLists.set(game, lists);
    return lists;
  }

  /** The legal choices, in a list that nobody else has. */
  function legalOf(game: T['game'], decision: Decision<T>): readonly T['choice'][] {
    const lists = listsOf(game);
    lists.kept ??= decision.legal();
    return lists.kept;
  }

  /** The same to be handed out, which the engine then no longer relies on. */
  function offeredAt(game: T['game'], decision: Decision<T>): readonly T['choice'][] {
    const lists = listsOf(game);
    if (lists.offered) return lists.offered;
    lists.offered = Object.freeze(legalOf(game, decision));
    lists.kept = null;
    return lists.offered;
  }

  /** Runs on until someone is needed: `unasked` says where a question or a roll leads by itself, or null. */
  function runOn(
    start: T['game'],
    facts: T['fact'][] | null,
    unasked: (game: T['game'], frame: Frame, step: Ask<T, Frame> | Throw<T, Frame>) => Next<T, Frame> | null,
  ): T['game'] {
    let game = start;
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      const frame = top(game);
      if (!frame) return game;
      const step = stepOf(frame);
      if (step.call) {
        game = withFrames(game, [...game.frames, step.call(game, frame)]);
        continue;
      }
      const next = step.do ? step.do(game, frame) : unasked(game, frame, step);
      if (!next) return game;
      game = follow(game, frame, next, facts);
    }
    throw new BrokenInvariant(`no end of steps at ${top(game)?.procedure}.${top(game)?.at}`);
  }

  /** Settles, telling what happens after what has been told already. */
  function settledAfter(facts: T['fact'][], start: T['game']): Settled<T> {
    const game = runOn(start, facts, (now, frame, step) => {
      if (step.roll) return facesOf(step.roll(now, frame).dice).count > 0 ? null : step.then(now, frame, 0);
      const decision = step.ask(now, frame);
      const list = legalOf(now, decision);
      const [only] = list;
      if (!only) throw new BrokenInvariant(`no legal answer at ${frame.procedure}.${frame.at}`);
      if (list.length > 1) return null;
      facts.push(rulebook.forced(decision, only));
      return step.then(now, frame, only);
    });
    return { game, facts };
  }

  function run(start: T['game']): T['game'] {
    return runOn(start, null, () => null);
  }

  function followed(game: T['game'], answer: T['choice'] | number): T['game'] {
    const frame = top(game);
    const step = frame && stepOf(frame);
    if (frame && step?.roll && typeof answer === 'number')
      return run(follow(game, frame, step.then(game, frame, answer), null));
    if (frame && step?.ask && typeof answer !== 'number')
      return run(follow(game, frame, step.then(game, frame, answer), null));
    throw new BrokenInvariant('nothing waits for such an answer');
  }

  function pending(game: T['game']): Pending<T> {
    const frame = top(game);
    if (!frame) return { wait: 'over' };
    const step = stepOf(frame);
    if (step.ask) return { wait: 'decision', decision: step.ask(game, frame) };
    if (step.roll) return { wait: 'roll', roll: step.roll(game, frame) };
    throw new BrokenInvariant(`not settled at ${frame.procedure}.${frame.at}`);
  }

  function proceed(game: T['game'], frame: Frame, next: Next<T, Frame>, answer: Answer<T>): Answered<T> {
    const facts: T['fact'][] = [];
    const draws = 'faces' in answer && answer.source === 'seed' ? answer.faces.length : 0;
    const count = { answers: game.count.answers + 1, draws: game.count.draws + draws };
    const settled = settledAfter(facts, { ...follow(game, frame, next, facts), count });
    return { ok: true, answer, ...settled };
  }

  function rolled(game: T['game'], frame: Frame, step: Throw<T, Frame>, given: Given): Answered<T> {
    const { source } = given.fields;
    if (!Object.hasOwn(given.fields, 'faces')) return refused('rollAwaited');
    if (!hasExactly(given, ['at', 'faces', 'source']) || !isSource(source)) return refused('malformed');
    const { dice } = step.roll(game, frame);
    const { faces: wanted } = given.fields;
    const faces = given.own ? wanted : plainCopy(wanted);
    if (!facesAreValid(dice, faces)) return { ok: false, why: { problem: 'badFaces', ...facesOf(dice) } };
    if (hidesProxy(given)) return refused('malformed');
    const next = step.then(game, frame, readFaces(dice, faces));
    return proceed(game, frame, next, { at: game.count.answers, faces: frozen(faces), source });
  }

  function chosen(game: T['game'], frame: Frame, step: Ask<T, Frame>, given: Given): Answered<T> {
    if (!Object.hasOwn(given.fields, 'choice')) return refused('decisionAwaited');
    const wanted = given.fields['choice'];
    const standing = given.fields['standing'] === true ? ({ standing: true } as const) : {};
    const keys = ['at', 'choice', ...Object.keys(standing)];
    if (!hasExactly(given, keys) || typeof wanted !== 'object') return refused('malformed');
    const take = (choice: T['choice']): Answered<T> =>
      proceed(game, frame, step.then(game, frame, choice), {
        at: game.count.answers,
        choice: frozen(choice),
        ...standing,
      });
    // the program's own answers mostly hold one of the very objects that were offered: nothing has to be found out
    const offered = given.own && legalLists.get(game)?.offered?.find((one) => one === wanted);
    if (offered) return take(offered);
    const copy = plainCopy(wanted);
    if (copy === undefined) return notLegal([]);
    if (!isPlainRecord(copy)) return refused('malformed');
    const text = canonicalText(copy);
    const decision = step.ask(game, frame);
    const same = legalOf(game, decision).find((one) => canonicalText(one) === text);
    if (same) return holdsProxy(given.whole) ? refused('malformed') : take(same);
    const near = decision.refused().find((one) => canonicalText(one.choice) === text);
    return notLegal(near?.reasons ?? decision.whyNot?.(copy) ?? []);
  }

  /** The sides agreed on something outside the rule: the game waits on where it stood, unless nothing is left to ask there. */
  function agreedOn(game: T['game'], given: Given): Answered<T> {
    const agreed = plainCopy(given.fields['agreed']);
    if (!rulebook.agree || !hasExactly(given, ['at', 'agreed'])) return refused('malformed');
    if (agreed === undefined || !isPlainRecord(agreed) || hidesProxy(given)) return refused('malformed');
    const taken = rulebook.agree(game, agreed);
    if (!taken.ok) return 'reasons' in taken ? notLegal(taken.reasons) : refused(taken.problem);
    const { answers, draws } = game.count;
    const settled = settledAfter([...taken.facts], { ...taken.game, count: { answers: answers + 1, draws } });
    return { ok: true, answer: { at: answers, agreed: frozen(taken.agreed) }, ...settled };
  }

  function answer(game: T['game'], given: unknown): Answered<T> {
    const frame = top(game);
    if (!frame) return refused('over');
    const own = isOwnAnswer(given);
    const fields = own ? given : plainFields(given);
    if (!fields || !Number.isInteger(fields['at'])) return refused('malformed');
    if (fields['at'] !== game.count.answers) return refused('stale');
    if (Object.hasOwn(fields, 'agreed')) return agreedOn(game, { whole: given, own, fields });
    const step = stepOf(frame);
    if (step.roll) return rolled(game, frame, step, { whole: given, own, fields });
    if (step.ask) return chosen(game, frame, step, { whole: given, own, fields });
    throw new BrokenInvariant(`not settled at ${frame.procedure}.${frame.at}`);
  }

  return {
    settle: (game) => settledAfter([], game),
    pending,
    answer,
    run,
    follow: followed,
    lastStep: () => last && `${last.procedure}.${last.at}`,
    legal: (game) => {
      const waiting = pending(game);
      return waiting.wait === 'decision' ? offeredAt(game, waiting.decision) : [];
    },
  };
}

/** An answer as it came, and its fields read once. */
interface Given {
  readonly whole: unknown;
  /** Whether the program itself made it: its fields are then read where they are. */
  readonly own: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the program made holds no proxy, and need not be looked through. */
function hidesProxy({ own, whole }: Given): boolean {
  return !own && holdsProxy(whole);
}

/** The legal choices of one state. */
interface Lists<T extends GameTypes> {
  /** Nobody else has this list. */
  kept: readonly T['choice'][] | null;
  /** This one was handed out: whoever has it may have changed what is in it. */
  offered: readonly T['choice'][] | null;
}

type Refused<T extends GameTypes> = Extract<Answered<T>, { readonly ok: false }>;

function refused<T extends GameTypes>(
  problem: Exclude<AnswerProblem<T>['problem'], 'badFaces' | 'notLegal'>,
): Refused<T> {
  return { ok: false, why: { problem } };
}

function notLegal<T extends GameTypes>(reasons: readonly T['refusal'][]): Refused<T> {
  return { ok: false, why: { problem: 'notLegal', reasons } };
}

function hasExactly({ fields }: Given, keys: readonly string[]): boolean {
  return Object.keys(fields).length === keys.length && keys.every((key) => Object.hasOwn(fields, key));
}

function isSource(value: unknown): value is Source {
  return SOURCES.some((source) => source === value);
}
