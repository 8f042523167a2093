import { describe, expect, test } from 'vitest';
import {
  breakOffEnds,
  evadeEnds,
  mayEvadeAsAction,
  mayEvadeInReaction,
} from '../../../../src/rules/movement/evade.ts';
import type { Verdict } from '../../../../src/rules/state/reasons.ts';
import { asked, endsWithFacing, hexesOfEnds, reasonsOf } from '../../../support/ends.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at' | 'side'>;
const LINE: Kind = { type: 'lineInfantry', formation: 'line' };
const COLUMN: Kind = { type: 'lineInfantry', formation: 'column' };
const SKIRMISHERS: Kind = { type: 'lightInfantry', formation: 'skirmish' };
const HEAVY: Kind = { type: 'heavyCavalry' };
const HUSSARS: Kind = { type: 'lightCavalry' };
const GUNS: Kind = { type: 'heavyFootBattery' };
const HORSE_GUNS: Kind = { type: 'lightHorseBattery' };

/** `u` at (3, 6) looking up; enemies beside it that look at it. */
function facedBy(unit: Kind, ...enemies: readonly (Kind & Pick<UnitSpec, 'at'>)[]) {
  return position({
    units: [
      { id: 'u', side: 'blue', at: [3, 6], ...unit },
      ...enemies.map((enemy, n): UnitSpec => ({ id: `e${n}`, side: 'red', ...enemy })),
    ],
  });
}

/** From (3, 5), a front hex of `u`. */
const IN_FRONT = { at: [3, 5], facing: 2 } as const;
/** From (3, 7), a rear hex of `u`. */
const BEHIND = { at: [3, 7], facing: 5 } as const;

function reasons(answer: Verdict): string[] {
  return answer.allowed ? [] : reasonsOf(answer.reasons);
}

describe('where an evade ends', () => {
  test('MAN-11, MAN-14 one hex at least, into the rear hexes, facing kept', () => {
    expect(endsWithFacing(evadeEnds(...asked(facedBy(COLUMN), 'u')))).toEqual([
      '2,7 5',
      '3,7 5',
      '1,8 5',
      '2,8 5',
      '3,8 5',
      '0,9 5',
      '1,9 5',
      '2,9 5',
      '3,9 5',
    ]);
  });

  test('MAN-14 at most the movement factor, or the length told', () => {
    expect(evadeEnds(...asked(facedBy(LINE), 'u'))).toHaveLength(2);
    expect(evadeEnds(...asked(facedBy(COLUMN), 'u'), 2)).toHaveLength(5);
    expect(evadeEnds(...asked(facedBy({ ...LINE, formation: 'square' }), 'u'))).toEqual([]);
  });

  test('MAN-14, TER-08 half of it where terrain penalises', () => {
    const g = position({
      units: [{ id: 'u', side: 'blue', at: [3, 6], ...COLUMN }],
      hexes: [
        { q: 3, r: 7, terrain: 'wood', hill: false },
        { q: 2, r: 9, terrain: 'difficult', hill: false },
      ],
    });
    // (3, 8) is reached through the wood at 2 steps; (3, 9) would be the third; (2, 9) is rough itself
    expect(hexesOfEnds(evadeEnds(...asked(g, 'u')))).toEqual([
      '2,7',
      '3,7',
      '1,8',
      '2,8',
      '3,8',
      '0,9',
      '1,9',
    ]);
  });

  test('MAN-11, TER-08 the way it goes is told, round what is closed to it, over a bridge too', () => {
    const closed = { q: 3, r: 7, terrain: 'impassable', hill: false } as const;
    const bridge = { q: 2, r: 7, terrain: 'bridge', hill: false } as const;
    for (const hexes of [[closed], [closed, bridge]]) {
      const g = position({ units: [{ id: 'u', side: 'blue', at: [3, 6], ...COLUMN }], hexes });
      expect(evadeEnds(...asked(g, 'u')).find(({ to }) => to.q === 2 && to.r === 8)?.route).toEqual([
        { q: 2, r: 7 },
        { q: 2, r: 8 },
      ]);
    }
  });

  test('MAN-15 through skirmishers, not through a line, never onto a friend', () => {
    const g = position({
      units: [
        { id: 'u', side: 'blue', at: [3, 6], ...COLUMN },
        { id: 's', side: 'blue', at: [3, 7], ...SKIRMISHERS },
        { id: 'l', side: 'blue', at: [2, 7], ...LINE },
      ],
    });
    expect(hexesOfEnds(evadeEnds(...asked(g, 'u')))).toEqual(['2,8', '3,8', '1,9', '2,9', '3,9']);
  });

  test('R-61, R-62 it may end engaging or engaged', () => {
    const g = position({
      units: [
        { id: 'u', side: 'blue', at: [3, 6], ...HEAVY },
        { id: 'e', side: 'red', at: [3, 9], facing: 5, ...LINE },
      ],
    });
    expect(hexesOfEnds(evadeEnds(...asked(g, 'u')))).toContain('3,8');
  });
});

describe('who may evade as an action', () => {
  test('MAN-12, R-25 any steady unit that is not engaged', () => {
    for (const unit of [LINE, COLUMN, SKIRMISHERS, HEAVY, HUSSARS, GUNS])
      expect(mayEvadeAsAction(...asked(facedBy(unit), 'u')).allowed).toBe(true);
  });

  test('MAN-14, SEQ-10, ORD-11 not a square, a panicked unit, or one that may not manoeuvre', () => {
    const act = (unit: Kind) => reasons(mayEvadeAsAction(...asked(facedBy(unit), 'u')));
    expect(act({ ...LINE, formation: 'square' })).toEqual(['MAN-14 noMovement']);
    expect(act({ ...LINE, formation: 'horde', panicked: true })).toEqual(['SEQ-10 panicked']);
    expect(act({ ...LINE, mayNotManoeuvre: true })).toEqual(['ORD-11 mayNotManoeuvre']);
  });

  test.each([
    { name: 'a line before infantry', unit: LINE, enemy: LINE, want: false },
    { name: 'foot guns before infantry', unit: GUNS, enemy: LINE, want: false },
    { name: 'cavalry before infantry', unit: HEAVY, enemy: LINE, want: true },
    { name: 'cavalry before cavalry', unit: HEAVY, enemy: HUSSARS, want: false },
    { name: 'horse guns before infantry', unit: HORSE_GUNS, enemy: LINE, want: true },
    { name: 'horse guns before cavalry', unit: HORSE_GUNS, enemy: HEAVY, want: false },
    { name: 'skirmishers before cavalry', unit: SKIRMISHERS, enemy: HEAVY, want: true },
    { name: 'light cavalry before cavalry', unit: HUSSARS, enemy: HEAVY, want: true },
  ])('MAN-12 engaged: $name', ({ unit, enemy, want }) => {
    const g = facedBy(unit, { ...enemy, ...IN_FRONT });
    const wanted = want ? [] : ['MAN-12 evadeEngaged'];
    expect(reasons(mayEvadeAsAction(...asked(g, 'u')))).toEqual(wanted);
    expect(reasons(mayEvadeInReaction(...asked(g, 'u')))).toEqual(wanted);
  });

  test('MAN-12, R-64 every enemy that engages it counts', () => {
    const g = facedBy(HEAVY, { ...LINE, ...IN_FRONT }, { ...HUSSARS, at: [4, 5], facing: 2 });
    expect(mayEvadeAsAction(...asked(g, 'u'))).toEqual({
      allowed: false,
      reasons: [{ rule: 'MAN-12', reason: 'evadeEngaged', facts: { unit: 'u', enemy: 'e1' } }],
    });
  });

  test('MAN-12 the enemy that holds it is named, be all of them infantry', () => {
    const g = facedBy(LINE, { ...LINE, ...IN_FRONT }, { ...LINE, at: [4, 5], facing: 2 });
    expect(mayEvadeAsAction(...asked(g, 'u'))).toEqual({
      allowed: false,
      reasons: [{ rule: 'MAN-12', reason: 'evadeEngaged', facts: { unit: 'u', enemy: 'e0' } }],
    });
  });

  test('MAN-12, MAN-14, SEQ-10 who may not evade at all is told nothing of enemies, who may not of ways', () => {
    const act = (...units: Parameters<typeof facedBy>) =>
      reasons(mayEvadeAsAction(...asked(facedBy(...units), 'u')));
    expect(act({ ...LINE, panicked: true }, { ...LINE, ...IN_FRONT })).toEqual(['SEQ-10 panicked']);
    const shut = [{ at: [3, 7] as const }, { at: [2, 7] as const }].map((place) => ({
      ...LINE,
      facing: 2 as const,
      ...place,
    }));
    expect(act(LINE, { ...LINE, ...IN_FRONT }, ...shut)).toEqual(['MAN-12 evadeEngaged']);
  });

  test('MAN-13 nobody engaged from the rear', () => {
    const g = facedBy(HUSSARS, { ...LINE, ...BEHIND });
    expect(reasons(mayEvadeAsAction(...asked(g, 'u')))).toEqual(['MAN-13 engagedFromRear']);
    expect(reasons(mayEvadeInReaction(...asked(g, 'u')))).toEqual(['MAN-13 engagedFromRear']);
    // an enemy behind that looks away engages nobody
    const away = facedBy(HUSSARS, { ...LINE, at: [3, 7], facing: 2 });
    expect(mayEvadeAsAction(...asked(away, 'u')).allowed).toBe(true);
  });

  test('MAN-13, R-48 nor an extended line of which one half is engaged from the rear', () => {
    const line: Kind = { type: 'lineInfantry', formation: 'extendedLine', skills: ['linearOrder'] };
    // behind the left half alone, then behind the right half alone
    for (const behind of [{ at: [2, 7], facing: 0 } as const, { at: [4, 7], facing: 5 } as const])
      expect(reasons(mayEvadeInReaction(...asked(facedBy(line, { ...LINE, ...behind }), 'u')))).toEqual([
        'MAN-12 evadeEngaged',
        'MAN-13 engagedFromRear',
      ]);
  });

  test('MAN-14, R-64 not without a first step', () => {
    const g = position({
      units: [
        { id: 'u', side: 'blue', at: [3, 6], ...COLUMN },
        { id: 'a', side: 'blue', at: [3, 7], ...LINE },
        { id: 'b', side: 'blue', at: [2, 7], ...LINE },
      ],
    });
    expect(reasons(mayEvadeAsAction(...asked(g, 'u')))).toEqual(['MAN-14 noRoute']);
  });
});

describe('evade as a reaction', () => {
  test('MAN-12 only the privileged types, even when nobody engages them', () => {
    expect(reasons(mayEvadeInReaction(...asked(facedBy(LINE), 'u')))).toEqual(['MAN-12 evadeEngaged']);
    expect(mayEvadeInReaction(...asked(facedBy(HEAVY), 'u')).allowed).toBe(true);
  });

  test('R-23 a failed activation test concerns only its own turn', () => {
    const g = facedBy({ ...SKIRMISHERS, mayNotManoeuvre: true }, { ...HEAVY, ...IN_FRONT });
    expect(mayEvadeInReaction(...asked(g, 'u')).allowed).toBe(true);
  });

  test('SEQ-10 a panicked unit never evades', () => {
    const g = facedBy({ ...HUSSARS, formation: 'horde', panicked: true });
    expect(reasons(mayEvadeInReaction(...asked(g, 'u')))).toEqual(['SEQ-10 panicked']);
  });
});

test('CHG-31, R-104 any cavalry breaks off before a square, unless engaged from the rear', () => {
  const square = { ...LINE, formation: 'square', at: [3, 5], facing: 0 } as const;
  expect(breakOffEnds(...asked(facedBy(HEAVY, square), 'u'))).toHaveLength(2 + 3 + 4 + 5);
  // an enemy horseman beside it would forbid an ordinary evade
  const pressed = facedBy(HEAVY, square, { ...HUSSARS, at: [4, 6], facing: 3 });
  expect(mayEvadeAsAction(...asked(pressed, 'u')).allowed).toBe(false);
  expect(breakOffEnds(...asked(pressed, 'u')).length).toBeGreaterThan(0);
  expect(breakOffEnds(...asked(facedBy(HEAVY, square, { ...LINE, ...BEHIND }), 'u'))).toEqual([]);
  expect(breakOffEnds(...asked(facedBy(COLUMN, square), 'u'))).toEqual([]);
  expect(breakOffEnds(...asked(facedBy({ ...HEAVY, panicked: true }, square), 'u'))).toEqual([]);
});
