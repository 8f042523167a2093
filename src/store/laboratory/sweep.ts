/** One thing of a position varied, all else as it is. */
import { DIRECTIONS, distance, type Hex, step } from '../../geometry/hex.ts';
import { type HexSide, sideBetween, sideKey } from '../../geometry/side.ts';
import type { Matter } from '../../odds/laboratory/asked.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type Unit, unitOf } from '../../rules/state/game.ts';
import {
  HEX_TERRAINS,
  type HexTerrain,
  QUALITIES,
  SIDE_TERRAINS,
  SKILLS,
  type Skill,
} from '../../rules/state/vocabulary.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { COMMAND_VALUES } from '../../rules/units/price.ts';
import { ofQuality } from '../../rules/units/quality.ts';
import { SKILL_RULES } from '../../rules/units/skills.ts';
import { isInfantry } from '../../rules/units/units.ts';
import {
  atDistance,
  facingAgain,
  groundBarred,
  paintedHex,
  paintedSide,
  type Sandbox,
  withUnitIfRoom,
} from './sandbox.ts';

export const VARIED = [
  'attackerStrength',
  'targetStrength',
  'distance',
  'attackerFormation',
  'targetFormation',
  'attackerQuality',
  'targetQuality',
  'attackerCommand',
  'targetCommand',
  'attackerSkill',
  'targetSkill',
  'terrain',
  'edge',
  'reaction',
] as const;
export type Varied = (typeof VARIED)[number];

/** A skill that is given to the unit or taken from it. */
export interface SkillVaried {
  readonly skill: Skill;
  readonly given: boolean;
}

/** A number, a code of a vocabulary, a skill given or taken; null for the position as it is. */
export type SweepValue = number | string | SkillVaried | null;

/** One point: its value, and the position it is asked in; none where it cannot be. */
export interface SweepCase {
  readonly value: SweepValue;
  readonly matter: (Matter & { readonly reaction: Choice | null }) | null;
}

/** The most points of a sweep. */
const MOST = 24;
const FARTHEST = 8;

/** The unit with the skill, and with those it requires. */
function withSkill(unit: Unit, skill: Skill): Unit {
  return { ...unit, skills: [...new Set([...unit.skills, ...SKILL_RULES[skill].requires, skill])] };
}

/** The unit without the skill, and without those that require it. */
function withoutSkill(unit: Unit, skill: Skill): Unit {
  return {
    ...unit,
    skills: unit.skills.filter((one) => one !== skill && !SKILL_RULES[one].requires.includes(skill)),
  };
}

function skillChanges(unit: Unit): readonly (SkillVaried | null)[] {
  const open = SKILLS.filter(
    (skill) => unit.skills.includes(skill) || SKILL_RULES[skill].reservedTo.includes(unit.type),
  );
  return [null, ...open.map((skill) => ({ skill, given: !unit.skills.includes(skill) }))];
}

/** The halves of the two that are nearest to each other; of those as near, the first of each. */
function nearestHexes(target: Unit, attacker: Unit): readonly [Hex, Hex] {
  const pairs = target.hexes.flatMap((from) => attacker.hexes.map((to): readonly [Hex, Hex] => [from, to]));
  const apart = ([from, to]: readonly [Hex, Hex]) => distance(from, to);
  return pairs.reduce((near, pair) => (apart(pair) < apart(near) ? pair : near));
}

/** The field with that ground under the whole unit; none where it cannot stand on it. */
function onGround(sandbox: Sandbox, { hexes }: Unit, ground: HexTerrain): Sandbox | null {
  if (hexes.some((hex) => groundBarred(sandbox, hex, ground) !== null)) return null;
  return hexes.reduce<Sandbox>((one, hex) => paintedHex(one, hex, ground), sandbox);
}

/** The side of the target's hex that looks at the attacker. */
function sideTowards(from: Hex, to: Hex): HexSide | null {
  const near = DIRECTIONS.map((d) => ({ d, away: distance(step(from, d), to) })).sort(
    (a, b) => a.away - b.away,
  )[0];
  return near ? sideBetween(from, near.d) : null;
}

function strengthsUpTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, n) => n + 1);
}

function commandsOf({ quality }: Unit): readonly number[] {
  const { least, most } = COMMAND_VALUES[quality];
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

interface Point {
  readonly value: SweepValue;
  readonly sandbox: Sandbox | null;
}

/** What can be varied of one unit, whichever of the two it is; `before`: the field as it was, the last one last. */
function pointsOfUnit(
  part: string,
  sandbox: Sandbox,
  unit: Unit,
  before: readonly Sandbox[],
): readonly Point[] {
  const changed = <V extends SweepValue>(values: readonly V[], as: (value: V) => Unit): readonly Point[] =>
    values.map((value) => ({
      value,
      sandbox: withUnitIfRoom(sandbox, facingAgain(sandbox, as(value), before)),
    }));
  switch (part) {
    case 'Strength':
      return changed(strengthsUpTo(unit.initialStrength), (strength) => ({ ...unit, strength }));
    case 'Quality':
      return changed(QUALITIES, (quality) => ofQuality(unit, quality));
    case 'Command':
      return changed(commandsOf(unit), (commandValue) => ({ ...unit, commandValue }));
    case 'Formation':
      return isInfantry(unit)
        ? changed(allowedFormations(unit), (formation) => ({ ...unit, formation, panicked: false }))
        : [];
    case 'Skill':
      return changed(skillChanges(unit), (change) => {
        if (change === null) return unit;
        return change.given ? withSkill(unit, change.skill) : withoutSkill(unit, change.skill);
      });
    default:
      return [];
  }
}

function pointsBetween(varied: Varied, sandbox: Sandbox, attacker: Unit, target: Unit): readonly Point[] {
  switch (varied) {
    case 'distance':
      return strengthsUpTo(FARTHEST).map((n) => ({
        value: n,
        sandbox: atDistance(sandbox, attacker, target, n),
      }));
    case 'terrain':
      return HEX_TERRAINS.filter((one) => one !== 'impassable').map((value) => ({
        value,
        sandbox: onGround(sandbox, target, value),
      }));
    case 'edge': {
      const side = sideTowards(...nearestHexes(target, attacker));
      if (!side) return [];
      const key = sideKey(side);
      const there = sandbox.game.battle.map.sides.find((one) => sideKey(one) === key);
      // the same terrain laid again takes it away
      const bare = there ? paintedSide(sandbox, side, there.terrain) : sandbox;
      return [
        { value: 'none', sandbox: bare },
        ...SIDE_TERRAINS.map((value) => ({ value, sandbox: paintedSide(bare, side, value) })),
      ];
    }
    default:
      return [];
  }
}

/**
 * The cases of a sweep; `reactions` are the answers the target has, `before` the field as it was. None where nothing can be
 * varied so.
 */
export function casesOf(
  varied: Varied,
  sandbox: Sandbox,
  matter: Matter,
  reactions: readonly Choice[],
  before: readonly Sandbox[],
): readonly SweepCase[] {
  const { game } = sandbox;
  const attacker = unitOf(game, matter.pair.attacker);
  const target = matter.pair.target === null ? null : unitOf(game, matter.pair.target);
  const policy = { ...matter.policy, pins: [] };
  if (varied === 'reaction')
    return reactions.flatMap((choice): SweepCase[] =>
      choice.choose === 'reaction'
        ? [{ value: choice.reaction, matter: { ...matter, policy, reaction: choice } }]
        : [],
    );
  const [, who, part = ''] = /^(attacker|target)(.*)$/.exec(varied) ?? [];
  const unit = who === 'attacker' ? attacker : target;
  const points = who
    ? unit && pointsOfUnit(part, sandbox, unit, before)
    : target && pointsBetween(varied, sandbox, attacker, target);
  return (points ?? []).slice(0, MOST).map(({ value, sandbox: next }) => ({
    value,
    matter: next && { ...matter, policy, game: next.game, reaction: null },
  }));
}
