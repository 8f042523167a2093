import { describe, expect, test } from 'vitest';
import {
  groupChoice,
  gunsBeside,
  legalRiders,
  possibleRiders,
  riderRefusals,
  ridersRefusals,
  riderTerm,
} from '../../../../src/rules/orders/riders.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { choices, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9] };
const FAR: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1] };
const scout = (id: string, at: UnitSpec['at'], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'blue',
  type: 'lightInfantry',
  skills: ['scout'],
  formation: 'column',
  at,
  facing: 4,
  ...more,
});
const gun = (id: string, at: UnitSpec['at'], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'blue',
  type: 'regimentalGun',
  at,
  facing: 1,
  ...more,
});
const ordered = (units: readonly UnitSpec[], points = 6) =>
  go(start(position({ format: 2000, units }), turnFrame(false)), [points]);

/** The choices of riders offered with the group of A alone. */
function ridersOf(units: readonly UnitSpec[]): readonly (readonly string[])[] {
  return choices(ordered(units)).flatMap((choice) =>
    choice.choose === 'group' && choice.units.join() === 'A' ? [choice.riders ?? []] : [],
  );
}

function reasonsFor(rider: UnitSpec, group: readonly UnitSpec[] = [A]): readonly string[] {
  const g = position({ units: [...group, rider, FAR] });
  const members: readonly Unit[] = group.map(({ id }) => unitOf(g, id));
  return riderRefusals(g, members, unitOf(g, rider.id)).map(({ rule, reason }) => `${rule} ${reason}`);
}

const group = (units: string[], riders: string[]): Choice => ({ choose: 'group', units, riders });

describe('ORD-09: scouts', () => {
  test('ORD-09, SKL-12, SKL-12.1, R-16 a scout within three hexes rides along at no cost, whatever its facing', () => {
    const played = go(ordered([A, scout('S', [4, 9]), FAR]), group(['A'], ['S']));
    expect(played.game.orderPoints).toBe(3);
    expect(factsOf(played, 'groupActivated')).toMatchObject([{ units: ['A'], cost: { total: 1 } }]);
    expect(factsOf(played, 'ridesAlong')).toEqual([{ fact: 'ridesAlong', unit: 'S', rule: 'ORD-09' }]);
    expect(unitAfter(played, 'S').activated).toBe(true);
    // it acts at any moment of that activation
    expect(choices(played)).toEqual([
      { choose: 'unit', unit: 'A' },
      { choose: 'unit', unit: 'S' },
    ]);
    expect(riderTerm(unitAfter(played, 'S'))).toEqual({ rule: 'ORD-09', why: 'scoutRides', amount: 0 });
  });

  test('ORD-09 three hexes, not four', () => {
    expect(reasonsFor(scout('S', [5, 9]))).toEqual([]);
    expect(reasonsFor(scout('S', [6, 9]))).toEqual(['ORD-09 scoutTooFar']);
  });

  test('ORD-09, R-16 three hexes from the nearest unit of the group', () => {
    const pair = [A, { ...A, id: 'B', at: [3, 9] }] as const;
    // four from A, three from B; then five from A, four from B
    expect(reasonsFor(scout('S', [6, 9]), pair)).toEqual([]);
    expect(reasonsFor(scout('S', [7, 9]), pair)).toEqual(['ORD-09 scoutTooFar']);
  });

  test('ORD-09 light infantry with another skill is no scout', () => {
    expect(reasonsFor(scout('S', [4, 9], { skills: ['skirmisher'] }))).toEqual(['ORD-09 neverRides']);
  });

  test('ORD-09 one panicked unit of the group is enough to leave the scouts behind', () => {
    const mixed = [A, { ...A, id: 'B', at: [3, 9], panicked: true }] as const;
    expect(reasonsFor(scout('S', [4, 9]), mixed)).toEqual(['ORD-09 panickedGroupNoRiders']);
  });

  test('CHG-39, R-98 skirmishers put back this turn do not ride: that is the reason told', () => {
    expect(reasonsFor(scout('S', [4, 9], { displaced: true, acted: true }))).toEqual(['CHG-39 displaced']);
  });

  test('ORD-09 not in square, not panicked, not for a panicked group, only light infantry with the skill', () => {
    expect(reasonsFor(scout('S', [4, 9], { formation: 'square', facing: 0 }))).toEqual([
      'ORD-09 scoutInSquare',
    ]);
    expect(reasonsFor(scout('S', [4, 9], { panicked: true }))).toEqual(['ORD-09 panicked']);
    expect(reasonsFor(scout('S', [4, 9]), [{ ...A, panicked: true }])).toEqual([
      'ORD-09 panickedGroupNoRiders',
    ]);
    expect(reasonsFor(scout('S', [4, 9], { skills: [] }))).toEqual(['ORD-09 neverRides']);
  });

  test('ORD-09, ORD-15 not one that was activated, nor one that fled or is the enemy’s', () => {
    expect(reasonsFor(scout('S', [4, 9], { activated: true }))).toEqual(['ORD-15 alreadyActivated']);
    expect(reasonsFor(scout('S', [4, 9], { acted: true }))).toEqual(['SEQ-06 alreadyActed']);
    expect(reasonsFor(scout('S', [4, 9], { side: 'red' }))).toEqual(['ORD-09 notYours']);
    expect(reasonsFor(scout('S', [4, 9], { fate: 'eliminated' }))).toEqual(['LOS-04 gone']);
  });

  test('ORD-09 two at most: every choice of them is an answer, nobody first', () => {
    const three = [scout('S', [4, 9]), scout('T', [2, 7], { facing: 1 }), scout('U', [1, 7], { facing: 3 })];
    expect(ridersOf([A, ...three, FAR])).toEqual([
      [],
      ['S'],
      ['T'],
      ['U'],
      ['S', 'T'],
      ['S', 'U'],
      ['T', 'U'],
    ]);
    const g = position({ units: [A, ...three] });
    expect(ridersRefusals(g, ['A'], ['S', 'T', 'U'])).toMatchObject([
      { rule: 'ORD-09', reason: 'tooManyScouts' },
    ]);
    expect(ridersRefusals(g, [], ['S'])).toMatchObject([{ reason: 'neverRides' }]);
    expect(ridersRefusals(g, [], [])).toEqual([]);
  });

  test('ORD-09, ORD-10 two scouts and one gun together are not too many; unknown names are passed over', () => {
    const g = position({ units: [A, scout('S', [4, 9]), scout('T', [2, 7]), gun('G', [3, 9])] });
    expect(ridersRefusals(g, ['A'], ['S', 'T', 'G'])).toEqual([]);
    expect(ridersRefusals(g, ['A', 'nobody'], ['S', 'nobody'])).toEqual([]);
  });

  test('ORD-09, ORD-10, ORD-15, LOS-04 who could ride: fresh scouts and guns of the side to play, by id', () => {
    const g = position({
      units: [
        A,
        scout('T', [2, 7]),
        gun('G', [3, 9]),
        scout('S', [11, 9]),
        scout('E', [3, 8], { side: 'red' }),
        scout('F', [4, 9], { fate: 'eliminated' }),
        scout('H', [4, 8], { activated: true }),
        scout('I', [5, 8], { acted: true }),
        scout('J', [6, 8], { skills: ['skirmisher'] }),
        { ...FAR, id: 'K', type: 'mediumFootBattery' },
        { ...A, id: 'L', at: [0, 9] },
      ],
    });
    expect(possibleRiders(g).map(({ id }) => id)).toEqual(['G', 'S', 'T']);
  });

  test('ORD-09 of the possible riders a group is offered those it may bring, itself not among them', () => {
    const beside = scout('S', [3, 9], { facing: 5 });
    const g = position({ units: [A, beside, scout('T', [2, 7]), scout('U', [11, 9])] });
    expect(legalRiders(g, ['A', 'S'], possibleRiders(g))).toEqual([[], ['T']]);
  });

  test('ORD-09 a member of the group is no rider; without scouts and guns an order names none', () => {
    const beside = scout('S', [3, 9], { facing: 5 });
    const pairs = choices(ordered([A, beside, FAR])).filter(
      (choice) => choice.choose === 'group' && choice.units.length === 2,
    );
    expect(pairs).toEqual([{ choose: 'group', units: ['A', 'S'] }]);
    expect(ridersOf([A, { ...beside, skills: [] }, FAR])).toEqual([[]]);
  });
});

describe('ORD-10: regimental guns', () => {
  test('ORD-10, R-17 one beside the infantry of a group acts with it, at no cost, whatever its facing', () => {
    const played = go(ordered([A, gun('G', [3, 9]), FAR]), group(['A'], ['G']));
    expect(played.game.orderPoints).toBe(3);
    expect(factsOf(played, 'ridesAlong')).toMatchObject([{ unit: 'G', rule: 'ORD-10' }]);
    expect(riderTerm(unitAfter(played, 'G'))).toEqual({ rule: 'ORD-10', why: 'gunRides', amount: 0 });
    expect(waitsFor(go(played, { choose: 'unit', unit: 'G' }).game)).toBe('blue action');
  });

  test('ORD-10 only beside an infantry unit of a steady group of foot and horse', () => {
    const horse: UnitSpec = { id: 'H', side: 'blue', type: 'heavyCavalry', at: [3, 9] };
    const battery: UnitSpec = { id: 'B', side: 'blue', type: 'mediumFootBattery', at: [3, 9] };
    expect(reasonsFor(gun('G', [3, 9]))).toEqual([]);
    expect(reasonsFor(gun('G', [4, 9]))).toEqual(['ORD-10 gunNotBeside']);
    expect(reasonsFor(gun('G', [4, 9]), [A, horse])).toEqual(['ORD-10 gunNotBeside']);
    expect(reasonsFor(gun('G', [2, 8]), [A, horse])).toEqual([]);
    expect(reasonsFor(gun('G', [2, 8]), [A, battery])).toEqual(['ORD-10 gunWithArtillery']);
    expect(reasonsFor(gun('G', [3, 9]), [{ ...A, panicked: true }])).toEqual([
      'ORD-10 panickedGroupNoRiders',
    ]);
  });

  test('ORD-10 one gun for a group; with scouts beside it', () => {
    const guns = [gun('G', [3, 9]), gun('H', [1, 9])];
    expect(ridersOf([A, ...guns, scout('S', [2, 7]), FAR])).toEqual([
      [],
      ['G'],
      ['H'],
      ['S'],
      ['G', 'S'],
      ['H', 'S'],
    ]);
    const g = position({ units: [A, ...guns] });
    expect(ridersRefusals(g, ['A'], ['G', 'H'])).toMatchObject([{ rule: 'ORD-10', reason: 'tooManyGuns' }]);
  });

  test('ORD-10, R-17 alone or in a group it gets no order', () => {
    const groups = choices(ordered([A, gun('G', [3, 9], { facing: 5 }), FAR])).flatMap((choice) =>
      choice.choose === 'group' ? [choice.units] : [],
    );
    expect(groups).toEqual([['A'], ['A']]);
  });
});

test('ORD-03, ORD-09 the choice of a group names its units in order, and riders only if there are any', () => {
  expect(groupChoice(['B', 'A'], [])).toEqual({ choose: 'group', units: ['A', 'B'] });
  expect(groupChoice(['A'], ['s'])).toEqual({ choose: 'group', units: ['A'], riders: ['s'] });
  expect(groupChoice(['A'], ['t', 's'])).toEqual({ choose: 'group', units: ['A'], riders: ['s', 't'] });
});

describe('FIR-18: guns beside infantry shot at', () => {
  test('FIR-18, R-123 those of its own side beside it, by id; none beside horse or guns', () => {
    const g = position({
      units: [
        A,
        gun('H', [1, 9]),
        gun('G', [3, 9]),
        gun('I', [4, 9]),
        gun('J', [2, 10], { side: 'red' }),
        gun('K', [2, 8], { fate: 'eliminated' }),
        { id: 'B', side: 'blue', type: 'mediumFootBattery', at: [3, 8] },
        { id: 'C', side: 'blue', type: 'lightCavalry', at: [0, 9] },
      ],
    });
    expect(gunsBeside(g, unitOf(g, 'A'))).toEqual(['G', 'H']);
    expect(gunsBeside(g, unitOf(g, 'C'))).toEqual([]);
    expect(gunsBeside(g, unitOf(g, 'B'))).toEqual([]);
  });
});
