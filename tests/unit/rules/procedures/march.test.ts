/** The end of a manoeuvre: enemies shaken off, skirmishers that make way. */
import { describe, expect, test } from 'vitest';
import { march, marchFrame } from '../../../../src/rules/procedures/march.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Manoeuvre } from '../../../../src/rules/state/answers.ts';
import type { MarchFrame } from '../../../../src/rules/state/frames.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
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
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Looks up to (4, 5) and (5, 5). */
const A: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'heavyCavalry',
  skills: ['cuirassier'],
  at: [4, 6],
  facing: 5,
  strength: 12,
};
/** Engages (4, 6) and (4, 5). */
const X: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [5, 5], facing: 3 };
/** These engage (4, 6) and not (4, 5). */
const Y: UnitSpec = { ...X, id: 'Y', at: [3, 6], facing: 1 };
const Z: UnitSpec = { ...X, id: 'Z', at: [5, 6], facing: 3 };
const SCREEN: UnitSpec = {
  id: 'S',
  side: 'blue',
  type: 'lightInfantry',
  skills: ['skirmisher'],
  formation: 'skirmish',
  facing: 5,
  at: [5, 5],
};

function marching(
  units: readonly UnitSpec[],
  manoeuvre: Manoeuvre = 'frontalMarch',
  spec: Omit<PositionSpec, 'units'> = {},
): Played {
  return start(position({ ...spec, units }), marchFrame('A', manoeuvre));
}

const walls = (...at: readonly (readonly [number, number])[]): GroundHex[] =>
  at.map(([q, r]) => ({ q, r, terrain: 'impassable', hill: false }));

test('MAN-01 a manoeuvre begins with nobody lifted and nothing owed', () => {
  expect(marchFrame('A', 'frontalMarch')).toEqual({
    procedure: 'march',
    at: 'end',
    unit: 'A',
    manoeuvre: 'frontalMarch',
    follow: 'none',
    target: null,
    frontOnly: false,
    lifted: [],
    placed: [],
    toQ: 0,
    toR: 0,
    toFacing: 0,
    route: [],
  });
});

test('FRM-09, MAN-05 an extended line is told where its right half goes, a unit on one hex is not', () => {
  const line: UnitSpec = { ...A, type: 'lineInfantry', skills: ['linearOrder'], formation: 'extendedLine' };
  const shift = choices(marching([line])).find(
    (choice) => choice.choose === 'move' && choice.to.r === 5 && choice.facing === 5,
  );
  expect(shift).toMatchObject({ to: { q: 4, r: 5 }, right: { q: 5, r: 5 } });
  for (const choice of choices(marching([A]))) expect(choice).not.toHaveProperty('right');
});

describe('MAN-17: enemies shaken off', () => {
  test('MAN-17, R-63, LOS-02 two points for each, by a frontal march as by an indirect one', () => {
    for (const manoeuvre of ['frontalMarch', 'indirectMarch'] as const) {
      const played = go(marching([A, X, Y, Z], manoeuvre), to(4, 5, 5));
      expectOver(played);
      expect(factsOf(played, 'losses')).toEqual([
        { fact: 'losses', unit: 'A', lost: 2, left: 10, cause: 'disengagement', by: 'Y', rule: 'MAN-17' },
        { fact: 'losses', unit: 'A', lost: 2, left: 8, cause: 'disengagement', by: 'Z', rule: 'MAN-17' },
      ]);
      expect(unitAfter(played, 'A').hurtBy).toEqual(['Y', 'Z']);
    }
  });

  test('MAN-17, R-63 an evade costs nothing', () => {
    const light: UnitSpec = { ...A, type: 'lightCavalry', skills: [], strength: 6 };
    const played = go(marching([light, Y], 'evade'), to(4, 7));
    expectOver(played);
    expect(played.facts.map(({ fact }) => fact)).toEqual(['moved']);
    expect(unitAfter(played, 'A').strength).toBe(6);
  });

  const houseRules = { saves_apply_to: 'all_losses' } as const;

  test('R-131 saves_apply_to=all_losses: armour saves them, enemy by enemy', () => {
    const first = go(marching([A, X, Y, Z], 'frontalMarch', { houseRules }), to(4, 5, 5));
    expect(about(first)).toMatchObject({ about: 'tollSaves', unit: 'A', cause: 'disengagement', losses: 2 });
    expect(dice(first)).toMatchObject({ count: 2, from: 4 });
    const second = go(first, [4, 1]);
    expect(factsOf(second, 'losses')).toMatchObject([{ lost: 1, by: 'Y' }]);
    expect(about(second)).toMatchObject({ about: 'tollSaves', losses: 2 });
    const over = go(second, [1, 1]);
    expectOver(over);
    expect(factsOf(over, 'losses')).toMatchObject([
      { lost: 1, by: 'Y' },
      { lost: 2, by: 'Z', left: 9 },
    ]);
  });

  test('R-131, LOS-04 who is lost for the first owes nothing for the second', () => {
    const weak: UnitSpec = { ...A, strength: 2, initialStrength: 12 };
    const over = go(marching([weak, X, Y, Z], 'frontalMarch', { houseRules }), to(4, 5, 5), [1, 1]);
    expect(unitAfter(over, 'A').fate).toBe('eliminated');
    expectOver(over);
  });

  test('R-131, CBT-09 what is owed does not change what is known of the way', () => {
    const g = position({ units: [A] });
    const then = march.toll.then as (game: typeof g, f: MarchFrame) => unknown;
    for (const openRoute of [true, false])
      expect(then(g, { ...marchFrame('A', 'assault'), owing: ['Y'], openRoute })).toEqual({
        end: { result: 'moved', openRoute },
      });
  });

  test('R-131 who shakes nobody off rolls nothing', () => {
    const played = go(marching([A], 'frontalMarch', { houseRules }), to(4, 5, 5));
    expectOver(played);
    expect(played.facts.map(({ fact }) => fact)).toEqual(['moved']);
  });
});

describe('CHG-40: skirmishers that make way for a march', () => {
  const plain: UnitSpec = { ...A, skills: [] };

  test('CHG-40, R-98 put back by their owner; they have had their action', () => {
    const asked = go(marching([plain, SCREEN]), to(5, 5, 5));
    const pending = engine.pending(asked.game);
    expect(pending.wait === 'decision' ? pending.decision.question : null).toEqual({
      ask: 'putBack',
      unit: 'S',
      mover: 'A',
    });
    const played = go(asked, { choose: 'putBack', to: { q: 4, r: 6 }, facing: 1 });
    expectOver(played);
    expect(factsOf(played, 'madeWay')).toEqual([
      {
        fact: 'madeWay',
        unit: 'S',
        mover: 'A',
        from: { q: 5, r: 5 },
        to: { q: 4, r: 6 },
        facing: 1,
        rule: 'CHG-40',
      },
    ]);
    expect(unitAfter(played, 'S')).toMatchObject({ activated: true, acted: true, displaced: true });
  });

  test('CHG-40, R-98 of two without room both are lost, one after the other', () => {
    const line: UnitSpec = {
      ...{ ...plain, type: 'lineInfantry', skills: ['linearOrder'], formation: 'extendedLine' },
    };
    const units = [line, SCREEN, { ...SCREEN, id: 'T', at: [6, 5] as const }];
    // the one enemy stands beside both hexes that the line leaves
    const enemy: UnitSpec = { ...X, at: [4, 7], facing: 2 };
    const hexes = walls([6, 6], [5, 7], [3, 7], [6, 7]);
    const played = go(marching([...units, enemy], 'frontalMarch', { hexes }), to(5, 5, 5));
    expect(factsOf(played, 'noRoomBehind').map(({ unit }) => unit)).toEqual(['S', 'T']);
    expect([unitAfter(played, 'S').fate, unitAfter(played, 'T').fate]).toEqual(['eliminated', 'eliminated']);
    expect(unitAfter(played, 'A').hexes).toEqual([
      { q: 5, r: 5 },
      { q: 6, r: 5 },
    ]);
    expectOver(played);
  });
});
