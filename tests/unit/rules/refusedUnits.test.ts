/** Facts and refusals hold the ids of units, never their names: names are the players', and the screens put them in. */
import { expect, test } from 'vitest';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';

/** What names a unit in a refusal. */
const UNITS = ['unit', 'target', 'enemy', 'friend', 'charger', 'nearer'] as const;

function decisionOf(game: Game) {
  const pending = engine.pending(game);
  if (pending.wait !== 'decision') throw new Error('no decision is asked');
  return pending.decision;
}

test('SEQ-07 whatever a battle refuses, it names units by their ids', () => {
  const start = startBattle(gersbach);
  const ids = new Set(start.units.map(({ id }) => id));
  let told = 0;
  const strangers = new Set<string>();
  playRandomly(start, 'ids', {
    limit: 400,
    choices: (game) => {
      for (const { reasons } of decisionOf(game).refused())
        for (const { reason, facts } of reasons)
          for (const key of UNITS) {
            const unit = facts[key];
            if (unit === undefined) continue;
            told++;
            if (!ids.has(String(unit))) strangers.add(`${reason} ${key} ${unit}`);
          }
    },
  });
  expect(told).toBeGreaterThan(1000);
  expect([...strangers]).toEqual([]);
});
