/** A second, plain reading of reactions and answers: for comparisons only. */
import { FACINGS } from '../../src/geometry/facing.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { plainCounterCharge } from './plainAttacks.ts';
import { engaged, foot, grapplers, guns, has, horse, open } from './plainFactors.ts';
import { evades } from './plainMoves.ts';
import { mayBe } from './plainProcedures.ts';
import { apart, faces, ground, here, ROUGH, square } from './plainRule.ts';
import { maySpeak, shootable, slow } from './plainShots.ts';
import { plainTurns } from './plainWays.ts';

function friends(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((o) => o.side === u.side && o.id !== u.id && here(o));
}

export interface Declared {
  readonly kind: 'charge' | 'assault';
  /** Whether the attacker was outflanked then, which lasts as long as an assault. GEO-20. */
  readonly outflanked: boolean;
  attacker: string;
  readonly target: string;
  readonly distance: number;
  readonly targetTouched: boolean;
  /** The target and its friends, those of them in contact with the attacker at declaration. */
  readonly touching: readonly string[];
  /** Where the target stood before its own reaction, R-88. */
  readonly targetHexes: Unit['hexes'];
}

/** FIR-17; by the option of R-102 once in each player's turn. */
function mayAnswerAttack(g: Game, u: Unit): boolean {
  const spent = u.firedDefensively === true && g.battle.houseRules.defensive_fires_per_turn === 1;
  return maySpeak(g, u) && !slow(u) && !spent;
}

/** CHG-13, CHG-16, CHG-17, CHG-22, ASL-13, R-105, R-110. */
export function plainReactions(g: Game, d: Declared, attacker: Unit, u: Unit): readonly string[] {
  const found = ['nothing'];
  if (!guns(u)) found.push('flight');
  if (d.targetTouched || u.panicked) return found.sort();
  const alone = grapplers(g, u).every((e) => e.id === attacker.id);
  const roughly = u.hexes.some((hex) => ROUGH.includes(ground(g, hex)));
  const afar = d.distance >= 3;
  const formed = u.formation === 'line' || u.formation === 'column';
  if (formed && horse(attacker) && afar && mayBe(g, u, 'square')) found.push('square');
  if (u.formation === 'column' && horse(attacker) && mayBe(g, u, 'closedColumn')) found.push('closedColumn');
  const apartBefore = !d.touching.includes(u.id);
  if (mayAnswerAttack(g, u) && alone && apartBefore && shootable(g, u, attacker, true))
    found.push('defensiveFire');
  if (afar && turnsInReaction(g, u, attacker).length > 0) found.push('rotation');
  const kind = horse(u) || (u.formation === 'column' && foot(attacker));
  if (afar && kind && !roughly && faces(g, u, attacker)) found.push('counterCharge');
  if (evades(g, u, true)) found.push('evade');
  return found.sort();
}

/** CHG-20, R-99: how the unit may turn with the charger still engaging it. */
export function turnsInReaction(g: Game, u: Unit, charger: Unit): readonly string[] {
  if (square(u)) return [];
  const ends = u.hexes.length === 2 ? plainTurns(g, u) : FACINGS.map((facing) => ({ ...u, facing }));
  return ends
    .filter((end) => end.facing !== u.facing && faces(g, charger, end))
    .map(({ hexes: [{ q, r }], facing }) => `${q},${r} ${facing}`)
    .sort();
}

/** CHG-24 to CHG-28, R-88, R-92, R-124. */
export function plainFriendReactions(g: Game, d: Declared, attacker: Unit, target: Unit): readonly string[] {
  return friends(g, target)
    .flatMap((f) => {
      const found: string[] = [];
      if (f.panicked || grapplers(g, f).some((e) => e.id !== attacker.id)) return found;
      if (
        (horse(f) || (foot(f) && f.formation === 'column')) &&
        plainCounterCharge(g, f, attacker, d.kind === 'assault' && d.outflanked).length > 0
      )
        found.push(`counterCharge ${f.id}`);
      const beside = apart(f, { hexes: d.targetHexes }) === 1 && !d.touching.includes(f.id);
      if (beside && mayAnswerAttack(g, f) && shootable(g, f, attacker, true))
        found.push(`defensiveFire ${f.id}`);
      return found;
    })
    .sort();
}

/** FIR-15, R-117, R-122. */
export function plainAnswers(g: Game, u: Unit, firer: Unit): boolean {
  return !u.returnedFire && !slow(u) && open(u) && maySpeak(g, u) && !engaged(g, u) && shootable(g, u, firer);
}

/** CHG-36, R-71: the friends that may pursue beside the charger. */
export function plainJoiners(g: Game, charger: Unit): readonly string[] {
  return g.units
    .filter(
      (u) =>
        here(u) &&
        u.side === charger.side &&
        u.id !== charger.id &&
        has(u, 'tacticalSense') &&
        (foot(u) || horse(u)) &&
        !u.panicked &&
        !square(u) &&
        !u.mayNotManoeuvre &&
        !u.displaced &&
        u.facing === charger.facing &&
        apart(u, charger) === 1 &&
        grapplers(g, u).length === 0,
    )
    .map(({ id }) => id)
    .sort();
}
