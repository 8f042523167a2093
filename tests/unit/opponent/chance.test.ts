/** What the dice make of an action, with few courses and with many. */
import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../../../src/engine/dice.ts';
import { binned } from '../../../src/opponent/chance.ts';
import { readyToAct } from '../../../src/opponent/plans.ts';
import { hearEnds } from '../../../src/opponent/quiet.ts';
import { beginSearch } from '../../../src/opponent/search.ts';
import { sightOf } from '../../../src/opponent/sights.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { unitOf } from '../../../src/rules/state/game.ts';
import { answer } from '../../support/opponent/known.ts';
import { position } from '../../support/position.ts';

const shot = position({
  units: [
    { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [3, 12] },
    { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [3, 9] },
    { id: 'rest', side: 'red', type: 'lineInfantry', at: [14, 1] },
  ],
});

/** The strength points that the column has lost at each end of the shot, with its chance. */
function losses(courses: number): readonly (readonly [lost: number, chance: number])[] {
  const search = beginSearch(shot, 'blue', sightOf('colonel', 'even'), 100_000, 'chance');
  const ready = readyToAct(shot, unitOf(shot, 'guns'));
  const fire = engine.legal(ready).find(answer({ choose: 'action', action: 'fire', target: 'column' }));
  if (!fire) throw new Error('the guns may fire');
  const before = unitOf(shot, 'column').strength;
  const found: (readonly [number, number])[] = [];
  hearEnds(search, ready, [fire], courses, (end, chance) => {
    found.push([before - unitOf(end, 'column').strength, chance]);
  });
  return found;
}

function meanOf(found: ReturnType<typeof losses>): number {
  return found.reduce((sum, [lost, chance]) => sum + lost * chance, 0);
}

describe('a shot weighed by few courses', () => {
  const exact = meanOf(losses(4000));

  test.each([1, 2, 4, 12])('of %d: the chances of all ends together are one', (courses) => {
    expect(losses(courses).reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('sees good luck and bad, and not what is likeliest alone', () => {
    const lost = losses(2).map(([points]) => points);
    expect(Math.max(...lost)).toBeGreaterThan(exact);
    expect(Math.min(...lost)).toBeLessThan(exact);
  });

  test.each([2, 4, 12])('of %d: costs on the average about what it does by all throws', (courses) => {
    expect(Math.abs(meanOf(losses(courses)) - exact)).toBeLessThan(0.08 * exact);
  });
});

/** The outcomes of counted dice with their chances. */
function counted(count: number, from: number, six: 1 | 2) {
  return outcomesOf({ dice: 'pool', count, from, six }).map(({ outcome, weight }) => ({
    outcome,
    chance: Number(weight) / 6 ** count,
  }));
}

function average(all: readonly { readonly outcome: number; readonly chance: number }[]): number {
  return all.reduce((sum, { outcome, chance }) => sum + outcome * chance, 0);
}

describe('neighbours of a throw taken together', () => {
  const pools = [4, 8, 12].flatMap((count) =>
    [3, 4, 5, 6].flatMap((from) => ([1, 2] as const).map((six) => counted(count, from, six))),
  );

  test.each([0.3, 0.15, 0.075])('are each at least %d likely, and together certain', (least) => {
    for (const pool of pools) {
      const bins = binned(pool, least);
      expect(Math.min(...bins.map(({ chance }) => chance))).toBeGreaterThanOrEqual(least - 1e-9);
      expect(bins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  test.each([
    [0.3, 0.03],
    [0.15, 0.03],
    [0.075, 0.02],
  ])('of %d and more: what stands for them counts on the average as the dice do', (least, off) => {
    const share = pools.reduce((sum, pool) => sum + average(binned(pool, least)) / average(pool), 0);
    expect(Math.abs(share / pools.length - 1)).toBeLessThan(off);
  });
});
