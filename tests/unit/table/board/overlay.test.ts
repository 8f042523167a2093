import { describe, expect, test } from 'vitest';
import { distance, sameHex } from '../../../../src/geometry/hex.ts';
import { hexName } from '../../../../src/geometry/shape.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import { movementFactor } from '../../../../src/rules/units/factors.ts';
import {
  enemyMeant,
  sightAsked,
  sightLine,
  threatMeant,
  threatTo,
} from '../../../../src/store/view/threatAndSight.ts';
import { NO_SIGHT, sightAfter, sightMarks } from '../../../../src/table/board/overlay.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const hussars: UnitSpec = { id: 'H', side: 'red', type: 'lightCavalry', at: [4, 4] };
const battery: UnitSpec = { id: 'B', side: 'red', type: 'mediumFootBattery', at: [0, 4] };
const line: UnitSpec = { id: 'L', side: 'blue', type: 'lineInfantry', at: [2, 11] };

const names = (hexes: Parameters<typeof hexName>[0][]) => hexes.map(hexName).sort();
const at = (q: number, r: number) => ({ q, r });

function threat(game: Game, unit: string | null) {
  const { fire, shock } = threatTo(game, 'blue', unit);
  return { fire: [...fire], shock: [...shock] };
}

describe('what the enemy could attack', () => {
  const game = position({ columns: 16, rows: 14, units: [hussars, battery, line] });

  test('CHG-07, CHG-08 cavalry threatens what lies before it, as far as it moves, and fires at nothing', () => {
    const { fire, shock } = threat(game, 'H');
    expect(fire).toEqual([]);
    expect(shock.length).toBeGreaterThan(20);
    expect(Math.max(...shock.map((hex) => distance(hex, at(4, 4))))).toBe(movementFactor(unitOf(game, 'H')));
    expect(shock.some((hex) => sameHex(hex, at(4, 6)))).toBe(true);
    expect(shock.some((hex) => sameHex(hex, at(4, 2)))).toBe(false);
  });

  test('FIR-06, FIR-07, FIR-08 guns threaten their cone within range, not what is hidden, and charge nobody', () => {
    const open = threat(game, 'B');
    expect(open.shock).toEqual([]);
    expect(open.fire.some((hex) => sameHex(hex, at(-1, 6)))).toBe(true);
    expect(open.fire.some((hex) => sameHex(hex, at(0, 2)))).toBe(false);
    const wood = { q: -1, r: 6, terrain: 'wood', hill: false } as const;
    const hidden = threat(position({ columns: 16, rows: 14, hexes: [wood], units: [battery, line] }), 'B');
    expect(hidden.fire.some((hex) => sameHex(hex, at(-1, 6)))).toBe(true);
    expect(hidden.fire.some((hex) => sameHex(hex, at(-2, 8)))).toBe(false);
    expect(open.fire.some((hex) => sameHex(hex, at(-2, 8)))).toBe(true);
  });

  test('CHG-02, FIR-04 a panicked unit threatens nobody', () => {
    const panicked = position({ units: [{ ...hussars, panicked: true }, line] });
    expect(threat(panicked, 'H')).toEqual({ fire: [], shock: [] });
  });

  test('ORD-11 what holds a unit back this turn no longer does in its next', () => {
    const held = position({
      columns: 16,
      rows: 14,
      units: [{ ...hussars, mayNotManoeuvre: true }, battery, line],
    });
    expect(names(threat(held, 'H').shock)).toEqual(names(threat(game, 'H').shock));
  });

  test('without one that is meant the whole enemy counts, each hex once', () => {
    const all = threat(game, null);
    expect(names(all.fire)).toEqual(names(threat(game, 'B').fire));
    expect(names(all.shock)).toEqual(names(threat(game, 'H').shock));
    expect(new Set(names(all.shock)).size).toBe(all.shock.length);
  });

  test('the enemy pointed at counts before the one selected, and friends not at all', () => {
    expect(enemyMeant(game, 'blue', ['B', null, 'H'])).toBe('B');
    expect(enemyMeant(game, 'blue', ['L', null, 'H'])).toBe('H');
    expect(enemyMeant(game, 'blue', ['L', null, null])).toBeNull();
    expect(enemyMeant(game, 'red', ['H', 'L'])).toBe('L');
    const battery = threatMeant(game, 'blue', ['B', null, 'H']);
    expect(battery).toEqual({ enemy: 'B', ...threat(game, 'B') });
    // the same as long as the same is meant
    expect(threatMeant(game, 'blue', ['L', 'B', null])).toBe(battery);
    expect(threatMeant(game, 'blue', ['H', 'B', null]).enemy).toBe('H');
  });
});

describe('a line of sight', () => {
  test('FIR-08 every hex that stops it is told, and the line ends at the first', () => {
    const woods = [5, 7].map((r) => ({ q: 4, r, terrain: 'wood', hill: false }) as const);
    const game = position({ columns: 16, rows: 14, hexes: woods, units: [hussars, line] });
    const hidden = sightLine(game, 'blue', at(4, 3), at(4, 9));
    expect(hidden?.blockers.map(({ q, r }) => ({ q, r }))).toEqual([at(4, 4), at(4, 5), at(4, 7)]);
    expect(sightMarks(hidden)).toMatchObject({ sights: [{ blockedAt: at(4, 4) }], field: hidden?.blockers });
    // the unit that looks is not in its own way
    const own = sightLine(game, 'blue', at(4, 4), at(4, 9));
    expect(own?.blockers.map(({ q, r }) => ({ q, r }))).toEqual([at(4, 5), at(4, 7)]);
    const seen = sightLine(game, 'blue', at(5, 3), at(5, 9));
    expect(seen?.blockers).toEqual([]);
    expect(sightMarks(seen).sights).toEqual([{ from: at(5, 3), to: at(5, 9), blockedAt: null }]);
  });

  test('until both hexes are pressed it goes from the unit that would look to the hex pointed at', () => {
    const game = position({ columns: 16, rows: 14, units: [hussars, line] });
    const own = unitOf(game, 'L');
    expect(sightAsked(game, 'blue', NO_SIGHT, own, at(4, 9))).toMatchObject({
      from: at(2, 11),
      to: at(4, 9),
    });
    const asked = { from: at(5, 3), to: null };
    expect(sightAsked(game, 'blue', asked, own, at(5, 9))).toMatchObject({ from: at(5, 3), to: at(5, 9) });
    expect(sightAsked(game, 'blue', NO_SIGHT, undefined, at(5, 9))).toBeNull();
  });

  test('two hexes make a line, a third begins another, the same twice none', () => {
    const first = sightAfter(NO_SIGHT, at(1, 1));
    const both = sightAfter(first, at(2, 5));
    expect(both).toEqual({ from: at(1, 1), to: at(2, 5) });
    expect(sightAfter(both, at(3, 3))).toEqual({ from: at(3, 3), to: null });
    expect(sightAfter(first, at(1, 1))).toEqual(NO_SIGHT);
    expect(sightLine(position({ units: [] }), 'blue', at(1, 1), null)).toBeNull();
  });
});
