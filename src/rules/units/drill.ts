/** FRM-01 to FRM-09: the formations that units are drilled in. Nobody needs them before the first orders. */
import type { Unit } from '../state/game.ts';
import type { Formation } from '../state/vocabulary.ts';
import { hasSkill } from './skills.ts';
import { isInfantry } from './units.ts';

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
