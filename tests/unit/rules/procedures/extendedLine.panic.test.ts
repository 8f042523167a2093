import { describe, expect, test } from 'vitest';
import { flightFacings } from '../../../../src/rules/movement/run.ts';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { choices, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};
const ENEMY: UnitSpec = { id: 'E', side: 'red', type: 'heavyCavalry', at: [8, 5], facing: 2 };

const field = (...units: readonly UnitSpec[]) => position({ columns: 16, rows: 14, units });

describe('the panic of an extended line', () => {
  test('FRM-13, R-49, MAN-21 its owner chooses which hex the horde keeps, and the flight goes on from there', () => {
    const g = field(LINE, ENEMY);
    const panic = start(g, flightFrame('line', 'E'));
    expect(waitsFor(panic.game)).toBe('blue half');
    expect(choices(panic)).toEqual([
      { choose: 'half', half: 'left', hex: { q: 6, r: 6 } },
      { choose: 'half', half: 'right', hex: { q: 7, r: 6 } },
    ]);
    // nothing has happened to it yet
    expect(unitAfter(panic, 'line')).toMatchObject({ panicked: false, formation: 'extendedLine' });
    for (const [half, hex] of [
      ['left', { q: 6, r: 6 }],
      ['right', { q: 7, r: 6 }],
    ] as const) {
      const kept = go(panic, { choose: 'half', half, hex });
      expect(unitAfter(kept, 'line')).toMatchObject({ panicked: true, formation: 'horde', hexes: [hex] });
      expect(factsOf(kept, 'holds')).toEqual([{ fact: 'holds', unit: 'line', hexes: [hex], rule: 'R-49' }]);
      expect(factsOf(kept, 'panicked')).toMatchObject([{ danger: 'E' }]);
    }
  });

  test('R-49, MAN-22 the dangers are those it had with both halves', () => {
    // one enemy before each half: the one that is kept does not choose the danger
    const other: UnitSpec = { ...ENEMY, id: 'F', at: [6, 5], facing: 3 };
    const g = field(LINE, ENEMY, other);
    const panic = go(start(g, flightFrame('line', null)), {
      choose: 'half',
      half: 'left',
      hex: { q: 6, r: 6 },
    });
    expect(waitsFor(panic.game)).toBe('blue rolls danger');
  });

  test('MAN-21 a unit on one hex is not asked', () => {
    const g = field({ ...LINE, formation: 'line' }, ENEMY);
    expect(waitsFor(start(g, flightFrame('line', 'E')).game)).not.toBe('blue half');
  });

  test('MAN-23, R-73 of a danger on two hexes one in the rear cone is enough to keep the facing', () => {
    // the horde on (6, 6) looks down: what lies up the row of (6, 5) is behind it
    const horde: UnitSpec = {
      id: 'u',
      side: 'blue',
      type: 'lineInfantry',
      panicked: true,
      facing: 2,
      at: [6, 6],
    };
    const danger = (q: number): UnitSpec => ({ ...LINE, id: 'D', side: 'red', facing: 2, at: [q, 5] });
    const facings = (q: number) => {
      const g = field(horde, danger(q));
      return flightFacings(g, unitOf(g, 'u'), unitOf(g, 'D'));
    };
    // looking down, the right half of the red line is west of the left one
    expect(facings(7)).toEqual([2]);
    expect(facings(6)).toEqual([2]);
    expect(facings(8)).toEqual([2]);
    // both hexes west of the rear cone
    expect(facings(5)).not.toContain(5);
    expect(facings(5).length).toBeGreaterThan(0);
    expect(facings(5)).not.toEqual([2]);
  });
});
