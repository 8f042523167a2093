/** What is told of an answer: what it gains, what it brings out of danger, and what the enemy could do about it. */
import { describe, expect, test } from 'vitest';
import { aboutToAct } from '../../../src/odds/question.ts';
import { thoughtOf } from '../../../src/opponent/mind.ts';
import type { Reason } from '../../../src/opponent/thought.ts';
import { perilsOf } from '../../../src/opponent/worth/outlook.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { GroundHex } from '../../../src/rules/state/game.ts';
import { unitOf } from '../../../src/rules/state/game.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

function reasonsOf(units: readonly UnitSpec[], unit: string, more: Partial<PositionSpec> = {}) {
  // one unit is a whole army here: to lose it must not be to lose the battle, R-151
  const houseRules = { break_point: 'none' } as const;
  const game = position({ units, columns: 16, rows: 16, turn: 4, houseRules, ...more });
  const ready = engine.run(aboutToAct(game, unitOf(game, unit)));
  const asked = {
    game: ready,
    side: 'blue',
    level: 'colonel',
    temper: 'even',
    budget: 6000,
    seed: 'why',
  } as const;
  return thoughtOf(asked);
}

function told<R extends Reason['reason']>(reasons: readonly Reason[], reason: R) {
  return reasons.find((one): one is Extract<Reason, { reason: R }> => one.reason === reason);
}

const GUNS: UnitSpec = { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, 5] };
const SQUADRON: UnitSpec = {
  id: 'squadron',
  side: 'blue',
  type: 'lightCavalry',
  strength: 3,
  initialStrength: 6,
  at: [3, 9],
};
const FAR: UnitSpec = { id: 'far', side: 'red', type: 'lineInfantry', at: [9, 0] };

describe('reasons', () => {
  test('whoever stands in the guns’ cone is in danger from them, and less so once it has ridden at them, FIR-06', () => {
    const game = position({ units: [SQUADRON, GUNS, FAR], columns: 16, rows: 16 });
    expect(perilsOf(game, 'blue').get('squadron')?.by).toBe('guns');
    expect(perilsOf(game, 'red').get('far')).toBeUndefined();
    const { choice, reasons } = reasonsOf([SQUADRON, GUNS, FAR], 'squadron');
    expect(choice).toMatchObject({ action: 'charge', target: 'guns' });
    const danger = told(reasons, 'danger');
    expect(danger).toMatchObject({ unit: 'squadron' });
    expect(danger?.after).toBeLessThan(danger?.before ?? 0);
  });

  test('what the guns could still do to whoever rallies before them is told, RAL-01', () => {
    // horse does not get at guns in a village
    const village: GroundHex = { q: 3, r: 5, terrain: 'village', hill: false };
    const { choice, reasons } = reasonsOf([SQUADRON, GUNS, FAR], 'squadron', { hexes: [village] });
    expect(choice).toMatchObject({ action: 'rally' });
    expect(told(reasons, 'threat')).toMatchObject({ unit: 'squadron', by: 'guns' });
  });

  test('an objective that is gained is named with its points, R-151', () => {
    const mill = {
      kind: 'place',
      id: 'mill',
      name: { fr: 'Moulin', en: 'Mill' },
      hexes: [{ q: 2, r: 9 }],
      points: 200,
      when: 'end',
    } as const;
    const { reasons } = reasonsOf(
      [{ id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [1, 11] }, FAR],
      'column',
      { scenario: { objectives: [mill] } },
    );
    expect(told(reasons, 'objective')).toMatchObject({ objective: 'mill' });
    expect(told(reasons, 'objective')?.points).toBeGreaterThan(0);
  });

  test('what the enemy could do about it names the striker and the unit struck', () => {
    const cuirassiers: UnitSpec = {
      id: 'cuirassiers',
      side: 'red',
      type: 'heavyCavalry',
      skills: ['cuirassier'],
      at: [4, 4],
    };
    const line: UnitSpec = { id: 'line', side: 'blue', type: 'lineInfantry', at: [3, 8] };
    const { reasons } = reasonsOf([line, cuirassiers, FAR], 'line');
    expect(told(reasons, 'exchange')).toMatchObject({ target: 'cuirassiers' });
    expect(told(reasons, 'threat')).toMatchObject({ unit: 'line', by: 'cuirassiers' });
    expect(reasons.length).toBeLessThanOrEqual(3);
  });

  test('who asks for counsel hears of the next best answers, too, what the enemy could do; the answer is the same', () => {
    const squadron: UnitSpec = { id: 'squadron', side: 'blue', type: 'lightCavalry', at: [3, 9] };
    const game = position({ units: [squadron, GUNS, FAR], columns: 16, rows: 16, turn: 4 });
    const ready = engine.run(aboutToAct(game, unitOf(game, 'squadron')));
    const asked = { game: ready, side: 'blue', level: 'colonel', temper: 'even', seed: 'why' } as const;
    const plain = thoughtOf({ ...asked, budget: 6000 });
    const counsel = thoughtOf({ ...asked, budget: 6000, counsel: true });
    expect(counsel.choice).toEqual(plain.choice);
    expect(counsel.positions).toBeLessThanOrEqual(6000);
    expect(plain.weighed.some(({ reasons }) => reasons !== undefined)).toBe(false);
    const others = counsel.weighed.slice(1, 3).flatMap(({ reasons = [] }) => reasons);
    expect(told(others, 'threat')).toMatchObject({ unit: 'squadron', by: 'guns' });
    expect(counsel.weighed[0]?.reasons).toBeUndefined();
  });
});
