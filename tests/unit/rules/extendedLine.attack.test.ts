import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../src/geometry/facing.ts';
import { distance, type Hex, hexesWithin, sameHex } from '../../../src/geometry/hex.ts';
import { assaultEnds, assaultTargets } from '../../../src/rules/attack/assaultConditions.ts';
import {
  chargeEnds,
  chargeRefusals,
  chargeTargets,
  mustTakeFront,
} from '../../../src/rules/attack/chargeConditions.ts';
import { counterChargeEnds } from '../../../src/rules/attack/counterCharge.ts';
import { friendReactions } from '../../../src/rules/attack/friendReactions.ts';
import { reactionTurns } from '../../../src/rules/attack/reactions.ts';
import { engages, hasInFrontHex, isOutflanked } from '../../../src/rules/ground/engagement.ts';
import { lineFrom } from '../../../src/rules/ground/halves.ts';
import { imagined } from '../../../src/rules/ground/passage.ts';
import { assaultFrame } from '../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../src/rules/procedures/charge.ts';
import { pursuitFrame } from '../../../src/rules/procedures/pursuit.ts';
import type { MoveEnd } from '../../../src/rules/state/answers.ts';
import { type Game, unitOf } from '../../../src/rules/state/game.ts';
import { choices, factsOf, go, start, to, unitAfter, waitsFor } from '../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

const LEFT: Hex = { q: 6, r: 6 };

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};

function red(id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec {
  return { id, side: 'red', type: 'heavyCavalry', at: [q, r], ...more };
}

function field(units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): Game {
  return position({ columns: 16, rows: 14, ...more, units });
}

const U = (g: Game, id: string) => unitOf(g, id);
const told = (ends: readonly MoveEnd[]) => ends.map(({ to: hex, facing }) => `${hex.q},${hex.r} ${facing}`);

describe('the attacks of an extended line', () => {
  test('FRM-13, R-48, CHG-08 it charges only an enemy on an outer flank hex, by the one wheel that faces it', () => {
    for (const at of hexesWithin(LEFT, 2)) {
      if (at.q === 7 && at.r === 6) continue;
      // looking away, so that it engages nobody
      const g = field([LINE, red('R', at.q, at.r, { facing: at.q < 7 ? 3 : 0 })]);
      const onFlank = (at.q === 5 && at.r === 6) || (at.q === 8 && at.r === 6);
      const targets = chargeTargets(g, U(g, 'line'));
      expect(targets, `${at.q},${at.r}`).toEqual(onFlank ? ['R'] : []);
      expect(chargeRefusals(g, U(g, 'line'), U(g, 'R')).length === 0).toBe(onFlank);
    }
    const left = field([LINE, red('R', 5, 6, { facing: 3 })]);
    // the left half pivots, the right one swings forward
    expect(told(chargeEnds(left, U(left, 'line'), U(left, 'R')))).toEqual(['6,6 4']);
    const right = field([LINE, red('R', 8, 6, { facing: 0 })]);
    expect(told(chargeEnds(right, U(right, 'line'), U(right, 'R')))).toEqual(['7,5 0']);
  });

  test('R-48, CHG-32 played: the wheel, the reaction, the blow with the dice of a line, no doubling', () => {
    const g = field([LINE, red('R', 5, 6, { facing: 3, strength: 12 })]);
    const charge = go(
      start(g, chargeFrame(g, 'line', 'R')),
      { choose: 'reaction', reaction: 'nothing' },
      [1, 1],
    );
    expect(factsOf(charge, 'moved')[0]).toMatchObject({ manoeuvre: 'charge', line: { move: 'wheel' } });
    expect(unitAfter(charge, 'line').hexes).toEqual([LEFT, { q: 7, r: 5 }]);
    const struck = go(charge, { choose: 'attack' }, [1, 1, 1, 1, 1, 1]);
    expect(factsOf(struck, 'struck')[0]).toMatchObject({ unit: 'line', dice: 6 });
  });

  test('R-48, ASL-03 it assaults by shifting both halves one hex or none, and no other way', () => {
    for (const at of hexesWithin(LEFT, 4)) {
      if (at.q === 7 && at.r === 6) continue;
      const g = field([LINE, red('R', at.q, at.r, { facing: 5 })]);
      const line = U(g, 'line');
      const plain = [LEFT, ...hexesWithin(LEFT, 1)]
        .map((to) => imagined(line, to, 5))
        .filter((end) => !end.hexes.some((hex) => sameHex(hex, at)) && engages(g, end, U(g, 'R')))
        .map((end) => end.hexes[0])
        .sort((a, b) => a.r - b.r || a.q - b.q);
      // more than two hexes off there is no assault, however it could shift
      const near = Math.min(...line.hexes.map((half) => distance(half, at))) <= 2;
      expect(assaultEnds(g, line, U(g, 'R')).map(({ to }) => to)).toEqual(near ? plain : []);
      expect(assaultTargets(g, line)).toEqual(near && plain.length > 0 ? ['R'] : []);
    }
  });

  test('R-48, ASL-03 played: both halves shift ahead to engage', () => {
    const g = field([LINE, red('R', 6, 4, { type: 'lineInfantry', facing: 2 })]);
    // the one shift that engages it is taken unasked
    const moved = start(g, assaultFrame(g, 'line', 'R'));
    expect(unitAfter(moved, 'line').hexes).toEqual([
      { q: 6, r: 5 },
      { q: 7, r: 5 },
    ]);
    expect(waitsFor(moved.game)).toBe('red reaction');
  });

  test('MAN-19, R-48 a pursuit of one hex, both halves', () => {
    const g = field([LINE]);
    const after = go(start(g, pursuitFrame('line')), to(7, 5));
    expect(factsOf(after, 'pursuitLength')).toEqual([
      { fact: 'pursuitLength', unit: 'line', length: 1, rule: 'MAN-19' },
    ]);
    expect(unitAfter(after, 'line').hexes).toEqual([
      { q: 7, r: 5 },
      { q: 8, r: 5 },
    ]);
  });
});

describe('an extended line charged', () => {
  test('R-48, CHG-10 every end engages it, and is in one of its three front hexes if the charger was in its cone', () => {
    for (const at of hexesWithin(LEFT, 4)) {
      if (at.r < 1 || (at.q === 7 && at.r === 6)) continue;
      for (const facing of [0, 2, 3, 5] as const) {
        const g = field([LINE, red('R', at.q, at.r, { facing })]);
        const [line, enemy] = [U(g, 'line'), U(g, 'R')];
        const ends = chargeEnds(g, enemy, line);
        expect(new Set(told(ends)).size).toBe(ends.length);
        for (const end of ends) {
          const there = imagined(enemy, end.to, end.facing);
          expect(engages(g, there, line)).toBe(true);
          if (mustTakeFront(g, enemy, line)) expect(hasInFrontHex(g, line, there)).toBe(true);
        }
      }
    }
  });

  test('R-48, CHG-10, GEO-11 directly in front of one half only, the charger still has to take the front', () => {
    // in the cone of the right half and not in the left one's
    const g = field([LINE, red('R', 10, 3, { facing: 2 })]);
    expect(mustTakeFront(g, U(g, 'R'), U(g, 'line'))).toBe(true);
    expect(told(chargeEnds(g, U(g, 'R'), U(g, 'line')))).toEqual(['7,5 3', '8,5 2', '8,5 3']);
    // off both cones it may take the flank
    const beside = field([LINE, red('R', 11, 5, { facing: 3 })]);
    expect(mustTakeFront(beside, U(beside, 'R'), U(beside, 'line'))).toBe(false);
    expect(told(chargeEnds(beside, U(beside, 'R'), U(beside, 'line')))).toContain('8,6 3');
  });

  test('CHG-08, R-82 half of it in the cone is enough for the charger', () => {
    // looking up from below: the cone holds the left half alone, the right one, or neither
    for (const [q, seen] of [
      [3, true],
      [4, true],
      [8, false],
    ] as const) {
      const g = field([LINE, red('R', q, 9, { facing: 5 })]);
      const reasons = chargeRefusals(g, U(g, 'R'), U(g, 'line')).map(({ rule }) => rule);
      expect(reasons.includes('CHG-08')).toBe(!seen);
    }
  });

  test('R-99, R-43, CHG-20 it turns in reaction by a wheel or an about-face that leaves the charger engaging it', () => {
    // in contact on its right flank hex
    const g = field([LINE, red('R', 8, 6, { facing: 3 })]);
    const [line, enemy] = [U(g, 'line'), U(g, 'R')];
    expect(isOutflanked(g, line)).toBe(true);
    const turns = reactionTurns(g, line, enemy);
    expect(told(turns)).toEqual(['7,5 0', '7,6 2', '6,7 4']);
    for (const { to: hex, facing } of turns) {
      const hexes = lineFrom(hex, facing);
      expect(engages(g, enemy, { ...line, hexes, facing })).toBe(true);
    }
  });

  test('R-99, CHG-20 played: charged from afar on its flank, it wheels to face the charger', () => {
    const g = field([LINE, red('R', 11, 6, { facing: 3 })]);
    const charge = go(
      start(g, chargeFrame(g, 'R', 'line')),
      to(8, 6, 3),
      { choose: 'reaction', reaction: 'rotation' },
      // the test in extended line: three dice, the lowest dropped
      [1, 1, 1],
    );
    expect(waitsFor(charge.game)).toBe('blue move');
    expect(choices(charge)).toHaveLength(3);
    const turned = go(charge, to(7, 5, 0));
    expect(unitAfter(turned, 'line')).toMatchObject({
      facing: 0,
      hexes: [
        { q: 7, r: 5 },
        { q: 7, r: 6 },
      ],
    });
    expect(factsOf(turned, 'moved').at(-1)).toMatchObject({
      manoeuvre: 'wheel',
      rule: 'CHG-20',
      line: { move: 'wheel' },
    });
    expect(waitsFor(turned.game)).toBe('red attack');
  });

  test('CHG-27, R-48 a friend counter-charges an extended line by either of its halves', () => {
    const attacker: UnitSpec = { ...LINE, id: 'X', side: 'red', facing: 2, at: [7, 5] };
    const g = field([attacker, { ...red('F', 6, 9), side: 'blue', facing: 5 }]);
    const ends = told(counterChargeEnds(g, U(g, 'F'), U(g, 'X')));
    expect(ends).toEqual(['6,6 5', '7,6 5']);
    for (const { to: hex, facing } of counterChargeEnds(g, U(g, 'F'), U(g, 'X')))
      expect(engages(g, imagined(U(g, 'F'), hex, facing), U(g, 'X'))).toBe(true);
  });

  test('CHG-28, R-88 a friend beside either half where it stood may fire', () => {
    const guard = (q: number): UnitSpec => ({ ...LINE, id: 'F', formation: 'line', at: [q, 6], facing: 5 });
    const offered = (q: number, lineFacing?: Facing) => {
      // the attacker engages the right half and the guard of the right
      const g = field([LINE, guard(q), red('R', 8, 5, { facing: 2 })]);
      const attack = { attacker: 'R', target: 'line', inContact: [], hexQ: 6, hexR: 6 };
      return friendReactions(g, lineFacing === undefined ? attack : { ...attack, lineFacing });
    };
    expect(offered(8, 5)).toEqual([{ choose: 'friendDefensiveFire', unit: 'F' }]);
    // had it stood on (6, 6) alone, (8, 6) would not be beside it
    expect(offered(8)).toEqual([]);
  });
});
