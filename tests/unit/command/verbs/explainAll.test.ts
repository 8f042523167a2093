/** Every pair of enemies in random positions is explained: nothing throws, whatever the formations, panic and frames. */
import { expect, test } from 'vitest';
import { closeBattle } from '../../../../src/command/closeBattle.ts';
import { playRandomly } from '../../../../src/command/randomPlay.ts';
import { explain } from '../../../../src/command/verbs/explain.ts';
import { presentUnits } from '../../../../src/rules/state/game.ts';
import { positionFileOf } from '../../../../src/scenarios/gameFile.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';

test('every pair of enemies can be explained, in the middle of any procedure', () => {
  let explained = 0;
  for (let seed = 1; seed <= 3; seed++) {
    let answers = 0;
    playRandomly(closeBattle(`explained ${seed}`), `explained ${seed}`, {
      limit: 300,
      after: (game) => {
        if (++answers % 60 !== 0) return null;
        const file = positionFileOf('here', game);
        for (const unit of presentUnits(game, 'blue'))
          for (const enemy of presentUnits(game, 'red')) {
            const read = { file, writtenIn: VERSION };
            const shot = explain(read, { firer: unit.id, target: enemy.id });
            const attack = explain(read, { attacker: enemy.id, target: unit.id });
            expect([shot.status, attack.status]).toEqual([0, 0]);
            explained++;
          }
        return null;
      },
    });
  }
  expect(explained).toBeGreaterThan(200);
});
