/** Units drawn by chance, bought as the rule allows: every type, skill and quality. */
import type { Facing } from '../geometry/facing.ts';
import { FACINGS } from '../geometry/facing.ts';
import { freshUnit } from '../rules/state/freshUnit.ts';
import type { Unit } from '../rules/state/game.ts';
import type { HouseRules } from '../rules/state/houseRuleKeys.ts';
import {
  type Formation,
  QUALITIES,
  type Side,
  SKILLS,
  type Skill,
  UNIT_TYPES,
  type UnitType,
} from '../rules/state/vocabulary.ts';
import { strengthLimits } from '../rules/units/army.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { COMMAND_VALUES, type Profile, unitCost } from '../rules/units/price.ts';
import { SKILL_RULES } from '../rules/units/skills.ts';
import { isInfantry, isSquare } from '../rules/units/units.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';

/** Who comes to a battle. */
export interface Muster {
  /** From which types units are drawn; one named twice is twice as likely. */
  readonly types: readonly UnitType[];
  /** How likely a unit has each skill open to it. */
  readonly skilled: number;
  /** The same for some skills, where it is another. */
  readonly likes?: Readonly<Partial<Record<Skill, number>>>;
  /** The formation a unit begins in if it may, nine times out of ten. */
  readonly formation?: Formation;
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
export const MIXED: readonly Muster[] = [
  { skilled: 0.3, types: UNIT_TYPES },
  { skilled: 0.6, types: UNIT_TYPES },
  { skilled: 0.6, types: FOOT_AND_HORSE },
  { skilled: 0.5, types: GUNS_AND_HORSE },
];

/** Skills one after another, each as far as those before it allow. */
function skillsOf(type: UnitType, { skilled, likes }: Muster, stream: NumberStream): readonly Skill[] {
  const skills: Skill[] = [];
  for (const skill of SKILLS) {
    const { reservedTo, requires, excludes } = SKILL_RULES[skill];
    if (!reservedTo.includes(type) || stream() >= (likes?.[skill] ?? skilled)) continue;
    if (excludes.some((other) => skills.includes(other))) continue;
    for (const other of [...requires, skill]) if (!skills.includes(other)) skills.push(other);
  }
  return SKILLS.filter((skill) => skills.includes(skill));
}

/** A unit as it is bought, within every limit. BLD-04, BLD-06, CMD-02. */
function randomProfile(muster: Muster, stream: NumberStream): Profile {
  const type = oneOf(muster.types, stream);
  const quality = oneOf(QUALITIES, stream);
  const skills = skillsOf(type, muster, stream);
  const { least, most } = COMMAND_VALUES[quality];
  const strength = strengthLimits({ type, skills });
  return {
    type,
    quality,
    skills,
    commandValue: whole(least, most, stream),
    strength: whole(strength.least, strength.most, stream),
  };
}

function formationOf(bought: Profile, muster: Muster, stream: NumberStream): Formation {
  if (!isInfantry(bought)) return 'none';
  const open = allowedFormations(bought);
  const { formation } = muster;
  return formation && open.includes(formation) && stream() < 0.9 ? formation : oneOf(open, stream);
}

/** A unit that is not on the map yet. Most of a side look the same way, so that they form groups. */
export function randomUnit(
  id: string,
  side: Side,
  muster: Muster,
  rules: HouseRules,
  stream: NumberStream,
): Unit {
  const bought = randomProfile(muster, stream);
  const formation = formationOf(bought, muster, stream);
  const ahead: Facing = side === 'blue' ? 5 : 2;
  const facing: Facing = isSquare({ formation }) ? 0 : stream() < 0.7 ? ahead : oneOf(FACINGS, stream);
  return freshUnit({
    id,
    side,
    name: id,
    ...bought,
    initialStrength: bought.strength,
    cost: Math.max(0, unitCost(bought, rules).total),
    hexes: [{ q: 0, r: 0 }],
    facing,
    formation,
  });
}
