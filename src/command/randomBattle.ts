/** A battle drawn by chance: armies of every type, skill and quality, ground of every kind, options of every ruling. */
import seedrandom from 'seedrandom';
import { FACINGS, type Facing } from '../geometry/facing.ts';
import { type Hex, hexKey } from '../geometry/hex.ts';
import { edgeHexes, hexesOf, type MapShape } from '../geometry/shape.ts';
import type { BattleMap, Game, GroundHex, GroundSide, Unit } from '../rules/game.ts';
import { lineFrom } from '../rules/halves.ts';
import {
  completeHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
  type HouseRules,
} from '../rules/houseRuleKeys.ts';
import { COMMAND_VALUES, type Profile, unitCost } from '../rules/price.ts';
import { battleFrame } from '../rules/procedures/battle.ts';
import { SKILL_RULES } from '../rules/skills.ts';
import { mayEnter } from '../rules/terrain.ts';
import { allowedFormations, isInfantry, isSquare, UNIT_TABLE } from '../rules/units.ts';
import {
  type Formation,
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  SIDES,
  type Side,
  SKILLS,
  type Skill,
  UNIT_TYPES,
  type UnitType,
} from '../rules/vocabulary.ts';

/** How large and how crowded; what is left out is drawn too. */
export interface RandomBattleSize {
  readonly columns: number;
  readonly rows: number;
  /** Units of each side. */
  readonly units: number;
  /** Turns of each player. */
  readonly turns: number;
}

type Stream = () => number;

/** A small field on which two armies begin among each other, so that everything in the rule soon happens. */
export const CROWDED: RandomBattleSize = { columns: 11, rows: 10, units: 9, turns: 7 };

/** Room enough to charge from afar. */
export const OPEN: RandomBattleSize = { columns: 16, rows: 11, units: 9, turns: 8 };

/** How likely an option has another value than its default. */
const UNUSUAL = 0.1;

/** Who comes to a battle: how likely a unit has each skill open to it, and from which types units are drawn. */
interface Muster {
  readonly skilled: number;
  readonly types: readonly UnitType[];
}

const FOOT_AND_HORSE: readonly UnitType[] = [
  'lineInfantry',
  'lineInfantry',
  'lightInfantry',
  'heavyCavalry',
  'lightCavalry',
];

const GUNS_AND_HORSE: readonly UnitType[] = [
  'lineInfantry',
  'lineInfantry',
  'mediumFootBattery',
  'mediumFootBattery',
  'heavyCavalry',
  'mediumCavalry',
];

/** Some battles are of all types alike, some of veterans, some of foot or guns charged by horse. */
const MUSTERS: readonly Muster[] = [
  { skilled: 0.3, types: UNIT_TYPES },
  { skilled: 0.6, types: UNIT_TYPES },
  { skilled: 0.6, types: FOOT_AND_HORSE },
  { skilled: 0.5, types: GUNS_AND_HORSE },
];

function oneOf<T>(items: readonly T[], stream: Stream): T {
  const item = items[Math.floor(stream() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function whole(least: number, most: number, stream: Stream): number {
  return least + Math.floor(stream() * (most - least + 1));
}

/** Half of the battles are fought by the default rulings, the others with some options chosen. */
function options(turns: number, stream: Stream): HouseRules {
  const chosen: Partial<Record<HouseRuleKey, number | string>> = {};
  if (stream() < 0.5)
    for (const key of HOUSE_RULE_KEYS)
      if (stream() < UNUSUAL) chosen[key] = oneOf<number | string>(HOUSE_RULES[key].values, stream);
  return completeHouseRules({ ...(chosen as Partial<HouseRules>), turn_limit: turns });
}

function field(shape: MapShape, stream: Stream): BattleMap {
  const hexes: GroundHex[] = [];
  const sides: GroundSide[] = [];
  const rough = stream() * 0.3;
  const edged = stream() * 0.1;
  for (const hex of hexesOf(shape)) {
    if (stream() < rough) {
      const terrain = oneOf(HEX_TERRAINS, stream);
      const mayRise = terrain !== 'bridge' && terrain !== 'impassable';
      hexes.push({ ...hex, terrain, hill: mayRise && (terrain === 'open' || stream() < 0.4) });
    }
    for (const side of [0, 1, 2] as const)
      if (stream() < edged) sides.push({ ...hex, side, terrain: oneOf(SIDE_TERRAINS, stream) });
  }
  return { shape, hexes, sides };
}

/** Skills one after another, each as far as those before it allow. */
function skillsOf(type: UnitType, skilled: number, stream: Stream): readonly Skill[] {
  const skills: Skill[] = [];
  for (const skill of SKILLS) {
    const { reservedTo, requires, excludes } = SKILL_RULES[skill];
    if (!reservedTo.includes(type) || stream() >= skilled) continue;
    if (excludes.some((other) => skills.includes(other))) continue;
    for (const other of [...requires, skill]) if (!skills.includes(other)) skills.push(other);
  }
  return SKILLS.filter((skill) => skills.includes(skill));
}

function profile({ skilled, types }: Muster, stream: Stream): Profile {
  const type = oneOf(types, stream);
  const quality = oneOf(QUALITIES, stream);
  const skills = skillsOf(type, skilled, stream);
  const { minimum, maximum } = UNIT_TABLE[type].strength;
  const { least, most } = COMMAND_VALUES[quality];
  return {
    type,
    quality,
    skills,
    commandValue: whole(least, most, stream),
    strength: whole(minimum, maximum, stream) + (skills.includes('largeBattalion') ? 4 : 0),
  };
}

function unitFrom(id: string, side: Side, bought: Profile, rules: HouseRules, stream: Stream): Unit {
  const formation: Formation = isInfantry(bought) ? oneOf(allowedFormations(bought), stream) : 'none';
  // most units of a side look the same way, so that they form groups
  const ahead: Facing = side === 'blue' ? 5 : 2;
  const facing: Facing = isSquare({ formation }) ? 0 : stream() < 0.7 ? ahead : oneOf(FACINGS, stream);
  return {
    id,
    side,
    name: id,
    ...bought,
    initialStrength: bought.strength,
    cost: Math.max(0, unitCost(bought, rules).total),
    fate: 'present',
    hexes: [{ q: 0, r: 0 }],
    facing,
    formation,
    panicked: false,
    activated: false,
    acted: false,
    displaced: false,
    mayNotManoeuvre: false,
    returnedFire: false,
    squareFired: false,
    panickedThisTurn: 'no',
    hurtBy: [],
  };
}

/** Puts units on free hexes they may stand on, those of a side near each other but among the enemy's. */
function deploy(empty: Game, units: readonly Unit[], stream: Stream): readonly Unit[] {
  const all = hexesOf(empty.battle.map.shape);
  const open = new Set(all.filter((hex) => mayEnter(empty, hex)).map(hexKey));
  const roughGround = new Set(
    empty.battle.map.hexes.filter(({ terrain }) => terrain !== 'open' && terrain !== 'bridge').map(hexKey),
  );
  const placed: Unit[] = [];
  for (const unit of units) {
    const friends = placed.filter(({ side }) => side === unit.side).flatMap(({ hexes }) => hexes);
    for (let tries = 0; tries < 200; tries++) {
      const beside = friends.length > 0 && stream() < 0.6 ? oneOf(friends, stream) : null;
      const hex = beside ? nearTo(beside, stream) : oneOf(all, stream);
      const hexes = unit.formation === 'extendedLine' ? lineFrom(hex, unit.facing) : ([hex] as const);
      if (!hexes.every((one) => open.has(hexKey(one)))) continue;
      // FRM-04: no square in rough ground
      if (isSquare(unit) && hexes.some((one) => roughGround.has(hexKey(one)))) continue;
      for (const one of hexes) open.delete(hexKey(one));
      placed.push({ ...unit, hexes });
      break;
    }
  }
  return placed;
}

function nearTo({ q, r }: Hex, stream: Stream): Hex {
  return { q: q + whole(-1, 1, stream), r: r + whole(-1, 1, stream) };
}

function rectangle({ columns, rows }: RandomBattleSize): MapShape {
  return { kind: 'rectangle', columns, rows };
}

/** The random battle of that seed, before its first answer. Units that find no room are left out. */
export function randomBattle(
  seed: string,
  size: RandomBattleSize = CROWDED,
  shape: MapShape = rectangle(size),
): Game {
  const stream = seedrandom(`random battle ${seed}`);
  const houseRules = options(size.turns, stream);
  const empty: Game = {
    battle: {
      map: field(shape, stream),
      homeEdges: { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') },
      format: 3000,
      firstSide: 'dice',
      houseRules,
    },
    units: [],
    side: 'blue',
    turn: 1,
    orderPoints: 0,
    outcome: null,
    frames: [battleFrame()],
    count: { answers: 0, draws: 0 },
  };
  const muster = oneOf(MUSTERS, stream);
  const units = Array.from({ length: 2 * size.units }, (_, n) => {
    const side = SIDES[n % 2 === 0 ? 0 : 1];
    return unitFrom(`${side}${n}`, side, profile(muster, stream), houseRules, stream);
  });
  return { ...empty, units: deploy(empty, units, stream) };
}
