/** When a charge is followed by a pursuit, and what that attack goes by. */

import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { DECLINE, PURSUE } from '../../../support/choices.ts';
import {
  about,
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
const FLIGHT: Choice = { choose: 'reaction', reaction: 'flight' };
const MISS = [1, 1, 1, 1];

const ground = (terrain: GroundHex['terrain'], ...at: readonly (readonly [number, number])[]): GroundHex[] =>
  at.map(([q, r]) => ({ q, r, terrain, hill: false }));

type More = Omit<PositionSpec, 'units'>;

function charged(units: readonly UnitSpec[], spec: More = {}): Played {
  const game = position({ ...spec, units });
  return start(game, chargeFrame(game, 'A', 'T'));
}

/** The charge at that step, the target being where it is. */
function at(
  step: 'aftermath' | 'pursuit',
  units: readonly UnitSpec[],
  spec: More = {},
  more: Partial<ReturnType<typeof chargeFrame>> = {},
): Played {
  const game = position({ ...spec, units });
  return start(game, { ...chargeFrame(game, 'A', 'T'), distance: 3, ...more, at: step });
}

function count(played: Played): number {
  const waited = dice(played);
  return waited.dice === 'pool' ? waited.count : -1;
}

const ended = (played: Played) => factsOf(played, 'attackEnded').map(({ why }) => why);

/** The charger before the target, the target on its way. */
const HERE: UnitSpec = { ...A, at: [5, 5] };
const FLED: UnitSpec = { ...T, at: [5, 1], facing: 5, panicked: true };

test('R-08, CHG-37 in a pursuit, too, a flank is covered by whoever had the charger before him at its declaration', () => {
  const run = (protectors: readonly string[], more: { target?: string; frontOnly?: boolean } = {}) => {
    const game = position({
      units: [
        { id: 'A', side: 'blue', type: 'mediumCavalry', at: [6, 7], facing: 4 },
        { id: 'Z', side: 'blue', type: 'lineInfantry', at: [5, 8], facing: 4 },
        { id: 'T', side: 'red', type: 'lightInfantry', at: [7, 3], panicked: true },
        { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 7], facing: 0 },
        { id: 'X', side: 'red', type: 'lineInfantry', at: [5, 9], facing: 0 },
      ],
    });
    const frame = {
      ...chargeFrame(game, 'A', 'T'),
      distance: 2,
      protectors,
      ...more,
      at: 'pursuitTargets',
    } as const;
    const struck = go(start(game, frame), { choose: 'attackTarget', target: 'E' });
    const hits = Array.from({ length: count(struck) }, (_, n) => (n < 3 ? 5 : 1));
    return about(go(struck, hits));
  };
  expect(run(['E', 'X'])).toMatchObject({ about: 'morale', unit: 'E', commandValue: { total: 7 } });
  expect(run([])).toMatchObject({ about: 'morale', unit: 'E', commandValue: { total: 4 } });
  // the target itself, which the charger had to meet in front, and which has evaded
  expect(run([], { target: 'X', frontOnly: true })).toMatchObject({ commandValue: { total: 7 } });
  expect(run([], { target: 'X', frontOnly: false })).toMatchObject({ commandValue: { total: 4 } });
});

describe('R-82, R-08 directly_in_front=corridor: a target that has evaded looked at whoever was in its cone', () => {
  /** Declared with the charger there; then it has pursued to where it engages E, with X, its target, evaded behind E. */
  const run = (at: UnitSpec['at'], value: HouseRules['directly_in_front']) => {
    const units = (charger: UnitSpec['at']): UnitSpec[] => [
      { id: 'A', side: 'blue', type: 'mediumCavalry', at: charger, facing: 4 },
      { id: 'Z', side: 'blue', type: 'lineInfantry', at: [5, 8], facing: 4 },
      { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 7], facing: 0 },
      { id: 'X', side: 'red', type: 'lineInfantry', at: [5, 9], facing: 0 },
    ];
    const houseRules = { directly_in_front: value };
    const declared = chargeFrame(position({ units: units(at), houseRules }), 'A', 'X');
    const game = position({ units: units([6, 7]), houseRules });
    const frame = { ...declared, at: 'pursuitTargets' } as const;
    const struck = go(start(game, frame), { choose: 'attackTarget', target: 'E' });
    const hits = Array.from({ length: count(struck) }, (_, n) => (n < 3 ? 5 : 1));
    const tested = about(go(struck, hits));
    return { frame, total: tested.about === 'morale' ? tested.commandValue.total : null };
  };

  test('R-82, R-08 in the cone beside the corridor: it covers the flank', () => {
    expect(run([8, 9], 'corridor')).toMatchObject({
      frame: { frontOnly: false, protectors: ['X'] },
      total: 7,
    });
  });

  test('R-82, R-08 in the corridor: as before', () => {
    expect(run([7, 8], 'corridor')).toMatchObject({ frame: { frontOnly: true, protectors: [] }, total: 7 });
  });

  test('R-82, R-08 outside the cone: it does not', () => {
    expect(run([3, 9], 'corridor')).toMatchObject({ frame: { frontOnly: false, protectors: [] }, total: 4 });
  });

  test('R-82, R-08 without the option whoever is in the cone has to be met in front', () => {
    expect(run([8, 9], 'frontal_cone')).toMatchObject({
      frame: { frontOnly: true, protectors: [] },
      total: 7,
    });
  });
});

describe('CHG-35: when there is a pursuit', () => {
  test('CHG-35, R-68 after a flight, be it cut short by elimination, whatever the option says', () => {
    const houseRules = { pursuit_after_elimination: 'no' } as const;
    expect(waitsFor(at('aftermath', [HERE, FLED], { houseRules }).game)).toBe('blue pursue');
    const dead: UnitSpec = { ...FLED, fate: 'eliminated', strength: 0 };
    expect(waitsFor(at('aftermath', [HERE, dead], { houseRules }).game)).toBe('blue pursue');
    const slain: UnitSpec = { ...dead, panicked: false };
    expect(ended(at('aftermath', [HERE, slain], { houseRules }))).toEqual(['targetGone']);
    const evaded: UnitSpec = { ...FLED, panicked: false };
    expect(waitsFor(at('aftermath', [HERE, evaded], { houseRules }).game)).toBe('blue pursue');
  });

  test('CHG-32, CBT-20 not when the target stands without dice to answer', () => {
    const game = position({ units: [HERE, T] });
    const frame = { ...chargeFrame(game, 'A', 'T'), at: 'shock', targetLost: 5 } as const;
    const over = go(start(game, frame), [4, 1, 1, 1]);
    expectOver(over);
    expect(ended(over)).toEqual(['fought']);
  });

  test('CHG-35, CHG-33 what the target has lost is gone with it', () => {
    const game = position({ units: [HERE, { ...T, strength: 1, initialStrength: 20 }] });
    const frame = { ...chargeFrame(game, 'A', 'T'), at: 'shock', targetLost: 2 } as const;
    const played = go(start(game, frame), [4, 1, 1, 1]);
    expect(waitsFor(played.game)).toBe('blue pursue');
    expect(played.game.frames.at(-1)).toMatchObject({ procedure: 'charge', targetLost: 0 });
  });

  test('CHG-34 a charger that is gone or panicked pursues no one', () => {
    for (const more of [{ fate: 'eliminated', strength: 0 }, { panicked: true }] as const) {
      const played = at('aftermath', [{ ...HERE, ...more }, FLED]);
      expectOver(played);
      expect(played.facts).toEqual([]);
    }
  });

  test('MAN-20, R-69 another enemy in contact forbids it', () => {
    const other: UnitSpec = { ...T, id: 'X', at: [6, 5], facing: 4 };
    const played = at('aftermath', [HERE, FLED, other]);
    expectOver(played);
    expect(played.facts).toEqual([{ fact: 'noPursuit', unit: 'A', rule: 'MAN-20' }]);
    // also one beside a target that could not get away
    const stuck = at('aftermath', [HERE, { ...FLED, at: [5, 4] }, other]);
    expect(stuck.facts).toEqual([{ fact: 'noPursuit', unit: 'A', rule: 'MAN-20' }]);
  });

  test('MAN-20, R-69 a target that could not get away is attacked without a roll', () => {
    const played = at('aftermath', [HERE, { ...FLED, at: [5, 4] }]);
    expect(waitsFor(played.game)).toBe('blue pursuitAttack');
    expect(choices(played)).toEqual([{ choose: 'attackTarget', target: 'T' }, DECLINE]);
    expect(factsOf(played, 'noPursuit')).toEqual([]);
  });

  /** T has evaded from (5, 4) to (5, 3), from where it looks at (4, 4), where the charger stands. */
  const ON_FLANK: UnitSpec = { ...A, at: [4, 4], facing: 1 };
  const EVADED: UnitSpec = { ...T, type: 'lightCavalry', strength: 6, at: [5, 3] };

  test('R-69 one that engages the charger without being before it ends the pursuit, too', () => {
    const played = at('aftermath', [ON_FLANK, EVADED]);
    expectOver(played);
    expect(played.facts).toEqual([{ fact: 'noPursuit', unit: 'A', rule: 'MAN-20' }]);
    expect(waitsFor(at('aftermath', [{ ...ON_FLANK, facing: 0 }, EVADED]).game)).toBe('blue pursuitAttack');
  });

  test('CHG-36, R-69 but a friend may pursue beside a charger that does not move', () => {
    const friend: UnitSpec = { ...A, id: 'F', at: [4, 5], facing: 1, skills: ['tacticalSense'] };
    const played = at('aftermath', [ON_FLANK, EVADED, friend]);
    expect(waitsFor(played.game)).toBe('blue secondPursuer');
    expect(played.game.frames.at(-1)).toMatchObject({ joiners: ['F'] });
    const over = go(played, DECLINE);
    expectOver(over);
    expect(ended(over)).toEqual(['targetGone']);
  });

  test('R-66 a square in the charger’s place does not move, nor is it asked', () => {
    const square: UnitSpec = { ...HERE, type: 'lineInfantry', strength: 20, formation: 'square', facing: 0 };
    expect(ended(at('aftermath', [square, FLED]))).toEqual(['targetGone']);
  });

  test('CHG-36 nobody is noted where nobody may join', () => {
    expect(at('aftermath', [HERE, FLED]).game.frames.at(-1)).not.toHaveProperty('joiners');
  });
});

describe('CHG-37, CHG-38: the pursuit attack', () => {
  const PREY: UnitSpec = { ...T, id: 'U', at: [5, 2], strength: 14 };
  const GONE: UnitSpec = { ...T, fate: 'eliminated', strength: 0 };
  const attacked = (more: Partial<ReturnType<typeof chargeFrame>> = {}, spec: More = {}) =>
    go(at('pursuit', [HERE, GONE, PREY], spec, more), [2], to(5, 3), { choose: 'attackTarget', target: 'U' });

  test('CHG-37, R-70 doubled if charge and pursuit went over open ground', () => {
    expect(count(attacked())).toBe(8);
    expect(count(attacked({ openRoute: false }))).toBe(4);
    // the rough hex lies between, and halves the length
    const rough = at('pursuit', [HERE, GONE, PREY], { hexes: ground('difficult', [5, 4]) });
    expect(count(go(rough, [4], to(5, 3), { choose: 'attackTarget', target: 'U' }))).toBe(4);
  });

  test('CHG-37, R-70 a counter-charge against the charge matters no more', () => {
    expect(count(attacked({ counterCharged: true }))).toBe(8);
  });

  test('CHG-33, R-95 the prey’s answer is weakened by this attack alone', () => {
    const struck = go(attacked({ targetLost: 3 }), [4, 4, 1, 1, 1, 1, 1, 1]);
    expect(waitsFor(struck.game)).toBe('red strikeBack');
    expect(count(go(struck, { choose: 'strikeBack' }))).toBe(4);
  });

  test('CHG-38 no second pursuit: the attack ends there', () => {
    const over = go(attacked(), [...MISS, ...MISS], DECLINE);
    expectOver(over);
    expect(ended(over)).toEqual(['fought']);
  });

  test('CHG-37 it may be left alone; without prey it is not asked', () => {
    const met = go(at('pursuit', [HERE, GONE, PREY]), [2], to(5, 3));
    expect(choices(met)).toEqual([{ choose: 'attackTarget', target: 'U' }, DECLINE]);
    expect(ended(go(met, DECLINE))).toEqual(['declined']);
    const none = go(at('pursuit', [HERE, GONE]), [1], to(5, 4));
    expectOver(none);
    expect(ended(none)).toEqual(['targetGone']);
    expect(factsOf(none, 'forced')).toEqual([]);
  });

  test('R-71 second_pursuer_attacks=yes: nothing comes after where nobody joined', () => {
    const houseRules = { second_pursuer_attacks: 'yes' } as const;
    expectOver(go(at('pursuit', [HERE, GONE], { houseRules }), [1], to(5, 4)));
  });

  test('CHG-35, CHG-30 the pursuit may be declined', () => {
    const fled = go(charged([A, T]), to(5, 5), FLIGHT, { choose: 'facing', facing: 5 }, [6], to(5, 0));
    expect(choices(fled)).toEqual([PURSUE, DECLINE]);
    const over = go(fled, DECLINE);
    expectOver(over);
    expect(ended(over)).toEqual(['targetGone']);
    expect(unitAfter(over, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
  });
});
