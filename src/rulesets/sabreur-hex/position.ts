/** A wide field on which the two parties of an encounter stand as units of Sabreur-hex. */
import { type Combatant, type Encounter, MOST_SUPPORTS } from '../../contract/encounter.ts';
import { leftOf, wholeNumbers } from '../../contract/inputs.ts';
import type { Facing } from '../../geometry/facing.ts';
import {
  frontDirections,
  leftFlankDirection,
  rearDirections,
  rightFlankDirection,
  turn,
} from '../../geometry/facing.ts';
import { type Direction, distance, type Hex, sameHex, step } from '../../geometry/hex.ts';
import { edgeHexes, hexAt, type MapShape } from '../../geometry/shape.ts';
import { sideBetween } from '../../geometry/side.ts';
import { freshGame } from '../../rules/state/freshGame.ts';
import { freshUnit } from '../../rules/state/freshUnit.ts';
import type { BattleMap, Game, Unit } from '../../rules/state/game.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Formation, Quality, Side, Skill, UnitType } from '../../rules/state/vocabulary.ts';
import { unitCost } from '../../rules/units/price.ts';
import { UNIT_TABLE } from '../../rules/units/units.ts';

/** The unit that stands for a party of each arm, and its skill. */
export const TYPES: Readonly<
  Record<Combatant['arm'], { readonly type: UnitType; readonly skills: readonly Skill[] }>
> = {
  line: { type: 'lineInfantry', skills: [] },
  light: { type: 'lightInfantry', skills: [] },
  heavyCavalry: { type: 'heavyCavalry', skills: [] },
  cuirassiers: { type: 'heavyCavalry', skills: ['cuirassier'] },
  lightCavalry: { type: 'lightCavalry', skills: [] },
  lancers: { type: 'lightCavalry', skills: ['lancer'] },
  fieldGuns: { type: 'mediumFootBattery', skills: [] },
  heavyGuns: { type: 'heavyFootBattery', skills: [] },
  horseGuns: { type: 'lightHorseBattery', skills: [] },
};

/** Its quality and command value. */
export const QUALITIES_OF: Readonly<
  Record<Combatant['status'], { readonly quality: Quality; readonly commandValue: number }>
> = {
  guard: { quality: 'elite', commandValue: 9 },
  elite: { quality: 'elite', commandValue: 8 },
  regular: { quality: 'ordinary', commandValue: 7 },
  recruits: { quality: 'recruit', commandValue: 6 },
};

/** Strength points at the beginning, and of them those left: twentieths, rounded up. */
export function strengthOf(party: Combatant): { readonly full: number; readonly left: number } {
  const full = UNIT_TABLE[TYPES[party.arm].type].strength.maximum;
  return { full, left: leftOf(full, party) };
}

function formationOf({ arm, formation }: Combatant): Formation {
  return UNIT_TABLE[TYPES[arm].type].arm === 'infantry' ? formation : 'none';
}

/** The target looks down, the attacker comes from there. */
const TARGET_FACING: Facing = 2;

/** Two directions taken in turn, so that the way stays between them. */
function along(from: Hex, [one, other]: readonly [Direction, Direction], hexes: number): Hex {
  let hex = from;
  for (let n = 0; n < hexes; n++) hex = step(hex, n % 2 === 0 ? one : other);
  return hex;
}

/** Where the attacker stands, and which way it looks, the target standing on that hex. */
export function attackerStands({ onto, distance: apart }: Encounter, target: Hex): Stand {
  switch (onto) {
    case 'front':
      return { hex: along(target, frontDirections(TARGET_FACING), apart), facing: turn(TARGET_FACING, 3) };
    case 'rear':
      return { hex: along(target, rearDirections(TARGET_FACING), apart), facing: TARGET_FACING };
    case 'flank': {
      const flank = rightFlankDirection(TARGET_FACING);
      return { hex: step(target, flank, apart), facing: turn(flank, 3) };
    }
  }
}

/** Where a unit stands, and which way it looks. */
export interface Stand {
  readonly hex: Hex;
  readonly facing: Facing;
}

/** Its skills; light infantry that stands in skirmish order is drilled in it. SKL-11, FRM-05. */
export function skillsOf({ arm, formation }: Pick<Combatant, 'arm' | 'formation'>): readonly Skill[] {
  const { skills } = TYPES[arm];
  return arm === 'light' && formation === 'skirmish' ? [...skills, 'skirmisher'] : skills;
}

function unitOf(id: string, side: Side, party: Combatant, stands: Stand): Unit {
  const { type } = TYPES[party.arm];
  const skills = skillsOf(party);
  const { quality, commandValue } = QUALITIES_OF[party.status];
  const { full, left } = strengthOf(party);
  const formation = formationOf(party);
  return freshUnit({
    ...{ id, side, name: id, type, quality, commandValue, skills, initialStrength: full },
    ...{ hexes: [stands.hex], facing: formation === 'square' ? 0 : stands.facing, formation },
    ...{ strength: left, cost: unitCost({ type, quality, commandValue, skills, strength: full }).total },
  });
}

/**
 * Ordinary units of its arm beside a party: on its flanks, then behind it, as far as there is room away from the enemy
 * and from others; they look the way it does. GEO-21, QUA-05.
 */
function friendsOf(
  ids: readonly string[],
  side: Side,
  party: Combatant,
  stands: Stand,
  enemy: Hex,
  taken: readonly Unit[] = [],
): readonly Unit[] {
  const { hex, facing } = stands;
  const directions = [rightFlankDirection(facing), leftFlankDirection(facing), ...rearDirections(facing)];
  const fresh: Combatant = { ...party, status: 'regular', left: 20 };
  return directions
    .map((direction) => step(hex, direction))
    .filter((beside) => distance(beside, enemy) >= distance(hex, enemy))
    .filter((beside) => !taken.some(({ hexes: [other] }) => sameHex(beside, other)))
    .slice(0, party.supports)
    .map((beside, n) => unitOf(ids[n] ?? '', side, fresh, { hex: beside, facing }));
}

/** The hex sides over which the attacker comes. */
function sidesTowards({ onto }: Encounter): readonly Direction[] {
  switch (onto) {
    case 'front':
      return frontDirections(TARGET_FACING);
    case 'rear':
      return rearDirections(TARGET_FACING);
    case 'flank':
      return [rightFlankDirection(TARGET_FACING)];
  }
}

export const HEX_GROUNDS = { wood: 'wood', village: 'village', redoubt: 'fortifiedPoint' } as const;

function mapOf(encounter: Encounter, { shape, target }: Field): BattleMap {
  switch (encounter.ground) {
    case 'open':
      return { shape, hexes: [], sides: [] };
    case 'uphill':
      return { shape, hexes: [{ ...target, terrain: 'open', hill: true }], sides: [] };
    case 'stream': {
      const sides = sidesTowards(encounter).map((direction) => sideBetween(target, direction));
      return { shape, hexes: [], sides: sides.map((side) => ({ ...side, terrain: 'stream' })) };
    }
    default: {
      const terrain = HEX_GROUNDS[encounter.ground];
      return { shape, hexes: [{ ...target, terrain, hill: false }], sides: [] };
    }
  }
}

export const ATTACKER = 'attacker';
export const TARGET = 'target';

/** A field, and where on it the target stands. */
export interface Field {
  readonly shape: MapShape;
  readonly target: Hex;
}

/** What the units are called: the two first, then their friends. */
export interface Names {
  readonly attacker: readonly string[];
  readonly target: readonly string[];
}

/** So wide that nobody leaves it who need not. */
const WIDE: Field = { shape: { kind: 'rectangle', columns: 60, rows: 60 }, target: hexAt(30, 30) };

/** What a unit and its friends are called. */
function namesAfter(id: string): readonly string[] {
  return [id, ...wholeNumbers(MOST_SUPPORTS, 1).map((n) => `${id}${n}`)];
}
const PLAIN: Names = { attacker: namesAfter(ATTACKER), target: namesAfter(TARGET) };

/** The position in which the attacker is about to act, the target before it. */
export function positionOf(encounter: Encounter, field: Field = WIDE, names: Names = PLAIN): Game {
  const { attacker, target } = encounter;
  const { shape } = field;
  const [there, here]: readonly [Stand, Stand] = [
    attackerStands(encounter, field.target),
    { hex: field.target, facing: TARGET_FACING },
  ];
  const [own = '', ...ownFriends] = names.attacker;
  const [enemy = '', ...enemyFriends] = names.target;
  const enemies = friendsOf(enemyFriends, 'red', target, here, there.hex);
  return freshGame(
    {
      map: mapOf(encounter, field),
      homeEdges: { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') },
      format: 4000,
      firstSide: 'blue',
      houseRules: completeHouseRules({ break_point: 'none', turn_limit: 100 }),
    },
    [
      unitOf(own, 'blue', attacker, there),
      unitOf(enemy, 'red', target, here),
      // where two friends would stand on one hex it is the target's, who is outflanked without them
      ...friendsOf(ownFriends, 'blue', attacker, there, here.hex, enemies),
      ...enemies,
    ],
  );
}
