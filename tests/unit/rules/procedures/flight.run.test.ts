/** How a unit turns to flee, what it runs over and where it ends. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
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

/** U looks up, the danger straight above it: to flee it turns to 2, over (4, 7) or (3, 7). */
const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
const F: UnitSpec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 7], facing: 5, strength: 20 };
const RANDOM = { flight_path: 'random_each_step' } as const;

function fleeing(
  units: readonly UnitSpec[],
  cause: string | null = 'E',
  spec: Omit<PositionSpec, 'units'> = {},
): Played {
  return start(position({ ...spec, units }), flightFrame('U', cause));
}

const facing = (to: 0 | 1 | 2 | 3 | 4 | 5): Choice => ({ choose: 'facing', facing: to });
const told = (played: Played) => played.facts.map(({ fact }) => fact);

describe('MAN-23: the facing', () => {
  test('MAN-23 one way only is taken without a question, and told', () => {
    const played = fleeing([U, E]);
    expect(played.facts).toEqual([
      { fact: 'panicked', unit: 'U', danger: 'E', rule: 'MAN-21' },
      { fact: 'turned', unit: 'U', facing: 2, rule: 'MAN-23' },
    ]);
  });

  test('MAN-23, R-73 with the danger behind it keeps its facing', () => {
    const played = fleeing([{ ...U, facing: 2 }, E]);
    expect(told(played)).toEqual(['panicked']);
    expect(unitAfter(played, 'U').facing).toBe(2);
  });

  test('MAN-23, R-49 so does what is left of an extended line', () => {
    const line: UnitSpec = {
      ...U,
      skills: ['linearOrder'],
      formation: 'extendedLine',
      facing: 2,
      at: [4, 6],
    };
    // behind it on a row of hexes, where another facing would do as well
    const kept = go(fleeing([line, { ...E, at: [4, 4] }]), {
      choose: 'half',
      half: 'left',
      hex: { q: 4, r: 6 },
    });
    expect(told(kept)).toEqual(['holds', 'panicked']);
    expect(waitsFor(kept.game)).toBe('blue rolls flight');
  });

  test('MAN-23, R-73 of two the owner’s choice is the one taken', () => {
    const played = fleeing([U, { ...E, at: [4, 4] }]);
    for (const to of [1, 2] as const) {
      const turned = go(played, facing(to));
      expect(unitAfter(turned, 'U').facing).toBe(to);
      expect(factsOf(turned, 'turned')).toEqual([{ fact: 'turned', unit: 'U', facing: to, rule: 'MAN-23' }]);
    }
  });

  test('GEO-12, MAN-23 out of a square or a closed column there is no facing to keep', () => {
    for (const formation of ['square', 'closedColumn'] as const) {
      const played = fleeing([
        { ...U, formation, facing: 3 },
        { ...E, at: [4, 4] },
      ]);
      expect(waitsFor(played.game)).toBe('blue facing');
      expect(unitAfter(played, 'U').facing).toBe(0);
    }
  });

  test('R-73, R-75 flight_facing_tie=random draws between ways from a danger, never between ways home', () => {
    const houseRules = { flight_facing_tie: 'random' } as const;
    const lost = fleeing([{ ...U, panicked: true, formation: 'horde' }], null, { houseRules });
    expect(waitsFor(lost.game)).toBe('blue facing');
    expect(choices(lost)).toEqual([facing(1), facing(2), facing(3)]);
  });

  test('MAN-22 while lots are drawn between dangers, none is the danger yet', () => {
    const hurt: UnitSpec = { ...U, hurtBy: ['E', 'X'] };
    const other: UnitSpec = { id: 'X', side: 'red', type: 'heavyFootBattery', at: [0, 2], facing: 2 };
    const played = fleeing([hurt, E, other], null);
    expect(about(played)).toMatchObject({ about: 'danger', candidates: ['E', 'X'] });
    expect(played.game.frames.at(-1)).toMatchObject({ danger: null });
    expect(told(played)).toEqual([]);
  });
});

describe('MAN-24: friends run over', () => {
  const HORDE: UnitSpec = { ...U, panicked: true, formation: 'horde', facing: 2 };

  test('MAN-24 who is panicked since another turn harms them, whatever it was; of this turn’s skirmishers nobody is harmed', () => {
    const light: UnitSpec = { ...HORDE, type: 'lightInfantry', skills: ['skirmisher'], strength: 12 };
    const harmed = go(fleeing([light, E, F]), [2], to(4, 8));
    expect(about(harmed)).toMatchObject({ about: 'crossing', unit: 'F' });
    expect(unitAfter(harmed, 'U').panickedThisTurn).toBe('no');
    const fresh = go(fleeing([{ ...light, panickedThisTurn: 'skirmishing' }, E, F]), [2], to(4, 8));
    expectOver(fresh);
    expect(unitAfter(fresh, 'F').strength).toBe(20);
  });

  test('MAN-24, R-81 each friend on the way, one after the other', () => {
    const second: UnitSpec = { ...F, id: 'G', at: [4, 8] };
    const played = go(fleeing([U, E, F, second]), [3], (legal) => {
      const over = legal.find((one) => one.choose === 'runEnd' && one.crossed.join() === 'F,G');
      if (!over) throw new Error('no way over both');
      return over;
    });
    expect(about(played)).toMatchObject({ unit: 'F' });
    expect(played.game.frames.at(-1)).toMatchObject({ length: 0, points: 0, crossed: ['F', 'G'] });
    const next = go(played, [6]);
    expect(about(next)).toMatchObject({ unit: 'G' });
    expect(next.game.frames.at(-1)).toMatchObject({ points: 0, crossed: ['G'] });
    const over = go(next, [1]);
    expectOver(over);
    expect([unitAfter(over, 'F').strength, unitAfter(over, 'G').strength]).toEqual([17, 19]);
  });

  test('MAN-24, LOS-05 foot and horse pass nothing on', () => {
    const beside: UnitSpec = { ...F, id: 'G', at: [5, 7] };
    const played = go(fleeing([U, E, F, beside]), [2], to(4, 8), [2]);
    expectOver(played);
    expect(factsOf(played, 'forced')).toEqual([]);
    expect(told(played).slice(-2)).toEqual(['crossed', 'losses']);
  });

  test('MAN-25, R-78 one half of an extended line on the last hex is enough', () => {
    const line: UnitSpec = {
      ...{ ...F, id: 'L', skills: ['linearOrder'], formation: 'extendedLine' },
      ...{ at: [3, 7], facing: 5 },
    };
    const played = go(fleeing([U, E, line]), [1], to(4, 7), [1]);
    expect(unitAfter(played, 'U').fate).toBe('eliminated');
    expect(factsOf(played, 'eliminated')).toMatchObject([{ unit: 'U', rule: 'MAN-25' }]);
  });
});

describe('R-76 flight_path=random_each_step', () => {
  test('R-76, R-78 on a friend at the end of its length it runs no farther', () => {
    const wall = [{ q: 3, r: 7, terrain: 'impassable', hill: false }] as const;
    const played = go(fleeing([U, E, F], 'E', { hexes: wall, houseRules: RANDOM }), [1]);
    expect(about(played)).toMatchObject({ about: 'crossing', unit: 'F' });
    expect(played.game.frames.at(-1)).toMatchObject({ length: 0, toQ: 4, toR: 7 });
    const over = go(played, [1]);
    expect(unitAfter(over, 'U').fate).toBe('eliminated');
    expectOver(over);
  });

  test('R-76, R-79 at the edge with its length run it stays on the map', () => {
    const units: readonly UnitSpec[] = [
      { ...U, at: [2, 10] },
      { ...E, at: [3, 8] },
    ];
    const played = go(fleeing(units, 'E', { houseRules: RANDOM }), [1]);
    expect(dice(played)).toEqual({ dice: 'draw', among: 2 });
    const over = go(played, [1]);
    expectOver(over);
    expect(unitAfter(over, 'U')).toMatchObject({ fate: 'present', hexes: [{ q: 2, r: 11 }] });
  });
});
