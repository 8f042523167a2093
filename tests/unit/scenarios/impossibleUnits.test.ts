/** Units that no battle can bring about are refused when a position is read; all that a battle does bring about is read. */
import { describe, expect, test } from 'vitest';
import { randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { position } from '../../support/position.ts';

const GROUND = [
  { q: 2, r: 2, terrain: 'impassable', hill: false },
  { q: 3, r: 3, terrain: 'wood', hill: false },
] as const;

/** A position with that unit of blue's changed, beside one more of blue's and one of red's. */
function readWith(change: Partial<Unit>) {
  const game = position({
    hexes: GROUND,
    units: [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [1, 8], skills: ['linearOrder'] },
      { id: 'B', side: 'blue', type: 'lightCavalry', at: [3, 8] },
      { id: 'Z', side: 'red', type: 'lineInfantry', at: [4, 2] },
    ],
  });
  const units = game.units.map((unit) => (unit.id === 'A' ? { ...unit, ...change } : unit));
  return read({ ...game, units, frames: [battleFrame()] });
}

function read(game: Game): string {
  const parsed = parseFile(JSON.stringify(positionFileOf('A position', game)));
  return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.path.replace('game.units.', '')}`;
}

const at = (q: number, r: number) => ({ hexes: [{ q, r }] as const });

describe('a unit that cannot be so is refused', () => {
  test.each<{ name: string; change: Partial<Unit>; want: string }>([
    {
      name: 'LOS-04 lost, with strength',
      change: { fate: 'eliminated' },
      want: 'lostWithStrength 0.strength',
    },
    {
      name: 'MAN-25 off the map, with strength',
      change: { fate: 'fledOffMap' },
      want: 'lostWithStrength 0.strength',
    },
    { name: 'LOS-04 there, without', change: { strength: 0 }, want: 'standingWithoutStrength 0.strength' },
    { name: 'UNI-03 stronger than it began', change: { strength: 90 }, want: 'inconsistent 0.strength' },
    { name: 'ORD-15 acted, never activated', change: { acted: true }, want: 'actedUnactivated 0.acted' },
    { name: 'CHG-39 made way, never acted', change: { displaced: true }, want: 'inconsistent 0.displaced' },
    { name: 'MAN-22 hurt by a friend', change: { hurtBy: ['B'] }, want: 'hurtByFriend 0.hurtBy.0' },
    { name: 'MAN-22 hurt by itself', change: { hurtBy: ['A'] }, want: 'hurtByFriend 0.hurtBy.0' },
    { name: 'MAN-22 hurt by one enemy twice', change: { hurtBy: ['Z', 'Z'] }, want: 'twice 0.hurtBy.1' },
    { name: 'off the map', change: at(40, 2), want: 'offMap 0.hexes.0' },
    {
      name: 'lost, off the map',
      change: { fate: 'eliminated', strength: 0, ...at(40, 2) },
      want: 'offMap 0.hexes.0',
    },
    { name: 'GND where none can stand', change: at(2, 2), want: 'impassableHex 0.hexes.0' },
    {
      name: 'lost where none can stand',
      change: { fate: 'eliminated', strength: 0, ...at(2, 2) },
      want: 'impassableHex 0.hexes.0',
    },
    { name: 'GEO-02 where another stands', change: at(4, 2), want: 'sharedHex 2.hexes' },
    {
      name: 'FRM-04 a square in a wood',
      change: { formation: 'square', facing: 0, ...at(3, 3) },
      want: 'formationNotAllowed 0.formation',
    },
    {
      name: 'GEO-12 a square that looks somewhere',
      change: { formation: 'square' },
      want: 'inconsistent 0.facing',
    },
    {
      name: 'R-41 an extended line on one hex',
      change: { formation: 'extendedLine' },
      want: 'wrongHexes 0.hexes',
    },
    {
      name: 'R-41 an extended line in two parts',
      change: {
        formation: 'extendedLine',
        hexes: [
          { q: 1, r: 8 },
          { q: 5, r: 8 },
        ],
      },
      want: 'wrongHexes 0.hexes',
    },
    {
      name: 'R-41 a line on two hexes',
      change: {
        hexes: [
          { q: 1, r: 8 },
          { q: 2, r: 8 },
        ],
      },
      want: 'wrongHexes 0.hexes',
    },
    { name: 'panicked and in line', change: { panicked: true }, want: 'inconsistent 0.formation' },
  ])('$name', ({ change, want }) => {
    expect(readWith(change)).toBe(want);
  });
});

test.each<{ name: string; change: Partial<Unit> }>([
  { name: 'as it began', change: {} },
  { name: 'activated, acted, hurt', change: { activated: true, acted: true, hurtBy: ['Z'], strength: 3 } },
  { name: 'lost', change: { fate: 'eliminated', strength: 0 } },
  { name: 'lost where another stands now', change: { fate: 'eliminated', strength: 0, ...at(4, 2) } },
  { name: 'in horde', change: { panicked: true, formation: 'horde' } },
])('a unit that can be so is read: $name', ({ change }) => {
  expect(readWith(change)).toBe('read');
});

test('every position of random battles comes back from its file', () => {
  let seen = 0;
  for (let n = 0; n < 6; n++) {
    const played = playRandomly(randomBattle(`possible ${n}`), `possible ${n}`, {
      bold: n % 2 === 0,
      varied: n % 3 === 0,
      after: (game) => {
        seen++;
        const found = read(game);
        return found === 'read' ? null : found;
      },
    });
    expect(played.fault).toBeNull();
  }
  expect(seen).toBeGreaterThan(500);
});
