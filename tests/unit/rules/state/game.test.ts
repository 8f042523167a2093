import { expect, test } from 'vitest';
import { changeUnit, compareIds, findUnit, unitAt, unitOf } from '../../../../src/rules/state/game.ts';
import { position } from '../../../support/position.ts';

const A = { id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 6] } as const;
const B = { ...A, id: 'B', at: [4, 6] } as const;

test('GEN-01 a unit is known by its name; an unknown one is an error, or nothing where names come from outside', () => {
  const g = position({ units: [A, B] });
  expect(unitOf(g, 'B').hexes).toEqual([{ q: 4, r: 6 }]);
  expect(() => unitOf(g, 'C')).toThrow('no unit C');
  expect(() => changeUnit(g, 'C', {})).toThrow('no unit C');
  expect(findUnit(g, 'C')).toBeUndefined();
});

test('GEO-02 who stands where is worked out once for each position of the units, places in the list once a battle', () => {
  const g = position({ units: [A, B] });
  let reads = 0;
  const [first, second] = g.units;
  if (!first || !second) throw new Error('two units');
  const watched = {
    ...first,
    get id() {
      reads += 1;
      return 'A';
    },
    get hexes() {
      reads += 1;
      return first.hexes;
    },
  };
  const game = { ...g, battle: { ...g.battle }, units: [watched, second] };
  for (let n = 0; n < 3; n++) expect(unitAt(game, { q: 4, r: 6 })).toBe(second);
  expect(reads).toBe(1);
  for (let n = 0; n < 3; n++) expect(unitOf(game, 'B')).toBe(second);
  expect(reads).toBe(2);
});

test('GEN-01 units are put in order by their ids, whatever else they are', () => {
  const g = position({ units: [B, A] });
  const [a, b] = [unitOf(g, 'A'), unitOf(g, 'B')];
  expect([compareIds(a, b), compareIds(b, a), compareIds(a, a)]).toEqual([-1, 1, 0]);
  expect([...g.units].sort(compareIds)).toEqual([a, b]);
});
