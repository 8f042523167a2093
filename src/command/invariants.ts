/** What must hold after every answer of every game: the checks of random play. */
import { hexKey, sameHex } from '../geometry/hex.ts';
import { isTwofold, lineFrom } from '../rules/ground/halves.ts';
import { mayEnter } from '../rules/ground/terrain.ts';
import { objectivesOf } from '../rules/objectiveStates.ts';
import { isCountedRight } from '../rules/objectives.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { isArtillery, isCavalry, isInfantry, isSquare } from '../rules/units/units.ts';

function unitProblem(g: Game, u: Unit): string | null {
  if (u.strength < 0 || u.strength > u.initialStrength || !Number.isInteger(u.strength))
    return 'strength out of range';
  if (u.fate === 'exited' && (u.strength === 0 || u.panicked)) return 'left the map lost or in panic';
  if ((u.fate === 'coming' || u.fate === 'awaited') && u.strength !== u.initialStrength)
    return 'hurt before it was there';
  if (u.fate !== 'present')
    return u.strength > 0 && u.fate === 'eliminated' ? 'eliminated with strength left' : null;
  if (u.strength === 0) return 'present without strength';
  if (!u.hexes.every((hex) => mayEnter(g, hex))) return 'stands where nothing may stand';
  if (u.panicked !== (u.formation === 'horde')) return 'horde and panic differ';
  if (u.panicked && isArtillery(u)) return 'panicked artillery';
  if (!u.panicked && isInfantry(u) && !allowedFormations(u).includes(u.formation))
    return 'formation not allowed';
  if (!u.panicked && (isCavalry(u) || isArtillery(u)) && u.formation !== 'none')
    return 'formation where there is none';
  if (isSquare(u) && u.facing !== 0) return 'a square has no facing';
  if ((u.formation === 'extendedLine') !== isTwofold(u)) return 'an extended line alone stands on two hexes';
  const [left, right] = u.hexes;
  if (right && !sameHex(right, lineFrom(left, u.facing)[1])) return 'halves apart';
  return null;
}

/** The first broken invariant of a game, or none. */
export function brokenInvariant(g: Game): string | null {
  const taken = new Map<number, string>();
  for (const unit of g.units) {
    const problem = unitProblem(g, unit);
    if (problem) return `${unit.id}: ${problem}`;
    if (unit.fate !== 'present') continue;
    for (const hex of unit.hexes) {
      const other = taken.get(hexKey(hex));
      if (other !== undefined) return `${unit.id} and ${other} share a hex`;
      taken.set(hexKey(hex), unit.id);
    }
  }
  const miscounted = objectivesOf(g).find(({ one, state }) => !isCountedRight(g, one, state));
  if (miscounted) return `${miscounted.one.id} is miscounted`;
  if (g.orderPoints < 0) return 'order points below 0';
  if (g.frames.length === 0 && g.outcome === null) return 'over without an outcome';
  const hasActed = g.units.find((unit) => unit.acted && !unit.activated);
  return hasActed ? `${hasActed.id} acted without having been activated` : null;
}
