import { describe, expect, test } from 'vitest';
import { findUnit } from '../../../../src/rules/state/game.ts';
import { EXAMPLES, exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { laboratoryOdds } from '../../../support/laboratoryOdds.ts';

describe('the worked examples', () => {
  test.each(EXAMPLES)('%s is allowed, and dice have a say in it', (example) => {
    const setup = exampleOf(example);
    const { game } = setup.sandbox;
    expect(findUnit(game, 'b1')?.side).toBe('blue');
    expect(findUnit(game, 'r1')?.side).toBe('red');
    const matter = matterOf(setup);
    if (!matter) throw new Error('nothing is asked');
    const { figures } = laboratoryOdds(matter);
    expect(figures.units.some(({ losses }) => losses.filter((chance) => chance > 0).length > 1)).toBe(true);
  });
});
