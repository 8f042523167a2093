/** What a change of formation asks, and what it tells. */
import { describe, expect, test } from 'vitest';
import { formationFrame } from '../../../../src/rules/procedures/formation.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Formation } from '../../../../src/rules/state/vocabulary.ts';
import { choices, expectOver, go, type Played, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['linearOrder'],
  at: [4, 6],
  facing: 5,
};

function changing(units: readonly UnitSpec[], formation: Formation, spec: Omit<PositionSpec, 'units'> = {}) {
  return start(position({ ...spec, units }), formationFrame('U', formation));
}

function question(played: Played) {
  const pending = engine.pending(played.game);
  return pending.wait === 'decision' ? pending.decision.question : null;
}

describe('FRM-14, R-44: the ground of a new formation', () => {
  test('FRM-14 on one hex it asks nothing and tells the change alone', () => {
    const played = changing([U], 'column');
    expect(played.facts).toEqual([
      { fact: 'formationChanged', unit: 'U', from: 'line', to: 'column', rule: 'FRM-14' },
    ]);
    expectOver(played);
  });

  test('R-44 the question says whether a half is taken in or kept', () => {
    expect(question(changing([U], 'extendedLine'))).toEqual({ ask: 'half', unit: 'U', role: 'extend' });
    expect(question(changing([{ ...U, formation: 'extendedLine' }], 'line'))).toEqual({
      ask: 'half',
      unit: 'U',
      role: 'keep',
    });
  });

  test('R-41, R-44 a position that names no facing for a line about to form means 0', () => {
    const game = position({ units: [{ ...U, formation: 'square', facing: 0 }] });
    const asked = start(game, { ...formationFrame('U', 'extendedLine'), at: 'half' });
    expect(choices(asked)).toEqual([
      { choose: 'half', half: 'left', hex: { q: 4, r: 5 } },
      { choose: 'half', half: 'right', hex: { q: 4, r: 7 } },
    ]);
    const formed = go(asked, { choose: 'half', half: 'right', hex: { q: 4, r: 7 } });
    expect(unitAfter(formed, 'U')).toMatchObject({ formation: 'extendedLine', facing: 0 });
  });

  test('R-40, FRM-18 formation_change_refaces=yes: of two facings left the owner chooses', () => {
    // enemies that look away up-right and down-right: only to the left does it engage neither
    const away = (id: string, at: UnitSpec['at']): UnitSpec => ({
      ...{ id, side: 'red', type: 'lineInfantry', at, facing: 0, panicked: true },
    });
    const enemies = [away('X', [5, 5]), away('Y', [4, 7])];
    const houseRules = { formation_change_refaces: 'yes' } as const;
    const column = changing([{ ...U, facing: 4 }, ...enemies], 'column', { houseRules });
    expect(waitsFor(column.game)).toBe('blue facing');
    expect(choices(column)).toEqual([
      { choose: 'facing', facing: 3 },
      { choose: 'facing', facing: 4 },
    ]);
    const turned = go(column, { choose: 'facing', facing: 3 });
    expect(unitAfter(turned, 'U')).toMatchObject({ formation: 'column', facing: 3 });
    expectOver(turned);
  });
});
