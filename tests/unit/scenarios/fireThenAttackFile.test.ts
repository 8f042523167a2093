import * as v from 'valibot';
import { expect, test } from 'vitest';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { recorded } from '../../../src/scenarios/answerShapes.ts';
import { frame } from '../../../src/scenarios/frameShapes.ts';
import { go, start } from '../../support/play.ts';
import { position } from '../../support/position.ts';

const ANNOUNCED: Choice = { choose: 'action', action: 'fireThenAttack', attack: 'assault', target: 'T' };

/** The game right after each answer of a shot and the assault that follows it. */
function frames() {
  const game = position({
    units: [
      { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], skills: ['controlledFire'] },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4] },
    ],
  });
  const shot = go(start(game, actionFrame('U', false)), ANNOUNCED);
  const fired = go(shot, [5, 5, 1, 1, 1, 1, 1], [1, 1], { choose: 'decline' });
  return [shot, fired, go(fired, { choose: 'attack' })].flatMap((played) => played.game.frames);
}

test('FIR-19 a file may stop anywhere between the shot and the attack', () => {
  const found = frames();
  expect(found.map(({ procedure }) => procedure)).toEqual(
    expect.arrayContaining(['fireThenAttack', 'assault']),
  );
  for (const one of found) expect(v.parse(frame, JSON.parse(JSON.stringify(one)))).toEqual(one);
});

test('FIR-19 the announcement is an answer of a file; without its attack it is none', () => {
  expect(v.is(recorded, { choice: ANNOUNCED, side: 'blue' })).toBe(true);
  const { attack: _, ...rest } = { ...ANNOUNCED, attack: 'assault' };
  expect(v.is(recorded, { choice: rest, side: 'blue' })).toBe(false);
});
