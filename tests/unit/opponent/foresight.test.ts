/** What the strongest level sees besides: who flees from a blow, what wins by points in the end, what one order leaves for others. */
import { describe, expect, test } from 'vitest';
import { thoughtOf } from '../../../src/opponent/mind.ts';
import { readyToAct, weighActions } from '../../../src/opponent/plans.ts';
import { beginSearch, worthNow } from '../../../src/opponent/search.ts';
import { sightOf } from '../../../src/opponent/sights.ts';
import { FORESEEING, SEEING } from '../../../src/opponent/worth/weights.ts';
import { worthParts } from '../../../src/opponent/worth/worth.ts';
import { type Game, unitOf } from '../../../src/rules/state/game.ts';
import { answer } from '../../support/opponent/known.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const guard: UnitSpec = {
  id: 'guard',
  side: 'blue',
  type: 'lineInfantry',
  strength: 2,
  initialStrength: 18,
  at: [4, 6],
};
const gun: UnitSpec = { id: 'gun', side: 'red', type: 'heavyFootBattery', at: [6, 2] };
const line: UnitSpec = { id: 'line', side: 'blue', type: 'lineInfantry', at: [0, 11] };

function dangerAt(turn: number, weights: typeof SEEING): number {
  return worthParts(position({ units: [guard, gun, line], turn }), 'blue', weights).danger;
}

describe('late in the battle', () => {
  test('the end of a worn unit is feared for its whole price, which then decides the day, R-151', () => {
    expect(dangerAt(12, FORESEEING)).toBeLessThan(3 * dangerAt(12, SEEING));
  });

  test('early on it is not, for what is worn may be rallied yet, RAL-01', () => {
    expect(dangerAt(1, FORESEEING)).toBeGreaterThan(1.2 * dangerAt(1, SEEING));
  });
});

test('a unit in panic is taken to flee from an assault, which gains little, MOR-13', () => {
  const game = position({
    units: [
      { id: 'hussars', side: 'blue', type: 'lightCavalry', at: [-2, 15] },
      {
        id: 'worn',
        side: 'red',
        type: 'lightCavalry',
        strength: 1,
        initialStrength: 6,
        panicked: true,
        at: [-2, 14],
      },
      { id: 'rest', side: 'red', type: 'lineInfantry', at: [14, 1] },
      { id: 'others', side: 'red', type: 'lineInfantry', at: [15, 1] },
    ],
    columns: 20,
    rows: 24,
    turn: 10,
  });
  const worn = unitOf(game, 'worn');
  const search = beginSearch(game, 'blue', sightOf('colonel', 'even'), 2000, 'flight');
  const ready = readyToAct(game, unitOf(game, 'hussars'));
  const assault = weighActions(search, ready, 'hussars', 6).find(({ choice }) =>
    answer({ choose: 'action', action: 'assault' })(choice),
  );
  const gain = (assault?.worth ?? Number.NaN) - worthNow(search, ready);
  expect(gain).toBeLessThan(worn.cost / 2);
});

test('an order is weighed with what may follow it: never below one that leaves no points for others, ORD-03', () => {
  const game = position({
    units: [
      { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [1, 8] },
      { id: 'foot', side: 'blue', type: 'lineInfantry', formation: 'column', at: [5, 8] },
      { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [3, 4] },
    ],
    orderPoints: 2,
  });
  const orders: Game = {
    ...game,
    frames: [
      { procedure: 'battle', at: 'turn', first: 'blue' },
      { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] },
    ],
  };
  const asked = { game: orders, side: 'blue', temper: 'even', budget: 6000, seed: 'sequel' } as const;
  const { weighed } = thoughtOf({ ...asked, level: 'colonel' });
  const alone = thoughtOf({ ...asked, game: { ...orders, orderPoints: 1 }, level: 'colonel' }).weighed;
  const worthOf = (these: typeof weighed, unit: string) =>
    these.find(({ choice }) => choice.choose === 'group' && choice.units.join() === unit)?.worth ?? 0;
  expect(worthOf(weighed, 'guns')).toBeCloseTo(worthOf(alone, 'guns') + worthOf(alone, 'foot'), 0);
  expect(worthOf(weighed, 'guns')).toBeGreaterThanOrEqual(worthOf(weighed, 'foot'));
});
