import { describe, expect, test } from 'vitest';
import { formationFrame } from '../../../../src/rules/procedures/formation.ts';
import { rallyFrame } from '../../../../src/rules/procedures/rally.ts';
import { moraleFrame } from '../../../../src/rules/state/calledFrames.ts';
import { STAY } from '../../../support/choices.ts';
import { choices, dice, expectOver, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const FAR: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 1], facing: 2 };

function tested(units: readonly UnitSpec[], purpose: Parameters<typeof moraleFrame>[1] = 'losses') {
  return start(position({ units }), moraleFrame('U', purpose, 'E'));
}

describe('MOR: the morale test', () => {
  test('MOR-03, MOR-10 success on the command value or less', () => {
    const played = go(tested([U, FAR]), [3, 4]);
    expectOver(played);
    expect(factsOf(played, 'testPassed')).toHaveLength(1);
  });

  test('MOR-11, R-137 after losses the owner of a failed unit stands with the excess, or flees', () => {
    const played = go(tested([U, FAR]), [6, 5]);
    expect(choices(played)).toEqual([STAY, { choose: 'flee' }]);
    expect(factsOf(played, 'testFailed')).toMatchObject([{ by: 4, rule: 'MOR-11' }]);
    expect(unitAfter(go(played, STAY), 'U').strength).toBe(16);
    expect(unitAfter(go(played, { choose: 'flee' }), 'U').panicked).toBe(true);
  });

  test('MOR-11, R-138 standing may destroy the unit; those losses cause no further test', () => {
    const played = go(tested([{ ...U, strength: 2, initialStrength: 20 }, FAR]), [6, 6], STAY);
    expect(unitAfter(played, 'U').fate).toBe('eliminated');
    expectOver(played);
  });

  test('MOR-12 a failed rally, change of formation or friend’s reaction costs nothing', () => {
    for (const purpose of ['rally', 'formation', 'friendReaction', 'tenacity'] as const) {
      const played = go(tested([U, FAR], purpose), [6, 6]);
      expectOver(played);
      expect(factsOf(played, 'testFailed')).toMatchObject([{ purpose, rule: 'MOR-12' }]);
      expect(unitAfter(played, 'U')).toMatchObject({ strength: 20, panicked: false });
    }
  });

  test('MOR-13 a panicked unit fails without dice and flees', () => {
    const played = tested([{ ...U, panicked: true, formation: 'horde' }, FAR]);
    expect(factsOf(played, 'testLost')).toMatchObject([{ rule: 'MOR-13' }]);
    expect(waitsFor(played.game)).toMatch(/blue (facing|rolls flight)/);
  });

  test('MOR-13 but its rally is rolled', () => {
    const mob: UnitSpec = { ...U, panicked: true, formation: 'horde' };
    expect(dice(tested([mob, FAR], 'rally'))).toMatchObject({ dice: 'sum', floor: 0 });
  });

  test('MOR-14, SKL-09.2 Tenacious above its threshold always stands; at it, the owner chooses', () => {
    const steady = go(tested([{ ...U, skills: ['tenacious'] }, FAR]), [6, 6]);
    expectOver(steady);
    expect(factsOf(steady, 'testFailed')).toMatchObject([{ by: 5, rule: 'MOR-14' }]);
    expect(unitAfter(steady, 'U')).toMatchObject({ strength: 15, panicked: false });
    const shaken = go(
      tested([{ ...U, skills: ['tenacious'], strength: 8, initialStrength: 20 }, FAR]),
      [6, 6],
    );
    expect(waitsFor(shaken.game)).toBe('blue stayOrFlee');
  });

  test('MOR-16, R-143 artillery that fails may stand with the losses; fleeing means its end', () => {
    const battery: UnitSpec = { ...U, type: 'heavyFootBattery', strength: 5 };
    const played = go(tested([battery, FAR]), [4, 4]);
    expect(unitAfter(go(played, STAY), 'U').strength).toBe(4);
    expect(unitAfter(go(played, { choose: 'flee' }), 'U').fate).toBe('eliminated');
  });

  test('MOR-04, QUA-04 elite drop the highest of three dice, recruits the lowest', () => {
    expect(dice(tested([{ ...U, quality: 'elite' }, FAR]))).toMatchObject({ drop: 'highest' });
    expect(dice(tested([{ ...U, quality: 'recruit' }, FAR]))).toMatchObject({ drop: 'lowest' });
    expectOver(go(tested([{ ...U, quality: 'elite' }, FAR]), [6, 4, 4]));
  });

  test('MOR-05, QUA-05 an ordinary unit beside an elite line of infantry tests with its dice', () => {
    const guard: UnitSpec = {
      id: 'G',
      side: 'blue',
      type: 'lineInfantry',
      quality: 'elite',
      at: [5, 6],
      facing: 5,
    };
    expect(dice(tested([U, guard, FAR]))).toMatchObject({ drop: 'highest' });
  });

  test('MOR-17 one test at a time, in the order of what causes them', () => {
    expect(waitsFor(tested([U, FAR]).game)).toBe('blue rolls morale');
  });
});

describe('RAL: rally', () => {
  test('RAL-01, RAL-02, RAL-03 a test regains two points, up to the initial strength', () => {
    const rallied = (strength: number) =>
      go(start(position({ units: [{ ...U, strength, initialStrength: 20 }, FAR] }), rallyFrame('U')), [3, 3]);
    expect(unitAfter(rallied(15), 'U').strength).toBe(17);
    expect(unitAfter(rallied(19), 'U').strength).toBe(20);
  });

  test('RAL-02 a failed rally changes nothing', () => {
    const played = go(
      start(position({ units: [{ ...U, strength: 15, initialStrength: 20 }, FAR] }), rallyFrame('U')),
      [6, 6],
    );
    expectOver(played);
    expect(unitAfter(played, 'U').strength).toBe(15);
  });

  test('RAL-01, RAL-05 a panicked unit loses its fear and takes any formation and facing', () => {
    const mob: UnitSpec = { ...U, panicked: true, formation: 'horde' };
    const played = go(start(position({ units: [mob, FAR] }), rallyFrame('U')), [3, 3]);
    expect(waitsFor(played.game)).toBe('blue rallied');
    const ended = go(played, { choose: 'rallied', formation: 'column', facing: 1 });
    expect(unitAfter(ended, 'U')).toMatchObject({
      panicked: false,
      formation: 'column',
      facing: 1,
      strength: 20,
    });
  });
});

describe('FRM: changing formation', () => {
  test('FRM-14 hex and facing are kept', () => {
    const played = start(position({ units: [U, FAR] }), formationFrame('U', 'column'));
    expect(unitAfter(played, 'U')).toMatchObject({ formation: 'column', facing: 5, hexes: [{ q: 4, r: 6 }] });
    expectOver(played);
  });

  test('FRM-15 with an enemy within three hexes a test comes first; failing it only keeps the formation', () => {
    const near: UnitSpec = { ...FAR, at: [5, 3] };
    const played = start(position({ units: [U, near] }), formationFrame('U', 'column'));
    expect(waitsFor(played.game)).toBe('blue rolls morale');
    expect(unitAfter(go(played, [6, 6]), 'U')).toMatchObject({ formation: 'line', strength: 20 });
    expect(unitAfter(go(played, [1, 1]), 'U').formation).toBe('column');
  });

  test('FRM-14, R-40 a unit leaving square faces as it likes', () => {
    const played = start(
      position({ units: [{ ...U, formation: 'square', facing: 0 }, FAR] }),
      formationFrame('U', 'line'),
    );
    expect(choices(played)).toHaveLength(6);
    expect(unitAfter(go(played, { choose: 'facing', facing: 4 }), 'U')).toMatchObject({
      formation: 'line',
      facing: 4,
    });
  });
});
