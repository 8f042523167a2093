/** One shot: what it asks, what it tells, what it leaves behind. */
import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import { shotFrame } from '../../../../src/rules/procedures/shot.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { moraleFrame } from '../../../../src/rules/state/calledFrames.ts';
import type { GameFrame } from '../../../../src/rules/state/frames.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import {
  about,
  choices,
  dice,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const S: UnitSpec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };
const COLUMN: UnitSpec = { ...T, formation: 'column' };
const MISS = [1, 1, 1, 1, 1, 1, 1];
const TWO = [5, 5, 1, 1, 1, 1, 1];

type Rules = NonNullable<PositionSpec['houseRules']>;

const BY_HALF: Rules = { extended_line_terrain: 'half_concerned' };

function fired(units: readonly UnitSpec[] = [S, T], houseRules: Rules = {}): Played {
  return start(position({ units, houseRules }), fireFrame('S', 'T'));
}

const told = (played: Played) => played.facts.map(({ fact }) => fact);

describe('R-45, R-46: the test of an extended line that was shot at', () => {
  const LINE: UnitSpec = {
    ...{ id: 'T', side: 'red', type: 'lineInfantry', at: [5, 5], facing: 2 },
    ...{ formation: 'extendedLine', skills: ['linearOrder'] },
  };
  const GUNS: UnitSpec = { id: 'S', side: 'blue', type: 'heavyFootBattery', at: [6, 8], facing: 4 };
  const onHalf = (at: readonly [number, number], terrain: 'village' | 'wood'): GroundHex => ({
    ...{ q: at[0], r: at[1], terrain, hill: false },
  });
  const NEAR = [5, 5] as const;
  const FAR = [4, 5] as const;
  const tested = (hexes: readonly GroundHex[], half: 'left' | 'right', houseRules: Rules = BY_HALF) => {
    const begun = start(position({ units: [GUNS, LINE], hexes, houseRules }), shotFrame('S', 'T', 'action'));
    const aim = choices(begun).filter((choice) => choice.choose === 'half' && choice.half === half);
    const aimed = go(begun, ...aim);
    const pool = dice(aimed);
    const fired = go(
      aimed,
      Array.from({ length: pool.dice === 'pool' ? pool.count : 0 }, () => 6),
    );
    const saves = dice(fired);
    const asked = about(
      go(
        fired,
        Array.from({ length: saves.dice === 'pool' ? saves.count : 0 }, () => 1),
      ),
    );
    return asked.about === 'morale' ? asked.commandValue.total : null;
  };

  test('R-45, R-46, MOR-07 extended_line_terrain=half_concerned: it has a village where it was aimed at, not nearest to the guns', () => {
    expect(tested([onHalf(NEAR, 'village')], 'right')).toBe(7);
    expect(tested([onHalf(NEAR, 'village')], 'left')).toBe(10);
    expect(tested([onHalf(FAR, 'village')], 'right')).toBe(10);
    expect(tested([onHalf(FAR, 'village')], 'left')).toBe(7);
  });

  test('R-45, R-46, MOR-08 extended_line_terrain=half_concerned: cover likewise keeps whoever is outflanked from -3', () => {
    const beside: UnitSpec = { id: 'X', side: 'blue', type: 'lineInfantry', at: [6, 4], facing: 3 };
    const total = (half: 'left' | 'right') => {
      const units = [GUNS, LINE, beside];
      const g = position({ units, hexes: [onHalf(FAR, 'wood')], houseRules: BY_HALF });
      const shot = { ...shotFrame('S', 'T', 'action'), at: 'test', aimed: half } as const;
      const asked = about(start(g, shot));
      return asked.about === 'morale' ? asked.commandValue.total : null;
    };
    expect([total('left'), total('right')]).toEqual([4, 7]);
  });

  test('R-45, R-149, MOR-08 a wood on a side keeps it from -3 before the half confronted, by the option before the half aimed at', () => {
    const beside: UnitSpec = { id: 'X', side: 'blue', type: 'lineInfantry', at: [6, 4], facing: 3 };
    const totals = (at: readonly [number, number], houseRules: Rules) => {
      // the sides of that half that look at the guns
      const sides = ([1, 2] as const).map((side) => ({ q: at[0], r: at[1], side, terrain: 'wood' }) as const);
      const g = position({ units: [GUNS, LINE, beside], sides, houseRules });
      return (['left', 'right'] as const).map((aimed) => {
        const asked = about(start(g, { ...shotFrame('S', 'T', 'action'), at: 'test', aimed }));
        return asked.about === 'morale' ? asked.commandValue.total : null;
      });
    };
    expect(totals(FAR, {})).toEqual([4, 4]);
    expect(totals(NEAR, {})).toEqual([7, 7]);
    expect(totals(FAR, BY_HALF)).toEqual([4, 7]);
    expect(totals(NEAR, BY_HALF)).toEqual([7, 4]);
  });

  test('R-45, R-46, MOR-07 extended_line_terrain=half_concerned: under return fire it goes by the shot at it, not by its own', () => {
    const own: UnitSpec = { ...GUNS, type: 'lineInfantry', formation: 'line', at: [6, 7] };
    const g = position({ units: [own, LINE], hexes: [onHalf(FAR, 'village')], houseRules: BY_HALF });
    const total = (half: 'left' | 'right', ...before: readonly GameFrame[]) => {
      const shot = { ...shotFrame('S', 'T', 'return'), at: 'test', aimed: half } as const;
      const asked = about(start(g, ...before, shot));
      return asked.about === 'morale' ? asked.commandValue.total : null;
    };
    const answered = { ...shotFrame('T', 'S', 'action'), at: 'test' } as const;
    expect([total('left'), total('right')]).toEqual([7, 10]);
    expect([total('left', answered), total('right', answered)]).toEqual([7, 10]);
  });

  test('R-45, MOR-07, MOR-09 extended_line_terrain=half_concerned: its test before a charge goes by the half the charger faces', () => {
    const horse: UnitSpec = { ...GUNS, type: 'mediumCavalry', at: [6, 7] };
    const total = (at: readonly [number, number]) => {
      const g = position({
        units: [horse, LINE],
        hexes: [onHalf(at, 'village')],
        houseRules: BY_HALF,
      });
      const asked = about(start(g, chargeFrame(g, 'S', 'T'), moraleFrame('T', 'reaction', 'S')));
      return asked.about === 'morale' ? asked.commandValue.total : null;
    };
    expect([total(NEAR), total(FAR)]).toEqual([10, 5]);
  });

  test('R-45, R-46 which half is aimed at is asked where only the test tells them apart', () => {
    const few: UnitSpec = { ...GUNS, type: 'regimentalGun', at: [4, 8], facing: 5 };
    const asked = (houseRules: Rules) => {
      const game = position({ units: [few, LINE], hexes: [onHalf(NEAR, 'village')], houseRules });
      return choices(start(game, shotFrame('S', 'T', 'action')));
    };
    expect(asked(BY_HALF)).toHaveLength(2);
    expect(waitsFor(start(position({ units: [few, LINE] }), shotFrame('S', 'T', 'action')).game)).toBe(
      'blue rolls fire',
    );
  });

  test('R-45 extended_line_terrain=both_for_benefit: both halves, whichever was aimed at', () => {
    const both = [onHalf(NEAR, 'village'), onHalf(FAR, 'village')];
    expect([tested(both, 'left', {}), tested([onHalf(NEAR, 'village')], 'left', {})]).toEqual([10, 7]);
  });
});

describe('FIR-05: a shot between units on one hex each', () => {
  test('FIR-05, R-46, R-47 asks no half, and nothing has happened yet', () => {
    const played = fired();
    expect(played.facts).toEqual([]);
    expect(played.game.frames).toStrictEqual([
      { procedure: 'fire', at: 'shot', firer: 'S', target: 'T' },
      {
        procedure: 'shot',
        at: 'dice',
        firer: 'S',
        target: 'T',
        kind: 'action',
        charging: false,
        hits: 0,
        lost: 0,
        earlier: 0,
      },
    ]);
    expect(shotFrame('S', 'T', 'return', { earlier: 2 })).toMatchObject({ kind: 'return', earlier: 2 });
  });

  test('FIR-20, CBT-02 a miss: no save, no loss', () => {
    for (const target of [COLUMN, T]) {
      const played = go(fired([S, target]), MISS);
      expect(told(played)).toEqual(['shot']);
      expect(unitAfter(played, 'T').strength).toBe(20);
    }
  });

  test('SAV-01 a position that rolls where there is no right saves nothing', () => {
    const frame = { ...shotFrame('S', 'T', 'action'), at: 'saves', hits: 2 } as const;
    const played = start(position({ units: [S, COLUMN] }), frame);
    expect(dice(played)).toEqual({ dice: 'pool', count: 2, from: 7, six: 1 });
    expect(about(played)).toMatchObject({ from: 7, entitlements: [] });
  });

  test('LOS-05, SAV-01 guns that save every hit have nothing to pass on', () => {
    const guns: UnitSpec = { ...T, type: 'heavyFootBattery', strength: 5 };
    const hit = go(fired([S, guns, { ...T, id: 'F', at: [6, 4] }]), TWO);
    expect(told(go(hit, [4, 4]))).toEqual(['shot', 'saved']);
    expect(waitsFor(go(hit, [4, 1]).game)).toBe('red transfer');
  });

  test('FIR-20, SAV-01, UNI-08 each hit of a line is saved on 4 or more, one point by each success', () => {
    const hit = go(fired(), TWO);
    expect(about(hit)).toMatchObject({ about: 'saves', losses: 2, from: 4, entitlements: ['UNI-08'] });
    expect(dice(hit)).toEqual({ dice: 'pool', count: 2, from: 4, six: 1 });
    const saved = go(hit, [6, 3]);
    expect(factsOf(saved, 'saved')).toEqual([{ fact: 'saved', unit: 'T', saved: 1, of: 2, rule: 'SAV-01' }]);
    expect(factsOf(saved, 'losses')).toMatchObject([{ unit: 'T', lost: 1, left: 19, by: 'S' }]);
    expect(told(go(hit, [4, 6]))).toEqual(['shot', 'saved']);
  });

  test('SKL-03.1, CBT-02 the shot tells by which statement its sixes count', () => {
    const rules = (target: UnitSpec) => factsOf(go(fired([S, target]), MISS), 'shot').map(({ rule }) => rule);
    expect(rules(COLUMN)).toEqual(['CBT-02']);
    expect(rules({ ...T, type: 'heavyCavalry', strength: 8, skills: ['feudalCavalry'] })).toEqual([
      'SKL-03.1',
    ]);
  });

  test('LOS-05 nobody but guns is asked to pass losses on', () => {
    const friend: UnitSpec = { ...T, id: 'F', at: [6, 4] };
    const played = go(fired([S, COLUMN, friend]), TWO);
    expect(told(played)).toEqual(['shot', 'losses']);
  });

  test('FIR-20, MOR-01 the points lost are on record while the target tests, the hits done with', () => {
    const played = go(fired([S, COLUMN]), [5, 5, 5, 1, 1, 1, 1]);
    expect(played.game.frames.at(-2)).toMatchObject({ procedure: 'shot', at: 'test', lost: 3, hits: 0 });
  });
});

describe('R-46, R-47: halves', () => {
  test('R-46, R-47 between two extended lines first the half that shoots, then the half aimed at', () => {
    const order = { skills: ['linearOrder'], formation: 'extendedLine' } as const;
    // T looks south-east: its left half on (4, 3), its right half on (3, 4)
    const played = fired([
      { ...S, ...order, at: [3, 6] },
      { ...T, ...order, at: [4, 3], facing: 1 },
    ]);
    expect(played.game.frames.at(-1)).toMatchObject({ at: 'half' });
    const left = go(played, { choose: 'half', half: 'left', hex: { q: 3, r: 6 } });
    expect(left.game.frames.at(-1)).toMatchObject({ at: 'aim', half: 'left' });
    expect(choices(left)).toEqual([
      { choose: 'half', half: 'left', hex: { q: 4, r: 3 } },
      { choose: 'half', half: 'right', hex: { q: 3, r: 4 } },
    ]);
    const near = go(left, { choose: 'half', half: 'right', hex: { q: 3, r: 4 } });
    expect(dice(near)).toMatchObject({ count: 7 });
  });
});

describe('FIR-14, R-102: what a shot uses up', () => {
  const defended = (houseRules: Rules) => {
    const horse: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7], facing: 5 };
    const game = position({ units: [horse, T], houseRules });
    const reaction: Choice = { choose: 'reaction', reaction: 'defensiveFire' };
    return go(start(game, chargeFrame(game, 'A', 'T')), to(5, 5), reaction, [1, 1], MISS);
  };

  test('R-102 a line that fires defensively has used up nothing', () => {
    expect(unitAfter(defended({}), 'T').squareFired).toBe(false);
    expect(unitAfter(defended({}), 'T').firedDefensively).toBeUndefined();
  });

  test('R-102 defensive_fires_per_turn=1: its one defensive shot, but no other shot does so', () => {
    expect(unitAfter(defended({ defensive_fires_per_turn: 1 }), 'T').firedDefensively).toBe(true);
    const action = go(fired([S, COLUMN], { defensive_fires_per_turn: 1 }), MISS);
    expect(unitAfter(action, 'S').firedDefensively).toBeUndefined();
    expect(unitAfter(action, 'S').squareFired).toBe(false);
  });
});
