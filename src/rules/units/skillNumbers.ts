/** CBT-05, CBT-12, UNI-01: the numbers of a unit that its skills change, whatever the situation. */
import type { Unit } from '../state/game.ts';
import type { Term } from '../state/reasons.ts';
import type { Formation, RuleId, Skill } from '../state/vocabulary.ts';
import { hasSkill } from './skills.ts';

/** A skill that changes a number, in every formation or only in those named. */
export interface SkillChange {
  readonly skill: Skill;
  readonly rule: RuleId;
  /** Dice, or hexes. */
  readonly amount: number;
  readonly in?: readonly Formation[];
}

/** The fire factor. R-36: a column is not a closed column; R-157: a line may be extended. */
export const FIRE_SKILLS: readonly SkillChange[] = [
  { skill: 'controlledFire', rule: 'SKL-08.4', amount: -2, in: ['column'] },
  { skill: 'obsoleteFirearm', rule: 'SKL-20.3', amount: -1, in: ['line', 'extendedLine'] },
];

/** The combat factor: armour, and what hampers a unit's fire hampers it in close combat too. */
export const COMBAT_SKILLS: readonly SkillChange[] = [
  { skill: 'cuirassier', rule: 'SKL-01.1', amount: 1 },
  { skill: 'halfCuirass', rule: 'SKL-02.1', amount: 1 },
  ...FIRE_SKILLS,
];

/** The range, in hexes; a Bombard's 5 told as what it lacks. R-36. */
export const RANGE_SKILLS: readonly SkillChange[] = [
  { skill: 'bombard', rule: 'SKL-19.3', amount: -2 },
  { skill: 'obsoleteFirearm', rule: 'SKL-20.1', amount: -1 },
];

/** The movement factor, in hexes; a Bombard's 1 told as what it lacks.. */
export const MOVEMENT_SKILLS: readonly SkillChange[] = [
  { skill: 'bombard', rule: 'SKL-19.2', amount: -2 },
  { skill: 'largeBattalion', rule: 'SKL-13.2', amount: -1, in: ['column'] },
];

type Skilled = Pick<Unit, 'skills' | 'formation'>;

function applies(u: Skilled, { skill, in: where }: SkillChange): boolean {
  return hasSkill(u, skill) && (where?.includes(u.formation) ?? true);
}

/** Adds the lines of the changes that apply to the unit as it stands. */
export function addSkillTerms(terms: Term[], u: Skilled, changes: readonly SkillChange[]): void {
  for (const change of changes)
    if (applies(u, change)) terms.push({ rule: change.rule, why: 'skill', amount: change.amount });
}

/** A number as those changes leave it, without its lines: asked for all the time, mostly of units without skills. */
export function skilled(base: number, u: Skilled, changes: readonly SkillChange[]): number {
  if (base === 0 || u.skills.length === 0) return base;
  let total = base;
  for (const change of changes) if (applies(u, change)) total += change.amount;
  return total;
}
