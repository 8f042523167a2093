/** The laboratory's field under the brush. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { carriedBy, groundAt } from '../../../../src/mapmaking/ground.ts';
import { painted } from '../../../../src/mapmaking/paint.ts';
import {
  emptySandbox,
  paintedHex,
  paintedSide,
  placedUnit,
  resized,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';

const HEX = hexAt(4, 4);
const mapOf = ({ game }: Sandbox) => game.battle.map;
const groundOf = (sandbox: Sandbox) => groundAt(mapOf(sandbox), HEX);

/** A field with a hill of the third level, as one taken from a battle may have it. */
function high(): Sandbox {
  const sandbox = emptySandbox();
  const { game } = sandbox;
  const map = painted(game.battle.map, [HEX], { lay: 'hill', level: 3 });
  return { ...sandbox, game: { ...game, battle: { ...game.battle, map } } };
}

test('R-134: ground laid on a hill keeps its level', () => {
  const wooded = paintedHex(high(), HEX, 'wood');
  expect(groundOf(wooded)).toEqual({ ...HEX, terrain: 'wood', hill: true, level: 3 });
  expect(groundOf(paintedHex(wooded, HEX, 'open'))).toEqual({
    ...HEX,
    terrain: 'open',
    hill: true,
    level: 3,
  });
});

test('a hill is laid and levelled under what stands there', () => {
  const wooded = paintedHex(emptySandbox(), HEX, 'wood');
  const hill = paintedHex(wooded, HEX, 'hill');
  expect(groundOf(hill)).toEqual({ ...HEX, terrain: 'wood', hill: true });
  expect(groundOf(paintedHex(hill, HEX, 'hill'))).toEqual({ ...HEX, terrain: 'wood', hill: false });
});

test('TER-11: nothing impassable is laid under a unit', () => {
  const sandbox = emptySandbox();
  const manned = withUnit(sandbox, placedUnit(sandbox.game, 'blue', 'lineInfantry', HEX));
  expect(paintedHex(manned, HEX, 'impassable')).toBe(manned);
  expect(groundOf(paintedHex(manned, hexAt(5, 5), 'impassable'))).toEqual({
    ...HEX,
    terrain: 'open',
    hill: false,
  });
});

test('a side is laid, laid anew, and taken away by the same again; none at the border', () => {
  const side = sideBetween(HEX, 2);
  const river = paintedSide(emptySandbox(), side, 'river');
  expect(carriedBy(mapOf(river), side)?.terrain).toBe('river');
  const ford = paintedSide(river, side, 'ford');
  expect(mapOf(ford).sides).toEqual([{ ...side, terrain: 'ford' }]);
  expect(mapOf(paintedSide(ford, side, 'ford')).sides).toEqual([]);
  expect(mapOf(paintedSide(ford, sideBetween(hexAt(0, 0), 4), 'wood')).sides).toHaveLength(1);
});

test('a smaller field keeps what lies within it', () => {
  const sandbox = paintedHex(paintedHex(high(), hexAt(12, 10), 'wood'), hexAt(2, 8), 'village');
  const { hexes } = mapOf(resized(sandbox, 6, 9));
  expect(hexes.map(({ terrain, level }) => [terrain, level])).toEqual([
    ['open', 3],
    ['village', undefined],
  ]);
});
