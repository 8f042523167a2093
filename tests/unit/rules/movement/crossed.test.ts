import { expect, test } from 'vitest';
import { withCrossed } from '../../../../src/rules/movement/crossed.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { position } from '../../../support/position.ts';

test('MAN-24, R-81 each friend run over counts once, and the fugitive never runs over itself', () => {
  const g = position({
    units: [
      { id: 'R', side: 'blue', type: 'lineInfantry', at: [4, 5] },
      { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 6] },
    ],
  });
  const [fugitive, friend] = [unitOf(g, 'R'), unitOf(g, 'F')];
  expect(withCrossed([], fugitive, friend)).toEqual(['F']);
  expect(withCrossed(['F'], fugitive, friend)).toEqual(['F']);
  expect(withCrossed([], fugitive, fugitive)).toEqual([]);
  expect(withCrossed(['F'], fugitive, undefined)).toEqual(['F']);
});
