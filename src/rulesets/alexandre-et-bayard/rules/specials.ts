/** What a special face becomes. AB-T3, AB-T4, AB-42. */
import { otherRole, type Role } from '../../../contract/encounter.ts';
import type { AbGame } from './state.ts';

export type Special = 'hit' | 'moral' | 'miss';

/** In a shot over so many hexes: powder guns hit with it at two or less. AB-T3, AB-59, AB-C19; very light targets by AB-R-27. */
export function specialOfShot(g: AbGame, by: Role, on: Role, range: number): Special {
  const [firer, target] = [g[by], g[on]];
  if (firer.class === 'artillery' && range <= 2) return 'hit';
  return target.armour === 'yellow' && g.readings.specialOnYellow === 'fire_too' ? 'hit' : 'miss';
}

/** In a melee on open ground. AB-T4. */
export function specialOfMelee(g: AbGame, by: Role): Special {
  const [unit, foe] = [g[by], g[otherRole(by)]];
  if (foe.armour === 'yellow') return 'hit';
  if (foe.class === 'artillery' && unit.class !== 'artillery') return 'hit';
  switch (unit.class) {
    // on foot AB-C13 and AB-C14, on horse AB-C21
    case 'infantry':
      if (foe.class === 'infantry') return unit.supported && !foe.supported ? 'hit' : 'miss';
      return unit.supported ? 'moral' : 'miss';
    // AB-C17, AB-C18
    case 'cavalry':
      return unit.supported ? 'hit' : 'miss';
    // powder guns, and whoever fights them stands at one hex
    case 'artillery':
      return 'hit';
  }
}
