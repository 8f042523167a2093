/** Plays the script of a demonstration, one answer at a time, and sees how far a game has followed it. */
import { type History, type Played, play, type Recorded } from '../../engine/history.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { beginDemonstration } from './begin.ts';
import type { Demonstration, ScriptStep } from './demonstration.ts';

/** Whether the whole has all that the part tells. Lists must be the same. */
export function agrees(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return canonicalText(part) === canonicalText(whole);
  if (typeof whole !== 'object' || whole === null) return false;
  const held: Readonly<Record<string, unknown>> = { ...whole };
  return Object.entries(part).every(([key, value]) => agrees(value, held[key]));
}

function isFaces(step: ScriptStep): step is readonly number[] {
  return Array.isArray(step);
}

/** The legal choice a step tells; none if it does not fit here. */
function choiceFor(game: Game, step: ScriptStep): Choice | null {
  return engine.legal(game).find((choice) => agrees(step, choice)) ?? null;
}

/** The next answer of the script, as the engine takes it; none when it does not fit. */
function answerFor(game: Game, step: ScriptStep): unknown {
  const at = game.count.answers;
  if (isFaces(step)) return { at, faces: step, source: 'scripted' };
  const choice = choiceFor(game, step);
  return choice && { at, choice };
}

/** Plays one step; refused like any answer that does not fit. */
export function playStep(history: History<SabreurTypes>, step: ScriptStep): Played<SabreurTypes> {
  return play(engine, history, answerFor(history.game, step));
}

/** The answers of the whole script, in order; those up to the first that does not fit. */
export function scriptedAnswers(demonstration: Demonstration): readonly Recorded<SabreurTypes>[] {
  let history = beginDemonstration(demonstration);
  const answers: Recorded<SabreurTypes>[] = [];
  for (const step of demonstration.script) {
    const played = playStep(history, step);
    if (!played.ok) break;
    answers.push(played.entry.answer);
    history = played.history;
  }
  return answers;
}

function meaningOf(answer: Recorded<SabreurTypes>): string {
  if ('agreed' in answer) return canonicalText(answer.agreed);
  return canonicalText('choice' in answer ? answer.choice : answer.faces);
}

/** Whether the game has followed the script so far; its length says how far. */
export function follows(history: History<SabreurTypes>, answers: readonly Recorded<SabreurTypes>[]): boolean {
  if (history.length > answers.length) return false;
  for (let at = history.past; at !== null; at = at.rest) {
    const { entry } = at.head;
    const scripted = answers[entry.at];
    if (!scripted || meaningOf(scripted) !== meaningOf(entry.answer)) return false;
  }
  return true;
}
