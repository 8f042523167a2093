import { expect, test } from 'vitest';
import type { Game } from '../../../../src/rules/state/game.ts';
import { remade, withFrames } from '../../../../src/rules/state/remade.ts';
import { position } from '../../../support/position.ts';

test.each([
  { name: 'without objectives', more: {} },
  { name: 'with them', more: { objectives: [{ holder: 'red', since: 2 }] } },
])('GEN-01 a game $name that goes on is the same but for what has changed', ({ more }) => {
  const g = {
    ...position({ units: [{ id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 6] }] }),
    side: 'red',
    turn: 7,
    orderPoints: 4,
    outcome: { winner: 'draw' },
    count: { answers: 9, draws: 5 },
    ...more,
  } as object as Game;
  expect(withFrames(g, [])).toStrictEqual({ ...g, frames: [] });
  const count = { answers: 10, draws: 5 };
  expect(remade(g, [], g.frames, count)).toStrictEqual({ ...g, units: [], count });
});
