/** SAV: who may save losses, and on what. */
import type { Game, Unit } from './game.ts';
import { hasSkill } from './skills.ts';
import { coveredAgainst, isHill, separatedByWater } from './terrain.ts';
import { isArtillery, isCavalry, isDemoralised, isInfantry, isNonDense, isSquare } from './units.ts';
import type { RuleId } from './vocabulary.ts';

/** What a right to save may depend on. */
interface Suffered {
  readonly g: Game;
  readonly u: Unit;
  readonly enemy: Unit;
  readonly kind: 'fire' | 'shock' | 'melee';
  /** Strength points of both before these losses, read in a melee only. R-112. */
  readonly strengths: { readonly unit: number; readonly enemy: number };
  readonly enfilade: boolean;
}

/** A right to save: its row in SAV-03, and the statement that tells it from the others. */
export interface Entitlement {
  readonly rule: RuleId;
  readonly row: number;
}

interface Row extends Entitlement {
  readonly holds: (s: Suffered) => boolean;
}

/** How much stronger a unit must be to save in a melee: so many times, or so many points. SAV-03 row 9. */
const TIMES_STRONGER = 2;
const POINTS_STRONGER = 6;

/** SAV-03, in its order; further rows join here. */
const ROWS: readonly Row[] = [
  {
    row: 1,
    rule: 'TER-05',
    holds: ({ g, u, enemy }) => isInfantry(u) && coveredAgainst(g, u, enemy.hexes[0]),
  },
  {
    row: 2,
    rule: 'R-134',
    holds: ({ g, u, enemy, kind }) => kind !== 'fire' && isHill(g, u.hexes[0]) && !isHill(g, enemy.hexes[0]),
  },
  {
    row: 3,
    rule: 'R-147',
    holds: ({ g, u, enemy, kind }) => kind !== 'fire' && separatedByWater(g, u.hexes[0], enemy.hexes[0]),
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
  { row: 7, rule: 'UNI-08', holds: ({ u, kind }) => kind === 'fire' && isNonDense(u) },
  {
    row: 9,
    rule: 'R-112',
    holds: ({ kind, strengths: { unit, enemy } }) =>
      kind === 'melee' && (unit >= TIMES_STRONGER * enemy || unit >= enemy + POINTS_STRONGER),
  },
];

/**
 * The least face that saves one strength point, and every right to it; nothing for a unit without a right or panicked.
 * Rights do not add up: R-132. SAV-01 to SAV-03, SAV-05.
 */
export function saveFor(
  g: Game,
  u: Unit,
  enemy: Unit,
  kind: 'fire' | 'shock' | 'melee',
  strengths: { readonly unit: number; readonly enemy: number },
  enfilade: boolean,
): { readonly from: number; readonly entitlements: readonly Entitlement[] } | null {
  if (u.panicked) return null;
  const suffered: Suffered = { g, u, enemy, kind, strengths, enfilade };
  const entitlements = ROWS.filter((row) => row.holds(suffered)).map(({ rule, row }) => ({ rule, row }));
  return entitlements.length === 0 ? null : { from: isDemoralised(u) ? 5 : 4, entitlements };
}
