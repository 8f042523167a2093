/** The dice an attack would throw from where both stand, before it is declared: what a forecast tells. */

import { isDoubled } from '../combat/combatFactor.ts';
import { fireFactor } from '../fire/fireFactor.ts';
import { shotLines } from '../fire/targets.ts';
import { distanceBetween } from '../ground/engagement.ts';
import { eachOnOneHex, hexOfHalf } from '../ground/halves.ts';
import { imagined } from '../ground/passage.ts';
import { strikeFactor, strikeFrame } from '../procedures/strike.ts';
import type { Question } from '../state/answers.ts';
import { type Game, unitOf } from '../state/game.ts';
import type { Sum } from '../state/reasons.ts';
import { chargeEnds, routeIsOpen } from './chargeConditions.ts';
import { vainTargets } from './vainAttacks.ts';

/** The actions that strike at one enemy, SEQ-07. */
export type AttackKind = 'charge' | 'assault' | 'fire' | 'doubleFire' | 'fireThenAttack';

/** Whether a charge would be doubled by one of its routes: the forecast is the best one. */
function chargeDoubles(game: Game, unit: string, target: string): boolean {
  const [charger, charged] = [unitOf(game, unit), unitOf(game, target)];
  const distance = distanceBetween(charger, charged);
  return chargeEnds(game, charger, charged).some(({ to, facing, route }) =>
    isDoubled(game, imagined(charger, to, facing), charged, {
      openRoute: routeIsOpen(game, charger.hexes[0], route),
      counterCharged: false,
      distance,
    }),
  );
}

type SecondShot = Extract<Question, { ask: 'secondShot' }>;

/**
 * The dice of a shot; of the lines open between halves, the best. `double`: it is one of a double fire, FIR-16,
 * where each half is judged by its own hex: the first one, or the second one asked about.
 */
export function shotDice(game: Game, unit: string, target: string, double?: 'first' | SecondShot): Sum {
  const [firer, enemy] = [unitOf(game, unit), unitOf(game, target)];
  if (eachOnOneHex(firer, enemy)) return fireFactor(game, firer, enemy, 'action');
  const second = typeof double === 'object' ? double : undefined;
  const aiming = second ? { half: hexOfHalf(firer, second.half), ignoring: second.first } : {};
  const [first, ...others] = shotLines(game, firer, enemy, 'action', aiming).map((line) =>
    fireFactor(game, firer, enemy, 'action', double ? { ...line, alone: true } : line),
  );
  if (!first) return fireFactor(game, firer, enemy, 'action');
  return others.reduce((best, sum) => (sum.total > best.total ? sum : best), first);
}

/** The dice of both shots of a double fire, should both go at that target: each half's best line by its own hex. FIR-16, R-45. */
export function doubleFireDice(game: Game, unit: string, target: string): number {
  const [firer, enemy] = [unitOf(game, unit), unitOf(game, target)];
  return firer.hexes
    .map((half) =>
      shotLines(game, firer, enemy, 'action', { half }).map(
        (line) => fireFactor(game, firer, enemy, 'action', { ...line, alone: true }).total,
      ),
    )
    .reduce((sum, dice) => sum + Math.max(0, ...dice), 0);
}

/** The dice of an attack from where both stand now, as a sum of terms; none for one that no move can carry out. */
export function attackDice(game: Game, kind: AttackKind, unit: string, target: string): Sum {
  // FIR-16 and FIR-19 begin with their shot
  if (kind !== 'charge' && kind !== 'assault')
    return shotDice(game, unit, target, kind === 'doubleFire' ? 'first' : undefined);
  if (vainTargets(game, unitOf(game, unit), kind).includes(target))
    return { total: 0, terms: [{ rule: kind === 'charge' ? 'CHG-11' : 'ASL-05', why: 'inVain', amount: 0 }] };
  const doubled = kind === 'charge' && chargeDoubles(game, unit, target);
  return strikeFactor(game, strikeFrame(unit, target, kind === 'charge' ? 'charge' : 'melee', { doubled }));
}
