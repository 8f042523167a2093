/** Whom Harassment cavalry may attack, and how it breaks, runs and rallies. */
import { describe, expect, test } from 'vitest';
import { assaultRefusals, assaultTargets } from '../../../../src/rules/attack/assaultConditions.ts';
import { chargeRefusals, chargeTargets } from '../../../../src/rules/attack/chargeConditions.ts';
import { counterChargeEnds, mayTargetCounterCharge } from '../../../../src/rules/attack/counterCharge.ts';
import { friendCounterChargeRefusals } from '../../../../src/rules/attack/friendReactions.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { rallyFrame } from '../../../../src/rules/procedures/rally.ts';
import { flightFrame, moraleFrame } from '../../../../src/rules/state/calledFrames.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import type { Refusal } from '../../../../src/rules/state/reasons.ts';
import {
  type choices,
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

/** Blue, looking up. */
const H: UnitSpec = {
  id: 'H',
  side: 'blue',
  type: 'lightCavalry',
  at: [4, 7],
  skills: ['harassment'],
};
/** Red, three hexes ahead of it, looking down. */
const prey = (more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [5, 4],
  ...more,
});

function field(units: readonly UnitSpec[], more: Omit<PositionSpec, 'units'> = {}): Game {
  return position({ ...more, units });
}
const codes = (reasons: readonly Refusal[]) => reasons.map(({ rule, reason }) => `${rule} ${reason}`);
const NOT_WEAK = ['CHG-04 harassmentOnlyWeakTargets'];

/** What stands against a charge of `H` on `T`; the list of targets agrees. */
function charge(...units: readonly UnitSpec[]) {
  const g = field([H, ...units]);
  const reasons = codes(chargeRefusals(g, unitOf(g, 'H'), unitOf(g, 'T')));
  expect(chargeTargets(g, unitOf(g, 'H')).includes('T')).toBe(reasons.length === 0);
  return reasons;
}

const SKIRMISHERS = { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } as const;
const GUNS = { type: 'heavyFootBattery' } as const;
const friend = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'F',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
/** A blue unit that engages `T` from its right flank hex; nobody looks back. */
const OUTFLANKER: UnitSpec = { id: 'O', side: 'blue', type: 'lineInfantry', at: [4, 4], facing: 1 };

describe('CHG-04, SKL-06.3 whom it may charge', () => {
  test('CHG-04, SKL-06.3 not a unit in good order, whatever its kind', () => {
    expect(charge(prey())).toEqual(NOT_WEAK);
    expect(charge(prey({ formation: 'column' }))).toEqual(NOT_WEAK);
    expect(charge(prey({ formation: 'square' }))).toEqual(NOT_WEAK);
    expect(charge(prey({ type: 'lightCavalry' }))).toEqual(NOT_WEAK);
  });

  test('CHG-04, SKL-06.3 panicked units and units in skirmish order', () => {
    expect(charge(prey({ panicked: true }))).toEqual([]);
    expect(charge(prey(SKIRMISHERS))).toEqual([]);
  });

  test('CHG-04, SKL-06.3 guns without a steady friend beside them', () => {
    expect(charge(prey(GUNS))).toEqual([]);
    expect(charge(prey(GUNS), friend([6, 3]))).toEqual(NOT_WEAK);
    expect(charge(prey(GUNS), friend([6, 3], { panicked: true }))).toEqual([]);
    expect(charge(prey(GUNS), friend([6, 3], GUNS))).toEqual(NOT_WEAK);
    expect(charge(prey(GUNS), friend([7, 3]))).toEqual([]);
  });

  test('CHG-04, SKL-06.3, GEO-19 outflanked units', () => {
    expect(charge(prey(), OUTFLANKER)).toEqual([]);
    // someone looks at the outflanker: it outflanks no more
    expect(charge(prey(), OUTFLANKER, friend([3, 4], { facing: 1 }))).toEqual(NOT_WEAK);
  });

  test('CHG-04, CHG-09 an enemy it may not attack has no priority over one it may', () => {
    const beside: UnitSpec = { ...prey(SKIRMISHERS), id: 'S', at: [5, 7], facing: 2 };
    const g = field([H, prey({ at: [5, 5] }), beside]);
    expect(chargeTargets(g, unitOf(g, 'H'))).toEqual(['S']);
  });

  test('CHG-04, ASL-02 the same limit holds for assaults', () => {
    const near = { at: [4, 6], formation: 'column' } as const;
    const g = field([H, prey(near)]);
    expect(codes(assaultRefusals(g, unitOf(g, 'H'), unitOf(g, 'T')))).toEqual(NOT_WEAK);
    expect(assaultTargets(g, unitOf(g, 'H'))).toEqual([]);
    const weak = field([H, prey({ ...near, panicked: true, formation: 'horde' })]);
    expect(assaultTargets(weak, unitOf(weak, 'H'))).toEqual(['T']);
  });
});

describe('CHG-04 when the status is read (R-93)', () => {
  /** `T` looks away: `H` would engage it from behind. */
  const turned = prey({ facing: 5 });
  test('CHG-04 its own flank or rear charge makes nobody outflanked', () => {
    expect(charge(turned)).toEqual(NOT_WEAK);
  });

  test('CHG-04 with harassment_own_flank_counts=yes it does, from behind and not from in front', () => {
    const own = { houseRules: { harassment_own_flank_counts: 'yes' } } as const;
    const behind = field([H, turned], own);
    expect(chargeTargets(behind, unitOf(behind, 'H'))).toEqual(['T']);
    const infront = field([H, prey()], own);
    expect(chargeTargets(infront, unitOf(infront, 'H'))).toEqual([]);
  });

  test('CHG-04 an enemy it already outflanks as it declares may be assaulted', () => {
    const g = field([H, prey({ at: [4, 6], facing: 5 })]);
    expect(assaultTargets(g, unitOf(g, 'H'))).toEqual(['T']);
  });

  test('CHG-04, CHG-37 after a pursuit the enemy met must be weak before the pursuer outflanks it', () => {
    // the horde flees straight up; the line far behind it looks away
    const mob = prey({ at: [4, 5], panicked: true, facing: 5 });
    const line: UnitSpec = { id: 'L', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 5 };
    for (const own of ['no', 'yes'] as const) {
      const game = field([H, mob, line], { houseRules: { harassment_own_flank_counts: own } });
      let played = go(start(game, chargeFrame(game, 'H', 'T')), to(4, 6), {
        choose: 'reaction',
        reaction: 'flight',
      });
      if (waitsFor(played.game) === 'red facing') played = go(played, { choose: 'facing', facing: 0 });
      played = go(played, [6]);
      if (waitsFor(played.game) === 'red flightEnd')
        played = go(played, (legal) => legal[legal.length - 1] ?? { choose: 'stay' });
      played = go(played, { choose: 'pursue' }, [2]);
      if (waitsFor(played.game) === 'blue pursuitEnd') played = go(played, to(4, 2));
      expect(unitAfter(played, 'H').hexes).toEqual([{ q: 4, r: 2 }]);
      expect(waitsFor(played.game)).toBe(own === 'yes' ? 'blue pursuitAttack' : 'over');
    }
  });

  test('CHG-04, CHG-27 counter-charging for a friend it is bound too, charged itself it is not', () => {
    const charger: UnitSpec = { id: 'C', side: 'red', type: 'heavyCavalry', at: [4, 5], facing: 2 };
    const victim: UnitSpec = { id: 'V', side: 'blue', type: 'lineInfantry', at: [3, 6] };
    const g = field([H, charger, victim]);
    expect(counterChargeEnds(g, unitOf(g, 'H'), unitOf(g, 'C'))).toEqual([]);
    expect(codes(friendCounterChargeRefusals(g, unitOf(g, 'H'), unitOf(g, 'C')))).toEqual(NOT_WEAK);
    const charged = field([H, { ...charger, at: [4, 6] }]);
    expect(mayTargetCounterCharge(charged, unitOf(charged, 'H'), unitOf(charged, 'C'), 3).allowed).toBe(true);
  });
});

describe('SKL-06 how it breaks and gathers again', () => {
  const FAR: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [6, 1] };
  test('SKL-06.4, MOR-15 a failed test for losses or before an attack is always a flight', () => {
    for (const purpose of ['losses', 'reaction'] as const) {
      const played = go(start(field([H, FAR]), moraleFrame('H', purpose, 'E')), [6, 6]);
      expect(factsOf(played, 'mustFlee')).toEqual([{ fact: 'mustFlee', unit: 'H', rule: 'MOR-15' }]);
      expect(unitAfter(played, 'H')).toMatchObject({ panicked: true, strength: 6 });
      expect(waitsFor(played.game)).toMatch(/blue (facing|rolls flight)/);
    }
  });

  test('SKL-06.4, MOR-12 other failures cost it nothing, and a test passed is passed', () => {
    const helped = go(start(field([H, FAR]), moraleFrame('H', 'friendReaction', 'E')), [6, 6]);
    expect(unitAfter(helped, 'H').panicked).toBe(false);
    expectOver(helped);
    expectOver(go(start(field([H, FAR]), moraleFrame('H', 'losses', 'E')), [1, 1]));
  });

  test('SKL-06.5, RAL-06, R-142 no dice to rally with every steady enemy at 5 or more', () => {
    const mob: UnitSpec = { ...H, panicked: true, formation: 'horde' };
    const rallying = (...others: readonly UnitSpec[]) => start(field([mob, ...others]), rallyFrame('H'));
    const at5 = rallying({ ...FAR, at: [4, 2] });
    expect(factsOf(at5, 'testExempt')).toEqual([{ fact: 'testExempt', unit: 'H', rule: 'RAL-06' }]);
    expect(waitsFor(at5.game)).toBe('blue rallied');
    expect(dice(rallying({ ...FAR, at: [4, 3] }))).toMatchObject({ dice: 'sum', floor: 0 });
    // a panicked enemy disturbs nobody
    expect(waitsFor(rallying({ ...FAR, at: [4, 3], panicked: true }).game)).toBe('blue rallied');
  });

  test('SKL-06.5, RAL-06 a steady one regains its points so too', () => {
    const played = start(field([{ ...H, strength: 3, initialStrength: 6 }, FAR]), rallyFrame('H'));
    expectOver(played);
    expect(unitAfter(played, 'H').strength).toBe(5);
  });

  const first = (legal: ReturnType<typeof choices>) => {
    const [one] = legal;
    if (!one) throw new Error('nothing to choose');
    return one;
  };
  test('SKL-06.7, SKL-15.2, MAN-24 its flight harms no friend it crosses, nor does that of Loose order', () => {
    const loose = {
      type: 'lightInfantry',
      skills: ['looseOrder'],
      formation: 'horde',
      panicked: true,
    } as const;
    const kinds: readonly [Partial<UnitSpec>, number][] = [
      [{}, 0],
      [{ skills: [] }, 1],
      [loose, 0],
      [{ ...loose, skills: [] }, 1],
    ];
    for (const [kind, dealt] of kinds) {
      // the danger straight above: the only way leads down, through the friends
      const units: UnitSpec[] = [
        { ...H, at: [4, 5], ...kind },
        { ...FAR, at: [5, 3] },
        { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6] },
        { id: 'B', side: 'blue', type: 'lineInfantry', at: [3, 6] },
      ];
      let played = start(field(units), flightFrame('H', 'E'));
      expect(unitAfter(played, 'H').facing).toBe(2);
      played = go(played, [2], first);
      expect(factsOf(played, 'crossed')).toHaveLength(dealt);
      if (dealt === 0) expectOver(played);
      else expect(waitsFor(played.game)).toBe('blue rolls crossing');
    }
  });
});
