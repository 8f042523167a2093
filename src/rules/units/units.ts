/** UNI: the types of unit, their factors in each formation, their strength and demoralisation. */
import { exceeds } from '../../records/records.ts';
import type { Unit } from '../state/game.ts';
import { type Sum, sumOf, type Term } from '../state/reasons.ts';
import type { Formation, Quality, RuleId, Skill, UnitType } from '../state/vocabulary.ts';
import {
  addSkillTerms,
  COMBAT_SKILLS,
  FIRE_SKILLS,
  MOVEMENT_SKILLS,
  RANGE_SKILLS,
  type SkillChange,
  skilled,
} from './skillNumbers.ts';
import { hasSkill } from './skills.ts';

/** One row of UNI-01: dice in close combat and of fire (0 for none), range and movement in hexes. */
export interface Factors {
  readonly combat: number;
  readonly fire: number;
  readonly range: number;
  readonly movement: number;
}

/** What UNI-01 and UNI-02 say of a type before skills. */
export interface UnitRow {
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  /** Limits of the initial strength, in strength points. */
  readonly strength: { readonly minimum: number; readonly maximum: number };
  readonly threshold: number;
  /** Army points for each strength point. */
  readonly cost: Readonly<Record<Quality, number>>;
  readonly factors: Readonly<Partial<Record<Formation, Factors>>>;
}

type Row<T extends number[]> = readonly [...T];

function row(
  arm: UnitRow['arm'],
  [minimum, maximum, threshold]: Row<[number, number, number]>,
  [elite, ordinary, recruit]: Row<[number, number, number]>,
  factors: UnitRow['factors'],
): UnitRow {
  return { arm, strength: { minimum, maximum }, threshold, cost: { elite, ordinary, recruit }, factors };
}

function factors(combat: number, fire: number, range: number, movement: number): Factors {
  return { combat, fire, range, movement };
}

/**
 * UNI-01, UNI-02. The rows that name a skill are the row of the type plus the skill. Horde: R-39; the extended
 * line borrows the line's row.
 */
export const UNIT_TABLE: Readonly<Record<UnitType, UnitRow>> = {
  heavyCavalry: row('cavalry', [8, 12, 5], [23, 20, 17], { none: factors(4, 0, 0, 4) }),
  mediumCavalry: row('cavalry', [5, 8, 3], [22, 18, 15], { none: factors(3, 0, 0, 5) }),
  lightCavalry: row('cavalry', [4, 6, 3], [21, 17, 14], { none: factors(2, 0, 0, 5) }),
  lineInfantry: row('infantry', [14, 20, 10], [12, 8, 6], {
    line: factors(6, 6, 4, 1),
    extendedLine: factors(6, 6, 4, 1),
    column: factors(4, 4, 3, 3),
    square: factors(3, 3, 2, 0),
    closedColumn: factors(2, 2, 2, 0),
  }),
  lightInfantry: row('infantry', [6, 12, 5], [13, 9, 7], {
    line: factors(4, 4, 5, 1),
    column: factors(3, 3, 3, 3),
    square: factors(3, 3, 2, 0),
    skirmish: factors(3, 3, 5, 3),
  }),
  heavyFootBattery: row('artillery', [3, 5, 2], [33, 28, 25], { none: factors(2, 5, 10, 3) }),
  mediumFootBattery: row('artillery', [3, 5, 2], [23, 20, 18], { none: factors(2, 5, 7, 3) }),
  lightHorseBattery: row('artillery', [2, 3, 1], [27, 24, 20], { none: factors(2, 3, 5, 5) }),
  regimentalGun: row('artillery', [2, 3, 1], [20, 17, 15], { none: factors(1, 2, 4, 3) }),
};

const NO_FACTORS = factors(0, 0, 0, 0);

interface Typed {
  readonly type: UnitType;
}
type Formed = Pick<Unit, 'type' | 'formation'>;
/** What a threshold depends on: a unit, or the profile it is bought by. */
export type Drilled = Pick<Unit, 'type' | 'quality' | 'skills'>;

/** UNI-07. */
export function isInfantry(u: Typed): boolean {
  return UNIT_TABLE[u.type].arm === 'infantry';
}

/** UNI-07. */
export function isCavalry(u: Typed): boolean {
  return UNIT_TABLE[u.type].arm === 'cavalry';
}

/** UNI-07: the regimental gun included. */
export function isArtillery(u: Typed): boolean {
  return UNIT_TABLE[u.type].arm === 'artillery';
}

/** UNI-07. */
export function isHorseArtillery(u: Typed): boolean {
  return u.type === 'lightHorseBattery';
}

/** UNI-08, R-133: infantry in line or skirmish order, and artillery. */
export function isNonDense(u: Formed): boolean {
  return (
    u.formation === 'line' || u.formation === 'extendedLine' || u.formation === 'skirmish' || isArtillery(u)
  );
}

/** what the rule says of infantry in line holds for the extended line too. */
export function isInLine(u: Pick<Unit, 'formation'>): boolean {
  return u.formation === 'line' || u.formation === 'extendedLine';
}

/** GEO-12: in square, or in closed column which counts as one, a unit has no facing. */
export function isSquare(u: Pick<Unit, 'formation'>): boolean {
  return u.formation === 'square' || u.formation === 'closedColumn';
}

function factorsOf(u: Formed): Factors {
  return UNIT_TABLE[u.type].factors[u.formation] ?? NO_FACTORS;
}

/**
 * The lines of the combat factor before what the situation adds, in dice: UNI-01, CBT-04, CBT-05. `lancerCharges`: the
 * unit strikes as the charger of a shock, in a pursuit too. A panicked unit has a base of 0.
 */
export function combatTerms(u: Unit, lancerCharges: boolean): Term[] {
  const amount = u.panicked ? 0 : factorsOf(u).combat;
  const terms: Term[] = [{ rule: 'UNI-01', why: 'base', amount }];
  if (u.panicked || u.skills.length === 0) return terms;
  addSkillTerms(terms, u, COMBAT_SKILLS);
  if (lancerCharges && hasSkill(u, 'lancer'))
    terms.push({ rule: 'CBT-04', why: 'lancerCharging', amount: 1 });
  return terms;
}

/**
 * The lines of the fire factor before what the situation adds, in dice; none for a unit that has no fire, Warriors
 * included. UNI-01, FIR-01, CBT-12, SKL-10.1.
 */
export function fireTerms(u: Unit): Term[] {
  const amount = u.panicked ? 0 : factorsOf(u).fire;
  if (amount === 0 || hasSkill(u, 'warrior')) return [];
  const terms: Term[] = [{ rule: 'UNI-01', why: 'base', amount }];
  if (u.skills.length > 0) addSkillTerms(terms, u, FIRE_SKILLS);
  return terms;
}

/** Range in hexes; 0 for a unit that does not fire. UNI-01, SKL-19.3, SKL-20.1. */
export function rangeOf(u: Unit): number {
  return skilled(factorsOf(u).range, u, RANGE_SKILLS);
}

/** Movement factor in hexes; 0 for squares and hordes, which do not march. UNI-01, SKL-13.2, SKL-19.2, R-39, R-56. */
export function movementFactor(u: Unit): number {
  return skilled(factorsOf(u).movement, u, MOVEMENT_SKILLS);
}

function told(base: number, u: Unit, changes: readonly SkillChange[]): Sum {
  const terms: Term[] = [{ rule: 'UNI-01', why: 'base', amount: base }];
  if (base > 0) addSkillTerms(terms, u, changes);
  return sumOf(terms);
}

/** The range with its lines. */
export function rangeSum(u: Unit): Sum {
  return told(factorsOf(u).range, u, RANGE_SKILLS);
}

/** The movement factor with its lines. */
export function movementSum(u: Unit): Sum {
  return told(factorsOf(u).movement, u, MOVEMENT_SKILLS);
}

interface ThresholdChange {
  readonly rule: RuleId;
  readonly amount: number;
}

/** UNI-06. */
const ELITE_THRESHOLD: ThresholdChange = { rule: 'QUA-06', amount: -1 };
const THRESHOLD_SKILLS: Readonly<Partial<Record<Skill, ThresholdChange>>> = {
  tenacious: { rule: 'SKL-09.1', amount: -2 },
  largeBattalion: { rule: 'SKL-13.3', amount: 2 },
  irregular: { rule: 'SKL-16.1', amount: 1 },
};

/** The demoralisation threshold in strength points, never below 0: UNI-02, UNI-06, R-31. */
export function thresholdOf(u: Drilled): Sum {
  const terms: Term[] = [{ rule: 'UNI-02', why: 'threshold', amount: UNIT_TABLE[u.type].threshold }];
  if (u.quality === 'elite') terms.push({ why: 'elite', ...ELITE_THRESHOLD });
  for (const skill of u.skills) {
    const change = THRESHOLD_SKILLS[skill];
    if (change) terms.push({ why: 'skill', ...change });
  }
  return sumOf(terms);
}

/** UNI-05: whether the strength is at or below the threshold. Asked all the time: it adds without making the lines. */
export function isDemoralised(u: Drilled & Pick<Unit, 'strength'>): boolean {
  let threshold = UNIT_TABLE[u.type].threshold;
  if (u.quality === 'elite') threshold += ELITE_THRESHOLD.amount;
  for (const skill of u.skills) threshold += THRESHOLD_SKILLS[skill]?.amount ?? 0;
  return !exceeds(u, 'strength', Math.max(0, threshold));
}

const UNFORMED: readonly Formation[] = ['none'];
const FORMED: readonly Formation[] = ['line', 'column', 'square'];
const FORMED_NO_SQUARE: readonly Formation[] = ['line', 'column'];
/** Line infantry by its skills: 1 for Irregular, 2 for Large battalion, 4 for Linear order. FRM-07, FRM-09. */
const DRILLS: readonly (readonly Formation[])[] = Array.from({ length: 8 }, (_, skills): Formation[] => [
  ...((skills & 1) === 0 ? FORMED : FORMED_NO_SQUARE),
  ...((skills & 3) === 2 ? (['closedColumn'] as const) : []),
  ...((skills & 4) === 4 ? (['extendedLine'] as const) : []),
]);
const LIGHT: readonly Formation[] = ['line', 'column', 'square', 'skirmish'];
const LIGHT_NO_SQUARE: readonly Formation[] = ['line', 'column', 'skirmish'];
/** SKL-15.1. */
const LOOSE: readonly Formation[] = ['skirmish'];

function drillOf(u: Pick<Unit, 'skills'>, irregular: boolean): readonly Formation[] {
  const large = hasSkill(u, 'largeBattalion') ? 2 : 0;
  const linear = hasSkill(u, 'linearOrder') ? 4 : 0;
  return DRILLS[Number(irregular) + large + linear] ?? FORMED;
}

/**
 * The formations the unit may ever be in while steady, by type and skill: FRM-01, FRM-04 for Irregular units, FRM-05 to
 * FRM-07, FRM-09. Terrain, contact and the formation it is in now are judged where formations change.
 */
export function allowedFormations(u: Pick<Unit, 'type' | 'skills'>): readonly Formation[] {
  if (!isInfantry(u)) return UNFORMED;
  const irregular = hasSkill(u, 'irregular');
  if (u.type === 'lineInfantry') return u.skills.length === 0 ? FORMED : drillOf(u, irregular);
  if (hasSkill(u, 'looseOrder')) return LOOSE;
  if (u.type === 'lightInfantry' && hasSkill(u, 'skirmisher')) return irregular ? LIGHT_NO_SQUARE : LIGHT;
  return irregular ? FORMED_NO_SQUARE : FORMED;
}
