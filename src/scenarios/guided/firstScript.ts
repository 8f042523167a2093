/** The first battle played through by what is expected at each step. */
import {
  generatorFor,
  type History,
  type LogEntry,
  play,
  type Recorded,
  roll,
} from '../../engine/history.ts';
import type { Generator } from '../../engine/seed.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { agrees } from '../demonstrations/script.ts';
import { newGame } from '../newGame.ts';
import { firstBattle } from './firstBattle.ts';
import { FIRST_SEED, FIRST_STEPS, type GuidedStep } from './firstSteps.ts';

/** The legal answer a step expects; none where it does not fit, or where dice are expected. */
export function expectedChoice(game: Game, { answer }: GuidedStep): Choice | null {
  if (answer === 'dice' || engine.pending(game).wait !== 'decision') return null;
  return engine.legal(game).find((choice) => agrees(answer, choice)) ?? null;
}

/** The battle before anything is answered. */
export function firstHistory(): History<SabreurTypes> {
  return newGame(firstBattle, FIRST_SEED, { blue: '', red: '' }, engine).history;
}

/** All that is answered, as far as the steps fit. */
export function playFirst(): {
  readonly history: History<SabreurTypes>;
  readonly entries: readonly LogEntry<SabreurTypes>[];
} {
  let history = firstHistory();
  let kept: Generator | null = null;
  const entries: LogEntry<SabreurTypes>[] = [];
  for (const step of FIRST_STEPS) {
    if (history.conclusion || engine.pending(history.game).wait === 'over') break;
    const choice = expectedChoice(history.game, step);
    if (choice === null && engine.pending(history.game).wait !== 'roll') break;
    kept = generatorFor(history, kept);
    const played = choice
      ? play(engine, history, { at: history.game.count.answers, choice })
      : roll(engine, history, kept);
    if (!played.ok) break;
    history = played.history;
    entries.push(played.entry);
  }
  return { history, entries };
}

let answers: readonly Recorded<SabreurTypes>[] | null = null;

/** The answers of the whole story, played once. */
export function firstAnswers(): readonly Recorded<SabreurTypes>[] {
  answers ??= playFirst().entries.map(({ answer }) => answer);
  return answers;
}
