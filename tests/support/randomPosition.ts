/** Crowded little battlefields drawn from a seed: for comparing a chapter with a plain second reading of the rule. */
import seedrandom from 'seedrandom';
import { FACINGS, type Facing } from '../../src/geometry/facing.ts';
import { type Hex, hexKey, sameHex } from '../../src/geometry/hex.ts';
import { hexesOf } from '../../src/geometry/shape.ts';
import { lineFrom } from '../../src/rules/ground/halves.ts';
import type { Game, GroundHex, GroundSide } from '../../src/rules/state/game.ts';
import type { HouseRules } from '../../src/rules/state/houseRuleKeys.ts';
import { HOUSE_RULES, type HouseRuleKey } from '../../src/rules/state/houseRuleKeys.ts';
import {
  SKILLS as ALL_SKILLS,
  type Formation,
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  type Skill,
  UNIT_TYPES,
  type UnitType,
} from '../../src/rules/state/vocabulary.ts';
import { allowedFormations } from '../../src/rules/units/drill.ts';
import { NORM_COMMAND_VALUE } from '../../src/rules/units/price.ts';
import { SKILL_RULES } from '../../src/rules/units/skills.ts';
import { isArtillery, isSquare, UNIT_TABLE } from '../../src/rules/units/units.ts';
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
  heavyCavalry: ['cuirassier', 'halfCuirass', 'feudalCavalry', 'counterCharge', 'grandCharge', 'irregular'],
  mediumCavalry: ['counterCharge', 'grandCharge', 'irregular'],
  lightCavalry: ['lancer', 'harassment', 'grandCharge', 'irregular'],
  lineInfantry: ['controlledFire', 'tenacious', 'warrior', 'irregular', 'obsoleteFirearm'],
  lightInfantry: ['skirmisher', 'skirmisher', 'looseOrder', 'irregular', 'obsoleteFirearm'],
  heavyFootBattery: ['grandBattery'],
  mediumFootBattery: ['bombard', 'grandBattery'],
};

/** Skills that bring the formations on two hexes and in closed column, and other movement factors. */
const DRILLED: Readonly<Partial<Record<UnitType, readonly Skill[]>>> = {
  lineInfantry: ['linearOrder', 'linearOrder', 'largeBattalion', 'tacticalSense'],
};

/** Every skill that a type may have. */
function reserved(type: UnitType): readonly Skill[] {
  return ALL_SKILLS.filter((skill) => SKILL_RULES[skill].reservedTo.includes(type));
}

interface Kind {
  readonly drilled: boolean;
  readonly everySkill: boolean;
  readonly ready: boolean;
}

function randomUnit(c: Chance, id: string, side: 'blue' | 'red', hex: Hex, kind: Kind): UnitSpec {
  const type = kind.drilled && c.happens(0.5) ? 'lineInfantry' : c.one(UNIT_TYPES);
  const some = [...(SKILLS[type] ?? []), ...(kind.drilled ? (DRILLED[type] ?? []) : [])];
  const open = kind.everySkill ? reserved(type) : some;
  const bought = [...new Set(open.filter(() => c.happens(kind.ready ? 0.5 : kind.everySkill ? 0.3 : 0.4)))];
  //
  const skills = bought.filter((skill) => skill !== 'halfCuirass' || !bought.includes('cuirassier'));
  const panicked = !isArtillery({ type }) && c.happens(0.15);
  const formation: Formation = panicked ? 'horde' : c.one(allowedFormations({ type, skills }));
  const quality = c.one(QUALITIES);
  const ahead: Facing = side === 'blue' ? 5 : 2;
  const turned: Facing = kind.ready && c.happens(0.6) ? ahead : c.one(FACINGS);
  const facing: Facing = isSquare({ formation }) ? 0 : turned;
  const most = UNIT_TABLE[type].strength.maximum;
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
    strength: kind.ready && c.happens(0.6) ? most : 1 + c.below(most),
    at: [hex.q, hex.r],
  };
}

export interface Crowd {
  readonly size?: number;
  readonly units?: number;
  /** Share of the hexes and of the sides that carry something. */
  readonly rough?: number;
  /** Half of the units are line infantry, many of them in extended line or closed column. */
  readonly drilled?: boolean;
  /** Every skill in the rule may be met. */
  readonly everySkill?: boolean;
  /** Most units look at the enemy's edge, at full strength. */
  readonly ready?: boolean;
  readonly houseRules?: Partial<HouseRules>;
}

/** The options of rulings on space, ground and moves that the plain reading knows. */
const READ: readonly HouseRuleKey[] = [
  ...(['square_front', 'panicked_units_engage', 'contact', 'evade_action', 'half_move_rounding'] as const),
  ...(['march_may_engage', 'river_sides', 'stream_as_river', 'protected_flank_when'] as const),
  ...(['cone_width', 'directly_in_front', 'formation_change_refaces', 'extended_line_terrain'] as const),
  ...(['charge_reach', 'harassment_own_flank_counts', 'panicked_enemy_blocks_charge'] as const),
  ...(['assault_max_distance', 'light_cavalry_assault_move'] as const),
  ...(['flight_facing_tie', 'flight_occupied_end', 'group_shape', 'impetuous_range'] as const),
];

/** With those of attacks, reactions, fire, morale and flight that the referee of whole turns knows besides. */
const PLAYED: readonly HouseRuleKey[] = [
  ...READ,
  ...(['impassable_side_blocks_sight', 'target_on_hill_friend', 'priority_counts'] as const),
  ...(['cap_before_malus', 'stream_breaks_double', 'saves_apply_to', 'transfer_to_cavalry'] as const),
  ...(['pursuit_double_distance', 'pursuit_after_elimination', 'second_pursuer_attacks'] as const),
  ...(['friend_reaction_modifiers', 'friend_countercharge_cancels_double', 'countercharger_fights'] as const),
  ...(['defensive_fires_per_turn', 'impetuous_vs_fresh_square', 'offer_impossible_charges'] as const),
  ...(['flight_path', 'flight_blocked_first_step', 'panicked_reface'] as const),
];

/** Some of those options at any of their values. */
export function someOptions(c: Chance, known: 'read' | 'played' = 'read'): Partial<HouseRules> {
  const chosen = (known === 'read' ? READ : PLAYED)
    .filter(() => c.happens(0.35))
    .map((key) => [key, c.one<number | string>(HOUSE_RULES[key].values)]);
  return Object.fromEntries(chosen) as Partial<HouseRules>;
}

/** A position of a few units of each side, close together on broken ground. */
export function randomPosition(
  c: Chance,
  {
    size = 8,
    units = 12,
    rough = 0.25,
    drilled = false,
    everySkill = false,
    ready = false,
    houseRules = {},
  }: Crowd = {},
): Game {
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
    if (!hex) break;
    const id = `U${String(n).padStart(2, '0')}`;
    const spec = randomUnit(c, id, n % 2 === 0 ? 'blue' : 'red', hex, { drilled, everySkill, ready });
    const facing = spec.facing ?? 0;
    if (spec.formation === 'extendedLine') {
      const [, right] = lineFrom(hex, facing);
      const room = free.findIndex((one) => sameHex(one, right));
      if (room < 0) {
        specs.push({ ...spec, formation: 'line' });
        continue;
      }
      free.splice(room, 1);
    }
    specs.push(spec);
  }
  return position({ columns: size, rows: size, hexes, sides, units: specs, houseRules });
}

/** Two rows of foot and guns that look at each other across a little open ground: what shots bring about. */
export function facingRows(c: Chance): Game {
  const specs: UnitSpec[] = [];
  const taken = new Set<number>();
  const place = (side: 'blue' | 'red', row: number): void => {
    for (let column = 0; column < 8; column++) {
      const hex = { q: column - Math.floor(row / 2), r: row };
      if (taken.has(hexKey(hex)) || c.happens(0.3)) continue;
      const id = `U${String(specs.length).padStart(2, '0')}`;
      const spec = randomUnit(c, id, side, hex, { drilled: true, everySkill: true, ready: true });
      const facing: Facing = side === 'blue' ? 5 : 2;
      const gun = c.happens(0.25);
      const given: UnitSpec = gun
        ? { id, side, type: 'regimentalGun', at: spec.at, facing }
        : { ...spec, facing: isSquare({ formation: spec.formation ?? 'none' }) ? 0 : facing };
      const hexes = given.formation === 'extendedLine' ? lineFrom(hex, facing) : [hex];
      const within = hexes.every(
        (one) => one.q + Math.floor(one.r / 2) >= 0 && one.q + Math.floor(one.r / 2) < 8,
      );
      if (!within || hexes.some((one) => taken.has(hexKey(one)))) continue;
      for (const one of hexes) taken.add(hexKey(one));
      specs.push(given);
    }
  };
  place('red', 2);
  place('blue', 2 + 1 + c.below(4));
  return position({ columns: 8, rows: 9, units: specs });
}
