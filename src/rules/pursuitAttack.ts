import { sideTerrainBetween, inRough } from './terrain.ts';
import type { Game, Unit } from './game.ts';
import { isArtillery } from './units.ts';

/**
 * Whether a pursuer may attack an enemy it engages: skirmishers keep to artillery, skirmishers, panicked units, and units in
 * rough ground or behind a wood side, as things stand now. CHG-37, CHG-03, R-94.
 */
export function mayAttackInPursuit(g: Game, pursuer: Unit, enemy: Unit): boolean {
  if (pursuer.formation !== 'skirmish') return true;
  if (isArtillery(enemy) || enemy.formation === 'skirmish' || enemy.panicked || inRough(g, enemy)) return true;
  return sideTerrainBetween(g, pursuer.hexes[0], enemy.hexes[0]) === 'wood';
}
