import { outcomesOf } from '../../engine/dice.ts';
import { facesForOutcome } from '../../engine/outcomeFaces.ts';
import type { Game } from '../../rules/game.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Told } from './fault.ts';
import { type PlayableFile, type Read, reachedBy } from './positions.ts';

/** The sequences of `depth` answers, and how many of them end with a choice and how many with an outcome of dice. */
export interface Counted {
  readonly depth: number;
  readonly sequences: number;
  readonly choices: number;
  readonly outcomes: number;
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

/**
 * How many sequences of legal answers there are from the position, for each length up to `depth`. An outcome is one
 * branch, whatever its weight; what is forced is no answer; a battle that is over goes no further.
 */
export function countSequences(start: Game, depth: number): readonly Counted[] {
  const choices = new Array<number>(depth).fill(0);
  const outcomes = new Array<number>(depth).fill(0);
  const visit = (game: Game, level: number): void => {
    const answers = answersAt(game);
    const isRoll = engine.pending(game).wait === 'roll';
    const counts = isRoll ? outcomes : choices;
    counts[level] = (counts[level] ?? 0) + answers.length;
    if (level + 1 === depth) return;
    for (const answer of answers) {
      const answered = engine.answer(game, answer);
      if (!answered.ok) throw new Error(`a legal answer was refused: ${JSON.stringify(answer)}`);
      visit(answered.game, level + 1);
    }
  };
  visit(start, 0);
  return choices.map((chosen, level) => {
    const rolled = outcomes[level] ?? 0;
    return { depth: level + 1, sequences: chosen + rolled, choices: chosen, outcomes: rolled };
  });
}

/** `count`: the sequences of legal answers up to a depth, as chess programs count positions to prove their rules. */
export function count(read: Read<PlayableFile>, depth: number): Told {
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  return { status: 0, json: { depths: countSequences(reached.value.game, depth) } };
}
