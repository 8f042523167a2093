/** Files of scenarios, spoilt by chance and read: battles by lot with both armies still to be set up, and others in their midst. */
import { engine } from '../rules/rulebook.ts';
import type { Game } from '../rules/state/game.ts';
import { type Scenario, startBattle } from '../scenarios/scenario.ts';
import { momentText, scenarioFrom } from '../store/library/moment.ts';
import { playRandomly } from './randomPlay.ts';
import { scenarioFileByLot } from './scenarioFileLot.ts';

/** Scenarios by lot that the spoilt ones are made from; every other one begins in its midst. */
const SOUND = 12;

/** A moment of the battle played by chance: the n-th of ten, or the last before it ended. */
export function someMoment(scenario: Scenario, n: number): Game {
  let last = engine.settle(startBattle(scenario)).game;
  playRandomly(last, scenario.id, {
    bold: true,
    limit: 40 + 37 * (n % 10),
    after: (game) => {
      if (game.outcome === null && game.frames.length > 0) last = game;
      return null;
    },
  });
  return last;
}

/** The texts of sound files. */
export async function soundScenarios(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let n = 0; n < SOUND; n++) {
    const scenario = scenarioFileByLot(`sound ${n}`);
    texts.push(momentText(n % 2 === 0 ? scenario : await scenarioFrom(scenario, someMoment(scenario, n))));
  }
  return texts;
}
