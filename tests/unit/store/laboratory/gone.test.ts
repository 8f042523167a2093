/** Ground laid where nobody stands any more, or yet: it lies there, and the field can be read back. */
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../../src/geometry/hex.ts';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { groundAt } from '../../../../src/mapmaking/ground.ts';
import { type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import { HEX_TERRAINS } from '../../../../src/rules/state/vocabulary.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import {
  emptySandbox,
  type Ground,
  groundBarred,
  paintedHex,
  placedUnit,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { readSetup, written } from '../../../../src/store/laboratory/share.ts';
import { askedPoints } from '../../../support/sweepPoints.ts';

const HERE = hexAt(6, 6);
const LOST = { fate: 'eliminated', strength: 0 } as const;

/** A field on which a unit has stood so, and is not there. */
function fieldWithout(change: Partial<Unit>, base = emptySandbox()): Sandbox {
  const { fate, strength, ...stood } = { ...LOST, ...change };
  const placed = withUnit(base, { ...placedUnit(base.game, 'blue', 'lineInfantry', HERE), ...stood });
  const units = placed.game.units.map((unit) => (unit.id === 'b1' ? { ...unit, fate, strength } : unit));
  return { ...placed, game: { ...placed.game, units, battle: { ...placed.game.battle } } };
}

/** The unit once that ground has been laid there, and the field read back. */
function afterBrush(sandbox: Sandbox, hex: Hex, ground: Ground): Unit {
  expect(groundBarred(sandbox, hex, ground)).toBeNull();
  const edited = paintedHex(sandbox, hex, ground);
  expect(groundAt(edited.game.battle.map, hex).terrain).toBe(ground);
  const read = readSetup(written({ ...exampleOf('cuirassiers'), sandbox: edited }));
  if (!read) throw new Error('it cannot be read back');
  return unitOf(read.sandbox.game, 'b1');
}

describe('ground under the last place of a unit that is gone', () => {
  test('FRM-04 a square has been none on rough ground', () => {
    expect(afterBrush(fieldWithout({ formation: 'square' }), HERE, 'wood')).toMatchObject({
      ...LOST,
      formation: 'line',
      hexes: [HERE],
    });
  });

  test('TER-11 where nobody can stand nobody has fallen: its loss is still one', () => {
    const fallen = afterBrush(fieldWithout({}), HERE, 'impassable');
    expect(fallen).toMatchObject(LOST);
    expect(fallen.hexes).not.toEqual([HERE]);
  });

  test('R-41 an extended line has stood on one hex where the other is closed', () => {
    const drilled = fieldWithout({ formation: 'extendedLine', skills: ['linearOrder'] });
    const right = unitOf(drilled.game, 'b1').hexes[1];
    if (!right) throw new Error('no extended line');
    expect(afterBrush(drilled, right, 'impassable')).toMatchObject({ formation: 'line', hexes: [HERE] });
  });

  test('MAN-26 whoever fled off the map left it beside', () => {
    const fled = fieldWithout({ fate: 'fledOffMap', panicked: true, facing: 2, hexes: [hexAt(6, 10)] });
    const { fate, hexes } = afterBrush(fled, hexAt(6, 10), 'impassable');
    expect(fate).toBe('fledOffMap');
    expect([hexAt(5, 10), hexAt(7, 10)]).toContainEqual(hexes[0]);
  });
});

test('R-150 whoever is still to be set up bars no ground', () => {
  const awaited = fieldWithout({ fate: 'awaited', strength: 20, hexes: [hexAt(0, 0)], formation: 'square' });
  for (const ground of HEX_TERRAINS) expect(groundBarred(awaited, hexAt(0, 0), ground)).toBeNull();
});

test('FRM-04 a square that fell where the target stands takes no ground from a sweep', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const values = (field: Sandbox) => {
    const matter = matterOf({ ...exampleOf('cuirassiers'), sandbox: field });
    if (!matter) throw new Error('nothing is asked');
    return askedPoints('terrain', field, matter).map(({ value }) => value);
  };
  const base = emptySandbox();
  const square = {
    ...placedUnit(base.game, 'blue', 'lineInfantry', HERE),
    ...LOST,
    formation: 'square' as const,
  };
  const fallen: Unit = { ...square, id: 'b9', facing: 0, hexes: unitOf(sandbox.game, 'r1').hexes };
  const { game } = sandbox;
  const field = {
    ...sandbox,
    game: { ...game, units: [...game.units, fallen], battle: { ...game.battle } },
  };
  expect(values(field)).toEqual(values(sandbox));
});
