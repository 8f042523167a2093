/** SAV: who may save losses, and on what. */

import { isOutflanked } from '../ground/engagement.ts';
import type { HalvesLine } from '../ground/halves.ts';
import { coveredAgainst, inCover, isHigher, separatedByWater } from '../ground/terrain.ts';
import { savesApplyTo } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import {
  isArtillery,
  isCavalry,
  isDemoralised,
  isInfantry,
  isInLine,
  isNonDense,
  isSquare,
} from '../units/units.ts';

/** What a right to save may depend on. */
interface Suffered {
  readonly g: Game;
  readonly u: Unit;
  readonly enemy: Unit;
  readonly kind: 'fire' | 'shock' | 'melee';
  /** Strength points of both before these losses, read in a melee only. R-112. */
  readonly strengths: { readonly unit: number; readonly enemy: number };
  readonly enfilade: boolean;
  /** From the half that is shot at to the half that shoots; none in close combat. R-46. */
  readonly line: HalvesLine | null;
}

/** A right to save: its row in SAV-03, and the statement that tells it from the others. */
export interface Entitlement {
  readonly rule: RuleId;
  readonly row: number;
}

/** The least face that saves a point, and every right to it. */
export interface Save {
  readonly from: number;
  readonly entitlements: readonly Entitlement[];
}

/** Of a unit without a right to save: no face of a die does. */
export const NO_SAVE: Save = { from: 7, entitlements: [] };

interface Row extends Entitlement {
  readonly holds: (s: Suffered) => boolean;
}

/** How much stronger a unit must be to save in a melee: so many times, or so many points. SAV-03 row 9. */
const TIMES_STRONGER = 2;
const POINTS_STRONGER = 6;

/** SAV-03, in its order. */
const ROWS: readonly Row[] = [
  {
    row: 1,
    rule: 'TER-05',
    holds: ({ g, u, enemy, line }) => isInfantry(u) && coveredAgainst(g, u, enemy, line),
  },
  {
    row: 2,
    rule: 'R-134',
    holds: ({ g, u, enemy, kind }) => kind !== 'fire' && isHigher(g, u, enemy),
  },
  {
    row: 3,
    rule: 'R-147',
    holds: ({ g, u, enemy, kind }) => kind !== 'fire' && separatedByWater(g, u, enemy),
  },
  {
    row: 4,
    rule: 'SAV-03',
    holds: ({ u, enemy }) => isSquare(u) && isCavalry(enemy) && !hasSkill(enemy, 'lancer'),
  },
  {
    row: 5,
    rule: 'SKL-01.2',
    holds: ({ u, enemy, kind }) => hasSkill(u, 'cuirassier') && !(kind === 'fire' && isArtillery(enemy)),
  },
  {
    row: 6,
    rule: 'SKL-02.2',
    holds: ({ g, u, enemy, kind, enfilade }) =>
      hasSkill(u, 'halfCuirass') &&
      !(kind === 'fire' && (isArtillery(enemy) || enfilade)) &&
      !hasSkill(enemy, 'cuirassier') &&
      !isOutflanked(g, u),
  },
  { row: 7, rule: 'UNI-08', holds: ({ u, kind }) => kind === 'fire' && isNonDense(u) },
  { row: 8, rule: 'SKL-06.6', holds: ({ u, kind }) => kind === 'fire' && hasSkill(u, 'harassment') },
  {
    row: 9,
    rule: 'R-112',
    holds: ({ kind, strengths: { unit, enemy } }) =>
      kind === 'melee' && (unit >= TIMES_STRONGER * enemy || unit >= enemy + POINTS_STRONGER),
  },
  {
    row: 10,
    rule: 'SKL-03.2',
    holds: ({ g, u, enemy }) => hasSkill(u, 'feudalCavalry') && isCavalry(enemy) && !isOutflanked(g, u),
  },
  {
    row: 11,
    rule: 'SKL-10.2',
    holds: ({ g, u, enemy, kind }) =>
      kind !== 'fire' && hasSkill(u, 'warrior') && isInfantry(enemy) && !isOutflanked(g, u),
  },
  { row: 12, rule: 'SKL-06.2', holds: ({ enemy }) => hasSkill(enemy, 'harassment') },
];

/** The least face that saves above the threshold and at or below it. SAV-02. */
const STEADY = 4;
const SHAKEN = 5;
/** Infantry of Linear order in line saves a face lower against fire; being in line it has a right to: row 7. SKL-14.3. */
const LINEAR_ORDER: Entitlement = { row: 7, rule: 'SKL-14.3' };

/**
 * The save due for losses that no enemy's hit causes, which only an option lets a unit save: cover and armour help,
 * whoever else is about. R-131, SAV-03 rows 1, 5 and 6.
 */
export function saveFromToll(g: Game, u: Unit): Save | null {
  if (savesApplyTo(g) === 'enemy_hits' || u.panicked) return null;
  const entitlements: Entitlement[] = [];
  if (isInfantry(u) && inCover(g, u)) entitlements.push({ row: 1, rule: 'TER-05' });
  if (hasSkill(u, 'cuirassier')) entitlements.push({ row: 5, rule: 'SKL-01.2' });
  if (hasSkill(u, 'halfCuirass') && !isOutflanked(g, u)) entitlements.push({ row: 6, rule: 'SKL-02.2' });
  return entitlements.length === 0 ? null : { from: isDemoralised(u) ? SHAKEN : STEADY, entitlements };
}

/**
 * The save due for each strength point an enemy's hits cost; none for a unit without a right or panicked.
 * Rights do not add up: R-132; what makes it easier stands beside them. SAV-01 to SAV-03, SAV-05, SKL-14.3, R-157.
 */
export function saveFor(
  g: Game,
  u: Unit,
  enemy: Unit,
  kind: 'fire' | 'shock' | 'melee',
  strengths: { readonly unit: number; readonly enemy: number },
  enfilade: boolean,
  line: HalvesLine | null = null,
): Save | null {
  if (u.panicked) return null;
  const suffered: Suffered = { g, u, enemy, kind, strengths, enfilade, line };
  const entitlements = ROWS.filter((row) => row.holds(suffered)).map(({ rule, row }) => ({ rule, row }));
  if (entitlements.length === 0) return null;
  let from = isDemoralised(u) ? SHAKEN : STEADY;
  if (kind === 'fire' && isInLine(u) && hasSkill(u, 'linearOrder')) {
    from -= 1;
    entitlements.push(LINEAR_ORDER);
  }
  return { from, entitlements };
}
