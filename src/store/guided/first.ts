/** The first battle: a game like any other, in which every answer but the one expected is kindly put off. */
import type { Choice } from '../../rules/state/answers.ts';
import { agrees, follows } from '../../scenarios/demonstrations/script.ts';
import { firstBattle } from '../../scenarios/guided/firstBattle.ts';
import { expectedChoice, firstAnswers } from '../../scenarios/guided/firstScript.ts';
import { FIRST_SEED, FIRST_STEPS, type GuidedStep } from '../../scenarios/guided/firstSteps.ts';
import { fetchRulebook } from '../game/rulebook.ts';
import { give } from '../game/session.ts';
import { giveSide } from '../opponent/seat.ts';
import { start } from '../saving/begin.ts';
import type { OpenGame } from '../state.ts';
import { pick, useStore } from '../store.ts';
import { usePutOff } from './putOff.ts';

/** Where the story stands. */
export type FirstStage =
  | { readonly stage: 'told'; readonly step: GuidedStep; readonly at: number }
  /** The players have gone their own way. */
  | { readonly stage: 'astray' }
  /** The guidance was left: it is a battle against the program. */
  | { readonly stage: 'left' }
  | { readonly stage: 'over' };

/** Derived from the game alone, so that a page that is loaded again goes on with the story. */
export function firstStageOf({ history, programs, ending }: OpenGame): FirstStage {
  if (ending || history.game.outcome) return { stage: 'over' };
  if (programs) return { stage: 'left' };
  const step = FIRST_STEPS[history.length];
  return step && follows(history, firstAnswers())
    ? { stage: 'told', step, at: history.length }
    : { stage: 'astray' };
}

/** Begins it. Rejects when the rulebook cannot be fetched. */
export async function beginFirstBattle(): Promise<void> {
  await fetchRulebook();
  start(firstBattle, FIRST_SEED, { blue: '', red: '' });
}

/** Lets through what the story expects, and all once it is left. */
export function guideFirst(open: OpenGame, choices: readonly Choice[]): boolean {
  if (open.scenario.id !== firstBattle.id) return true;
  const stage = firstStageOf(open);
  if (stage.stage !== 'told') return true;
  const right = choices.every((choice, nth) => {
    const step = FIRST_STEPS[stage.at + nth];
    return step !== undefined && step.answer !== 'dice' && agrees(step.answer, choice);
  });
  usePutOff.setState(({ times }) => ({ times: right ? 0 : times + 1 }));
  // what was put off must not stand in the way of what is asked for
  if (!right) pick({ group: [], riders: [], draft: null, lead: [] });
  return right;
}

/** Answers for the enemy. */
export function answerForEnemy(): void {
  const { open } = useStore.getState();
  if (!open) return;
  const stage = firstStageOf(open);
  if (stage.stage !== 'told') return;
  const choice = expectedChoice(open.history.game, stage.step);
  if (choice) give([choice]);
}

/** From here on it is a battle against the program at its easiest. */
export function leaveGuidance(): void {
  usePutOff.setState({ times: 0 });
  giveSide('red', { level: 'recruit', temper: 'even' });
}
