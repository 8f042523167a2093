import { describe, expect, test } from 'vitest';
import { attackDice, doubleFireDice, shotDice } from '../../../../src/rules/attack/attackDice.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import type { HexTerrain } from '../../../../src/rules/state/vocabulary.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const ground = (q: number, r: number, terrain: HexTerrain): GroundHex => ({ q, r, terrain, hill: false });
const why = ({ terms }: { readonly terms: readonly { readonly why: string }[] }) =>
  terms.map((term) => term.why);

describe('the dice of a charge or an assault, before it is declared', () => {
  const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7] };
  const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4] };
  const field = (a: Partial<UnitSpec> = {}, t: Partial<UnitSpec> = {}, more: Partial<PositionSpec> = {}) =>
    position({
      ...more,
      units: [
        { ...A, ...a },
        { ...T, ...t },
      ],
    });

  test('CBT-07 cavalry that charges from three hexes or more doubles', () => {
    expect(attackDice(field(), 'charge', 'A', 'T').total).toBe(8);
    expect(attackDice(field({ at: [4, 6] }), 'charge', 'A', 'T').total).toBe(4);
  });

  test('CBT-09, R-100 one open route is enough for the forecast', () => {
    for (const [q, r] of [
      [4, 6],
      [4, 5],
      [5, 5],
    ] as const) {
      const g = field({}, {}, { hexes: [ground(q, r, 'difficult')] });
      expect(attackDice(g, 'charge', 'A', 'T').total).toBe(8);
    }
    const barred = field({}, {}, { hexes: [ground(4, 5, 'difficult'), ground(5, 5, 'difficult')] });
    expect(attackDice(barred, 'charge', 'A', 'T').total).toBe(4);
  });

  test('CBT-04, CBT-08, ASL-14 columns and lancers bring in a charge what an assault does not have', () => {
    const column = field({ type: 'lineInfantry', formation: 'column', at: [4, 6] });
    expect([
      attackDice(column, 'charge', 'A', 'T').total,
      attackDice(column, 'assault', 'A', 'T').total,
    ]).toEqual([8, 4]);
    const lancers = field({ type: 'lightCavalry', skills: ['lancer'], at: [4, 6] });
    expect(why(attackDice(lancers, 'charge', 'A', 'T'))).toContain('lancerCharging');
    expect(why(attackDice(lancers, 'assault', 'A', 'T'))).not.toContain('lancerCharging');
  });

  test('R-86, CHG-11, ASL-05 an attack that no move can carry out throws none', () => {
    const hexes = [ground(4, 5, 'impassable'), ground(5, 5, 'impassable')];
    const houseRules = { offer_impossible_charges: 'yes' } as const;
    const vain = (rule: string) => ({ total: 0, terms: [{ rule, why: 'inVain', amount: 0 }] });
    const far = field({}, {}, { hexes, houseRules });
    expect(attackDice(far, 'charge', 'A', 'T')).toEqual(vain('CHG-11'));
    const near = field({ type: 'lineInfantry', at: [4, 6] }, {}, { hexes, houseRules });
    expect(attackDice(near, 'assault', 'A', 'T')).toEqual(vain('ASL-05'));
    // with the option too, what a move carries out throws its dice
    expect(attackDice(field({}, {}, { houseRules }), 'charge', 'A', 'T').total).toBe(8);
  });
});

describe('the dice of a shot, before it is fired', () => {
  /** On (6, 6) and (7, 6), looking up; its range is 4 and its dice are 6. */
  const LINE: UnitSpec = {
    id: 'line',
    side: 'blue',
    type: 'lineInfantry',
    formation: 'extendedLine',
    skills: ['linearOrder', 'controlledFire'],
    at: [6, 6],
  };
  /** Three hexes before both halves. */
  const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [8, 3] };
  const field = (units: readonly UnitSpec[], hexes: readonly GroundHex[] = []) =>
    position({ columns: 16, rows: 14, units, hexes });
  const second = (half: 'left' | 'right', first: string) =>
    ({ ask: 'secondShot', unit: 'line', half, first }) as const;

  test('CBT-12 of two units on one hex each: as the shot itself', () => {
    const g = field([{ ...LINE, formation: 'line' }, E]);
    for (const kind of ['fire', 'doubleFire', 'fireThenAttack'] as const)
      expect(attackDice(g, kind, 'line', 'E').total).toBe(6);
  });

  test('FIR-16, R-45 a rough half hampers the line, but in a double fire itself alone', () => {
    for (const half of ['left', 'right'] as const) {
      const other = half === 'left' ? 'right' : 'left';
      const g = field([LINE, E], [ground(half === 'left' ? 6 : 7, 6, 'difficult')]);
      // FIR-19 begins with a shot of the whole line
      for (const kind of ['fire', 'fireThenAttack'] as const)
        expect(attackDice(g, kind, 'line', 'E').total).toBe(3);
      expect(attackDice(g, 'doubleFire', 'line', 'E').total).toBe(6);
      expect(shotDice(g, 'line', 'E', second(half, 'E')).total).toBe(3);
      expect(shotDice(g, 'line', 'E', second(other, 'E')).total).toBe(6);
    }
  });

  test('FIR-16, R-45 both shots of a double fire: each half by its own hex, and none where it has no line', () => {
    const both = (...hexes: readonly GroundHex[]) => doubleFireDice(field([LINE, E], hexes), 'line', 'E');
    expect(both()).toBe(12);
    expect(both(ground(6, 6, 'difficult'))).toBe(9);
    expect(both(ground(6, 6, 'difficult'), ground(7, 6, 'difficult'))).toBe(6);
    // a wood between stops the one half, not the other
    expect(both(ground(7, 4, 'wood'))).toBe(6);
    expect(both(ground(7, 4, 'wood'), ground(8, 4, 'wood'))).toBe(0);
  });

  test('R-46 of the lines open between halves the best, whichever comes first', () => {
    // half range is 2: one half of the target is that near, the other is not
    const aslant: UnitSpec = { ...LINE, id: 'E', side: 'red', at: [7, 3], facing: 1 };
    const mirrored: UnitSpec = { ...aslant, at: [8, 4], facing: 3 };
    for (const target of [aslant, mirrored])
      expect(why(attackDice(field([LINE, target]), 'fire', 'line', 'E'))).toContain('halfRange');
  });

  test('R-116 the second half may choose the nearest of the others: the first target apart', () => {
    const near: UnitSpec = { ...E, id: 'near', at: [6, 4] };
    // by the left half alone 6; with no line open the whole line is hampered
    const g = field([LINE, E, near], [ground(7, 6, 'difficult')]);
    expect(shotDice(g, 'line', 'E', second('left', 'near')).total).toBe(6);
    expect(shotDice(g, 'line', 'E', second('left', 'E')).total).toBe(3);
    expect(why(shotDice(g, 'line', 'near', second('left', 'near')))).toContain('halfRange');
  });

  test('R-46 with no line open the dice are those from where both stand', () => {
    const behind: UnitSpec = { ...E, at: [6, 9], facing: 5 };
    expect(attackDice(field([LINE, behind]), 'fire', 'line', 'E').total).toBe(6);
  });
});
