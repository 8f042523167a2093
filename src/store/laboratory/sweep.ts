/** One thing of a position varied, all else as it is. */
import type { Choice } from '../../rules/answers.ts';
import { unitOf } from '../../rules/game.ts';
import { COMMAND_VALUES } from '../../rules/price.ts';
import { SKILL_RULES } from '../../rules/skills.ts';
import { allowedFormations, isInfantry } from '../../rules/units.ts';
import { HEX_TERRAINS, QUALITIES, SKILLS, type Skill } from '../../rules/vocabulary.ts';
import type { Matter } from './asked.ts';
import { atDistance, type Bench, paintedHex, withUnit } from './bench.ts';

export const VARIED = [
  'attackerStrength',
  'targetStrength',
  'distance',
  'targetFormation',
  'attackerQuality',
  'targetQuality',
  'attackerCommand',
  'targetCommand',
  'attackerSkill',
  'targetSkill',
  'terrain',
  'reaction',
] as const;
export type Varied = (typeof VARIED)[number];

/** One point: its value, and the position it is asked in. Values that are no numbers are codes of a vocabulary. */
export interface SweepCase {
  readonly value: number | string;
  readonly matter: Matter & { readonly reaction: Choice | null };
}

/** The most points of a sweep. */
const MOST = 24;
const FARTHEST = 8;

/** The cases of a sweep; `reactions` are the answers the target has. */
export function casesOf(
  varied: Varied,
  bench: Bench,
  matter: Matter,
  reactions: readonly Choice[],
): readonly SweepCase[] {
  const { game } = bench;
  const attacker = unitOf(game, matter.pair.attacker);
  const target = matter.pair.target === null ? null : unitOf(game, matter.pair.target);
  const policy = { ...matter.policy, pins: [] };
  const made = <V extends number | string>(values: readonly V[], change: (value: V) => Bench | null) =>
    values.slice(0, MOST).flatMap((value): SweepCase[] => {
      const next = change(value);
      return next ? [{ value, matter: { ...matter, policy, game: next.game, reaction: null } }] : [];
    });
  const strengths = (most: number) => Array.from({ length: most }, (_, n) => n + 1);
  const commands = (quality: keyof typeof COMMAND_VALUES) => {
    const { least, most } = COMMAND_VALUES[quality];
    return Array.from({ length: most - least + 1 }, (_, n) => least + n);
  };
  const skill = (unit: typeof attacker, code: Skill | 'none'): Bench => {
    if (code === 'none') return withUnit(bench, { ...unit, skills: [] });
    return withUnit(bench, { ...unit, skills: [...new Set([...SKILL_RULES[code].requires, code])] });
  };
  const skillsFor = (unit: typeof attacker): readonly (Skill | 'none')[] => [
    'none',
    ...SKILLS.filter((one) => SKILL_RULES[one].reservedTo.includes(unit.type)),
  ];
  switch (varied) {
    case 'attackerStrength':
      return made(strengths(attacker.initialStrength), (strength) =>
        withUnit(bench, { ...attacker, strength }),
      );
    case 'attackerQuality':
      return made(QUALITIES, (quality) => withUnit(bench, { ...attacker, quality }));
    case 'attackerCommand':
      return made(commands(attacker.quality), (commandValue) =>
        withUnit(bench, { ...attacker, commandValue }),
      );
    case 'attackerSkill':
      return made(skillsFor(attacker), (code) => skill(attacker, code));
    case 'reaction':
      return reactions.flatMap((choice): SweepCase[] =>
        choice.choose === 'reaction'
          ? [{ value: choice.reaction, matter: { ...matter, policy, reaction: choice } }]
          : [],
      );
  }
  if (!target) return [];
  switch (varied) {
    case 'targetStrength':
      return made(strengths(target.initialStrength), (strength) => withUnit(bench, { ...target, strength }));
    case 'distance':
      return made(strengths(FARTHEST), (n) => atDistance(bench, attacker, target, n));
    case 'targetFormation':
      return isInfantry(target)
        ? made(allowedFormations(target), (formation) =>
            withUnit(bench, { ...target, formation, panicked: false }),
          )
        : [];
    case 'targetQuality':
      return made(QUALITIES, (quality) => withUnit(bench, { ...target, quality }));
    case 'targetCommand':
      return made(commands(target.quality), (commandValue) => withUnit(bench, { ...target, commandValue }));
    case 'targetSkill':
      return made(skillsFor(target), (code) => skill(target, code));
    case 'terrain':
      return made(
        HEX_TERRAINS.filter((one) => one !== 'impassable'),
        (terrain) => paintedHex(bench, target.hexes[0], terrain),
      );
  }
}
