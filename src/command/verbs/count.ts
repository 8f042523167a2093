import { outcomesOf } from '../../engine/dice.ts';
import { facesForOutcome } from '../../engine/outcomeFaces.ts';
import { ownAnswer } from '../../engine/plainData.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import { commandFault, type Printed } from './fault.ts';
import { type PlayableFile, type Read, reachedBy } from './positions.ts';
import { type Counted, REPORT_EVERY, type Report, UNHEARD } from './work.ts';

/** Answers that a count gives unless it is told otherwise: about a minute of work. */
export const MOST_COUNTED = 300_000;

/** Thrown where a count would give more answers than it may. */
class TooMany extends Error {
  override readonly name = 'TooMany';
}

/** Every legal answer, one for each distinct outcome where dice are waited for. */
function answersAt(game: Game): readonly object[] {
  const pending = engine.pending(game);
  const at = game.count.answers;
  if (pending.wait === 'over') return [];
  if (pending.wait === 'decision') return engine.legal(game).map((choice) => ({ at, choice }));
  const { dice } = pending.roll;
  return outcomesOf(dice).map(({ outcome }) => ({
    at,
    faces: facesForOutcome(dice, outcome),
    source: 'scripted',
  }));
}

/** The sequences of exactly that many answers; `step` is called before each answer given. */
function countAt(start: Game, depth: number, step: () => void): Counted {
  let choices = 0;
  let outcomes = 0;
  const visit = (game: Game, left: number): void => {
    const answers = answersAt(game);
    if (left === 1) {
      if (engine.pending(game).wait === 'roll') outcomes += answers.length;
      else choices += answers.length;
      return;
    }
    for (const answer of answers) {
      step();
      const answered = engine.answer(game, ownAnswer(answer));
      if (!answered.ok) throw new Error(`a legal answer was refused: ${JSON.stringify(answer)}`);
      visit(answered.game, left - 1);
    }
  };
  visit(start, depth);
  return { depth, sequences: choices + outcomes, choices, outcomes };
}

/** How a count may go on, and who hears of it. */
export interface Limits {
  /** Answers given in all. */
  readonly most?: number;
  readonly report?: Report;
}

/**
 * How many sequences of legal answers there are from the position, for each length up to `depth`. An outcome is one
 * branch, whatever its weight; what is forced is no answer; a battle that is over goes no further. One length is counted
 * to its end before the next is begun, so that something is known when the count must stop: `ended` tells whether it did.
 */
export function countUpTo(
  start: Game,
  depth: number,
  { most = Number.POSITIVE_INFINITY, report = UNHEARD }: Limits = {},
): { readonly depths: readonly Counted[]; readonly ended: boolean } {
  const depths: Counted[] = [];
  let steps = 0;
  const step = (): void => {
    if (steps >= most) throw new TooMany();
    steps++;
    if (steps % REPORT_EVERY === 0) report({ steps, depths });
  };
  try {
    while (depths.length < depth) depths.push(countAt(start, depths.length + 1, step));
    return { depths, ended: true };
  } catch (error) {
    if (error instanceof TooMany) return { depths, ended: false };
    throw error;
  }
}

/** `count`: the sequences of legal answers up to a depth, as chess programs count positions to prove their rules. */
export function count(read: Read<PlayableFile>, depth: number, most: number, report: Report): Printed {
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const { depths, ended } = countUpTo(reached.value.game, depth, { most, report });
  if (ended) return { status: 0, json: { depths } };
  const fault = commandFault('countTooLarge', '--steps', { most, depth: depths.length + 1 });
  return { status: 2, json: { ...fault, facts: { ...fault.facts, depths } } };
}
