/** An army drawn up by the program: legal wherever there is room, and as a player would do it. R-150. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { type NumberStream, oneOf, whole } from '../../../../src/command/chance.ts';
import { MIXED, randomUnit } from '../../../../src/command/randomArmy.ts';
import { BROKEN, OPEN_GROUND, randomGround } from '../../../../src/command/randomGround.ts';
import { ownAnswer } from '../../../../src/engine/plainData.ts';
import { inFrontalCone } from '../../../../src/geometry/cone.ts';
import {
  type Direction,
  distance,
  type Hex,
  hexKey,
  sameHex,
  VECTORS,
} from '../../../../src/geometry/hex.ts';
import { edgeHexes, hexAt, hexesOf, offsetOf } from '../../../../src/geometry/shape.ts';
import { turning } from '../../../../src/mapmaking/mapping.ts';
import { frontOf } from '../../../../src/rules/deployment/front.ts';
import { quickAnswer } from '../../../../src/rules/deployment/quick.ts';
import { setupZone } from '../../../../src/rules/deployment/zones.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { arrivalFrame } from '../../../../src/rules/procedures/deployment.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Fact } from '../../../../src/rules/state/facts.ts';
import { freshGame } from '../../../../src/rules/state/freshGame.ts';
import type { Game, Objective, Unit } from '../../../../src/rules/state/game.ts';
import { completeHouseRules, type HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import type { Side } from '../../../../src/rules/state/vocabulary.ts';
import { hautecroix } from '../../../../src/scenarios/library/hautecroix.ts';
import { zeithain } from '../../../../src/scenarios/library/zeithain.ts';
import { startBattle } from '../../../../src/scenarios/scenario.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface SetUp {
  readonly game: Game;
  readonly facts: readonly Fact[];
}

/** Goes on by the program's answers, the dice falling as told, until the set-up is over. */
function drawnUp(start: Game, face = 1): SetUp {
  const begun = engine.settle({ ...start, frames: [battleFrame(true)] });
  let { game } = begun;
  const facts = [...begun.facts];
  for (;;) {
    const pending = engine.pending(game);
    const inSetUp = game.frames.at(-1)?.procedure === 'deployment';
    if (!inSetUp) return { game, facts };
    const at = game.count.answers;
    const given =
      pending.wait === 'roll'
        ? { at, faces: [face], source: 'scripted' }
        : ownAnswer({ at, choice: quickAnswer(game, engine.legal(game)) });
    const answered = engine.answer(game, given);
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify([given, answered.why])}`);
    game = answered.game;
    facts.push(...answered.facts);
  }
}

/** A patch of hexes around one of them, of any form. */
function patch(all: readonly Hex[], size: number, stream: NumberStream): readonly Hex[] {
  const centre = oneOf(all, stream);
  return [...all].sort((a, b) => distance(a, centre) - distance(b, centre)).slice(0, size);
}

/** An army of up to 14 units a side, zones by lot or along any two edges, ground and options by lot. */
function byLot(seed: number): Game {
  const stream = seedrandom(`drawn up ${seed}`);
  const shape = { kind: 'rectangle', columns: whole(12, 30, stream), rows: whole(10, 26, stream) } as const;
  const [blue, red] = oneOf(
    [
      ['south', 'north'],
      ['north', 'south'],
      ['east', 'west'],
      ['west', 'east'],
    ] as const,
    stream,
  );
  const all = hexesOf(shape);
  const zones =
    stream() < 0.4
      ? { blue: patch(all, whole(6, 90, stream), stream), red: patch(all, whole(6, 90, stream), stream) }
      : null;
  const chosen: Partial<HouseRules> = {
    setup_order: stream() < 0.5 ? 'alternate' : 'whole_army',
    setup_depth: whole(1, 6, stream),
    setup_distance: stream() < 0.3 ? 0 : whole(1, 7, stream),
  };
  const houseRules = completeHouseRules(chosen);
  const units = Array.from({ length: whole(2, 28, stream) }, (_, n) => {
    const side = n % 2 === 0 ? 'blue' : 'red';
    const bought = randomUnit(`${side}${n}`, side, oneOf(MIXED, stream), houseRules, stream);
    return { ...bought, fate: 'awaited', hexes: [{ q: 0, r: 0 }], facing: 0, formation: 'none' } as const;
  });
  return freshGame(
    {
      map: randomGround(shape, stream() < 0.5 ? BROKEN : OPEN_GROUND, stream),
      homeEdges: { blue: edgeHexes(shape, blue), red: edgeHexes(shape, red) },
      ...(zones ? { zones } : {}),
      format: 3000,
      firstSide: 'dice',
      houseRules,
    },
    units,
  );
}

/** Hexes of a side's zone where a unit of it could still stand, counted here by itself. */
function roomLeft(game: Game, side: 'blue' | 'red'): number {
  const impassable = new Set(
    game.battle.map.hexes.filter(({ terrain }) => terrain === 'impassable').map(hexKey),
  );
  const present = game.units.filter(({ fate }) => fate === 'present');
  const taken = new Set(present.flatMap(({ hexes }) => hexes.map(hexKey)));
  const reach = game.battle.houseRules.setup_distance;
  const enemies = present.filter((unit) => unit.side !== side).flatMap(({ hexes }) => hexes);
  return setupZone(game, side).filter(
    (hex) =>
      !impassable.has(hexKey(hex)) &&
      !taken.has(hexKey(hex)) &&
      (reach === 0 || enemies.every((enemy) => distance(hex, enemy) > reach)),
  ).length;
}

describe('R-150: an army drawn up by the program', () => {
  test('R-150 three hundred armies by lot: every answer is legal, and nobody is left off while there is room', () => {
    let left = 0;
    let extended = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { game, facts } = drawnUp(byLot(seed));
      const awaited = game.units.filter(({ fate }) => fate === 'awaited');
      for (const { side } of awaited) expect(roomLeft(game, side), `seed ${seed}`).toBe(0);
      const told = facts.find(({ fact }) => fact === 'noRoomToDeploy');
      expect(told !== undefined, `seed ${seed}`).toBe(awaited.length > 0);
      if (awaited.length > 0) left++;
      extended += game.units.filter(({ formation }) => formation === 'extendedLine').length;
    }
    // both happen among them
    expect(left).toBeGreaterThan(10);
    expect(extended).toBeGreaterThan(10);
  });

  test('R-150 the same army is drawn up in the same way', () => {
    expect(drawnUp(byLot(7)).game.units).toEqual(drawnUp(byLot(7)).game.units);
  });
});

const waiting = { fate: 'awaited', at: [0, 0] } as const;

function army(side: 'blue' | 'red'): readonly UnitSpec[] {
  const unit = (id: string, type: UnitSpec['type'], more: Partial<UnitSpec> = {}): UnitSpec => ({
    ...{ id: `${side}-${id}`, side, type },
    ...waiting,
    ...more,
  });
  return [
    unit('lancers', 'lightCavalry', { skills: ['lancer'] }),
    unit('1st', 'lineInfantry'),
    unit('2nd', 'lineInfantry'),
    unit('3rd', 'lineInfantry'),
    unit('guns', 'mediumFootBattery'),
    unit('hussars', 'lightCavalry'),
    unit('cuirassiers', 'heavyCavalry', { skills: ['cuirassier'] }),
    unit('voltigeurs', 'lightInfantry', { skills: ['skirmisher'] }),
    unit('4-pounder', 'regimentalGun'),
  ];
}

test('R-150 the same army on ground that is the same from both sides is drawn up alike from either, whoever begins', () => {
  for (const lot of [1, 2]) {
    const { game } = drawnUp(startBattle(zeithain), lot);
    const places = (side: Side, about: (hex: Hex) => Hex | null) =>
      game.units
        .filter((u) => u.side === side)
        .map(({ id, hexes, formation }) => [id.slice(3), formation, ...hexes.map(about)]);
    expect(places('red', turning(zeithain.map.shape, 3).hex)).toEqual(places('blue', (hex) => hex));
  }
});

describe('R-150: as a player would', () => {
  const { game } = drawnUp(
    position({
      columns: 20,
      rows: 16,
      units: [...army('blue'), ...army('red')],
      houseRules: { setup_order: 'whole_army' },
    }),
  );
  const unit = (id: string) => {
    const found = game.units.find((one) => one.id === `blue-${id}`);
    if (!found) throw new Error(id);
    return found;
  };
  const row = (id: string) => unit(id).hexes[0].r;

  test('R-150 all look at the enemy', () => {
    for (const { side, facing } of game.units) expect(facing).toBe(side === 'blue' ? 5 : 2);
  });

  test('R-150 foot stands in line in front, side by side; skirmishers in open order', () => {
    for (const id of ['1st', '2nd', '3rd']) {
      expect(unit(id).formation).toBe('line');
      expect(row(id)).toBe(12);
    }
    expect(distance(unit('1st').hexes[0], unit('2nd').hexes[0])).toBe(1);
    expect(unit('voltigeurs').formation).toBe('skirmish');
  });

  test('R-150 guns see the field: no friend stands before them', () => {
    const guns = unit('guns');
    const before = game.units.filter(
      (one) => one.side === 'blue' && one !== guns && inFrontalCone(guns.hexes[0], guns.facing, one.hexes[0]),
    );
    expect(before).toEqual([]);
  });

  test('R-150 light horse stands on both wings, heavy horse behind the foot', () => {
    const column = (id: string) => unit(id).hexes[0].q + Math.floor(unit(id).hexes[0].r / 2);
    const foot = ['1st', '2nd', '3rd'].map(column);
    const wings = [column('lancers'), column('hussars')].sort((a, b) => a - b);
    expect(wings[0]).toBeLessThan(Math.min(...foot));
    expect(wings[1]).toBeGreaterThan(Math.max(...foot));
    expect(row('cuirassiers')).toBeGreaterThan(row('1st'));
  });

  test('R-150, ORD-10 a regimental gun stands beside foot, with which it rides along', () => {
    const gun = unit('4-pounder');
    const beside = game.units.filter(
      (one) =>
        one.side === 'blue' && one.type.endsWith('Infantry') && distance(one.hexes[0], gun.hexes[0]) === 1,
    );
    expect(beside.length).toBeGreaterThan(0);
  });

  test('R-150, TER-02 guns prefer a hill; horse keeps out of a wood', () => {
    const wood = Array.from(
      { length: 20 },
      (_, n) => ({ ...hexAt(n, 13), terrain: 'wood', hill: false }) as const,
    );
    const hill = { ...hexAt(6, 12), terrain: 'open', hill: true } as const;
    const set = drawnUp(
      position({ columns: 20, rows: 16, hexes: [...wood, hill], units: army('blue') }),
    ).game;
    expect(set.units.find(({ id }) => id === 'blue-guns')?.hexes[0]).toEqual(hexAt(6, 12));
    for (const id of ['blue-hussars', 'blue-lancers', 'blue-cuirassiers'])
      expect(set.units.find((one) => one.id === id)?.hexes[0].r).not.toBe(13);
  });
});

/** The relief of Hautecroix at the start of its fifth turn, with everybody on the map who set up, and the first of the road. */
function relief(): Game {
  const { game } = drawnUp(startBattle(hautecroix));
  return { ...game, turn: 5, side: 'blue', frames: [arrivalFrame('blue')] };
}

/** Goes on by the program's answers until all who come are in. */
function comeIn(start: Game): Game {
  let { game } = engine.settle({ ...start, frames: [battleFrame(true), ...start.frames] });
  while (game.frames.at(-1)?.procedure === 'deployment') {
    const given = ownAnswer({ at: game.count.answers, choice: quickAnswer(game, engine.legal(game)) });
    const answered = engine.answer(game, given);
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify([given, answered.why])}`);
    game = answered.game;
  }
  return game;
}

const CAME = /^b[wr]-/;

/** Where those of the relief stand who have come in, the battle being about that. */
function cameIn(objectives: Game['battle']['objectives'], change: (unit: Unit) => Unit = (unit) => unit) {
  const { objectives: _, ...battle } = relief().battle;
  const start = relief();
  const units = start.units.map((unit) => (CAME.test(unit.id) ? change(unit) : unit));
  const told = objectives ? { ...battle, objectives } : battle;
  return comeIn({ ...start, units, battle: told }).units.filter(({ id }) => CAME.test(id));
}

/** A place that is worth something in the end. */
function place(hex: Hex, points = 100): Objective {
  const name = { en: 'a place', fr: 'un lieu' };
  return { kind: 'place', id: `${hex.q} ${hex.r}`, name, points, hexes: [hex], when: 'end' };
}

const columnOf = ({ hexes: [hex] }: Unit) => offsetOf(hex).column;

describe('R-150: who comes in the course of the battle', () => {
  test('R-150 all come in, foot in column, with the battle before them', () => {
    const came = cameIn(relief().battle.objectives);
    expect(came.map(({ fate }) => fate)).toEqual(came.map(() => 'present'));
    expect(came.length).toBe(6);
    for (const { type, formation } of came) if (type === 'lineInfantry') expect(formation).toBe('column');
    for (const { hexes, facing } of came) expect(inFrontalCone(hexes[0], facing, hexAt(16, 12))).toBe(true);
  });

  test('R-150, R-151 where the way to what the battle is about is short, on whichever side it lies', () => {
    for (const unit of cameIn([place(hexAt(4, 8))])) expect(columnOf(unit)).toBeLessThan(10);
    for (const unit of cameIn([place(hexAt(28, 8))])) expect(columnOf(unit)).toBeGreaterThan(22);
  });

  test('R-150, R-151 horse as near as foot', () => {
    const horse = (unit: Unit): Unit => ({ ...unit, type: 'heavyCavalry', formation: 'none' });
    for (const unit of cameIn([place(hexAt(4, 2))], horse)) expect(columnOf(unit)).toBeLessThan(9);
  });

  test('R-150, R-151 towards where units are to leave the map', () => {
    const { shape } = relief().battle.map;
    const name = { en: 'the road', fr: 'la route' };
    const exit: Objective = {
      ...{ kind: 'exit', id: 'road', name, points: 10, side: 'blue', hexes: [hexAt(31, 4), hexAt(31, 5)] },
    };
    expect(shape).toMatchObject({ columns: 32 });
    for (const unit of cameIn([exit])) expect(columnOf(unit)).toBeGreaterThan(22);
  });

  test('R-151 of several as near to the one that is worth most, and all of them to the same', () => {
    const came = cameIn([place(hexAt(3, 8), 80), place(hexAt(28, 8), 90)]);
    for (const unit of came) expect(columnOf(unit)).toBeGreaterThan(20);
    for (const unit of cameIn([place(hexAt(3, 8), 80), place(hexAt(28, 12), 90)]))
      expect(columnOf(unit)).toBeLessThan(12);
  });

  test('R-150 where it lies on the very edge, they look at the enemy', () => {
    for (const { hexes, facing } of cameIn([place(hexAt(16, 0))]))
      expect(inFrontalCone(hexes[0], facing, hexAt(16, 16))).toBe(true);
  });

  test('R-150 where the battle is about nothing but the enemy, towards where he comes from', () => {
    for (const unit of cameIn(undefined)) expect(Math.abs(columnOf(unit) - 16)).toBeLessThan(8);
  });

  test('R-150, ORD-05 foot in linear order, which costs more to order in column, in line, but not drawn out', () => {
    const linear = (unit: Unit): Unit =>
      unit.type === 'lineInfantry' ? { ...unit, skills: ['linearOrder'] } : unit;
    for (const { type, formation } of cameIn(relief().battle.objectives, linear))
      if (type === 'lineInfantry') expect(formation).toBe('line');
  });
});

describe('R-150: ground as its army sees it', () => {
  /** Two patches of a round map, one the other turned about its middle. */
  const round = { kind: 'hexagon', radius: 8 } as const;
  const about = turning(round, 3);
  const MIDDLE = hexesOf(round).find((hex) => sameHex(about.hex(hex) ?? { q: -99, r: 0 }, hex)) ?? {
    q: 0,
    r: 0,
  };

  function fronts(zone: (hex: Hex) => boolean) {
    const all = hexesOf(round);
    const blue = all.filter(zone);
    const red = all.filter((hex) => blue.some((one) => sameHex(about.hex(one) ?? one, hex)));
    const game = freshGame(
      {
        map: { shape: round, hexes: [], sides: [] },
        homeEdges: { blue: [], red: [] },
        zones: { blue, red },
        ...{ format: 1500, firstSide: 'blue', houseRules: completeHouseRules({}) },
      },
      [],
    );
    return { blue: frontOf(game, 'blue'), red: frontOf(game, 'red') };
  }

  test.each([0, 1, 2, 3, 4, 5])(
    'R-150 towards an enemy who lies along a row both armies look to the same hand of him (row %d)',
    (direction) => {
      const off = VECTORS[direction as Direction];
      const centre = { q: MIDDLE.q + 5 * off.q, r: MIDDLE.r + 5 * off.r };
      const { blue, red } = fronts((hex) => distance(hex, centre) <= 2);
      expect(red.facing).toBe(about.facing(blue.facing));
    },
  );

  test('R-150 of two places as far back and as far to the side the foremost comes first', () => {
    // both zones are the middle of the map and something beside it, so that all stand at no distance
    const { blue, red } = fronts(
      (hex) => distance(hex, MIDDLE) <= 2 || sameHex(hex, { q: MIDDLE.q + 3, r: MIDDLE.r }),
    );
    expect(red.places.map(({ hex }) => about.hex(hex))).toEqual(blue.places.map(({ hex }) => hex));
  });
});

describe('R-150: only where it is asked', () => {
  test('R-150 nothing once the battle has begun', () => {
    const { game } = drawnUp(byLot(1));
    expect(quickAnswer(game, engine.legal(game))).toBeNull();
  });
});
