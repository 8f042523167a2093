/** How many points a shot or a blow may be expected to take, by its dice and the target's saves. CBT, SAV-03. */
import { hasInCone } from '../../rules/ground/cones.ts';
import { isCover, isHill, isRough, terrainAt } from '../../rules/ground/terrain.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import { rangeOf } from '../../rules/units/factors.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import {
  isArtillery,
  isCavalry,
  isDemoralised,
  isInfantry,
  isInLine,
  isNonDense,
  isSquare,
  UNIT_TABLE,
} from '../../rules/units/units.ts';

/** A save on 4 to 6, on 5 and 6. SAV-02. */
const SAVED = 1 / 2;
const SAVED_SHAKEN = 1 / 3;

function saved(t: Unit): number {
  return isDemoralised(t) ? SAVED_SHAKEN : SAVED;
}

/** CBT-12 to CBT-15: the dice of a shot. */
function fireDice(g: Game, a: Unit, t: Unit, hexes: number, defensive: boolean): number {
  const factors = UNIT_TABLE[a.type].factors[a.formation];
  if (!factors || factors.fire === 0 || a.panicked || hasSkill(a, 'warrior')) return 0;
  const range = rangeOf(a);
  if (hexes > range) return 0;
  let dice = factors.fire + (2 * hexes <= range ? 1 : 0);
  if (isArtillery(a) && isSquare(t)) dice += 2;
  if (!hasInCone(g, t, a)) dice += 2;
  if (isDemoralised(a)) dice -= 2;
  if (a.skills.length > 0) {
    if (a.formation === 'column' && hasSkill(a, 'controlledFire')) dice -= 2;
    if (isInLine(a) && hasSkill(a, 'obsoleteFirearm')) dice -= 1;
    if (defensive && isInLine(a) && hasSkill(a, 'controlledFire')) dice += 4;
  }
  if (defensive && isArtillery(a)) dice += 4;
  const [from, to] = [terrainAt(g, a.hexes[0]), terrainAt(g, t.hexes[0])];
  if (isCover(to)) dice = Math.min(dice, 3);
  if (isRough(from)) dice = Math.min(dice, isInfantry(a) ? 3 : 1);
  return Math.max(0, dice);
}

/** SAV-03 against fire. */
function savesFire(g: Game, a: Unit, t: Unit): number {
  if (t.panicked) return 0;
  const covered = isInfantry(t) && isCover(terrainAt(g, t.hexes[0]));
  const armoured = !isArtillery(a) && (hasSkill(t, 'cuirassier') || hasSkill(t, 'halfCuirass'));
  return covered || isNonDense(t) || armoured || hasSkill(t, 'harassment') ? saved(t) : 0;
}

/** The points that a shot may be expected to take. */
export function shotAt(g: Game, a: Unit, t: Unit, hexes: number, defensive = false): number {
  const dice = fireDice(g, a, t, hexes, defensive);
  if (dice === 0) return 0;
  const six = hasSkill(t, 'feudalCavalry') ? 3 / 2 : 1;
  return (dice / 3) * six * (1 - savesFire(g, a, t));
}

/** CBT-05, CBT-13 to CBT-17: the dice of a blow. */
export function strikeDice(
  g: Game,
  a: Unit,
  t: Unit,
  doubled: boolean,
  charges: boolean,
  outflanked: boolean,
): number {
  const factors = UNIT_TABLE[a.type].factors[a.formation];
  if (!factors || a.panicked) return 0;
  let dice = factors.combat;
  if (a.skills.length > 0) {
    if (hasSkill(a, 'cuirassier') || hasSkill(a, 'halfCuirass')) dice += 1;
    if (charges && hasSkill(a, 'lancer')) dice += 1;
    if (a.formation === 'column' && hasSkill(a, 'controlledFire')) dice -= 2;
    if (isInLine(a) && hasSkill(a, 'obsoleteFirearm')) dice -= 1;
  }
  if (doubled) dice *= 2;
  const [from, to] = [terrainAt(g, a.hexes[0]), terrainAt(g, t.hexes[0])];
  if (isCover(to)) dice = Math.min(dice, 3);
  if (isRough(from)) dice = Math.min(dice, isInfantry(a) ? 3 : 1);
  if (outflanked && !isCover(from)) dice = Math.min(dice, 1);
  return Math.max(0, dice);
}

/** SAV-03 in close combat. */
function savesBlow(g: Game, a: Unit, t: Unit): number {
  if (t.panicked) return 0;
  const [from, to] = [a.hexes[0], t.hexes[0]];
  const sheltered =
    (isInfantry(t) && isCover(terrainAt(g, to))) ||
    (isHill(g, to) && !isHill(g, from)) ||
    (isSquare(t) && isCavalry(a) && !hasSkill(a, 'lancer')) ||
    hasSkill(t, 'cuirassier') ||
    hasSkill(t, 'halfCuirass') ||
    hasSkill(a, 'harassment') ||
    (hasSkill(t, 'feudalCavalry') && isCavalry(a)) ||
    (hasSkill(t, 'warrior') && isInfantry(a));
  return sheltered ? saved(t) : 0;
}

/** The points that so many dice of a blow may be expected to take. */
export function blow(g: Game, a: Unit, t: Unit, dice: number): number {
  const six = t.panicked || t.formation === 'extendedLine' ? 4 / 3 : 1;
  return (dice / 2) * six * (1 - savesBlow(g, a, t));
}
