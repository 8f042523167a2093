/** The chance of the test of morale that an answer leads to at once: a rally, a change of formation, the initiative. */
import { outcomesOf } from '../../engine/dice.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { TestPurpose } from '../../rules/state/facts.ts';
import type { Game } from '../../rules/state/game.ts';
import type { TestOdds, TestsAsk, TestsOdds } from './asked.ts';

/** The tests that a unit takes because its owner will have it so; those it is put to are weighed with what follows. */
const SOUGHT: readonly TestPurpose[] = ['rally', 'formation', 'impetuosity', 'tacticalSense'];

/** Whether the answer may lead to such a test. */
export function mayNeedTest(choice: Choice): boolean {
  switch (choice.choose) {
    case 'action':
      return ['rally', 'formation', 'formationThenFire'].includes(choice.action);
    case 'formation':
    case 'holdBack':
    case 'tacticalSense':
      return true;
    default:
      return false;
  }
}

function isRally(choice: Choice): boolean {
  return choice.choose === 'action' && choice.action === 'rally';
}

function testOf(game: Game, choice: Choice): TestOdds | null {
  const pending = engine.pending(engine.follow(game, choice));
  const roll = pending.wait === 'roll' ? pending.roll : null;
  if (roll?.about.about === 'morale' && SOUGHT.includes(roll.about.purpose)) {
    const outcomes = outcomesOf(roll.dice);
    const all = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
    const passing = outcomes.find(({ outcome }) => outcome === 0)?.weight ?? 0n;
    return { of: 'test', choice, passes: Number(passing) / Number(all), roll: roll.about };
  }
  // RAL-06: it needs no dice
  return isRally(choice) ? { of: 'test', choice, passes: 1, roll: null } : null;
}

/** Every answer that a test decides, with its chance; the dice alone decide it. */
export function testsTold({ game }: TestsAsk): TestsOdds {
  const choices = engine.legal(game).filter(mayNeedTest);
  // what called the procedure goes on only after the test
  const alone = { ...game, frames: game.frames.slice(-1) };
  return { of: 'tests', rows: choices.flatMap((choice) => testOf(alone, choice) ?? []) };
}
