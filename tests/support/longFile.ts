/** Files of battles that are long: by their branches, as one comes to be by going back often, or by their answers. */
import { playOut } from '../../src/command/verbs/play.ts';
import { stepTo } from '../../src/engine/steps.ts';
import { engine } from '../../src/rules/rulebook.ts';
import { gameFileOf } from '../../src/scenarios/gameFile.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { newGame } from '../../src/scenarios/newGame.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

/** The file with so many branches, each as long as the battle; the game stands at its tenth answer from the end. */
export function manyBranches(branches: number): string {
  const open = playOut(newGame(gersbach, 'long', { blue: 'Jeanne', red: 'Karl' }), 'long');
  const history = stepTo(engine, open.history, open.history.length - 10);
  const file = gameFileOf({ ...open, history });
  const all = Array.from({ length: branches }, () => ({ at: 0, answers: file.answers }));
  return `${JSON.stringify({ ...file, branches: all })}\n`;
}

/** The file of a battle that nothing but the most turns there can be ends. */
export function manyAnswers(scenario: Scenario = gersbach): string {
  const endless = { ...scenario.houseRules, turn_limit: 100, break_point: 'none' } as const;
  const begun = newGame({ ...scenario, houseRules: endless }, 'long', { blue: 'Jeanne', red: 'Karl' });
  return `${JSON.stringify(gameFileOf(playOut(begun, 'long')))}\n`;
}
