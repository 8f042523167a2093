import { describe, expect, test } from 'vitest';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { transferFrame } from '../../../../src/rules/combat/lossTransfer.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import { shockFrame } from '../../../../src/rules/procedures/shock.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
import { ATTACK } from '../../../support/choices.ts';
import {
  about,
  choices,
  expectOver,
  factsOf,
  go,
  start,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position } from '../../../support/position.ts';

type Spec = PositionSpec['units'][number];

const KEEP: Choice = { choose: 'keepLosses' };

function pass(points: number, unit = 'F'): Choice {
  return { choose: 'transfer', unit, points };
}

const CHARGER_DICE = 4;

const FIRER: Spec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const BATTERY: Spec = { id: 'T', side: 'red', type: 'mediumFootBattery', at: [5, 4], facing: 2, strength: 3 };
const FRIEND: Spec = { id: 'F', side: 'red', type: 'lineInfantry', at: [6, 4], facing: 2, strength: 16 };

/** Five hits of seven dice, one of them saved: four losses, of which the battery has only three. */
function underFire(more: Partial<Spec> = {}) {
  const units = [FIRER, BATTERY, { ...FRIEND, ...more }];
  return go(start(position({ units }), fireFrame('S', 'T')), [5, 5, 5, 5, 5, 1, 1], [4, 1, 1, 1, 1]);
}

describe('LOS: losses of guns that a friend bears', () => {
  test('LOS-06, LOS-05, LOS-03, MOR-01, R-135 the worked example: two of three points go to infantry, no test, return fire', () => {
    let played = underFire();
    expect(waitsFor(played.game)).toBe('red transfer');
    expect(choices(played)).toEqual([pass(1), pass(2), pass(3), KEEP]);
    played = go(played, pass(2));
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'F', purpose: 'transfer' });
    played = go(played, [3, 4]);
    expect(factsOf(played, 'lossesTransferred')).toMatchObject([{ unit: 'T', to: 'F', points: 2 }]);
    expect(factsOf(played, 'losses')).toMatchObject([
      { unit: 'F', lost: 2, left: 14, cause: 'transferred', by: 'S', rule: 'LOS-05' },
      { unit: 'T', lost: 1, left: 2, cause: 'fire' },
    ]);
    expect(waitsFor(played.game)).toBe('red returnFire');
    expectOver(go(played, { choose: 'returnFire' }, [1, 1, 1, 1]));
  });

  test('LOS-05, MOR-12 a failure leaves the friend unharmed and the battery all its losses; there is no second attempt', () => {
    const played = go(underFire(), pass(1), [6, 6]);
    expect(factsOf(played, 'testFailed')).toMatchObject([{ unit: 'F', purpose: 'transfer' }]);
    expect(unitAfter(played, 'F')).toMatchObject({ strength: 16, panicked: false });
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
    expectOver(played);
  });

  test('LOS-05, R-135 the battery may keep them all', () => {
    const played = go(underFire(), KEEP);
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
    expect(factsOf(played, 'losses')).toMatchObject([{ unit: 'T', lost: 3 }]);
  });

  test('LOS-05, R-136 three points borne cause the friend no test, nor the battery that keeps none', () => {
    const played = go(underFire(), pass(3), [1, 1]);
    expect(unitAfter(played, 'F').strength).toBe(13);
    expect(unitAfter(played, 'T').strength).toBe(3);
    expect(waitsFor(played.game)).toBe('red returnFire');
  });

  test('MOR-01, R-136 points kept decide whether the battery tests', () => {
    const strong = { ...BATTERY, strength: 5 };
    const fired = (points: number) =>
      go(
        start(position({ units: [FIRER, strong, FRIEND] }), fireFrame('S', 'T')),
        [5, 5, 5, 5, 5, 1, 1],
        [1, 1, 1, 1, 4],
        pass(points),
        [1, 1],
      );
    expect(about(fired(1))).toMatchObject({ about: 'morale', unit: 'T', purpose: 'losses' });
    expect(waitsFor(fired(2).game)).toBe('red returnFire');
  });

  test('LOS-04 a friend that bears more than it has is gone', () => {
    const played = go(underFire({ strength: 2, initialStrength: 16 }), pass(3), [1, 1]);
    expect(unitAfter(played, 'F').fate).toBe('eliminated');
    expect(unitAfter(played, 'T').strength).toBe(3);
  });

  test('MOR-07 the friend tests with the general modifiers: at its threshold it has two less', () => {
    const played = go(underFire({ strength: 10, initialStrength: 16 }), pass(1));
    expect(about(played)).toMatchObject({ commandValue: { total: 5 } });
  });

  /** The charger, beside the guns now, outflanks the friend beside them; the comrade covers that flank. */
  function besideProtected(
    protectors: readonly string[],
    protected_flank_when: 'declaration_or_now' | 'now_only',
  ) {
    const game = position({
      units: [
        { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 5], facing: 0 },
        { id: 'T', side: 'red', type: 'heavyFootBattery', at: [6, 4], facing: 0, strength: 5 },
        { ...FRIEND, at: [6, 5] },
        { id: 'P', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 },
      ],
      houseRules: { protected_flank_when },
    });
    const frame = shockFrame('A', 'T', 'charge', { doubled: false, protectors, targetLost: 0 });
    const played = go(start(game, frame), [4, 4, ...new Array<number>(CHARGER_DICE - 2).fill(1)]);
    return about(go(played, pass(2)));
  }

  test('R-08, LOS-05, MOR-08 in a charge the friend is covered by whoever had the charger before him at its declaration', () => {
    const test = { about: 'morale', unit: 'F', purpose: 'transfer' };
    expect(besideProtected(['P'], 'declaration_or_now')).toMatchObject({
      ...test,
      commandValue: { total: 7 },
    });
    expect(besideProtected([], 'declaration_or_now')).toMatchObject({ ...test, commandValue: { total: 4 } });
  });

  test('R-08 protected_flank_when=now_only: not by him who had it there only then', () => {
    expect(besideProtected(['P'], 'now_only')).toMatchObject({ commandValue: { total: 4 } });
  });

  test('R-08, LOS-05 in an assault too; in an attack on another nobody is watched', () => {
    const units: Spec[] = [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [5, 5], facing: 0 },
      { id: 'T', side: 'red', type: 'heavyFootBattery', at: [6, 4], facing: 3, strength: 5 },
      { ...FRIEND, at: [7, 3], facing: 3 },
      { id: 'X', side: 'red', type: 'lineInfantry', at: [6, 5], facing: 3 },
    ];
    const game = position({ units });
    const within = (frame: ReturnType<typeof assaultFrame> | ReturnType<typeof shockFrame>) => {
      const passing = go(start(game, frame, transferFrame('T', 2, 'A')), (legal) => legal[0] ?? KEEP);
      return passing.game.frames.at(-1);
    };
    const assault = (target: string) => ({ ...assaultFrame(game, 'A', target), protectors: ['X'] });
    const shock = (target: string) =>
      shockFrame('A', target, 'charge', { doubled: false, protectors: ['X'], targetLost: 0 });
    const test = { procedure: 'morale', purpose: 'transfer', enemy: 'A' };
    const watched = { ...test, attacker: 'A', protectors: ['X'] };
    expect([within(assault('T')), within(shock('T'))]).toMatchObject([watched, watched]);
    const unwatched = { ...test, attacker: null, protectors: [] };
    expect([within(assault('X')), within(shock('X'))]).toMatchObject([unwatched, unwatched]);
  });

  test('R-149, TER-05, MOR-08 a wood on the side shelters the friend from whoever inflicts the losses', () => {
    const units: Spec[] = [
      { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 5], facing: 0 },
      { id: 'T', side: 'red', type: 'heavyFootBattery', at: [6, 4], facing: 0, strength: 5 },
      { ...FRIEND, at: [6, 5] },
    ];
    const tested = (sides: NonNullable<PositionSpec['sides']>) => {
      const frame = shockFrame('A', 'T', 'charge', { doubled: false, protectors: [], targetLost: 0 });
      const blow = [4, 4, ...new Array<number>(CHARGER_DICE - 2).fill(1)];
      return about(go(start(position({ units, sides }), frame), blow, pass(2)));
    };
    expect(tested([])).toMatchObject({ unit: 'F', commandValue: { total: 4 } });
    const wood = { ...sideBetween({ q: 5, r: 5 }, 1), terrain: 'wood' } as const;
    expect(tested([wood])).toMatchObject({ unit: 'F', commandValue: { total: 7 } });
  });

  test('LOS-05 without a friend on the flank nothing is asked', () => {
    const played = underFire({ at: [6, 3] });
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
  });

  test('LOS-05, CHG-33, R-95 guns charged: what the friend bears does not lessen their blow', () => {
    const units: Spec[] = [
      { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 5], facing: 5, strength: 12 },
      { ...BATTERY, at: [4, 4], strength: 4 },
      { ...FRIEND, at: [5, 4] },
    ];
    const frame = shockFrame('A', 'T', 'charge', { doubled: false, protectors: [], targetLost: 0 });
    const played = go(start(position({ units }), frame), [4, 4, 1, 1], pass(2), [1, 1]);
    expect(unitAfter(played, 'T').strength).toBe(4);
    expect(unitAfter(played, 'F').strength).toBe(14);
    expect(waitsFor(played.game)).toBe('red strikeBack');
    expect(about(go(played, { choose: 'strikeBack' }))).toMatchObject({
      about: 'strike',
      factor: { total: 2 },
    });
  });

  test('LOS-05, ASL-10, R-155 guns assaulted: only the points they keep count in the melee', () => {
    const units: Spec[] = [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 5], facing: 5, strength: 16 },
      { ...BATTERY, at: [4, 4], strength: 4 },
      { ...FRIEND, at: [5, 4] },
    ];
    let played = start(position({ units }), assaultFrame(position({ units }), 'A', 'T'));
    while (waitsFor(played.game) !== 'blue attack') played = go(played, (legal) => legal[0] as Choice);
    played = go(played, ATTACK, [4, 4, 4, 1, 1, 1], pass(1), [1, 1]);
    played = go(played, { choose: 'decline' });
    expect(unitAfter(played, 'T').strength).toBe(2);
    expect(factsOf(played, 'testPassed')).toMatchObject([{ unit: 'F', purpose: 'transfer' }]);
    expectOver(played);
  });

  test('LOS-05, MAN-24, LOS-02 guns trampled by a fleeing friend', () => {
    const units: Spec[] = [
      { id: 'P', side: 'red', type: 'lineInfantry', at: [5, 5], panicked: true, facing: 5, strength: 10 },
      { ...BATTERY, at: [5, 4] },
      FRIEND,
      { id: 'E', side: 'blue', type: 'lineInfantry', at: [5, 8], facing: 5 },
    ];
    let played = go(start(position({ units }), flightFrame('P', 'E')), [2]);
    played = go(played, (legal) => {
      const through = legal.find((one) => one.choose === 'runEnd' && one.crossed.join() === 'T');
      if (!through) throw new Error('no way through the guns');
      return through;
    });
    // a roll of 5 is three points
    played = go(played, [5]);
    expect(waitsFor(played.game)).toBe('red transfer');
    played = go(played, pass(2), [1, 1]);
    expect(factsOf(played, 'losses')).toMatchObject([
      { unit: 'F', lost: 2, cause: 'transferred', by: null },
      { unit: 'T', lost: 1, cause: 'crossed' },
    ]);
    expectOver(played);
  });

  test('LOS-05, MAN-24 a friend that fell with the losses it bore is not trampled in its turn', () => {
    const units: Spec[] = [
      { id: 'P', side: 'red', type: 'lineInfantry', at: [5, 6], panicked: true, facing: 5, strength: 10 },
      { ...BATTERY, at: [5, 5], facing: 0, strength: 3 },
      // the hex to the north-west of the guns is on their left flank when they look to the east
      { ...FRIEND, at: [5, 4], strength: 1, initialStrength: 16 },
      { id: 'E', side: 'blue', type: 'lineInfantry', at: [5, 9], facing: 5 },
    ];
    let played = go(start(position({ units }), flightFrame('P', 'E')), [3]);
    played = go(played, (legal) => {
      const through = legal.find((one) => one.choose === 'runEnd' && one.crossed.join() === 'T,F');
      if (!through) throw new Error('no way through both');
      return through;
    });
    played = go(played, [6], pass(1), [1, 1]);
    expect(unitAfter(played, 'F').fate).toBe('eliminated');
    expect(factsOf(played, 'crossed')).toHaveLength(1);
    expectOver(played);
  });
});

describe('LOS-05: what is left for the battery', () => {
  /** Two hits on five points, neither saved. */
  const hit = () => {
    const units = [FIRER, { ...BATTERY, strength: 5 }, FRIEND];
    return go(start(position({ units }), fireFrame('S', 'T')), [5, 5, 1, 1, 1, 1, 1], [1, 1]);
  };

  test('LOS-05, R-135 kept, they are lost in full and no more', () => {
    expect(unitAfter(go(hit(), KEEP), 'T').strength).toBe(3);
  });

  test('LOS-05, MOR-12 so they are when the friend fails its test', () => {
    const played = go(hit(), pass(2), [6, 6]);
    expect(unitAfter(played, 'T').strength).toBe(3);
    expect(unitAfter(played, 'F').strength).toBe(16);
  });
});
