import { describe, expect, test } from 'vitest';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import {
  about,
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5 };
/** Straight above: only facing 2 puts it in the rear cone. */
const DANGER: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
/** On a row of hexes: facings 1 and 2 do. */
const BESIDE: UnitSpec = { ...DANGER, at: [4, 4] };
/** On one of the two hexes before the fugitive that looks down. */
const FRIEND: UnitSpec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 7], facing: 5 };

function fleeing(
  houseRules: Partial<HouseRules>,
  units: readonly UnitSpec[],
  more: Omit<PositionSpec, 'units' | 'houseRules'> = {},
) {
  return start(position({ ...more, units, houseRules }), flightFrame('U', 'E'));
}

describe('R-73 flight_facing_tie', () => {
  test('R-73 flight_facing_tie=owner: the owner takes one of two facings', () => {
    const played = fleeing({ flight_facing_tie: 'owner' }, [U, BESIDE]);
    expect(waitsFor(played.game)).toBe('blue facing');
    expect(choices(played)).toEqual([
      { choose: 'facing', facing: 1 },
      { choose: 'facing', facing: 2 },
    ]);
  });

  test('R-73 flight_facing_tie=smallest_turn: it turns as little as it can', () => {
    const played = fleeing({ flight_facing_tie: 'smallest_turn' }, [U, BESIDE]);
    expect(unitAfter(played, 'U').facing).toBe(1);
    expect(waitsFor(played.game)).toBe('blue rolls flight');
    // halfway between the two: the turns are equal, and the owner chooses after all
    const even = fleeing({ flight_facing_tie: 'smallest_turn' }, [
      { ...U, facing: 4 },
      { ...BESIDE, at: [4, 8] },
    ]);
    expect(unitAfter(even, 'U').facing).toBe(4);
    const square = fleeing({ flight_facing_tie: 'smallest_turn' }, [
      { ...U, facing: 0, formation: 'square' },
      BESIDE,
    ]);
    expect(waitsFor(square.game)).toBe('blue facing');
  });

  test('R-73 flight_facing_tie=random: lots are drawn between the two', () => {
    const played = fleeing({ flight_facing_tie: 'random' }, [U, BESIDE]);
    expect(about(played)).toEqual({ about: 'flightFacing', unit: 'U', facings: [1, 2] });
    expect(dice(played)).toEqual({ dice: 'draw', among: 2 });
    expect(unitAfter(go(played, [1]), 'U').facing).toBe(1);
    const turned = go(played, [2]);
    expect(factsOf(turned, 'turned')).toEqual([{ fact: 'turned', unit: 'U', facing: 2, rule: 'MAN-23' }]);
    expect(waitsFor(turned.game)).toBe('blue rolls flight');
  });
});

describe('R-76 flight_path', () => {
  test('R-76 flight_path=owner: the owner takes one of the ends', () => {
    const played = go(fleeing({ flight_path: 'owner' }, [U, DANGER]), [2]);
    expect(waitsFor(played.game)).toBe('blue flightEnd');
    expect(choices(played)).toHaveLength(3);
  });

  test('R-76 flight_path=random_each_step: lots are drawn wherever both front hexes are open', () => {
    const played = go(fleeing({ flight_path: 'random_each_step' }, [U, DANGER, FRIEND]), [3]);
    expect(about(played)).toEqual({ about: 'flightStep', unit: 'U' });
    expect(dice(played)).toEqual({ dice: 'draw', among: 2 });
    // left, over the friend, then right twice
    const run = go(played, [1], [2], [2]);
    expect(factsOf(run, 'moved')).toEqual([
      {
        fact: 'moved',
        unit: 'U',
        manoeuvre: 'flight',
        from: { q: 4, r: 6 },
        route: [
          { q: 4, r: 7 },
          { q: 3, r: 8 },
          { q: 2, r: 9 },
        ],
        facing: 2,
        rule: 'MAN-24',
      },
    ]);
    expect(about(run)).toEqual({ about: 'crossing', unit: 'F', by: 'U' });
    const over = go(run, [3]);
    expectOver(over);
    expect(unitAfter(over, 'U').hexes).toEqual([{ q: 2, r: 9 }]);
    expect(unitAfter(over, 'F').strength).toBe(18);
  });

  test('R-76 flight_path=random_each_step: a single open hex is taken without lots, the edge ends it', () => {
    const wall = fleeing({ flight_path: 'random_each_step' }, [U, DANGER], {
      hexes: [{ q: 4, r: 7, terrain: 'impassable', hill: false }],
    });
    const played = go(wall, [1]);
    expectOver(played);
    expect(unitAfter(played, 'U').hexes).toEqual([{ q: 3, r: 7 }]);
    const edge = fleeing({ flight_path: 'random_each_step' }, [
      { ...U, at: [4, 11] },
      { ...DANGER, at: [5, 9] },
    ]);
    expect(unitAfter(go(edge, [2]), 'U').fate).toBe('fledOffMap');
  });
});

describe('R-77 flight_blocked_first_step', () => {
  const walled = (flight_blocked_first_step: HouseRules['flight_blocked_first_step']) =>
    fleeing({ flight_blocked_first_step }, [U, DANGER], {
      hexes: [
        { q: 4, r: 7, terrain: 'impassable', hill: false },
        { q: 3, r: 7, terrain: 'impassable', hill: false },
      ],
    });

  test('R-77 flight_blocked_first_step=stays: it is panicked where it stands', () => {
    expect(unitAfter(go(walled('stays'), [4]), 'U')).toMatchObject({ fate: 'present', panicked: true });
  });

  test('R-77 flight_blocked_first_step=eliminated: it is lost', () => {
    const played = go(walled('eliminated'), [4]);
    expect(unitAfter(played, 'U').fate).toBe('eliminated');
    expect(factsOf(played, 'eliminated')).toMatchObject([{ unit: 'U', fledOffMap: false, rule: 'MAN-24' }]);
  });

  test('R-77 flight_blocked_first_step=eliminated: a flight stopped later only stops', () => {
    const played = go(
      fleeing({ flight_blocked_first_step: 'eliminated' }, [U, DANGER], {
        hexes: [2, 3, 4].map((q) => ({ q, r: 8, terrain: 'impassable', hill: false })),
      }),
      [4],
      to(3, 7),
    );
    expect(unitAfter(played, 'U')).toMatchObject({ fate: 'present', hexes: [{ q: 3, r: 7 }] });
  });
});

describe('R-78 flight_occupied_end', () => {
  const second: UnitSpec = { ...FRIEND, id: 'G', at: [3, 8] };

  test('R-78 flight_occupied_end=eliminated: on a friend the flight ends in loss', () => {
    const played = go(
      fleeing({ flight_occupied_end: 'eliminated' }, [U, DANGER, FRIEND]),
      [1],
      to(4, 7),
      [1],
    );
    expect(unitAfter(played, 'U').fate).toBe('eliminated');
  });

  test('R-78 flight_occupied_end=next_free_hex: it runs on over all that stand there', () => {
    const begun = go(fleeing({ flight_occupied_end: 'next_free_hex' }, [U, DANGER, FRIEND, second]), [1]);
    const ends = choices(begun).map((end) =>
      end.choose === 'runEnd' ? `${end.to.q},${end.to.r} ${end.crossed.join('')}` : '',
    );
    expect(ends).toEqual(['3,7 ', '4,8 F', '2,9 FG', '3,9 FG']);
    const over = go(begun, to(4, 8), [1]);
    expectOver(over);
    expect(unitAfter(over, 'U')).toMatchObject({ fate: 'present', hexes: [{ q: 4, r: 8 }] });
    expect(unitAfter(over, 'F').strength).toBe(19);
  });

  test('R-78 flight_occupied_end=next_free_hex: the dice run on too, and are lost where nothing is free', () => {
    const rules = { flight_occupied_end: 'next_free_hex', flight_path: 'random_each_step' } as const;
    const hexes = [3, 4].map((q) => ({ q, r: 8, terrain: 'impassable' as const, hill: false }));
    const stuck = go(fleeing(rules, [U, DANGER, FRIEND], { hexes }), [1], [1], [1]);
    expect(unitAfter(stuck, 'U').fate).toBe('eliminated');
    const free = go(fleeing(rules, [U, DANGER, FRIEND]), [1], [1], [2], [1]);
    expect(unitAfter(free, 'U')).toMatchObject({ fate: 'present', hexes: [{ q: 3, r: 8 }] });
  });

  describe('R-78, R-79 flight_occupied_end=next_free_hex: what it runs beyond its length does not lead off the map', () => {
    const edge: UnitSpec = { ...U, at: [0, 10] };
    const above: UnitSpec = { ...DANGER, at: [1, 8] };
    const friends = [0, -1].map((q): UnitSpec => ({ ...FRIEND, id: `F${q}`, at: [q, 11] }));
    const units = [edge, above, ...friends];
    const option = { flight_occupied_end: 'next_free_hex' } as const;

    test('R-79 the owner chooses: it is lost on the edge, and counts in full', () => {
      const begun = go(fleeing(option, units), [1]);
      expect(choices(begun).map((end) => (end.choose === 'runEnd' ? end.offMap : null))).toEqual([
        false,
        false,
      ]);
      const lost = go(begun, to(0, 11), [1]);
      expect(factsOf(lost, 'eliminated')).toMatchObject([{ unit: 'U', rule: 'MAN-25' }]);
      expect(unitAfter(lost, 'U').fate).toBe('eliminated');
    });

    test('R-79 the dice choose: it is lost likewise', () => {
      const lost = go(fleeing({ ...option, flight_path: 'random_each_step' }, units), [1], [1], [1]);
      expect(factsOf(lost, 'eliminated')).toMatchObject([{ unit: 'U', rule: 'MAN-25' }]);
    });

    test('R-79 with a hex left to run it leaves the map', () => {
      for (const flight_path of ['owner', 'random_each_step'] as const) {
        const begun = go(fleeing({ ...option, flight_path }, units), [2]);
        const gone = flight_path === 'owner' ? go(begun, to(0, 11), [1]) : go(begun, [1], [1]);
        expect(unitAfter(gone, 'U').fate).toBe('fledOffMap');
      }
    });
  });
});
