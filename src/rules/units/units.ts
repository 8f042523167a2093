/** UNI: the types of unit and their table, their strength and demoralisation. */
import { exceeds } from '../../records/records.ts';
import type { Unit } from '../state/game.ts';
import { type Sum, sumOf, type Term } from '../state/reasons.ts';
import type { Formation, Quality, RuleId, Skill, UnitType } from '../state/vocabulary.ts';

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
