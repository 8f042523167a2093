import { describe, expect, test } from 'vitest';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { marchFrame } from '../../../../src/rules/procedures/march.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { activationFrame } from '../../../../src/rules/state/calledFrames.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import {
  choices,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position } from '../../../support/position.ts';

type Spec = PositionSpec['units'][number];

const HORSE: Spec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [3, 8], facing: 5 };
const TARGET: Spec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
const SCREEN: Spec = {
  id: 'X',
  side: 'blue',
  type: 'lightInfantry',
  skills: ['skirmisher'],
  formation: 'skirmish',
  facing: 5,
  at: [5, 5],
};

function back(q: number, r: number, facing: 0 | 1 | 2 | 3 | 4 | 5): Choice {
  return { choose: 'putBack', to: { q, r }, facing };
}

function charged(units: readonly Spec[]): Played {
  const g = position({ units });
  return start(g, chargeFrame(g, 'A', 'T'));
}

describe('CHG: skirmishers lifted and put back', () => {
  test('CHG-39, CHG-14, R-98 the owner puts them back behind the charger before the target reacts', () => {
    let played = go(charged([HORSE, TARGET, SCREEN]), to(5, 5));
    expect(waitsFor(played.game)).toBe('blue putBack');
    expect(choices(played)).toContainEqual(back(4, 7, 2));
    // nobody has moved yet: two units never share a hex
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 3, r: 8 }]);
    played = go(played, back(4, 7, 2));
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
    expect(unitAfter(played, 'X')).toMatchObject({
      hexes: [{ q: 4, r: 7 }],
      facing: 2,
      formation: 'skirmish',
      displaced: true,
      acted: true,
    });
    expect(factsOf(played, 'madeWay')).toEqual([
      {
        fact: 'madeWay',
        unit: 'X',
        mover: 'A',
        from: { q: 5, r: 5 },
        to: { q: 4, r: 7 },
        facing: 2,
        rule: 'CHG-39',
      },
    ]);
    expect(played.facts.map(({ fact }) => fact)).toEqual(['chargeDeclared', 'moved', 'madeWay']);
    expect(waitsFor(played.game)).toBe('red reaction');
  });

  test('R-156 the distance is that of the declaration, before anyone is lifted', () => {
    // nobody touches the target when the charge is declared
    const away = { ...TARGET, facing: 5 } as const;
    const played = go(charged([HORSE, away, { ...SCREEN, facing: 2 }]), to(5, 5), back(4, 7, 2));
    expect(factsOf(played, 'chargeDeclared')).toMatchObject([{ distance: 4 }]);
    expect(choices(played)).toContainEqual({ choose: 'reaction', reaction: 'square' });
  });

  test('CHG-39, CHG-40, LOS-04 without room behind the mover they are lost', () => {
    const walls = [
      [5, 6],
      [3, 7],
      [4, 7],
      [5, 7],
    ] as const;
    const hexes = walls.map(([q, r]) => ({ q, r, terrain: 'impassable', hill: false }) as const);
    const march = (units: readonly Spec[]) =>
      go(start(position({ units, hexes }), marchFrame('A', 'frontalMarch')), to(5, 5, 5));
    const pair = [{ ...HORSE, at: [4, 6] as const }, SCREEN];
    // the hex the horse leaves is the only room there is
    expect(choices(march(pair))).toEqual(([0, 1, 2, 3, 4, 5] as const).map((facing) => back(4, 6, facing)));
    const watched = march([...pair, { id: 'E', side: 'red', type: 'lightCavalry', at: [3, 6], facing: 2 }]);
    expect(factsOf(watched, 'noRoomBehind')).toMatchObject([{ unit: 'X', mover: 'A', rule: 'CHG-40' }]);
    expect(factsOf(watched, 'eliminated')).toMatchObject([{ unit: 'X', fledOffMap: false, rule: 'CHG-40' }]);
    expect(unitAfter(watched, 'X').fate).toBe('eliminated');
    expect(unitAfter(watched, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
    expectOver(watched);
  });

  test('ASL-15, CHG-39 an assault through them', () => {
    const line: Spec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 5 };
    const g = position({ units: [line, { ...TARGET, at: [6, 4] }, { ...SCREEN, at: [6, 5] }] });
    let played = start(g, assaultFrame(g, 'A', 'T'));
    if (waitsFor(played.game) === 'blue move') played = go(played, to(6, 5));
    expect(waitsFor(played.game)).toBe('blue putBack');
    played = go(played, back(5, 6, 5));
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 6, r: 5 }]);
    expect(unitAfter(played, 'X').hexes).toEqual([{ q: 5, r: 6 }]);
    expect(waitsFor(played.game)).toBe('red reaction');
  });

  test('MAN-17, CHG-39 enemies shaken off are paid for once the skirmishers are back', () => {
    const units: Spec[] = [
      { ...HORSE, at: [4, 8] },
      { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 7], facing: 2 },
      { id: 'H', side: 'red', type: 'lineInfantry', at: [5, 7], facing: 2 },
      { ...SCREEN, at: [3, 8] },
    ];
    const played = go(start(position({ units }), marchFrame('A', 'indirectMarch')), to(3, 8));
    const after = go(played, (legal) => legal[0] as Choice);
    expect(after.facts.map(({ fact }) => fact)).toEqual(['moved', 'madeWay', 'losses']);
    expect(unitAfter(after, 'A').strength).toBe(10);
  });

  test('CHG-40, SEQ-06, R-98 skirmishers of the same group lose the action they had not yet had', () => {
    const units: Spec[] = [
      { ...HORSE, at: [4, 6], activated: true },
      { ...SCREEN, activated: true },
    ];
    const g = position({ units });
    const played = go(
      start(g, activationFrame(g, ['A', 'X'])),
      { choose: 'unit', unit: 'A' },
      { choose: 'action', action: 'frontalMarch' },
      to(5, 5, 5),
      back(4, 6, 5),
    );
    expectOver(played);
  });

  test('CHG-39, R-10 it lasts until the turn is over', () => {
    const units = [HORSE, { ...SCREEN, activated: true, acted: true, displaced: true }];
    const played = start(position({ units, side: 'red' }), turnFrame(false));
    expect(unitAfter(played, 'X')).toMatchObject({ displaced: false, acted: false, activated: false });
  });

  test('CHG-39, FRM-09 an extended line lifts those on both its hexes, one after the other', () => {
    const g = position({
      units: [
        {
          id: 'A',
          side: 'blue',
          type: 'lineInfantry',
          skills: ['linearOrder'],
          formation: 'extendedLine',
          at: [4, 6],
        },
        { ...SCREEN, at: [5, 5] },
        { ...SCREEN, id: 'Y', at: [6, 5] },
      ],
    });
    const units = g.units.map((u) =>
      u.id === 'A'
        ? ({
            ...u,
            hexes: [
              { q: 4, r: 6 },
              { q: 5, r: 6 },
            ],
          } as const)
        : u,
    );
    let played = go(start({ ...g, units }, marchFrame('A', 'frontalMarch')), to(5, 5, 5));
    expect(waitsFor(played.game)).toBe('blue putBack');
    played = go(played, back(5, 6, 5));
    expect(choices(played)).not.toContainEqual(back(5, 6, 5));
    expect(choices(played)).toContainEqual(back(4, 6, 5));
    played = go(played, back(4, 6, 0));
    expect(unitAfter(played, 'A').hexes).toEqual([
      { q: 5, r: 5 },
      { q: 6, r: 5 },
    ]);
    expect(unitAfter(played, 'X').hexes).toEqual([{ q: 5, r: 6 }]);
    expect(unitAfter(played, 'Y').hexes).toEqual([{ q: 4, r: 6 }]);
    expectOver(played);
  });
});
