import { expect, test } from 'vitest';
import { makePlan } from '../../../../src/map/plan.ts';
import { journeysOf } from '../../../../src/map/told/journeys.ts';
import type { ToldAct } from '../../../../src/map/told/told.ts';
import { position } from '../../../support/position.ts';

const { battle } = position({ units: [] });
const plan = makePlan(battle.map.shape, false);

const at = (q: number, r: number) => ({ q, r });
const there = (q: number, r: number) => {
  const { x, y } = plan.centre(at(q, r));
  return `translate(${x}px, ${y}px)`;
};

function move(unit: string, qs: readonly number[], begins: number, lasts: number): ToldAct {
  return { act: 'move', unit, way: qs.map((q) => [at(q, 2)]), gait: 'march', begins, lasts };
}

test('a piece waits, goes from hex to hex, and stays: also with a second way later', () => {
  const [only, ...others] = journeysOf(
    plan,
    [move('a', [1, 2, 3], 250, 250), move('a', [3, 4], 750, 125)],
    1000,
  );
  expect(others).toEqual([]);
  expect(only).toEqual({
    unit: 'a',
    frames: [
      { offset: 0, transform: there(1, 2) },
      { offset: 0.25, transform: there(1, 2) },
      { offset: 0.375, transform: there(2, 2) },
      { offset: 0.5, transform: there(3, 2) },
      { offset: 0.75, transform: there(3, 2) },
      { offset: 0.875, transform: there(4, 2) },
      { offset: 1, transform: there(4, 2) },
    ],
  });
});

test('FRM-10 an extended line goes by the middle between its halves', () => {
  const way = [
    [at(1, 2), at(2, 2)],
    [at(2, 2), at(3, 2)],
  ];
  const [line] = journeysOf(
    plan,
    [{ act: 'move', unit: 'a', way, gait: 'march', begins: 0, lasts: 500 }],
    500,
  );
  const [one, other] = [plan.centre(at(1, 2)), plan.centre(at(2, 2))];
  expect(line?.frames[0]).toEqual({
    offset: 0,
    transform: `translate(${(one.x + other.x) / 2}px, ${(one.y + other.y) / 2}px)`,
  });
  expect(line?.frames.map(({ offset }) => offset)).toEqual([0, 1]);
});

test('who is lost fades after his flight, and other acts move nobody', () => {
  const journeys = journeysOf(
    plan,
    [
      move('a', [1, 2], 0, 500),
      { act: 'points', at: [at(2, 2)], points: -3, begins: 500, lasts: 500 },
      { act: 'gone', unit: 'a', begins: 500, lasts: 250 },
    ],
    1000,
  );
  expect(journeys.map(({ unit }) => unit)).toEqual(['a', 'a']);
  expect(journeys[1]?.frames).toEqual([
    { offset: 0, opacity: 1 },
    { offset: 0.5, opacity: 1 },
    { offset: 0.75, opacity: 0 },
    { offset: 1, opacity: 0 },
  ]);
});
