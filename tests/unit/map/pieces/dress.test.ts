import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../../../src/map/pieces/dress.ts';
import { drawFigures } from '../../../../src/map/pieces/figures.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const H: UnitSpec = { id: 'H', side: 'blue', type: 'lightCavalry', at: [4, 7], skills: ['harassment'] };

describe('GEN-04 how it is drawn', () => {
  test('SKL-06.1, SKL-06 with three figures on a stand and a half, steady or panicked, with lances or without', () => {
    const g = position({ units: [H, { ...H, id: 'P', at: [6, 7], skills: [] }] });
    const [few, usual] = [unitOf(g, 'H'), unitOf(g, 'P')];
    expect(bodyOf(few).id).toBe('lightFew');
    expect(bodyOf({ ...few, panicked: true, formation: 'horde' }).id).toBe('lightFewHorde');
    expect(bodyOf({ ...few, skills: ['lancer', 'harassment'] }).id).toBe('lightFewLance');
    expect(bodyOf(usual).id).toBe('light');
    const riders = (unit: typeof few): number => {
      const [, path = ''] = drawFigures(bodyOf(unit)).find(([ink]) => ink === 'fig-busby') ?? [];
      return path.split('M').length - 1;
    };
    expect([riders(few), riders(usual)]).toEqual([3, 4]);
  });

  test('SKL-15.1 Loose order that panics is drawn as a horde', () => {
    const g = position({
      units: [
        {
          id: 'L',
          side: 'blue',
          type: 'lightInfantry',
          at: [4, 7],
          skills: ['looseOrder'],
          formation: 'skirmish',
        },
      ],
    });
    const loose = unitOf(g, 'L');
    expect(bodyOf(loose).id).toBe('skirmish3');
    expect(bodyOf({ ...loose, panicked: true, formation: 'horde' }).id).toBe('horde3');
  });
});
