import { describe, expect, test } from 'vitest';
import { assaultEnds } from '../../../../src/rules/attack/assaultConditions.ts';
import { chargeEnds, chargeRefusals, chargeTargets } from '../../../../src/rules/attack/chargeConditions.ts';
import { counterChargeEnds } from '../../../../src/rules/attack/counterCharge.ts';
import { liftedFor, placesBehind, ruleOfWay } from '../../../../src/rules/attack/makingWay.ts';
import { imagined } from '../../../../src/rules/ground/passage.ts';
import { evadeEnds } from '../../../../src/rules/movement/evade.ts';
import { endRefusals, marchEnds } from '../../../../src/rules/movement/march.ts';
import { flightEnds, pursuitEnds } from '../../../../src/rules/movement/run.ts';
import { groupRefusals, legalGroups } from '../../../../src/rules/orders/groups.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { hexesOfEnds as endsOf, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position } from '../../../support/position.ts';

type Spec = PositionSpec['units'][number];

/** Each hex once, whatever the facings. */
function hexesOfEnds(ends: Parameters<typeof endsOf>[0]): readonly string[] {
  return [...new Set(endsOf(ends))];
}

const HORSE: Spec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [3, 8], facing: 5 };
const TARGET: Spec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
function screen(id: string, at: readonly [number, number], more: Partial<Spec> = {}): Spec {
  return {
    id,
    side: 'blue',
    type: 'lightInfantry',
    skills: ['skirmisher'],
    formation: 'skirmish',
    facing: 5,
    at,
    ...more,
  };
}

describe('CHG: friendly skirmishers in the way', () => {
  test('CHG-39, CHG-11, R-98 the hexes skirmishers hold count as ends of a charge', () => {
    // from the cone of the target only its two front hexes will do, and skirmishers hold both
    const g = position({ units: [HORSE, TARGET, screen('X', [5, 5]), screen('Y', [4, 5])] });
    const [a, t] = [unitOf(g, 'A'), unitOf(g, 'T')];
    expect(chargeTargets(g, a)).toEqual(['T']);
    expect(chargeRefusals(g, a, t)).toEqual([]);
    expect(hexesOfEnds(chargeEnds(g, a, t))).toEqual(['4,5', '5,5']);
    expect(liftedFor(g, a, { q: 5, r: 5 }, 5)).toEqual(['X']);
    expect(liftedFor(g, a, { q: 5, r: 6 }, 5)).toEqual([]);
  });

  test('CHG-39, R-98 neither line infantry, nor panicked skirmishers, nor the enemy make way', () => {
    const held = (more: Partial<Spec>) => {
      const g = position({ units: [HORSE, TARGET, screen('X', [5, 5], more)] });
      return !hexesOfEnds(chargeEnds(g, unitOf(g, 'A'), unitOf(g, 'T'))).includes('5,5');
    };
    expect(held({})).toBe(false);
    expect(held({ formation: 'line' })).toBe(true);
    expect(held({ formation: 'horde', panicked: true })).toBe(true);
    expect(held({ side: 'red' })).toBe(true);
  });

  test('ASL-15, CHG-39 nor is an assault barred by them', () => {
    const line: Spec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 5 };
    const g = position({
      units: [line, { ...TARGET, at: [6, 4] }, screen('X', [6, 5]), screen('Y', [5, 5])],
    });
    expect(hexesOfEnds(assaultEnds(g, unitOf(g, 'A'), unitOf(g, 'T')))).toEqual(['5,5', '6,5']);
  });

  test('CHG-40 a march may end on their hex, frontal or indirect', () => {
    const g = position({ units: [HORSE, screen('X', [3, 7]), screen('Y', [4, 8])] });
    const a = unitOf(g, 'A');
    expect(hexesOfEnds(marchEnds(g, a, 'frontalMarch', 'none'))).toContain('3,7');
    expect(hexesOfEnds(marchEnds(g, a, 'indirectMarch', 'none'))).toContain('4,8');
    expect(endRefusals(g, a, 'frontalMarch', 'none', { q: 3, r: 7 }, 5)).toEqual([]);
  });

  test('CHG-40 but not an evade, a counter-charge, a flight or a pursuit', () => {
    const g = position({ units: [HORSE, { ...TARGET, at: [3, 6], facing: 4 }, screen('X', [3, 7])] });
    const a = unitOf(g, 'A');
    expect(counterChargeEnds(g, a, unitOf(g, 'T')).map(({ to }) => to)).not.toContainEqual({ q: 3, r: 7 });
    expect(pursuitEnds(g, a, 1).map(({ to }) => to)).not.toContainEqual({ q: 3, r: 7 });
    const turned = { ...a, facing: 2 as const };
    expect(evadeEnds(g, turned).map(({ to }) => to)).not.toContainEqual({ q: 3, r: 7 });
    expect(flightEnds(g, a, 1).some(({ to, crossed }) => to.r === 7 && crossed.includes('X'))).toBe(true);
    expect((['evade', 'counterCharge', 'breakOff'] as const).map(ruleOfWay)).toEqual([null, null, null]);
    expect((['charge', 'assault'] as const).map(ruleOfWay)).toEqual(['CHG-39', 'CHG-39']);
    expect((['frontalMarch', 'indirectMarch'] as const).map(ruleOfWay)).toEqual(['CHG-40', 'CHG-40']);
  });

  test('CHG-39, GEO-09 they go back into the rear cone of the mover, at most 2 hexes off, facing anywhere', () => {
    const g = position({ units: [HORSE, screen('X', [5, 5])] });
    const places = placesBehind(g, imagined(unitOf(g, 'A'), { q: 5, r: 5 }, 5), []);
    // its own hex is three hexes behind: too far
    expect(hexesOfEnds(places)).toEqual(['4,6', '5,6', '3,7', '4,7', '5,7']);
    expect(places).toHaveLength(30);
  });

  test('CHG-39 the hex the mover leaves is free, those of others and those already taken are not', () => {
    const g = position({ units: [{ ...HORSE, at: [4, 6] }, screen('X', [5, 5]), screen('Y', [5, 6])] });
    const end = imagined(unitOf(g, 'A'), { q: 5, r: 5 }, 5);
    expect(hexesOfEnds(placesBehind(g, end, []))).toEqual(['4,6', '3,7', '4,7', '5,7']);
    expect(hexesOfEnds(placesBehind(g, end, [{ q: 4, r: 6 }]))).toEqual(['3,7', '4,7', '5,7']);
  });

  test('CHG-39, TER-11, MAN-30 only passable hexes of the map, not beside a steady enemy', () => {
    const enemy: Spec = { id: 'E', side: 'red', type: 'lightCavalry', at: [6, 6], facing: 2 };
    const places = (units: readonly Spec[], hexes: PositionSpec['hexes'] = []) => {
      const g = position({ units: [HORSE, screen('X', [5, 5]), ...units], hexes });
      return hexesOfEnds(placesBehind(g, imagined(unitOf(g, 'A'), { q: 5, r: 5 }, 5), []));
    };
    expect(places([enemy])).toEqual(['4,6', '3,7', '4,7']);
    expect(places([{ ...enemy, panicked: true }])).toEqual(['4,6', '5,6', '3,7', '4,7', '5,7']);
    expect(places([{ ...enemy, fate: 'eliminated' }])).toEqual(['4,6', '5,6', '3,7', '4,7', '5,7']);
    expect(places([], [{ q: 4, r: 7, terrain: 'impassable', hill: false }])).toEqual([
      '4,6',
      '5,6',
      '3,7',
      '5,7',
    ]);
  });

  test('CHG-39, R-98 who has made way gets no order for the rest of the turn, and is told why', () => {
    const units = [HORSE, screen('X', [5, 5], { activated: true, acted: true, displaced: true })];
    const g = position({ units, orderPoints: 3 });
    expect(legalGroups(g)).toEqual([['A']]);
    expect(reasonsOf(groupRefusals(g, ['X']))).toEqual(['CHG-39 displaced']);
  });
});
