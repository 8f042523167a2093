/** Who tests, and who need not. */
import type { Game } from '../../../src/rules/state/game.ts';
import { demoralised, horse } from '../plainFactors.ts';
import { sheltered, square } from '../plainRule.ts';
import { type Notes, unit } from './notes.ts';

/** CHG-15, ASL-12, R-103; whoever is spared, mobs too. */
export function exempt(n: Notes, g: Game): boolean {
  const { attack } = n;
  if (!attack) throw new Error('no attack');
  const [a, t] = [unit(g, attack.attacker), unit(g, attack.target)];
  if (attack.kind === 'assault') return true;
  return horse(a) && (square(t) || sheltered(g, t, a));
}

/** ASL-10, R-113: who tests first of two that must. */
export function firstToTest(n: Notes, g: Game): string {
  const { attack } = n;
  if (!attack) throw new Error('no attack');
  const [a, t] = [unit(g, attack.attacker), unit(g, attack.target)];
  if (demoralised(a) !== demoralised(t)) return demoralised(a) ? a.id : t.id;
  const [mine, theirs] = [attack.lost.get(a.id) ?? 0, attack.lost.get(t.id) ?? 0];
  if (mine !== theirs) return mine > theirs ? a.id : t.id;
  return a.commandValue < t.commandValue ? a.id : t.id;
}
