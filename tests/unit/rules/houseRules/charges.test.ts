import { describe, expect, test } from 'vitest';
import { chargeEnds, chargeRefusals, chargeTargets } from '../../../../src/rules/attack/chargeConditions.ts';
import { counterChargeEnds } from '../../../../src/rules/attack/counterCharge.ts';
import { fireRefusals, fireTargets, mayFireDefensively } from '../../../../src/rules/fire/targets.ts';
import { legalActions, refusedActions } from '../../../../src/rules/orders/actions.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { changeUnit, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { ATTACK, STRIKE_BACK } from '../../../support/choices.ts';
import {
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Heavy cavalry below, looking up; a line above, looking down; three hexes between them. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7], facing: 5, strength: 12 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };
/** Dragoons that can come down on a charger at (5, 5). */
const F: UnitSpec = { id: 'F', side: 'red', type: 'mediumCavalry', at: [7, 3], facing: 3 };

const NOTHING: Choice = { choose: 'reaction', reaction: 'nothing' };
const COUNTER: Choice = { choose: 'friendCounterCharge', unit: 'F' };

function charged(
  houseRules: Partial<HouseRules>,
  units: readonly UnitSpec[],
  more: Partial<PositionSpec> = {},
) {
  const game = position({ ...more, units, houseRules });
  return start(game, chargeFrame(game, 'A', 'T'));
}

function count(played: Played): number {
  const waited = dice(played);
  return waited.dice === 'pool' ? waited.count : -1;
}

describe('R-68 pursuit_after_elimination', () => {
  const killed = (pursuit_after_elimination: 'no' | 'yes') =>
    go(
      charged({ pursuit_after_elimination }, [A, { ...T, strength: 2, initialStrength: 20 }]),
      to(5, 5),
      NOTHING,
      [1, 1],
      ATTACK,
      [4, 4, 1, 1, 1, 1, 1, 1],
    );

  test('R-68 pursuit_after_elimination=yes: a target destroyed by the blow opens the pursuit', () => {
    expect(waitsFor(killed('yes').game)).toBe('blue pursue');
  });

  test('R-68 pursuit_after_elimination=no: only flight or evade does', () => {
    const played = killed('no');
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ why: 'targetGone' }]);
    expectOver(played);
  });

  /** A panicked unit in a wood, that may stay without a test. */
  const mob = (strength: number, pursuit_after_elimination: 'no' | 'yes') => {
    const [q, r] = T.at;
    const stays: UnitSpec = { ...T, panicked: true, formation: 'horde', strength, initialStrength: 20 };
    const houseRules = { pursuit_after_elimination } as const;
    const wood = [{ q, r, terrain: 'wood', hill: false }] as const;
    return go(charged(houseRules, [A, stays], { hexes: wood }), to(5, 5), NOTHING, ATTACK);
  };

  test('R-68, R-105 pursuit_after_elimination=no: nor does a panicked target that stayed and was destroyed there', () => {
    const played = go(mob(2, 'no'), [6, 4, 1]);
    expect(unitAfter(played, 'T')).toMatchObject({ fate: 'eliminated', panicked: true });
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ why: 'targetGone' }]);
    expectOver(played);
    expect(waitsFor(go(mob(2, 'yes'), [6, 4, 1]).game)).toBe('blue pursue');
  });

  test('R-68, R-105 pursuit_after_elimination=no: one that stayed, and flees from its losses, does', () => {
    const fleeing = go(mob(20, 'no'), [6, 4, 1]);
    expect(factsOf(fleeing, 'testLost')).toMatchObject([{ purpose: 'losses' }]);
    const [turn] = choices(fleeing);
    if (!turn) throw new Error('nowhere to flee to');
    const running = go(fleeing, turn, [1]);
    const [end] = choices(running);
    if (!end) throw new Error('nowhere to end');
    expect(waitsFor(go(running, end).game)).toBe('blue pursue');
  });

  test('R-68, CHG-35, MAN-25 pursuit_after_elimination=no: one that flees from the blow and is lost on its flight does', () => {
    const houseRules = { pursuit_after_elimination: 'no' } as const;
    const weak: UnitSpec = { ...T, strength: 12, initialStrength: 20, commandValue: 5 };
    // a friend stands where its flight ends
    const behind: UnitSpec = { id: 'B', side: 'red', type: 'lineInfantry', at: [5, 3], facing: 2 };
    const struck = go(charged(houseRules, [A, weak, behind]), to(5, 5), NOTHING, [1, 1], ATTACK);
    const hit = go(struck, [4, 4, 4, 4, 1, 1, 1, 1]);
    const fleeing = go(hit, [6, 6], { choose: 'flee' }, { choose: 'facing', facing: 4 });
    const played = go(fleeing, [1], to(5, 3), [1]);
    expect(unitAfter(played, 'T')).toMatchObject({ fate: 'eliminated', panicked: true });
    expect(waitsFor(played.game)).toBe('blue pursue');
  });

  test('R-68, R-105, R-92 so it is when a friend of the destroyed has counter-charged and strikes', () => {
    const struck = (pursuit_after_elimination: 'no' | 'yes') => {
      const [q, r] = T.at;
      const slain: UnitSpec = { ...T, panicked: true, formation: 'horde', strength: 2, initialStrength: 20 };
      const friend: UnitSpec = { ...F, at: [6, 4], facing: 2 };
      const game = position({
        units: [{ ...A, at: [5, 5] }, slain, friend],
        houseRules: { pursuit_after_elimination, countercharger_fights: 'yes' },
        hexes: [{ q, r, terrain: 'wood', hill: false }],
      });
      const frame = { ...chargeFrame(game, 'A', 'T'), at: 'shock', counterCharger: 'F' } as const;
      return go(start(game, frame), [6, 4, 1], [1, 1, 1]);
    };
    const spared = struck('no');
    expect(unitAfter(spared, 'T')).toMatchObject({ fate: 'eliminated', panicked: true });
    expect(factsOf(spared, 'attackEnded')).toMatchObject([{ why: 'targetGone' }]);
    expect(factsOf(struck('yes'), 'attackEnded')).toEqual([]);
  });
});

describe('R-70 pursuit_double_distance', () => {
  // From two hexes: the charge itself is not doubled.
  const pursued = (pursuit_double_distance: HouseRules['pursuit_double_distance']) => {
    const behind: UnitSpec = { id: 'U', side: 'red', type: 'lineInfantry', at: [5, 1], facing: 2 };
    const game = position({
      units: [{ ...A, at: [5, 5] }, { ...T, at: [0, 0] }, behind],
      houseRules: { pursuit_double_distance },
    });
    const frame = { ...chargeFrame(game, 'A', 'T'), at: 'pursuit', distance: 2 } as const;
    return go(start(game, frame), [3], to(5, 2), { choose: 'attackTarget', target: 'U' });
  };

  test('R-70 pursuit_double_distance=original_charge: a short charge gives no doubled pursuit', () => {
    expect(count(pursued('original_charge'))).toBe(4);
  });

  test('R-70 pursuit_double_distance=ignored: cavalry is doubled all the same', () => {
    expect(count(pursued('ignored'))).toBe(8);
  });
});

describe('R-85 charge_reach', () => {
  const LINE: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 5 };
  const ahead: UnitSpec = { ...T, at: [6, 4] };

  test('R-85 charge_reach=distance_le_mf: a line cannot charge an enemy ahead', () => {
    const g = position({ units: [LINE, ahead], houseRules: { charge_reach: 'distance_le_mf' } });
    expect(chargeTargets(g, unitOf(g, 'A'))).toEqual([]);
    expect(chargeRefusals(g, unitOf(g, 'A'), unitOf(g, 'T'))).toEqual([
      { rule: 'CHG-07', reason: 'beyondCharge', facts: { unit: 'A', target: 'T', distance: 2, reach: 1 } },
    ]);
  });

  test('R-85 charge_reach=move_le_mf: it can, for one hex of move brings it there', () => {
    const g = position({ units: [LINE, ahead], houseRules: { charge_reach: 'move_le_mf' } });
    expect(chargeTargets(g, unitOf(g, 'A'))).toEqual(['T']);
    const far = position({ units: [LINE, T], houseRules: { charge_reach: 'move_le_mf' } });
    expect(chargeTargets(far, unitOf(far, 'A'))).toEqual(['T']);
    const farther = position({
      units: [LINE, { ...T, at: [5, 3] }],
      houseRules: { charge_reach: 'move_le_mf' },
    });
    expect(chargeTargets(farther, unitOf(farther, 'A'))).toEqual([]);
  });

  test('R-85, FIR-19 a line fires and then charges by the option only, and fires and then assaults by either', () => {
    const both = (charge_reach: HouseRules['charge_reach'], at: readonly [number, number]) => {
      const g = position({
        units: [
          { ...LINE, skills: ['controlledFire'] },
          { ...T, at },
        ],
        houseRules: { charge_reach },
      });
      return legalActions(g, unitOf(g, 'A'), false).flatMap((choice) =>
        choice.choose === 'action' && choice.action === 'fireThenAttack' ? [choice.attack] : [],
      );
    };
    // ahead at two hexes; on a front hex, where they touch; on a flank hex, out of its fire
    expect(both('distance_le_mf', [6, 4])).toEqual(['assault']);
    expect(both('distance_le_mf', [5, 5])).toEqual([]);
    expect(both('distance_le_mf', [6, 6])).toEqual([]);
    expect([...both('move_le_mf', [6, 4])].sort()).toEqual(['assault', 'charge']);
  });

  test('R-85 charge_reach=move_le_mf: a friend’s counter-charge reaches as far', () => {
    const ends = (charge_reach: HouseRules['charge_reach']) => {
      const column: UnitSpec = { ...T, id: 'F', at: [5, 1], formation: 'column' };
      const g = position({ units: [{ ...A, at: [5, 5] }, column], houseRules: { charge_reach } });
      return counterChargeEnds(g, unitOf(g, 'F'), unitOf(g, 'A')).length;
    };
    expect([ends('distance_le_mf'), ends('move_le_mf') > 0]).toEqual([0, true]);
  });
});

describe('R-86 offer_impossible_charges', () => {
  // Both front hexes of the target are impassable, so that no charge from its cone can end.
  const wall = [4, 5].map((q) => ({ q, r: 5, terrain: 'impassable' as const, hill: false }));
  const g = (offer_impossible_charges: 'no' | 'yes') =>
    position({ units: [A, T], hexes: wall, houseRules: { offer_impossible_charges } });
  const CHARGE: Choice = { choose: 'action', action: 'charge', target: 'T' };

  test('R-86 offer_impossible_charges=no: a charge without a way is refused', () => {
    const game = g('no');
    expect(legalActions(game, unitOf(game, 'A'), false)).not.toContainEqual(CHARGE);
    expect(refusedActions(game, unitOf(game, 'A'), false)).toContainEqual({
      choice: CHARGE,
      reasons: [{ rule: 'CHG-11', reason: 'noRouteToTarget', facts: { unit: 'A', target: 'T' } }],
    });
  });

  test('R-86 offer_impossible_charges=yes: it may be declared, and costs a point without reaction', () => {
    const game = g('yes');
    expect(legalActions(game, unitOf(game, 'A'), false)).toContainEqual(CHARGE);
    expect(refusedActions(game, unitOf(game, 'A'), false)).not.toContainEqual(
      expect.objectContaining({ choice: CHARGE }),
    );
    const played = start(game, chargeFrame(game, 'A', 'T'));
    expectOver(played);
    expect(unitAfter(played, 'A')).toMatchObject({ strength: 11, hexes: [{ q: 4, r: 7 }] });
    expect(played.facts.slice(1)).toMatchObject([
      { fact: 'losses', unit: 'A', lost: 1, cause: 'impossibleAttack', rule: 'CHG-11' },
      { fact: 'attackEnded', unit: 'A', why: 'impossible', rule: 'CHG-11' },
    ]);
  });

  test('R-86 offer_impossible_charges=yes: so may an assault (ASL-05); a forbidden attack may not', () => {
    const line: UnitSpec = { ...A, type: 'lineInfantry', at: [4, 6], strength: 20 };
    const game = position({
      units: [line, T],
      hexes: wall,
      houseRules: { offer_impossible_charges: 'yes' },
    });
    expect(legalActions(game, unitOf(game, 'A'), false)).toContainEqual({
      choose: 'action',
      action: 'assault',
      target: 'T',
    });
    const played = start(game, assaultFrame(game, 'A', 'T'));
    expect(unitAfter(played, 'A').strength).toBe(19);
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ why: 'impossible', rule: 'ASL-05' }]);
    const loose: UnitSpec = {
      ...line,
      type: 'lightInfantry',
      skills: ['skirmisher'],
      formation: 'skirmish',
      strength: 12,
    };
    const weak = position({ units: [loose, T], houseRules: { offer_impossible_charges: 'yes' } });
    expect(
      legalActions(weak, unitOf(weak, 'A'), false).filter(
        (choice) => choice.choose === 'action' && (choice.action === 'charge' || choice.action === 'assault'),
      ),
    ).toEqual([]);
  });
});

describe('R-89 friend_reaction_modifiers', () => {
  const neighbour: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: [4, 4], facing: 2 };
  const tested = (friend_reaction_modifiers: HouseRules['friend_reaction_modifiers']) =>
    go(charged({ friend_reaction_modifiers }, [A, T, neighbour]), to(4, 5), NOTHING, [1, 2], {
      choose: 'friendDefensiveFire',
      unit: 'F',
    });

  test('R-89 friend_reaction_modifiers=none: the friend tests with the general modifiers', () => {
    expect(dice(tested('none'))).toMatchObject({ plus: -7 });
  });

  test('R-89 friend_reaction_modifiers=same_as_target: not dense −2, defensive fire −2 for it too', () => {
    expect(dice(tested('same_as_target'))).toMatchObject({ plus: -3 });
    const ridden = go(
      charged({ friend_reaction_modifiers: 'same_as_target' }, [A, T, F]),
      to(5, 5),
      NOTHING,
      [1, 2],
      COUNTER,
    );
    expect(dice(ridden)).toMatchObject({ plus: -5 });
  });

  test('R-89 friend_reaction_modifiers=same_as_target: not in an assault, where the target has none (R-114)', () => {
    const game = position({
      units: [{ ...A, type: 'lineInfantry', at: [4, 6], strength: 20 }, T, neighbour],
      houseRules: { friend_reaction_modifiers: 'same_as_target' },
    });
    const played = go(start(game, assaultFrame(game, 'A', 'T')), to(4, 5), NOTHING, {
      choose: 'friendDefensiveFire',
      unit: 'F',
    });
    expect(dice(played)).toMatchObject({ plus: -7 });
  });
});

describe('R-91 friend_countercharge_cancels_double', () => {
  // The dragoons come down beside the charger without outflanking it.
  const struck = (friend_countercharge_cancels_double: 'no' | 'yes') => {
    const support: UnitSpec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 0 };
    return go(
      charged({ friend_countercharge_cancels_double }, [A, T, F, support]),
      to(5, 5),
      NOTHING,
      [1, 2],
      COUNTER,
      [3, 3],
      ATTACK,
    );
  };

  test('R-91 friend_countercharge_cancels_double=yes: the charger strikes with its plain dice', () => {
    expect(count(struck('yes'))).toBe(4);
  });

  test('R-91 friend_countercharge_cancels_double=no: it is doubled all the same', () => {
    expect(count(struck('no'))).toBe(8);
  });
});

describe('R-92 countercharger_fights', () => {
  const fought = (countercharger_fights: 'no' | 'yes') => {
    const support: UnitSpec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 0 };
    return go(
      charged({ countercharger_fights }, [A, T, F, support]),
      to(5, 5),
      NOTHING,
      [1, 2],
      COUNTER,
      [3, 3],
      ATTACK,
      [1, 1, 1, 1],
      STRIKE_BACK,
      [1, 1, 1, 1, 1, 1],
    );
  };

  test('R-92 countercharger_fights=no: it neither strikes nor is struck', () => {
    expectOver(fought('no'));
  });

  test('R-92 countercharger_fights=yes: it strikes the charger once, after the target', () => {
    const played = fought('yes');
    expect(waitsFor(played.game)).toBe('red rolls strike');
    expect(count(played)).toBe(3);
    const over = go(played, [4, 1, 1]);
    expectOver(over);
    expect(unitAfter(over, 'A').strength).toBe(11);
    expect(factsOf(over, 'struck').at(-1)).toMatchObject({ unit: 'F', target: 'A', hits: 1 });
    expect(factsOf(over, 'attackEnded')).toMatchObject([{ why: 'fought' }]);
  });

  test('R-92 countercharger_fights=yes: three points make the charger test', () => {
    const shaken = go(fought('yes'), [4, 4, 4]);
    expect(waitsFor(shaken.game)).toBe('blue rolls morale');
    expectOver(go(shaken, [1, 1]));
  });
});

describe('R-102 defensive_fires_per_turn', () => {
  const fired = (defensive_fires_per_turn: HouseRules['defensive_fires_per_turn']) =>
    go(
      charged({ defensive_fires_per_turn }, [A, T]),
      to(5, 5),
      { choose: 'reaction', reaction: 'defensiveFire' },
      [1, 2],
      [1, 1, 1, 1, 1, 1, 1],
    );

  test('R-102 defensive_fires_per_turn=unlimited: a unit fires at every attacker', () => {
    const { game } = fired('unlimited');
    expect(mayFireDefensively(game, unitOf(game, 'T'), unitOf(game, 'A'), false)).toEqual({ allowed: true });
  });

  test('R-102 defensive_fires_per_turn=1: once in each player’s turn', () => {
    const { game } = fired(1);
    expect(mayFireDefensively(game, unitOf(game, 'T'), unitOf(game, 'A'), false)).toEqual({
      allowed: false,
      reasons: [{ rule: 'R-102', reason: 'alreadyFired', facts: { unit: 'T' } }],
    });
    const next = start({ ...game, side: 'red' }, turnFrame(false)).game;
    expect(mayFireDefensively(next, unitOf(next, 'T'), unitOf(next, 'A'), false)).toEqual({ allowed: true });
  });
});

describe('R-152 panicked_enemy_blocks_charge', () => {
  const mob: UnitSpec = { id: 'M', side: 'red', type: 'lineInfantry', at: [5, 6], panicked: true };
  const near = (panicked_enemy_blocks_charge: 'no' | 'yes', type: 'heavyCavalry' | 'lineInfantry') => {
    // out of the line of fire
    const g = position({
      units: [{ ...A, type }, { ...T, at: [4, 4] }, mob],
      houseRules: { panicked_enemy_blocks_charge },
    });
    return { g, u: unitOf(g, 'A') };
  };

  test('R-152 panicked_enemy_blocks_charge=yes: who engages a mob charges nobody, and fires only beside it', () => {
    const { g, u } = near('yes', 'heavyCavalry');
    expect(chargeRefusals(g, u, unitOf(g, 'T')).map(({ rule }) => rule)).toEqual(['CHG-06']);
    const line = near('yes', 'lineInfantry');
    expect(fireTargets(line.g, line.u)).not.toContain('T');
  });

  test('R-152 panicked_enemy_blocks_charge=no: contact with mobs alone bars neither', () => {
    const { g, u } = near('no', 'heavyCavalry');
    expect(chargeRefusals(g, u, unitOf(g, 'T'))).toEqual([]);
    const line = near('no', 'lineInfantry');
    expect(fireRefusals(line.g, line.u, 'none')).toEqual([]);
    expect(fireTargets(line.g, line.u)).toContain('T');
  });

  describe('MAN-16, MAN-17, R-05 panicked_units_engage=yes: a charger held by a mob', () => {
    const held = (...others: readonly UnitSpec[]) => {
      const g = position({
        units: [A, ...others],
        houseRules: { panicked_enemy_blocks_charge: 'no', panicked_units_engage: 'yes' },
      });
      return { g, u: unitOf(g, 'A'), target: unitOf(g, 'T') };
    };
    const behind: UnitSpec = { ...mob, at: [4, 8], facing: 5 };
    /** Looks at the charger and at the hex ahead of it. */
    const beside: UnitSpec = { ...mob, id: 'N', at: [5, 7], facing: 4 };

    test('MAN-16 may not slip away from it', () => {
      const { g, u, target } = held(T, behind);
      expect(chargeTargets(g, u)).toEqual([]);
      expect(chargeRefusals(g, u, target).map(({ rule, reason }) => [rule, reason])).toEqual([
        ['MAN-16', 'engagedMustKeepContact'],
      ]);
    });

    test('CHG-11 without a way to its target that is the reason', () => {
      const { g, u, target } = held(
        { ...T, at: [5, 5] },
        behind,
        { ...mob, id: 'N' },
        { ...mob, id: 'O', at: [4, 6] },
      );
      expect(chargeRefusals(g, u, target).map(({ rule }) => rule)).toEqual(['CHG-11']);
    });

    test('MAN-17, R-63 may fall to what that costs, and then its charge is over', () => {
      const { g } = held({ ...T, at: [5, 5] }, behind, beside);
      const weak = changeUnit(g, 'A', { strength: 2 });
      const played = start(weak, chargeFrame(weak, 'A', 'T'));
      expect(unitAfter(played, 'A').fate).toBe('eliminated');
      expectOver(played);
    });

    test('MAN-17 must stay before one of them, and pays for the others', () => {
      const { g, u, target } = held({ ...T, at: [5, 5] }, behind, beside);
      expect(chargeEnds(g, u, target).map(({ to: hex }) => hex)).toEqual([{ q: 5, r: 6 }]);
      const played = start(g, chargeFrame(g, 'A', 'T'));
      expect(factsOf(played, 'losses')).toMatchObject([{ unit: 'A', lost: 2, rule: 'MAN-17' }]);
    });
  });

  test('R-152, FIR-13 panicked_enemy_blocks_charge=no: a target beside a panicked friend of the firer is barred', () => {
    const targets = (at: readonly [number, number], panicked: boolean) => {
      const g = position({
        units: [
          { ...A, type: 'lineInfantry', facing: 5, at: [5, 7] },
          { ...T, at: [6, 4] },
          { id: 'F', side: 'blue', type: 'lineInfantry', at, facing: 0, panicked },
        ],
        houseRules: { panicked_enemy_blocks_charge: 'no' },
      });
      return fireTargets(g, unitOf(g, 'A'));
    };
    // on a front hex of the target, which engages it: mob or not
    expect([targets([5, 5], true), targets([5, 5], false)]).toEqual([[], []]);
    expect(targets([8, 5], true)).toEqual(['T']);
  });
});
