/** Answers that are not legal: each must be refused with its reason and leave the state as it was. */

import { canonicalText } from '../engine/interpreter.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Game } from '../rules/state/game.ts';

/** A stream of numbers from 0 to 1. */
export type Stream = () => number;

function oneOf<T>(items: readonly T[], stream: Stream): T | undefined {
  return items[Math.floor(stream() * items.length)];
}

const WRONG_VALUES: readonly unknown[] = [-1, 99999, 1.5, 'Z', '', null, {}, [], true, Number.NaN, undefined];

/** Any plain field of a choice, replaced by something else. */
function spoiled(choice: Choice, game: Game, stream: Stream): unknown {
  const entries = Object.entries(choice);
  const [key] = oneOf(entries, stream) ?? ['choose'];
  const unit = oneOf(game.units, stream)?.id ?? 'none';
  const wrong = oneOf<unknown>(
    [...WRONG_VALUES, unit, [unit], { q: -1, r: 99999 }, { q: 1.5, r: 0 }, 'charge', 'endOrders', 5],
    stream,
  );
  return { ...choice, [key]: wrong };
}

/** One answer that may or may not be legal, of the shapes a faulty or hostile client would send. */
function wildAnswer(game: Game, earlier: readonly Choice[], stream: Stream): unknown {
  const at = game.count.answers;
  const legal = engine.legal(game);
  const sample =
    oneOf(legal.length > 0 && stream() < 0.7 ? legal : earlier, stream) ?? ({ choose: 'pass' } as const);
  switch (Math.floor(stream() * 9)) {
    case 0:
      return { at: at - 1 - Math.floor(stream() * 3), choice: sample };
    case 1:
      return { at, choice: sample, extra: 1 };
    case 2:
      return { at, choice: { ...sample, extra: 'more' } };
    case 3:
      return oneOf(WRONG_VALUES, stream);
    case 4:
      return { at: oneOf(WRONG_VALUES, stream), choice: sample };
    case 5:
      return { at, choice: oneOf(WRONG_VALUES, stream) };
    case 6:
      return {
        at,
        faces: [oneOf<unknown>([...WRONG_VALUES, 7, 0], stream), 3],
        source: oneOf<unknown>(['seed', 'typed', 'fate', null], stream),
      };
    case 7:
      return { at, choice: oneOf(earlier, stream) ?? sample };
    default:
      return { at, choice: spoiled(sample, game, stream) };
  }
}

/** Whether this answer is in truth one of the legal ones (a spoiled choice can turn out legal). */
function isLegal(game: Game, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const pending = engine.pending(game);
  if (pending.wait !== 'decision') {
    // faces that happen to fit are a legal roll
    return 'faces' in answer && engine.answer(game, answer).ok && Object.keys(answer).length === 3;
  }
  const { at, choice, ...rest } = answer as { at?: unknown; choice?: unknown };
  if (at !== game.count.answers || Object.keys(rest).length > 0 || choice === undefined) return false;
  const text = canonicalText(choice);
  return engine.legal(game).some((one) => canonicalText(one) === text);
}

/** Tries one wild answer; a text tells what went wrong. `tried` is false when the answer was legal after all. */
export function tryWildAnswer(
  game: Game,
  earlier: readonly Choice[],
  stream: Stream,
): { tried: boolean; fault: string | null } {
  const answer = wildAnswer(game, earlier, stream);
  if (isLegal(game, answer)) return { tried: false, fault: null };
  const before = stream() < 0.02 ? JSON.stringify(game) : null;
  try {
    const answered = engine.answer(game, answer);
    if (answered.ok) return { tried: true, fault: `accepted ${JSON.stringify(answer)}` };
    if (before !== null && JSON.stringify(game) !== before)
      return { tried: true, fault: `changed by ${JSON.stringify(answer)}` };
    return { tried: true, fault: answered.why.problem.length > 0 ? null : 'refused without a reason' };
  } catch (error) {
    return { tried: true, fault: `untyped error for ${JSON.stringify(answer)}: ${String(error)}` };
  }
}
