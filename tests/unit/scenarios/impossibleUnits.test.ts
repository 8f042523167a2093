/** Units that no battle can bring about are refused when a position is read; all that a battle does bring about is read. */
import { describe, expect, test } from 'vitest';
import { CROWDED, NARROW, OPEN, randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { rightFlankDirection } from '../../../src/geometry/facing.ts';
import { sideBetween } from '../../../src/geometry/side.ts';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { marchFrame } from '../../../src/rules/procedures/march.ts';
import { tollFrame } from '../../../src/rules/procedures/toll.ts';
import { activationFrame } from '../../../src/rules/state/calledFrames.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { turnFrame } from '../../../src/rules/state/turnFrames.ts';
import type { Skill } from '../../../src/rules/state/vocabulary.ts';
import { remembering } from '../../../src/rules/units/turnMemory.ts';
import { bartkenau } from '../../../src/scenarios/bartkenau.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { positionProblem } from '../../../src/scenarios/positionChecks.ts';
import { VERSION } from '../../../src/scenarios/version.ts';
import { go, start, to } from '../../support/play.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const GROUND = [
  { q: 2, r: 2, terrain: 'impassable', hill: false },
  { q: 3, r: 3, terrain: 'wood', hill: false },
] as const;

/** A position with that unit of blue's changed, beside one more of blue's and one of red's. */
function readWith(change: Partial<Unit>, turn: Partial<Game> = {}) {
  const game = position({
    hexes: GROUND,
    units: [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [1, 8], skills: ['linearOrder'] },
      { id: 'B', side: 'blue', type: 'lightCavalry', at: [3, 8] },
      { id: 'Z', side: 'red', type: 'lineInfantry', at: [4, 2] },
    ],
  });
  const units = game.units.map((unit) => (unit.id === 'A' ? { ...unit, ...change } : unit));
  return read({ ...game, units, frames: [battleFrame()], ...turn });
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
      name: 'R-150 not set up yet, but hurt',
      change: { fate: 'awaited', strength: 3 },
      want: 'awaitedChanged 0',
    },
    {
      name: 'R-150 not set up yet, but has acted',
      change: { fate: 'awaited', activated: true, acted: true },
      want: 'awaitedChanged 0',
    },
    { name: 'R-150 not set up yet', change: { fate: 'awaited', ...at(2, 2) }, want: 'read' },
    {
      name: 'MAN-25 off the map, with strength',
      change: { fate: 'fledOffMap' },
      want: 'lostWithStrength 0.strength',
    },
    { name: 'LOS-04 there, without', change: { strength: 0 }, want: 'standingWithoutStrength 0.strength' },
    { name: 'UNI-03 stronger than it began', change: { strength: 90 }, want: 'inconsistent 0.strength' },
    { name: 'ORD-15 acted, never activated', change: { acted: true }, want: 'actedUnactivated 0.acted' },
    {
      name: 'CHG-39 made way, never acted',
      change: { displaced: true },
      want: 'displacedImpossible 0.displaced',
    },
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

const DONE = { activated: true, acted: true } as const;
const HORDE = { panicked: true, formation: 'horde' } as const;
const LIGHT = { type: 'lightInfantry', initialStrength: 10, strength: 10, skills: ['skirmisher'] } as const;
const GUN = {
  type: 'lightHorseBattery',
  formation: 'none',
  initialStrength: 3,
  strength: 3,
  skills: [],
} as const;
const TENACIOUS: readonly Skill[] = ['tenacious'];
const RED = { side: 'red' } as const;

describe('what a unit remembers of a turn and cannot is refused', () => {
  test.each<{ name: string; change: Partial<Unit>; turn?: Partial<Game>; want: string }>([
    {
      name: 'SEQ-01, ORD-15 activated in the other turn',
      change: { activated: true },
      turn: RED,
      want: 'activatedOutOfTurn 0.activated',
    },
    {
      name: 'CHG-39 made way, no skirmisher',
      change: { ...DONE, displaced: true },
      want: 'displacedImpossible 0.displaced',
    },
    {
      name: 'ORD-11 held though never activated',
      change: { mayNotManoeuvre: true, skills: TENACIOUS },
      want: 'heldImpossible 0.mayNotManoeuvre',
    },
    {
      name: 'ORD-11 held though not Tenacious',
      change: { mayNotManoeuvre: true, activated: true },
      want: 'heldImpossible 0.mayNotManoeuvre',
    },
    {
      name: 'FIR-15 answered in its own turn',
      change: { returnedFire: true },
      want: 'answeredImpossible 0.returnedFire',
    },
    {
      name: 'FIR-15 answered, a Warrior',
      change: { returnedFire: true, skills: ['warrior', 'irregular'] },
      turn: RED,
      want: 'answeredImpossible 0.returnedFire',
    },
    {
      name: 'SKL-20.2 answered with obsolete firearms',
      change: { returnedFire: true, skills: ['obsoleteFirearm'] },
      turn: RED,
      want: 'answeredImpossible 0.returnedFire',
    },
    {
      name: 'SKL-19.1 answered with a Bombard',
      change: { ...GUN, type: 'mediumFootBattery', skills: ['bombard'], returnedFire: true },
      turn: RED,
      want: 'answeredImpossible 0.returnedFire',
    },
    {
      name: 'FIR-01 answered on horseback',
      change: {
        type: 'heavyCavalry',
        formation: 'none',
        skills: [],
        initialStrength: 8,
        strength: 8,
        returnedFire: true,
      },
      turn: RED,
      want: 'answeredImpossible 0.returnedFire',
    },
    {
      name: 'FIR-17 fired defensively in its own turn',
      change: { firedDefensively: true },
      want: 'answeredImpossible 0.firedDefensively',
    },
    {
      name: 'FIR-14 fired as a square in line',
      change: { squareFired: true },
      turn: RED,
      want: 'squareFiredImpossible 0.squareFired',
    },
    {
      name: 'FIR-14 fired as a square in its own turn without having acted',
      change: { squareFired: true, formation: 'square', facing: 0 },
      want: 'squareFiredImpossible 0.squareFired',
    },
    {
      name: 'FRM-04 fled out of a square that it never forms',
      change: { ...HORDE, squareFired: true, skills: ['irregular'] },
      turn: RED,
      want: 'squareFiredImpossible 0.squareFired',
    },
    {
      name: 'SKL-10.1 a Warrior that fired',
      change: { ...HORDE, squareFired: true, skills: ['warrior', 'irregular'] },
      turn: RED,
      want: 'squareFiredImpossible 0.squareFired',
    },
    {
      name: 'MAN-21 panicked this turn and steady',
      change: { panickedThisTurn: 'formed' },
      want: 'panickedImpossible 0.panickedThisTurn',
    },
    {
      name: 'MAN-24 panicked out of a skirmish order it never takes',
      change: { ...HORDE, panickedThisTurn: 'skirmishing' },
      want: 'panickedImpossible 0.panickedThisTurn',
    },
    {
      name: 'SKL-15.1 panicked out of another order than its loose one',
      change: { ...LIGHT, ...HORDE, skills: ['looseOrder'], panickedThisTurn: 'formed' },
      want: 'panickedImpossible 0.panickedThisTurn',
    },
    {
      name: 'R-74 hurt at full strength',
      change: { hurtBy: ['Z'] },
      turn: RED,
      want: 'hurtUnharmed 0.hurtBy',
    },
    {
      name: 'RAL-01 the same before it could rally',
      change: { hurtBy: ['Z'] },
      want: 'hurtUnharmed 0.hurtBy',
    },
    {
      name: 'MAN-26 fled off the map and steady',
      change: { fate: 'fledOffMap', strength: 0 },
      want: 'fledSteady 0.panicked',
    },
    {
      name: 'MAN-26 fled off the map from its middle',
      change: { ...HORDE, fate: 'fledOffMap', strength: 0, ...at(3, 6) },
      want: 'fledInland 0.hexes',
    },
    {
      name: 'MAN-26 fled off the map with its back to the edge',
      change: { ...HORDE, fate: 'fledOffMap', strength: 0, facing: 5, ...at(-4, 11) },
      want: 'fledInland 0.hexes',
    },
  ])('$name', ({ change, turn, want }) => {
    expect(readWith(change, turn)).toBe(want);
  });

  test.each<{ name: string; change: Partial<Unit>; turn?: Partial<Game> }>([
    { name: 'CHG-39 made way', change: { ...LIGHT, ...DONE, displaced: true, formation: 'skirmish' } },
    { name: 'ORD-11 held', change: { activated: true, mayNotManoeuvre: true, skills: TENACIOUS } },
    { name: 'FIR-15 answered', change: { returnedFire: true }, turn: RED },
    { name: 'FIR-15 a gun that answered', change: { ...GUN, returnedFire: true }, turn: RED },
    { name: 'FIR-17 fired defensively', change: { firedDefensively: true }, turn: RED },
    {
      name: 'FIR-14 a square that fired',
      change: { squareFired: true, formation: 'square', facing: 0 },
      turn: RED,
    },
    {
      name: 'FIR-14 a square that fired as its action',
      change: { ...DONE, squareFired: true, formation: 'square', facing: 0 },
    },
    { name: 'MAN-21 a square that fired and fled', change: { ...HORDE, squareFired: true }, turn: RED },
    { name: 'MAN-24 panicked this turn', change: { ...HORDE, panickedThisTurn: 'formed' } },
    { name: 'MAN-24 out of skirmish order', change: { ...LIGHT, ...HORDE, panickedThisTurn: 'skirmishing' } },
    { name: 'RAL-01 hurt and rallied', change: { ...DONE, hurtBy: ['Z'] } },
    {
      name: 'MAN-26 fled off the map',
      change: { ...HORDE, fate: 'fledOffMap', strength: 0, facing: 2, ...at(-4, 11) },
    },
  ])('what it can is read: $name', ({ change, turn }) => {
    expect(readWith(change, turn)).toBe('read');
  });

  test('made by hand, it forgets what it cannot remember, and nothing else', () => {
    const [unit] = position({ units: [{ id: 'A', side: 'blue', type: 'lineInfantry', at: [1, 8] }] }).units;
    if (!unit) throw new Error('nobody there');
    const full = { ...unit, ...DONE, mayNotManoeuvre: true, hurtBy: ['Z'], squareFired: true };
    expect(remembering(full, 'blue')).toEqual({ ...unit, ...DONE, hurtBy: ['Z'] });
    expect(remembering(full, 'red')).toEqual(unit);
  });
});

describe('a game that cannot be so is refused', () => {
  test.each<{ name: string; turn: Partial<Game>; want: string }>([
    { name: 'ORD-01 four points of 1D3', turn: { orderPoints: 4 }, want: 'tooManyOrders game.orderPoints' },
    { name: 'VIC-04 the thirteenth turn of twelve', turn: { turn: 13 }, want: 'pastLastTurn game.turn' },
    {
      name: 'ORD-15 a group that nobody activated',
      turn: {
        frames: [
          battleFrame(),
          { ...turnFrame(false), at: 'activation', group: ['A'] },
          { ...activationFrame(position({ units: [] }), []), units: ['A'] },
        ],
      },
      want: 'actsUnactivated game.frames.2',
    },
    {
      name: 'SEQ-06 an action that nobody activated',
      turn: {
        frames: [
          { ...battleFrame(), at: 'turn' },
          { ...turnFrame(false), at: 'activation', group: ['B'] },
          { ...activationFrame(position({ units: [] }), []), at: 'act', unit: 'B' },
          actionFrame('B', false),
        ],
      },
      want: 'actsUnactivated game.frames.3',
    },
    {
      name: 'VIC-04 over, and going on',
      turn: { outcome: { winner: 'draw', by: 'turnLimit', points: { blue: 0, red: 0 } } },
      want: 'outcomeImpossible game.outcome',
    },
    {
      name: 'VIC-04 over, and won by nothing',
      turn: { outcome: { winner: 'blue', by: 'turnLimit', points: { blue: 0, red: 0 } }, frames: [] },
      want: 'outcomeImpossible game.outcome',
    },
    {
      name: 'VIC-04 over by losses that nobody has',
      turn: { outcome: { winner: 'draw', by: 'breakPoint', points: { blue: 0, red: 0 } }, frames: [] },
      want: 'outcomeImpossible game.outcome',
    },
  ])('$name', ({ turn, want }) => {
    const stack: Partial<Game> = turn.frames
      ? { frames: turn.frames.map((frame, n) => (n === 0 ? { ...battleFrame(), at: 'turn' } : frame)) }
      : {};
    expect(readWith({}, { ...turn, ...stack })).toBe(want);
  });

  test('VIC-04 what it can be is read', () => {
    expect(readWith({}, { orderPoints: 3, turn: 12 })).toBe('read');
    const drawn = { winner: 'draw', by: 'turnLimit', points: { blue: 0, red: 0 } } as const;
    expect(readWith({}, { outcome: drawn, frames: [] })).toBe('read');
  });
});

describe('an extended line on both sides of a wall', () => {
  const between = { q: 2, r: 7, side: 1 } as const;
  const line: UnitSpec = {
    id: 'A',
    side: 'blue',
    type: 'lineInfantry',
    at: [2, 8],
    formation: 'extendedLine',
    skills: ['linearOrder'],
    activated: true,
  };
  const far = { id: 'Z', side: 'red', type: 'lineInfantry', at: [4, 1] } as const;

  test('R-43 a march may bring it there, and the position is read', () => {
    const game = position({ sides: [{ ...between, terrain: 'impassable' }], units: [line, far] });
    const begun = start(
      game,
      { ...battleFrame(), at: 'turn' },
      { ...turnFrame(false), at: 'activation', group: ['A'] },
      { ...activationFrame(game, ['A']), at: 'act', unit: 'A' },
      { ...actionFrame('A', false), at: 'march' },
      marchFrame('A', 'frontalMarch'),
    );
    const { game: after } = go(begun, to(2, 7, 5));
    expect(after.units[0]?.hexes).toEqual([
      { q: 2, r: 7 },
      { q: 3, r: 7 },
    ]);
    expect(read(after)).toBe('read');
  });

  test.each([
    { terrain: 'impassable', river_sides: 'crossable', want: 'linePartedAtFirst scenario.armies.red.units' },
    { terrain: 'largeRiver', river_sides: 'bridges_and_fords_only', want: 'linePartedAtFirst' },
    { terrain: 'largeRiver', river_sides: 'crossable', want: 'read' },
  ] as const)('R-44 it is not drawn up so: $terrain, $river_sides', ({ terrain, river_sides, want }) => {
    const side = bartkenau.armies.blue.units.some(({ hexes }) => hexes.length === 2) ? 'blue' : 'red';
    const drawnUp = bartkenau.armies[side].units.find(({ hexes }) => hexes.length === 2);
    if (!drawnUp) throw new Error('no line');
    const parsed = parseFile(
      JSON.stringify({
        format: 'sabreur-hex/scenario',
        version: VERSION,
        scenario: {
          ...bartkenau,
          houseRules: { ...bartkenau.houseRules, river_sides },
          map: {
            ...bartkenau.map,
            sides: [{ ...sideBetween(drawnUp.hexes[0], rightFlankDirection(drawnUp.facing)), terrain }],
          },
        },
      }),
    );
    const found = parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.path}`;
    expect(found).toContain(want.replace('red', side));
  });
});

test('MAN-17, R-131 losses that wait for their saves come back from their file', () => {
  const game = position({
    houseRules: { saves_apply_to: 'all_losses' },
    units: [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [1, 8], activated: true, acted: true },
      { id: 'Z', side: 'red', type: 'lineInfantry', at: [4, 2] },
    ],
  });
  const waiting: Game = {
    ...game,
    frames: [
      { ...battleFrame(), at: 'turn' },
      { ...turnFrame(false), at: 'activation', group: ['A'] },
      { ...activationFrame(game, ['A']), at: 'act', unit: 'A' },
      { ...actionFrame('A', false), at: 'march' },
      { ...marchFrame('A', 'frontalMarch'), at: 'toll', owing: ['Z'] },
      tollFrame('A', 2, 'disengagement', 'Z', 'MAN-17'),
    ],
  };
  expect(read(waiting)).toBe('read');
});

test('no position of random battles under options of all rulings is refused', () => {
  let seen = 0;
  for (let n = 0; n < 6; n++) {
    const size = [CROWDED, OPEN, NARROW][n % 3] ?? CROWDED;
    const battle = randomBattle(`possible ${n}`, size, { unusual: [0.1, 0.3, 0.6][n % 3] ?? 0 });
    const played = playRandomly(battle, `possible ${n}`, {
      bold: n % 2 === 0,
      varied: n % 3 === 0,
      after: (game) => {
        seen++;
        const found = positionProblem(game, 'game');
        return found ? `${found.code} ${found.path}` : null;
      },
    });
    expect(played.fault).toBeNull();
  }
  expect(seen).toBeGreaterThan(1000);
}, 60_000);
