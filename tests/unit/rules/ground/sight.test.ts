import { describe, expect, test } from 'vitest';
import { compareHexes, type Hex, hexesWithin } from '../../../../src/geometry/hex.ts';
import { hexName } from '../../../../src/geometry/shape.ts';
import { hasSight, sightBlockers } from '../../../../src/rules/ground/sight.ts';
import { type Game, type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import type { SideTerrain } from '../../../../src/rules/state/vocabulary.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const firer: UnitSpec = { id: 'A', side: 'blue', type: 'mediumFootBattery', at: [3, 6] };
const target: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [6, 3] };
const friendAt = (q: number, r: number, id = 'B'): UnitSpec => ({
  id,
  side: 'blue',
  type: 'lineInfantry',
  at: [q, r],
});
const ground = (q: number, r: number, terrain: GroundHex['terrain'], hill = false): GroundHex => ({
  q,
  r,
  terrain,
  hill,
});

/** The blockers between A and T; the fast question must agree. */
function blockers(spec: Partial<PositionSpec>, at: readonly [number, number] = target.at): readonly Hex[] {
  const g: Game = position({ ...spec, units: [firer, { ...target, at }, ...(spec.units ?? [])] });
  const [a, t] = [unitOf(g, 'A'), unitOf(g, 'T')];
  const found = sightBlockers(g, a.hexes[0], t.hexes[0], a);
  expect(hasSight(g, a, t)).toBe(found.length === 0);
  return found.map(({ q, r }) => ({ q, r }));
}

describe('what blocks', () => {
  test('FIR-08 nothing between, nothing blocks', () => {
    expect(blockers({})).toEqual([]);
  });

  test.each([
    { name: 'FIR-08 a friend', units: [friendAt(4, 5)] },
    { name: 'FIR-08 an enemy', units: [{ ...friendAt(4, 5), side: 'red' as const }] },
    { name: 'FIR-08 a panicked unit', units: [{ ...friendAt(4, 5), panicked: true }] },
  ])('$name on the way blocks', ({ units }) => {
    expect(blockers({ units })).toEqual([{ q: 4, r: 5 }]);
  });

  test.each(['wood', 'village', 'fortifiedPoint'] as const)(
    'FIR-08, TER-14 a hex with %s blocks',
    (terrain) => {
      expect(blockers({ hexes: [ground(4, 5, terrain)] })).toEqual([{ q: 4, r: 5 }]);
    },
  );

  test('FIR-08, TER-14 a bare hill blocks', () => {
    expect(blockers({ hexes: [ground(4, 5, 'open', true)] })).toEqual([{ q: 4, r: 5 }]);
  });

  test.each(['difficult', 'bridge', 'impassable'] as const)('FIR-08 a hex with %s does not', (terrain) => {
    expect(blockers({ hexes: [ground(4, 5, terrain)] })).toEqual([]);
  });

  test('FIR-08 neither end blocks, whatever it holds', () => {
    expect(blockers({ hexes: [ground(3, 6, 'wood', true), ground(6, 3, 'village')] })).toEqual([]);
  });

  test('FIR-08 straight ahead at distance 2 either front hex blocks, for the line runs between them', () => {
    expect(blockers({ units: [friendAt(3, 5)] }, [4, 4])).toEqual([{ q: 3, r: 5 }]);
    expect(blockers({ units: [friendAt(4, 5)] }, [4, 4])).toEqual([{ q: 4, r: 5 }]);
  });

  test('FIR-08 a hex grazed in one corner blocks', () => {
    // From (3, 6) four to the east and one down: (4, 7) and (6, 6) are touched in a corner only.
    expect(blockers({ units: [friendAt(4, 7)] }, [7, 7])).toEqual([{ q: 4, r: 7 }]);
    expect(blockers({ units: [friendAt(6, 6)] }, [7, 7])).toEqual([{ q: 6, r: 6 }]);
    expect(blockers({ units: [friendAt(5, 8)] }, [7, 7])).toEqual([]);
  });

  test('FIR-08 blockers come by distance from the firer', () => {
    expect(blockers({ units: [friendAt(5, 4, 'C'), friendAt(4, 5)] })).toEqual([
      { q: 4, r: 5 },
      { q: 5, r: 4 },
    ]);
  });

  test('FIR-08 a unit gone no longer blocks', () => {
    expect(blockers({ units: [{ ...friendAt(4, 5), fate: 'eliminated' }] })).toEqual([]);
  });
});

describe('hills', () => {
  const firerHill = [ground(3, 6, 'open', true)];
  const targetHill = [ground(6, 3, 'open', true)];
  const bothHills = [...firerHill, ...targetHill];
  const beside = [friendAt(4, 5)];
  const further = [friendAt(5, 4)];

  test.each([
    {
      name: 'FIR-10 from a hill, over a friend beside the firer',
      hexes: firerHill,
      units: beside,
      blocked: 0,
    },
    { name: 'FIR-10 from a hill, not over one further off', hexes: firerHill, units: further, blocked: 1 },
    {
      name: 'FIR-10 to a hill, over a friend beside the firer',
      hexes: targetHill,
      units: beside,
      blocked: 0,
    },
    {
      name: 'FIR-10 to a hill, not over one beside the target',
      hexes: targetHill,
      units: further,
      blocked: 1,
    },
    {
      name: 'FIR-10 from hill to hill, over friends anywhere',
      hexes: bothHills,
      units: [...beside, { ...further[0], id: 'C' } as UnitSpec],
      blocked: 0,
    },
    { name: 'FIR-10 without a hill, over nobody', hexes: [], units: beside, blocked: 1 },
    {
      name: 'FIR-10 never over an enemy',
      hexes: bothHills,
      units: [{ ...friendAt(4, 5), side: 'red' as const }],
      blocked: 1,
    },
    {
      name: 'FIR-10 never over a friend on a hill',
      hexes: [...bothHills, ground(4, 5, 'open', true)],
      units: beside,
      blocked: 1,
    },
  ])('$name', ({ hexes, units, blocked }) => {
    expect(blockers({ hexes, units })).toHaveLength(blocked);
  });

  test('FIR-10 nearer than 3 hexes there is no exception', () => {
    expect(blockers({ hexes: bothHills, units: beside }, [5, 4])).toHaveLength(1);
  });

  test('FIR-08 a hill between two units on hills blocks', () => {
    expect(blockers({ hexes: [...bothHills, ground(5, 4, 'open', true)] })).toEqual([{ q: 5, r: 4 }]);
  });
});

describe('wood on a side', () => {
  test('FIR-08 blocks on the way, told by the hex beyond', () => {
    const sides = [{ q: 4, r: 5, side: 0, terrain: 'wood' } as const];
    expect(blockers({ sides })).toEqual([{ q: 5, r: 4 }]);
  });

  test('FIR-08 does not block on a side of either end', () => {
    const sides = [
      { q: 3, r: 6, side: 0, terrain: 'wood' },
      { q: 5, r: 4, side: 0, terrain: 'wood' },
    ] as const;
    expect(blockers({ sides })).toEqual([]);
  });

  test('FIR-08 other sides never block', () => {
    for (const terrain of ['river', 'largeRiver', 'stream', 'ford', 'bridge', 'impassable'] as const)
      expect(blockers({ sides: [{ q: 4, r: 5, side: 0, terrain }] })).toEqual([]);
  });
});

describe('sides that stop sight, and others', () => {
  const side = (q: number, r: number, terrain: SideTerrain, at: 0 | 1 | 2 = 0) => ({
    q,
    r,
    side: at,
    terrain,
  });
  const cliffs = { houseRules: { impassable_side_blocks_sight: 'yes' } } as const;

  test('FIR-08, R-120 a wood among sides of other kinds, told by the hex beyond from either end', () => {
    const sides = [side(4, 5, 'wood'), side(4, 5, 'stream', 1), side(8, 8, 'wood')];
    expect(blockers({ sides })).toEqual([{ q: 5, r: 4 }]);
    const g = position({ sides, units: [firer, target] });
    const [a, t] = [unitOf(g, 'A'), unitOf(g, 'T')];
    expect(sightBlockers(g, t.hexes[0], a.hexes[0], t)).toEqual([{ q: 4, r: 5 }]);
  });

  test('FIR-08, R-120 woods elsewhere stop nothing here, on the same row, column or hex neither', () => {
    const others = [side(4, 8, 'wood'), side(8, 5, 'wood'), side(4, 5, 'wood', 1), side(9, 9, 'wood')];
    for (const wood of others) expect(blockers({ sides: [wood] })).toEqual([]);
    expect(blockers({ sides: [side(8, 8, 'wood'), side(4, 5, 'stream')] })).toEqual([]);
    expect(blockers({ sides: [side(8, 8, 'wood'), side(4, 5, 'impassable')] })).toEqual([]);
  });

  test('FIR-08, R-09 impassable_side_blocks_sight=yes: those sides do, streams still do not', () => {
    const here = [side(4, 5, 'impassable'), side(8, 8, 'stream')];
    expect(blockers({ ...cliffs, sides: here })).toEqual([{ q: 5, r: 4 }]);
    expect(blockers({ ...cliffs, sides: [side(8, 8, 'impassable'), side(4, 5, 'stream')] })).toEqual([]);
  });

  test('FIR-08, R-09, R-120 impassable_side_blocks_sight=yes: on a side of either end, too, for only woods are looked through there', () => {
    const [first, last] = [side(3, 6, 'impassable'), side(5, 4, 'impassable')];
    expect(blockers({ ...cliffs, sides: [first] })).toEqual([{ q: 4, r: 5 }]);
    // told by the hex before it
    expect(blockers({ ...cliffs, sides: [last] })).toEqual([{ q: 5, r: 4 }]);
    expect(blockers({ sides: [first, last] })).toEqual([]);
    const woods = [side(3, 6, 'wood'), side(5, 4, 'wood')];
    expect(blockers({ ...cliffs, sides: [...woods, side(9, 9, 'impassable')] })).toEqual([]);
    // straight over the corner of its own hex, which ends the side on the right
    expect(blockers({ ...cliffs, sides: [first] }, [4, 4])).toEqual([{ q: 4, r: 5 }]);
  });

  test('FIR-08, R-09, R-117 impassable_side_blocks_sight=yes: between neighbours as well', () => {
    const near = [4, 5] as const;
    const wood = ground(4, 5, 'wood');
    for (const terrain of ['wood', 'river', 'stream'] as const)
      expect(blockers({ ...cliffs, sides: [side(3, 6, terrain)], hexes: [wood] }, near)).toEqual([]);
    expect(blockers({ ...cliffs, sides: [side(3, 6, 'impassable')] }, near)).toEqual([{ q: 4, r: 5 }]);
    expect(blockers({ ...cliffs, sides: [side(3, 6, 'impassable', 1)] }, near)).toEqual([]);
    expect(blockers({ sides: [side(3, 6, 'impassable')] }, near)).toEqual([]);
  });
});

describe('R-119 same_hill_blocks=no', () => {
  const houseRules = { same_hill_blocks: 'no' } as const;
  const hill = (q: number, r: number) => ground(q, r, 'open', true);

  test('R-119 only a hill with both ends on it is looked over', () => {
    expect(blockers({ houseRules, hexes: [hill(3, 6), hill(4, 5)] })).toEqual([{ q: 4, r: 5 }]);
    const marshes = [ground(3, 6, 'difficult'), ground(5, 4, 'difficult'), ground(6, 3, 'difficult')];
    expect(blockers({ houseRules, hexes: [...marshes, hill(4, 5)] })).toEqual([{ q: 4, r: 5 }]);
  });

  test('R-119, FIR-10 friends in the hollow of the hill are passed over', () => {
    const round = [hill(3, 6), hill(3, 5), hill(4, 4), hill(5, 3), hill(6, 3)];
    expect(blockers({ houseRules, hexes: round, units: [friendAt(4, 5)] })).toEqual([]);
  });
});

test('FIR-08, R-118 grazing_blocks=both_sides_needed: the one side alone does not block, nor the other', () => {
  const houseRules = { grazing_blocks: 'both_sides_needed' } as const;
  for (const q of [3, 4]) expect(blockers({ houseRules, units: [friendAt(q, 5)] }, [4, 4])).toEqual([]);
});

test('FIR-08, R-46, R-01 the other half of a line never hides what one half looks at aslant', () => {
  // the line from (3, 6) grazes (4, 6), the other half
  const half: UnitSpec = {
    id: 'A',
    side: 'blue',
    type: 'lineInfantry',
    formation: 'extendedLine',
    at: [3, 6],
  };
  const g = position({ units: [half, { ...target, at: [7, 4] }] });
  const from = { q: 3, r: 6 };
  expect(hasSight(g, unitOf(g, 'A'), unitOf(g, 'T'), from)).toBe(true);
  expect(sightBlockers(g, from, { q: 7, r: 4 }, unitOf(g, 'A'))).toEqual([]);
});

test('FIR-08 sight is the same both ways, everywhere around a cluttered hex', () => {
  const centre = { q: 3, r: 6 };
  for (const { q, r } of hexesWithin(centre, 4).sort(compareHexes)) {
    const g = position({
      units: [
        { ...firer, at: [3, 6] },
        { ...target, at: [q, r] },
      ],
      hexes: [ground(4, 6, 'wood'), ground(2, 5, 'open', true), ground(3, 8, 'village')],
      sides: [{ q: 2, r: 7, side: 1, terrain: 'wood' }],
    });
    const [a, t] = [unitOf(g, 'A'), unitOf(g, 'T')];
    expect(hasSight(g, a, t), hexName({ q, r })).toBe(hasSight(g, t, a));
    expect(hasSight(g, a, t)).toBe(sightBlockers(g, a.hexes[0], t.hexes[0], a).length === 0);
  }
});
