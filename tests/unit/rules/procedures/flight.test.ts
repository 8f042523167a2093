import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
import { d3, d6 } from '../../../../src/rules/state/dice.ts';
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

const first = (legal: readonly Choice[]): Choice => legal[0] as Choice;

function fleeing(units: readonly UnitSpec[], cause: string | null, spec: Omit<PositionSpec, 'units'> = {}) {
  const game = position({ ...spec, units });
  return start(game, flightFrame('U', cause));
}

const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5 };
const DANGER: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };

describe('MAN: flight', () => {
  test('MAN-21, GEN-08 the unit becomes a horde with a fear marker, and rolls a die', () => {
    const played = fleeing([U, DANGER], 'E');
    expect(unitAfter(played, 'U')).toMatchObject({ panicked: true, formation: 'horde' });
    expect(dice(played)).toEqual(d6(0));
  });

  test('MAN-23 it turns so that the danger lies behind', () => {
    // the danger is straight above: facing 2 puts it in the rear cone, and no other facing does
    expect(unitAfter(fleeing([U, DANGER], 'E'), 'U').facing).toBe(2);
  });

  test('MAN-23, R-73 a danger on a row of hexes leaves the owner two facings', () => {
    const beside: UnitSpec = { ...DANGER, at: [4, 4] };
    const played = fleeing([U, beside], 'E');
    expect(waitsFor(played.game)).toBe('blue facing');
    expect(choices(played)).toHaveLength(2);
  });

  test('MAN-24 cavalry flees two hexes more', () => {
    const cavalry: UnitSpec = { ...U, type: 'lightCavalry' };
    expect(dice(fleeing([cavalry, DANGER], 'E'))).toEqual(d6(2));
  });

  test('MAN-24 the length must be run in full, step by step into the two front hexes', () => {
    const played = go(fleeing([U, DANGER], 'E'), [2]);
    const ends = choices(played).map((choice) =>
      choice.choose === 'runEnd' ? [choice.to.q, choice.to.r] : [],
    );
    expect(ends).toEqual(
      [
        [2, 8],
        [3, 8],
        [4, 8],
      ].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
    );
    expectOver(go(played, to(3, 8)));
    expect(unitAfter(go(played, to(3, 8)), 'U').hexes).toEqual([{ q: 3, r: 8 }]);
  });

  test('MAN-24, QUA-07, LOS-02 a friend crossed loses 1D3, a recruit 1D6, an elite nothing', () => {
    const friend = (quality: 'ordinary' | 'recruit' | 'elite'): UnitSpec => ({
      id: 'F',
      side: 'blue',
      type: 'lineInfantry',
      at: [4, 7],
      facing: 5,
      quality,
      strength: 20,
    });
    const cross = (quality: 'ordinary' | 'recruit' | 'elite') =>
      go(
        fleeing([U, DANGER, friend(quality)], 'E'),
        [2],
        (legal) =>
          legal.find((choice) => choice.choose === 'runEnd' && choice.crossed.includes('F')) as Choice,
      );
    expect(dice(cross('ordinary'))).toEqual(d3(0));
    expect(unitAfter(go(cross('ordinary'), [5]), 'F').strength).toBe(17);
    expect(dice(cross('recruit'))).toEqual(d6(0));
    expectOver(cross('elite'));
    expect(unitAfter(cross('elite'), 'F').strength).toBe(20);
  });

  test('R-81, MAN-24 a friend on two hexes is crossed once, whichever of them the flight runs over', () => {
    // the line lies along the flight: both its hexes are run over
    const line: UnitSpec = {
      ...{ id: 'L', side: 'blue', type: 'lineInfantry', skills: ['linearOrder'], at: [4, 7] },
      ...{ formation: 'extendedLine', facing: 0, strength: 20 },
    };
    const fled = fleeing([U, DANGER, line], 'E');
    const rolled = go(fled, [3]);
    const over = choices(rolled).filter((choice) => choice.choose === 'runEnd' && choice.crossed.length > 0);
    expect(over.every((choice) => choice.choose === 'runEnd' && choice.crossed.length === 1)).toBe(true);
    const played = go(rolled, to(4, 9), [4]);
    expect(factsOf(played, 'crossed')).toHaveLength(1);
    expect(unitAfter(played, 'L').strength).toBe(18);
    expectOver(played);
  });

  test('MAN-24, R-81 skirmishers that have just panicked harm no one', () => {
    const skirmishers: UnitSpec = {
      ...U,
      type: 'lightInfantry',
      skills: ['skirmisher'],
      formation: 'skirmish',
    };
    const friend: UnitSpec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 7], facing: 5 };
    const played = go(
      fleeing([skirmishers, DANGER, friend], 'E'),
      [2],
      (legal) => legal.find((choice) => choice.choose === 'runEnd' && choice.crossed.includes('F')) as Choice,
    );
    expectOver(played);
    expect(unitAfter(played, 'F').strength).toBe(20);
  });

  test('MAN-25, R-78 a flight that ends on a friend destroys the fugitive; the friend is crossed', () => {
    const friend: UnitSpec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 7], facing: 5 };
    const played = go(fleeing([U, DANGER, friend], 'E'), [1], to(4, 7), [1]);
    expect(unitAfter(played, 'U').fate).toBe('eliminated');
    expect(unitAfter(played, 'F').strength).toBe(19);
  });

  test('R-78 if the crossing destroys the occupant, the fugitive takes its hex', () => {
    const friend: UnitSpec = {
      id: 'F',
      side: 'blue',
      type: 'lineInfantry',
      at: [4, 7],
      facing: 5,
      strength: 1,
    };
    const played = go(fleeing([U, DANGER, friend], 'E'), [1], to(4, 7), [1]);
    expect(unitAfter(played, 'F').fate).toBe('eliminated');
    expect(unitAfter(played, 'U')).toMatchObject({ fate: 'present', hexes: [{ q: 4, r: 7 }] });
  });

  test('MAN-26, VIC-03 forced off the map: eliminated for half its value', () => {
    const played = go(
      fleeing(
        [
          { ...U, at: [4, 11], cost: 161 },
          { ...DANGER, at: [5, 9] },
        ],
        'E',
        { rows: 12 },
      ),
      [3],
    );
    expect(unitAfter(played, 'U').fate).toBe('fledOffMap');
    expect(factsOf(played, 'eliminated')).toMatchObject([{ unit: 'U', fledOffMap: true, victoryPoints: 81 }]);
  });

  test('MAN-27 artillery obliged to flee is destroyed', () => {
    const played = fleeing([{ ...U, type: 'mediumFootBattery' }, DANGER], 'E');
    expect(unitAfter(played, 'U').fate).toBe('eliminated');
    expectOver(played);
  });

  test('MAN-22, R-74 several dangers and none just responsible: one is drawn', () => {
    const hurt: UnitSpec = { ...U, panicked: true, formation: 'horde', hurtBy: ['E', 'X'] };
    const other: UnitSpec = { id: 'X', side: 'red', type: 'heavyFootBattery', at: [0, 2], facing: 2 };
    const played = fleeing([hurt, DANGER, other], null);
    expect(about(played)).toMatchObject({ about: 'danger', candidates: ['E', 'X'] });
    expect(factsOf(go(played, [2]), 'panicked')).toMatchObject([{ danger: 'X' }]);
  });

  test('MAN-22 the enemy just responsible comes before all others', () => {
    const hurt: UnitSpec = { ...U, hurtBy: ['X'] };
    const other: UnitSpec = { id: 'X', side: 'red', type: 'heavyFootBattery', at: [0, 2], facing: 2 };
    expect(factsOf(fleeing([hurt, DANGER, other], 'E'), 'panicked')).toMatchObject([{ danger: 'E' }]);
  });

  test('MAN-23, R-75 without danger it flees toward its own edge', () => {
    const played = fleeing([{ ...U, panicked: true, formation: 'horde' }], null);
    const facing =
      waitsFor(played.game) === 'blue facing'
        ? choices(played)
        : [{ choose: 'facing', facing: unitAfter(played, 'U').facing }];
    expect(facing).toContainEqual({ choose: 'facing', facing: 2 });
  });

  test('R-77 blocked at the first step by an enemy, it stays, panicked', () => {
    const units: readonly UnitSpec[] = [
      U,
      DANGER,
      {
        id: 'X',
        side: 'red',
        type: 'lineInfantry',
        at: [4, 7],
        facing: 5,
        panicked: true,
        formation: 'horde',
      },
      {
        id: 'Y',
        side: 'red',
        type: 'lineInfantry',
        at: [3, 7],
        facing: 5,
        panicked: true,
        formation: 'horde',
      },
    ];
    const played = go(fleeing(units, 'E'), [4]);
    expect(unitAfter(played, 'U')).toMatchObject({
      fate: 'present',
      panicked: true,
      hexes: [{ q: 4, r: 6 }],
    });
    expectOver(played.game.frames.length > 0 ? go(played, first) : played);
  });
});

describe('GEO-12: a square has no rear', () => {
  test('MAN-23, GEO-12 out of a square the owner chooses among all facings that put the danger behind', () => {
    const square: UnitSpec = { ...U, formation: 'square', facing: 0 };
    const behind: UnitSpec = { ...DANGER, at: [3, 6] };
    const played = fleeing([square, behind], 'E');
    expect(waitsFor(played.game)).toBe('blue facing');
    expect(choices(played)).toHaveLength(2);
  });
});
