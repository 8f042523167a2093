/** A small field where two random armies begin within reach of each other, so that everything in the rule soon happens. */
import seedrandom from 'seedrandom';
import type { Facing } from '../geometry/facing.ts';
import { FACINGS } from '../geometry/facing.ts';
import { type Hex, hexKey } from '../geometry/hex.ts';
import { hexesOf, type MapShape } from '../geometry/shape.ts';
import type { BattleMap, Game, GroundHex, GroundSide, Unit } from '../rules/game.ts';
import { lineFrom } from '../rules/halves.ts';
import { completeHouseRules } from '../rules/houseRuleKeys.ts';
import { NORM_COMMAND_VALUE, unitCost } from '../rules/price.ts';
import { battleFrame } from '../rules/procedures/battle.ts';
import { SKILL_RULES } from '../rules/skills.ts';
import { inRough, mayEnter } from '../rules/terrain.ts';
import { allowedFormations, isInfantry, isSquare, UNIT_TABLE } from '../rules/units.ts';
import {
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  type Side,
  type Skill,
  UNIT_TYPES,
} from '../rules/vocabulary.ts';

const SHAPE = { kind: 'rectangle', columns: 13, rows: 11 } as const satisfies MapShape;
const UNITS = 16;
/** Skills of the present scope of play. */
const SKILLS: readonly Skill[] = [
  'cuirassier',
  'halfCuirass',
  'feudalCavalry',
  'counterCharge',
  'lancer',
  'harassment',
  'grandCharge',
  'controlledFire',
  'tenacious',
  'warrior',
  'skirmisher',
  'scout',
  'largeBattalion',
  'linearOrder',
  'looseOrder',
  'irregular',
  'impetuous',
  'tacticalSense',
  'bombard',
  'obsoleteFirearm',
  'grandBattery',
];

type Stream = () => number;

function oneOf<T>(items: readonly [T, ...T[]] | readonly T[], stream: Stream): T {
  const item = items[Math.floor(stream() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function field(stream: Stream): BattleMap {
  const hexes: GroundHex[] = [];
  const sides: GroundSide[] = [];
  for (const hex of hexesOf(SHAPE)) {
    if (stream() < 0.25) {
      const terrain = oneOf(HEX_TERRAINS, stream);
      const mayRise = terrain !== 'bridge' && terrain !== 'impassable';
      const hill = mayRise && (terrain === 'open' || stream() < 0.4);
      hexes.push({ ...hex, terrain, hill });
    }
    for (const side of [0, 1, 2] as const)
      if (stream() < 0.06) sides.push({ ...hex, side, terrain: oneOf(SIDE_TERRAINS, stream) });
  }
  return { shape: SHAPE, hexes, sides };
}

/** Of these skills, those that may stand beside the ones before and have what they need. BLD-06. */
function together(skills: readonly Skill[]): readonly Skill[] {
  return skills.filter((skill, at) => {
    const { requires, excludes } = SKILL_RULES[skill];
    return (
      requires.every((other) => skills.includes(other)) &&
      !excludes.some((other) => skills.slice(0, at).includes(other))
    );
  });
}

function soldier(side: Side, n: number, hex: Hex, stream: Stream): Unit {
  const type = oneOf(UNIT_TYPES, stream);
  const quality = oneOf(QUALITIES, stream);
  const skills = together(
    SKILLS.filter((skill) => SKILL_RULES[skill].reservedTo.includes(type) && stream() < 0.4),
  );
  const row = UNIT_TABLE[type];
  const strength =
    row.strength.minimum + Math.floor(stream() * (row.strength.maximum - row.strength.minimum + 1));
  const commandValue = NORM_COMMAND_VALUE[quality];
  const profile = { type, quality, commandValue, skills, strength };
  const formation = isInfantry({ type }) ? oneOf(allowedFormations(profile), stream) : 'none';
  const facing: Facing = isSquare({ formation }) ? 0 : oneOf(FACINGS, stream);
  return {
    id: `${side}${n}`,
    side,
    name: `${side} ${n}`,
    ...profile,
    initialStrength: strength,
    cost: unitCost(profile).total,
    fate: 'present',
    hexes: formation === 'extendedLine' ? lineFrom(hex, facing) : [hex],
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

/** The close battle of that seed, before its first answer. */
export function closeBattle(seed: string): Game {
  const stream = seedrandom(`close ${seed}`);
  const map = field(stream);
  const hexes = hexesOf(SHAPE);
  const home = (row: number): readonly Hex[] => hexes.filter((hex) => hex.r === row);
  const empty: Game = {
    battle: {
      map,
      homeEdges: { blue: home(SHAPE.rows - 1), red: home(0) },
      format: 3000,
      firstSide: 'dice',
      houseRules: completeHouseRules({ turn_limit: 8 }),
    },
    units: [],
    side: 'blue',
    turn: 1,
    orderPoints: 0,
    outcome: null,
    frames: [battleFrame()],
    count: { answers: 0, draws: 0 },
  };
  const taken = new Set<number>();
  const units: Unit[] = [];
  while (units.length < UNITS) {
    const hex = oneOf(hexes, stream);
    const side: Side = units.length % 2 === 0 ? 'blue' : 'red';
    const unit = soldier(side, units.length, hex, stream);
    if (!unit.hexes.every((one) => mayEnter(empty, one) && !taken.has(hexKey(one)))) continue;
    // FRM-04: no square in rough ground
    if (isSquare(unit) && inRough(empty, unit)) continue;
    for (const one of unit.hexes) taken.add(hexKey(one));
    units.push(unit);
  }
  return { ...empty, units };
}
