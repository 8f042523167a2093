/** How an end is told: of the two between whom it is fought, whoever else stands about. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import type { LaboratoryOdds } from '../../../../src/odds/laboratory/asked.ts';
import { OUTCOMES } from '../../../../src/odds/laboratory/figures.ts';
import { exact } from '../../../../src/odds/laboratory/reckon.ts';
import { type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import type { Side, UnitType } from '../../../../src/rules/state/vocabulary.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import {
  emptySandbox,
  placedUnit,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import type { Setup } from '../../../../src/store/laboratory/share.ts';
import { finished, laboratoryOdds } from '../../../support/laboratoryOdds.ts';

type At = readonly [column: number, row: number];

function stood(sandbox: Sandbox, side: Side, type: UnitType, [column, row]: At, as: Partial<Unit> = {}) {
  return withUnit(sandbox, { ...placedUnit(sandbox.game, side, type, hexAt(column, row)), ...as });
}

function told(setup: Setup): LaboratoryOdds {
  const matter = matterOf(setup);
  if (!matter) throw new Error('nothing is asked');
  return laboratoryOdds(matter);
}

function steady({ figures }: LaboratoryOdds, id: string): number {
  return figures.units.find(({ unit }) => unit === id)?.fates.stands ?? 1;
}

/** A battery fires on a column. */
const SHOT = exampleOf('battery');

test('a friend beside the column that is shot at does not keep its ground for it', () => {
  const beside: Setup = {
    ...SHOT,
    sandbox: stood(SHOT.sandbox, 'red', 'lineInfantry', [7, 4], { formation: 'column' }),
  };
  for (const setup of [SHOT, beside]) {
    const odds = told(setup);
    const { both, target, nobody } = odds.figures.outcomes;
    expect(steady(odds, 'r1')).toBeLessThan(1);
    expect(both + target).toBeCloseTo(steady(odds, 'r1'), 12);
    expect(nobody).toBeCloseTo(1 - steady(odds, 'r1'), 12);
    expect(odds.ranges.nobody[1]).toBeGreaterThan(0);
  }
});

test('the ground that a square holds beside it is not kept by the column that was ridden down', () => {
  const horse = stood(emptySandbox(), 'blue', 'lightCavalry', [6, 8]);
  const column = stood(horse, 'red', 'lineInfantry', [6, 5], { formation: 'column', strength: 10 });
  const sandbox = stood(column, 'red', 'lineInfantry', [7, 5], { formation: 'square' });
  const odds = told({
    ...SHOT,
    sandbox,
    action: { choose: 'action', action: 'charge', target: 'r1' },
    aims: { blue: 'costEnemy', red: 'costEnemy' },
    placing: 'first',
  });
  const { both, target, attacker } = odds.figures.outcomes;
  expect(steady(odds, 'r1')).toBeLessThan(0.5);
  expect(both + target).toBeLessThanOrEqual(steady(odds, 'r1') + 1e-12);
  // nor is it the charger's while the square stands beside it
  expect(attacker).toBeLessThan(1 - steady(odds, 'r1'));
});

test('whoever rallies keeps its ground where the test is passed, whatever friend is beside', () => {
  const one = stood(emptySandbox(), 'blue', 'lineInfantry', [6, 6], { panicked: true });
  for (const sandbox of [one, stood(one, 'blue', 'lineInfantry', [7, 6])]) {
    const odds = told({
      ...SHOT,
      sandbox,
      target: null,
      action: { choose: 'action', action: 'rally' },
    });
    const { attacker, nobody } = odds.figures.outcomes;
    expect(attacker).toBeCloseTo(steady(odds, 'b1'), 12);
    expect(nobody).toBeCloseTo(1 - steady(odds, 'b1'), 12);
    expect(nobody).toBeGreaterThan(0);
  }
});

test('a panicked target that is shot at keeps its ground where it flees no further', () => {
  const panicked = withUnit(SHOT.sandbox, {
    ...unitOf(SHOT.sandbox.game, 'r1'),
    strength: 20,
    initialStrength: 20,
    panicked: true,
  });
  const { both, target, nobody } = told({ ...SHOT, sandbox: panicked }).figures.outcomes;
  expect(both + target).toBeGreaterThan(0.5);
  expect(nobody).toBeGreaterThan(0);
  expect(both + target + nobody).toBeCloseTo(1, 12);
});

test('a panicked unit that stands by, and that nothing can happen to, is not told of', () => {
  const beside = { ...SHOT, sandbox: stood(SHOT.sandbox, 'red', 'lineInfantry', [1, 1], { panicked: true }) };
  const [alone, both] = [SHOT, beside].map((setup) => told(setup).figures);
  expect(both?.units.map(({ unit }) => unit)).toEqual(['b1', 'r1']);
  expect(both?.sides).toEqual(alone?.sides);
});

test('in fractions each end is told as the bars tell it, be there a friend beside that holds the ground', () => {
  const beside: Setup = {
    ...SHOT,
    sandbox: stood(SHOT.sandbox, 'red', 'lineInfantry', [7, 4], { formation: 'column' }),
  };
  const matter = matterOf(beside);
  const fractions = matter && finished(exact(matter))?.outcomes;
  const { outcomes } = told(beside).figures;
  expect(outcomes.nobody).toBeGreaterThan(0);
  for (const outcome of OUTCOMES) {
    const [over, under = '1'] = fractions?.[outcome]?.split('/') ?? [];
    expect(Number(over) / Number(under)).toBeCloseTo(outcomes[outcome], 12);
  }
});
