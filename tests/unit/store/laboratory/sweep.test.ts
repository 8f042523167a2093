import { describe, expect, test } from 'vitest';
import { DIRECTIONS, directionTo, distance, step } from '../../../../src/geometry/hex.ts';
import { contains, hexAt } from '../../../../src/geometry/shape.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { groundAt } from '../../../../src/mapmaking/ground.ts';
import type { Matter } from '../../../../src/odds/laboratory/asked.ts';
import { type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import {
  emptySandbox,
  paintedHex,
  placedUnit,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { casesOf, type Varied } from '../../../../src/store/laboratory/sweep.ts';
import { askedPoints } from '../../../support/sweepPoints.ts';

function asked(sandbox: Sandbox): Matter {
  const matter = matterOf({ ...exampleOf('cuirassiers'), sandbox });
  if (!matter) throw new Error('nothing is asked');
  return matter;
}

function cases(sandbox: Sandbox, varied: Varied, before: readonly Sandbox[] = []) {
  return askedPoints(varied, sandbox, asked(sandbox), before);
}

test('each skill open to a unit is given or taken, the others staying as they are', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const found = cases(sandbox, 'attackerSkill');
  const [first, second, third] = found;
  expect(first?.value).toBeNull();
  expect(second?.value).toEqual({ skill: 'cuirassier', given: false });
  expect(unitOf(second?.matter.game ?? sandbox.game, 'b1').skills).toEqual([]);
  expect(third?.value).toEqual({ skill: 'halfCuirass', given: true });
  expect(unitOf(third?.matter.game ?? sandbox.game, 'b1').skills).toEqual(['cuirassier', 'halfCuirass']);
});

test('formations of either are varied where it is infantry, and only there', () => {
  const { sandbox } = exampleOf('cuirassiers');
  expect(cases(sandbox, 'attackerFormation')).toEqual([]);
  expect(cases(sandbox, 'targetFormation').map(({ value }) => value)).toContain('square');
  const foot = withUnit(emptySandbox(), placedUnit(emptySandbox().game, 'blue', 'lineInfantry', hexAt(6, 5)));
  const both = withUnit(foot, placedUnit(foot.game, 'red', 'lineInfantry', hexAt(6, 4)));
  const columns = cases(both, 'attackerFormation').find(({ value }) => value === 'column');
  expect(columns && unitOf(columns.matter.game, 'b1').formation).toBe('column');
  expect(columns && unitOf(columns.matter.game, 'r1').formation).toBe('line');
});

test('what may lie on the side between the two is varied, beginning with nothing', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const bare = sandbox.game.battle.map.sides.length;
  const found = cases(sandbox, 'edge');
  expect(found.map(({ value }) => value).slice(0, 3)).toEqual(['none', 'stream', 'river']);
  expect(found.map(({ matter }) => matter.game.battle.map.sides.length)).toEqual([
    bare,
    ...found.slice(1).map(() => bare + 1),
  ]);
});

test('a better quality brings its command value with it', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const values = cases(sandbox, 'targetQuality').map(({ matter }) => unitOf(matter.game, 'r1').commandValue);
  const [elite = 0, ordinary = 0, recruit = 0] = values;
  expect(elite).toBeGreaterThan(ordinary);
  expect(ordinary).toBeGreaterThan(recruit);
});

test('CMD-02 another quality keeps the command value within what it may have', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const commands = (as: Pick<Unit, 'quality' | 'commandValue'>) => {
    const field = withUnit(sandbox, { ...unitOf(sandbox.game, 'r1'), ...as });
    return cases(field, 'targetQuality').map(({ matter }) => unitOf(matter.game, 'r1').commandValue);
  };
  expect(commands({ quality: 'ordinary', commandValue: 5 })).toEqual([7, 5, 4]);
  expect(commands({ quality: 'elite', commandValue: 11 })).toEqual([11, 9, 8]);
});

test('GEO-12 a square that is swept through the formations looks again as it did before, else towards the enemy', () => {
  const { sandbox } = exampleOf('lancers');
  const square = unitOf(sandbox.game, 'r1');
  const facings = (before: readonly Sandbox[]) =>
    cases(sandbox, 'targetFormation', before).map(({ value, matter }) => [
      value,
      unitOf(matter.game, 'r1').facing,
    ]);
  const { line, column } = Object.fromEntries(facings([]));
  expect([line, column]).toEqual([2, 2]);
  const before = withUnit(sandbox, { ...square, formation: 'line', facing: 4 });
  expect(Object.fromEntries(facings([before, sandbox]))).toMatchObject({ line: 4, column: 4, square: 0 });
});

test('a formation that there is no room for is no point of its own: nothing is asked of it', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const drilled = withUnit(sandbox, { ...unitOf(sandbox.game, 'r1'), skills: ['linearOrder'] });
  const rooms = (field: Sandbox) =>
    casesOf('targetFormation', field, asked(field), [], []).find(({ value }) => value === 'extendedLine');
  expect(unitOf(rooms(drilled)?.matter?.game ?? drilled.game, 'r1').formation).toBe('extendedLine');
  const right = unitOf(rooms(drilled)?.matter?.game ?? drilled.game, 'r1').hexes[1];
  if (!right) throw new Error('no extended line');
  const barred = withUnit(drilled, placedUnit(drilled.game, 'red', 'lightInfantry', right));
  expect(rooms(barred)).toEqual({ value: 'extendedLine', matter: null });
});

describe('an extended line as the target', () => {
  const empty = emptySandbox();
  const line = withUnit(empty, {
    ...placedUnit(empty.game, 'red', 'lineInfantry', hexAt(6, 4)),
    skills: ['linearOrder'],
    formation: 'extendedLine',
  });
  const [left, right] = unitOf(line.game, 'r1').hexes;
  if (!right) throw new Error('no extended line');
  const ahead = right;

  test('R-45 has the ground under both its halves', () => {
    const column = withUnit(line, placedUnit(line.game, 'blue', 'lineInfantry', hexAt(6, 5)));
    for (const { value, matter } of cases(column, 'terrain'))
      for (const hex of [left, ahead])
        expect(groundAt(matter.game.battle.map, hex).terrain, `${value}`).toBe(value);
  });

  test('R-45 has what lies between the two before the half that is nearest', () => {
    const before = DIRECTIONS.map((d) => step(ahead, d)).find(
      (hex) => distance(hex, left) === 2 && contains(empty.game.battle.map.shape, hex),
    );
    if (!before) throw new Error('no hex before the right half');
    const beside = withUnit(line, placedUnit(line.game, 'blue', 'lineInfantry', before));
    const stream = cases(beside, 'edge').find(({ value }) => value === 'stream');
    const d = directionTo(ahead, before);
    if (!stream || d === null) throw new Error('no side is varied');
    expect(stream.matter.game.battle.map.sides).toEqual([{ ...sideBetween(ahead, d), terrain: 'stream' }]);
  });
});

test('FRM-04 nothing is asked of a square on ground where none can stand', () => {
  const { sandbox } = exampleOf('lancers');
  const points = casesOf('terrain', sandbox, asked(sandbox), [], []);
  expect(points.flatMap(({ value, matter }) => (matter ? [] : [value]))).toEqual([
    'wood',
    'village',
    'fortifiedPoint',
    'difficult',
  ]);
  const village = paintedHex(exampleOf('cuirassiers').sandbox, hexAt(6, 4), 'village');
  const formed = casesOf('targetFormation', village, asked(village), [], []);
  expect(formed.find(({ value }) => value === 'square')).toEqual({ value: 'square', matter: null });
});
