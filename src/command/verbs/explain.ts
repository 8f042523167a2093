import { assaultEnds, assaultRefusals } from '../../rules/attack/assaultConditions.ts';
import {
  chargeEnds,
  chargeRefusals,
  mustTakeFront,
  routeIsOpen,
} from '../../rules/attack/chargeConditions.ts';
import { distanceBetween, isOutflanked } from '../../rules/ground/engagement.ts';
import { hexesAt, isTwofold } from '../../rules/ground/halves.ts';
import { disengagementLosses } from '../../rules/movement/march.ts';
import { DISENGAGEMENT } from '../../rules/movement/marchSearch.ts';
import { gunsBeside } from '../../rules/orders/riders.ts';
import { declared } from '../../rules/procedures/declaration.ts';
import { changeUnit, findUnit, type Game, unitOf } from '../../rules/state/game.ts';
import type { Attack } from '../../rules/state/vocabulary.ts';
import type { QuestionFile } from '../../scenarios/schema.ts';
import { blowsOf } from './blows.ts';
import { commandFault, fileFault, type Heard, type Printed } from './fault.ts';
import { type PlayableFile, type Read, reachedBy } from './positions.ts';
import { shotOf } from './shots.ts';

/** Whom the explanation is about. */
export type About = NonNullable<QuestionFile['about']>;

/** The attack at each end its move may have, from where both would stand then; and from where they stand now. */
function attackOf(g: Game, attack: Attack, attacker: string, target: string): object {
  const [u, enemy] = [unitOf(g, attacker), unitOf(g, target)];
  const known = { ...declared(g, attacker, target), outflanked: isOutflanked(g, u) };
  const charges = attack === 'charge';
  const ends = charges ? chargeEnds(g, u, enemy) : assaultEnds(g, u, enemy);
  return {
    refusals: charges ? chargeRefusals(g, u, enemy) : assaultRefusals(g, u, enemy),
    ...(charges ? { frontOnly: mustTakeFront(g, u, enemy) } : {}),
    asTheyStand: blowsOf(g, attack, attacker, target, { ...known, openRoute: true }),
    ends: ends.map(({ to, facing, route }) => {
      // MAN-17: paid before anyone reacts; by a charger only where options let him be engaged
      const disengagement = DISENGAGEMENT * disengagementLosses(g, u, { to, facing }).length;
      const end = { to, facing, route, ...(charges && disengagement === 0 ? {} : { disengagement }) };
      if (disengagement >= u.strength) return end;
      const strength = u.strength - disengagement;
      const there = changeUnit(g, attacker, { hexes: hexesAt(u, to, facing), facing, strength });
      const openRoute = routeIsOpen(g, u.hexes[0], route);
      return { ...end, ...blowsOf(there, attack, attacker, target, { ...known, openRoute }) };
    }),
  };
}

function unitsOf(game: Game, about: About): Heard<readonly [string, string]> {
  for (const [key, id] of Object.entries(about))
    if (findUnit(game, id)?.fate !== 'present')
      return { ok: false, fault: fileFault({ code: 'unknownUnit', path: `about.${key}`, facts: { id } }) };
  const first = 'firer' in about ? about.firer : about.attacker;
  if (unitOf(game, first).side === unitOf(game, about.target).side)
    return { ok: false, fault: commandFault('notEnemies', 'about.target') };
  return { ok: true, value: [first, about.target] };
}

/**
 * `explain`: for a firer or an attacker and its target, every factor with its lines, the saves due, and the command values
 * of the tests to come, both units being as they are now. The rule's own functions give each figure.
 */
export function explain(read: Read<PlayableFile>, named: About | null): Printed {
  const about = named ?? (read.file.format === 'sabreur-hex/question' ? (read.file.about ?? null) : null);
  if (!about) return { status: 2, json: commandFault('noPair', 'about') };
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const { game } = reached.value;
  const units = unitsOf(game, about);
  if (!units.ok) return { status: 2, json: units.fault };
  const [first, target] = units.value;
  const distance = distanceBetween(unitOf(game, first), unitOf(game, target));
  const told =
    'firer' in about
      ? {
          fire: shotOf(game, first, target, 'action'),
          // FIR-16, R-45: what each half has in a double fire, which may be more or less than alone
          ...(isTwofold(unitOf(game, first))
            ? { doubleFire: shotOf(game, first, target, 'action', { double: true }) }
            : {}),
          returnFire: shotOf(game, target, first, 'return'),
          gunsReturnFire: gunsBeside(game, unitOf(game, target)).map((gun) =>
            shotOf(game, gun, first, 'return'),
          ),
        }
      : {
          charge: attackOf(game, 'charge', first, target),
          assault: attackOf(game, 'assault', first, target),
        };
  return { status: 0, json: { about, distance, ...told } };
}
