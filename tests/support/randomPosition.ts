/** Crowded little battlefields drawn from a seed: for comparing a chapter with a plain second reading of the rule. */
import seedrandom from 'seedrandom';
import { FACINGS, type Facing } from '../../src/geometry/facing.ts';
import { type Hex, hexKey } from '../../src/geometry/hex.ts';
import { hexesOf } from '../../src/geometry/shape.ts';
import type { Game, GroundHex, GroundSide } from '../../src/rules/game.ts';
import { NORM_COMMAND_VALUE } from '../../src/rules/price.ts';
import { allowedFormations, isArtillery, UNIT_TABLE } from '../../src/rules/units.ts';
import {
  type Formation,
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  type Skill,
  UNIT_TYPES,
  type UnitType,
} from '../../src/rules/vocabulary.ts';
import { position, type UnitSpec } from './position.ts';

export interface Chance {
  /** A number from 0 to n − 1. */
  readonly below: (n: number) => number;
  readonly one: <T>(items: readonly T[]) => T;
  readonly happens: (share: number) => boolean;
}

export function chance(seed: string): Chance {
  const stream = seedrandom(seed);
  return {
    below: (n) => Math.floor(stream() * n),
    one: (items) => {
      const item = items[Math.floor(stream() * items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
    happens: (share) => stream() < share,
  };
}

/** The skills that already count, by type. */
const SKILLS: Readonly<Partial<Record<UnitType, readonly Skill[]>>> = {
  heavyCavalry: ['cuirassier', 'counterCharge', 'irregular'],
  mediumCavalry: ['counterCharge', 'irregular'],
  lightCavalry: ['lancer', 'irregular'],
  lineInfantry: ['tenacious', 'irregular'],
  lightInfantry: ['skirmisher', 'skirmisher', 'irregular'],
};

function randomUnit(c: Chance, id: string, side: 'blue' | 'red', hex: Hex): UnitSpec {
  const type = c.one(UNIT_TYPES);
  const skills = [...new Set((SKILLS[type] ?? []).filter(() => c.happens(0.4)))];
  const panicked = !isArtillery({ type }) && c.happens(0.15);
  const formation: Formation = panicked ? 'horde' : c.one(allowedFormations({ type, skills }));
  const quality = c.one(QUALITIES);
  const facing: Facing = formation === 'square' ? 0 : c.one(FACINGS);
  return {
    id,
    side,
    type,
    skills,
    panicked,
    formation,
    facing,
    quality,
    commandValue: NORM_COMMAND_VALUE[quality],
    strength: 1 + c.below(UNIT_TABLE[type].strength.maximum),
    at: [hex.q, hex.r],
  };
}

export interface Crowd {
  readonly size?: number;
  readonly units?: number;
  /** Share of the hexes and of the sides that carry something. */
  readonly rough?: number;
}

/** A position of a few units of each side, close together on broken ground. */
export function randomPosition(c: Chance, { size = 8, units = 12, rough = 0.25 }: Crowd = {}): Game {
  const all = hexesOf({ kind: 'rectangle', columns: size, rows: size });
  const hexes: GroundHex[] = [];
  const sides: GroundSide[] = [];
  for (const { q, r } of all) {
    if (c.happens(rough)) hexes.push({ q, r, terrain: c.one(HEX_TERRAINS), hill: c.happens(0.3) });
    for (const side of [0, 1, 2] as const)
      if (c.happens(rough / 2)) sides.push({ q, r, side, terrain: c.one(SIDE_TERRAINS) });
  }
  const barred = new Set(hexes.filter(({ terrain }) => terrain === 'impassable').map(hexKey));
  const free = all.filter((hex) => !barred.has(hexKey(hex)));
  const specs: UnitSpec[] = [];
  for (let n = 0; n < units; n++) {
    const [hex] = free.splice(c.below(free.length), 1);
    if (hex) specs.push(randomUnit(c, `U${String(n).padStart(2, '0')}`, n % 2 === 0 ? 'blue' : 'red', hex));
  }
  return position({ columns: size, rows: size, hexes, sides, units: specs });
}
