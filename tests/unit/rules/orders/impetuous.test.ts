import { describe, expect, test } from 'vitest';
import { directionTo } from '../../../../src/geometry/hex.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { vainTargets } from '../../../../src/rules/attack/vainAttacks.ts';
import { dutyTargets } from '../../../../src/rules/orders/impetuous.ts';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { activationFrame } from '../../../../src/rules/state/calledFrames.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { choices, factsOf, go, type Played, start } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Looks up to (4, 5) and (5, 5). */
const HUSSARS: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'mediumCavalry',
  at: [4, 6],
  facing: 5,
  skills: ['impetuous'],
};
const FOOT: UnitSpec = { ...HUSSARS, type: 'lineInfantry', skills: ['irregular', 'impetuous'] };
const enemy = (id: string, at: UnitSpec['at'], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'red',
  type: 'lineInfantry',
  at,
  facing: 2,
  ...more,
});

function duty(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}): readonly string[] {
  const g = position({ ...spec, units });
  return dutyTargets(g, unitOf(g, 'A'));
}

function acting(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}): Played {
  return start(position({ ...spec, units }), actionFrame('A', false));
}

function refusals(played: Played) {
  const pending = engine.pending(played.game);
  return pending.wait === 'decision' ? pending.decision.refused() : [];
}

describe('ORD-12: the duty to attack', () => {
  test('ORD-12, SKL-17, SKL-17.3 a straight charge or an assault within two hexes is a duty, three hexes are not', () => {
    expect(duty([HUSSARS, enemy('T', [5, 4])])).toEqual(['T']);
    expect(duty([HUSSARS, enemy('T', [5, 3])])).toEqual([]);
    expect(duty([{ ...HUSSARS, skills: [] }, enemy('T', [5, 4])])).toEqual([]);
  });

  test('ORD-12, R-18 impetuous_range=3 makes it three', () => {
    const houseRules = { impetuous_range: 3 } as const;
    expect(duty([HUSSARS, enemy('T', [5, 3])], { houseRules })).toEqual(['T']);
    expect(duty([HUSSARS, enemy('T', [5, 2])], { houseRules })).toEqual([]);
    // that it could also be charged after turning makes no difference
    expect(duty([HUSSARS, enemy('T', [4, 3])], { houseRules })).toEqual(['T']);
  });

  test('ORD-12 a charge that needs a rotation is no duty, unless the enemy can be assaulted', () => {
    const beside = enemy('T', [5, 6], { facing: 1 });
    expect(duty([HUSSARS, beside])).toEqual(['T']);
    // with the one hex taken from which it could be assaulted, a charge after turning is left, which may be made
    const friend = enemy('F', [4, 7], { side: 'blue', facing: 5 });
    expect(duty([HUSSARS, friend, beside])).toEqual([]);
    expect(choices(acting([HUSSARS, friend, beside]))).toContainEqual({
      choose: 'action',
      action: 'charge',
      target: 'T',
    });
    // behind it nothing can be done
    expect(duty([HUSSARS, enemy('T', [4, 7])])).toEqual([]);
    // an enemy ahead to one side: one indirect hex brings the assailant to face it
    expect(duty([HUSSARS, enemy('T', [6, 4], { facing: 5 })])).toEqual(['T']);
  });

  test('ORD-12, R-19, TER-14 none toward rough ground', () => {
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const) {
      const hexes = [{ q: 5, r: 4, terrain, hill: false }];
      expect(duty([HUSSARS, enemy('T', [5, 4])], { hexes })).toEqual([]);
      // it may still be attacked freely
      expect(choices(acting([HUSSARS, enemy('T', [5, 4])], { hexes }))).toContainEqual({
        choose: 'action',
        action: 'charge',
        target: 'T',
      });
    }
  });

  test('ORD-12, R-19, TER-14 whom rough ground spares is no duty beside one whom none does, though he may be attacked as well', () => {
    const units = [FOOT, enemy('T', [5, 4]), enemy('U', [4, 4])];
    expect(duty(units)).toEqual(['T', 'U']);
    const hexes = [{ q: 4, r: 4, terrain: 'difficult', hill: false }] as const;
    expect(duty(units, { hexes })).toEqual(['T']);
  });

  test('ORD-12, R-45, TER-14 toward an extended line unless both its hexes are rough ground, or by the option those it shows', () => {
    // its halves are on (4, 4) and, a hex farther off, (3, 4)
    const line = enemy('T', [4, 4], { formation: 'extendedLine', skills: ['linearOrder'] });
    const rough = (q: number) => ({ q, r: 4, terrain: 'difficult', hill: false }) as const;
    const halfConcerned = { houseRules: { extended_line_terrain: 'half_concerned' } } as const;
    expect(duty([HUSSARS, line], { hexes: [rough(4)] })).toEqual(['T']);
    expect(duty([HUSSARS, line], { hexes: [rough(3)] })).toEqual(['T']);
    expect(duty([HUSSARS, line], { hexes: [rough(3), rough(4)] })).toEqual([]);
    expect(duty([HUSSARS, line], { hexes: [rough(3)], ...halfConcerned })).toEqual(['T']);
    expect(duty([HUSSARS, line], { hexes: [rough(4)], ...halfConcerned })).toEqual([]);
  });

  test('ORD-12, R-45, TER-14 extended_line_terrain=half_concerned nor where every attack ends before the half in rough ground', () => {
    // from (4, 6) it sees the halves on (5, 4) and (4, 4) alike; with (4, 5) taken it can only end on (5, 5), before the former
    const line = enemy('T', [5, 4], { formation: 'extendedLine', skills: ['linearOrder'] });
    const units = [FOOT, line, enemy('F', [4, 5], { side: 'blue', facing: 5 })];
    const houseRules = { extended_line_terrain: 'half_concerned' } as const;
    const stream = [{ q: 9, r: 1, side: 2, terrain: 'stream' }] as const;
    for (const terrain of ['wood', 'difficult'] as const) {
      const rough = (q: number) => [{ q, r: 4, terrain, hill: false }] as const;
      for (const sides of [[], stream]) {
        expect(duty(units, { hexes: rough(5), houseRules, sides })).toEqual([]);
        expect(duty(units, { hexes: rough(4), houseRules, sides })).toEqual(['T']);
        expect(duty(units, { hexes: rough(5), sides })).toEqual(['T']);
      }
    }
  });

  test('ORD-12, R-45, R-149 extended_line_terrain=half_concerned nor where one half is in rough ground and the other behind a wood', () => {
    // it can only end on (4, 5), before both halves
    const line = enemy('T', [5, 4], { formation: 'extendedLine', skills: ['linearOrder'] });
    const units = [FOOT, line, enemy('F', [5, 5], { side: 'blue', facing: 5 })];
    const houseRules = { extended_line_terrain: 'half_concerned' } as const;
    const hexes = [{ q: 5, r: 4, terrain: 'difficult', hill: false }] as const;
    const sides = [{ q: 4, r: 4, side: 2, terrain: 'wood' }] as const;
    expect(duty(units, { hexes, sides, houseRules })).toEqual([]);
    expect(duty(units, { hexes, houseRules })).toEqual(['T']);
    expect(duty(units, { sides, houseRules })).toEqual(['T']);
    // without the option neither both hexes nor both sides give it
    expect(duty(units, { hexes, sides })).toEqual(['T']);
  });

  test('ORD-12, R-45 extended_line_terrain=half_concerned the half before the end counts, not the one nearest to where it stands', () => {
    // the half on (4, 4) is near, that on (5, 3) a hex farther off; straight ahead and to the right lies (5, 4), before both
    const line = enemy('T', [5, 3], { facing: 1, formation: 'extendedLine', skills: ['linearOrder'] });
    const houseRules = { extended_line_terrain: 'half_concerned' } as const;
    const hexes = [{ q: 4, r: 4, terrain: 'difficult', hill: false }] as const;
    expect(duty([HUSSARS, line], { hexes, houseRules })).toEqual(['T']);
  });

  test('ORD-12, R-149 none toward an enemy behind a wood on the side between, unless it can be come at from elsewhere', () => {
    const wood = { q: 4, r: 5, side: 2, terrain: 'wood' } as const;
    const flanked = enemy('F', [5, 5], { side: 'blue', facing: 5 });
    const beside = enemy('T', [4, 5], { facing: 2 });
    // from (4, 6), and no other hex that still faces it
    const hemmed = [FOOT, beside, flanked, enemy('G', [3, 6], { side: 'blue', facing: 5 })];
    expect(duty(hemmed)).toEqual(['T']);
    expect(duty(hemmed, { sides: [wood] })).toEqual([]);
    expect(choices(acting(hemmed, { sides: [wood] }))).toContainEqual({
      choose: 'action',
      action: 'assault',
      target: 'T',
    });
    // with (3, 6) free it may go round the wood
    expect(duty([FOOT, beside, flanked], { sides: [wood] })).toEqual(['T']);
  });

  test('ORD-12, R-149 nor a charge that only ends with a wood on the side between', () => {
    const target = enemy('T', [5, 3]);
    const houseRules = { impetuous_range: 3 } as const;
    // straight on it ends on (5, 4) or on (4, 4)
    const woods = (
      [
        { q: 5, r: 4 },
        { q: 4, r: 4 },
      ] as const
    ).map((end) => {
      const d = directionTo(end, { q: 5, r: 3 });
      return { ...sideBetween(end, d ?? 0), terrain: 'wood' } as const;
    });
    expect(duty([HUSSARS, target], { houseRules, sides: woods })).toEqual([]);
    expect(duty([HUSSARS, target], { houseRules, sides: woods.slice(1) })).toEqual(['T']);
  });

  test('ORD-12, R-19 none of cavalry toward a square; of infantry there is', () => {
    const square = enemy('T', [5, 4], { formation: 'square', facing: 0 });
    expect(duty([HUSSARS, square])).toEqual([]);
    expect(duty([FOOT, square])).toEqual(['T']);
  });

  test('ORD-12, R-37 failing the test of Tenacious leaves only an assault on the spot', () => {
    const held = { ...FOOT, skills: ['tenacious', 'impetuous'] as const, mayNotManoeuvre: true };
    expect(duty([held, enemy('T', [5, 4])])).toEqual([]);
    expect(duty([held, enemy('T', [5, 5])])).toEqual(['T']);
  });

  test('ORD-12 not of a unit that may attack nobody', () => {
    expect(duty([{ ...FOOT, panicked: true }, enemy('T', [5, 4])])).toEqual([]);
    expect(duty([{ ...FOOT, formation: 'square', facing: 0 }, enemy('T', [5, 5])])).toEqual([]);
    const skirmishers = { ...FOOT, type: 'lightInfantry', formation: 'skirmish' } as const;
    expect(duty([skirmishers, enemy('T', [5, 4])])).toEqual([]);
  });

  test('ORD-12, R-19, R-24 it takes every other action away, passing too, and says so', () => {
    const played = acting([HUSSARS, enemy('T', [5, 4]), enemy('U', [4, 2])]);
    // U is too far to oblige, and so is not there for the choosing
    expect(choices(played)).toEqual([
      { choose: 'action', action: 'charge', target: 'T' },
      { choose: 'action', action: 'assault', target: 'T' },
    ]);
    const pass = refusals(played).find(({ choice }) => choice.choose === 'pass');
    expect(pass?.reasons).toEqual([
      { rule: 'ORD-12', reason: 'impetuousMustAttack', facts: { unit: 'A', enemy: 'T' } },
    ]);
  });

  test('ORD-12, R-86 offer_impossible_charges=yes: what would be tried in vain does not do its duty', () => {
    const side = { ...sideBetween({ q: 4, r: 6 }, 1), terrain: 'impassable' } as const;
    const column: UnitSpec = { ...FOOT, formation: 'column' };
    const units = [column, enemy('T', [5, 6])];
    const spec = { sides: [side], houseRules: { offer_impossible_charges: 'yes' } } as const;
    const g = position({ ...spec, units });
    expect(vainTargets(g, unitOf(g, 'A'), 'charge')).toEqual(['T']);
    const [forced] = factsOf(acting(units, spec), 'forced');
    expect(forced?.choice).toEqual({ choose: 'action', action: 'assault', target: 'T' });
  });

  test('ORD-12, R-19 a shot at the one who tempts it is no attack', () => {
    const played = acting([{ ...FOOT, formation: 'column' }, enemy('T', [5, 4])]);
    expect(choices(played)).toEqual([
      { choose: 'action', action: 'charge', target: 'T' },
      { choose: 'action', action: 'assault', target: 'T' },
    ]);
    const taken = refusals(played).filter(({ reasons }) => reasons.some(({ rule }) => rule === 'ORD-12'));
    expect(taken.map(({ choice }) => choice)).toContainEqual({
      choose: 'action',
      action: 'fire',
      target: 'T',
    });
    expect(
      taken.filter(
        ({ choice }) =>
          choice.choose === 'action' && (choice.action === 'charge' || choice.action === 'assault'),
      ),
    ).toEqual([]);
  });

  test('ORD-12 without a duty nothing is taken from it', () => {
    const reasons = refusals(acting([HUSSARS, enemy('T', [5, 1])])).flatMap((refused) => refused.reasons);
    expect(reasons.filter(({ rule }) => rule === 'ORD-12')).toEqual([]);
  });

  test('ORD-12, R-19 of several that oblige, the owner takes any', () => {
    const targets = choices(acting([HUSSARS, enemy('T', [5, 4]), enemy('U', [4, 4])])).flatMap((choice) =>
      choice.choose === 'action' && 'target' in choice ? [choice.target] : [],
    );
    expect([...new Set(targets)].sort()).toEqual(['T', 'U']);
  });

  test('ORD-12, R-19 a group is free to choose when the unit acts: the duty is judged then', () => {
    const other: UnitSpec = { ...HUSSARS, id: 'B', at: [3, 6], skills: [] };
    const g = position({ units: [HUSSARS, other, enemy('T', [5, 4])] });
    const played = start(g, activationFrame(g, ['A', 'B']));
    expect(choices(go(played, { choose: 'unit', unit: 'B' }))).toContainEqual({ choose: 'pass' });
    expect(choices(go(played, { choose: 'unit', unit: 'A' }))).not.toContainEqual({ choose: 'pass' });
  });
});
