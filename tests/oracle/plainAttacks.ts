/** A second, plain reading of whom to attack, and from where: for comparisons only. */
import { FACINGS } from '../../src/geometry/facing.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { grapplers, guns, has, holds } from './plainFactors.ts';
import {
  apart,
  away,
  before,
  between,
  directlyBefore,
  faces,
  ground,
  outflankers,
  ROUGH,
  square,
  width,
  zone,
} from './plainRule.ts';
import {
  ahead,
  at,
  enemies,
  half,
  hardened,
  inFrontHex,
  key,
  last,
  lineAhead,
  mayStand,
  paths,
  shifts,
  speed,
  standsOn,
  twofold,
  unhampered,
} from './plainWays.ts';

/** CHG-04, R-93; `but`: an enemy whose own outflanking does not count. */
export function weak(g: Game, t: Unit, but?: Unit): boolean {
  const alone = !g.units.some(
    (f) => f.side === t.side && f.id !== t.id && f.fate === 'present' && !f.panicked && apart(f, t) === 1,
  );
  return (
    t.panicked ||
    t.formation === 'skirmish' ||
    (guns(t) && alone) ||
    outflankers(g, t).some((e) => e.id !== but?.id)
  );
}

/** CHG-03, CHG-04, R-94. */
export function prey(
  g: Game,
  u: Unit,
  from: Hex,
  t: Unit,
  facing = u.facing,
  /** It was outflanked when it declared the assault under way, GEO-20. */
  marked = false,
): boolean {
  if (has(u, 'harassment') && !marked && !weak(g, t)) {
    // by the option what it outflanks itself by coming there
    const moved = { ...g, units: g.units.map((o) => (o.id === u.id ? at(u, from, facing) : o)) };
    if (g.battle.houseRules.harassment_own_flank_counts === 'no' || outflankers(moved, t).length === 0)
      return false;
  }
  if (u.formation !== 'skirmish') return true;
  // by an option only the half that the attacker stands beside
  const byHalf = g.battle.houseRules.extended_line_terrain === 'half_concerned';
  const rough = t.hexes.filter((hex) => !byHalf || away(from, hex) === 1);
  return (
    guns(t) ||
    t.formation === 'skirmish' ||
    t.panicked ||
    rough.some((hex) => ROUGH.includes(ground(g, hex))) ||
    t.hexes.some((hex) => between(g, from, hex) === 'wood')
  );
}

export const attacks = (u: Unit): boolean => !guns(u) && !u.panicked && !square(u);

/** CHG-10 to CHG-12 with whether the route is open; whoever is held, which options alone allow, stays so: MAN-16. */
export function plainChargeEnds(g: Game, u: Unit, t: Unit): readonly string[] {
  const factor = speed(u);
  const holders = enemies(g, u).filter((e) => faces(g, e, u));
  const slips = (end: Unit) => holders.length > 0 && !holders.some((e) => faces(g, e, end));
  const found = new Set<string>();
  const frontOnly = !square(t) && directlyBefore(g, t, u);
  if (twofold(u))
    return unhampered(g, lineAhead(g, u))
      .filter(
        ({ end }) =>
          !slips(end) && faces(g, end, t) && (!frontOnly || end.hexes.some((hex) => inFrontHex(t, hex))),
      )
      .map(({ end, touched }) => `${key(end.hexes[0])} ${end.facing} ${!touched}`)
      .sort();
  for (const facing of FACINGS) {
    const turned = facing === u.facing ? 0 : 1;
    for (const path of paths(g, u, ahead(facing), factor - turned)) {
      const to = last(path);
      const cost = path.hexes.length - 1 + turned;
      if (!mayStand(g, u, to) || (path.touched && !hardened(u) && cost > half(g, factor))) continue;
      if (slips(at(u, to, facing)) || !faces(g, at(u, to, facing), t) || (frontOnly && !inFrontHex(t, to)))
        continue;
      if (prey(g, u, to, t, facing)) found.add(`${key(to)} ${facing} ${!path.touched}`);
    }
  }
  return [...found].sort();
}

/** CHG-07, R-85, and by its option one hex more. */
function reach(g: Game, u: Unit): number {
  return speed(u) + (g.battle.houseRules.charge_reach === 'move_le_mf' ? 1 : 0);
}

/** CHG-07, CHG-08: near enough, and in the cone or next to a flank. */
function chargeable(g: Game, u: Unit, t: Unit): boolean {
  const onFlank = u.hexes.some((half) =>
    t.hexes.some((hex) => away(half, hex) === 1 && ['left', 'right'].includes(zone(half, u.facing, hex))),
  );
  return apart(u, t) <= reach(g, u) && (before(u, t, width(g)) || onFlank);
}

export function plainChargeTargets(g: Game, u: Unit): readonly string[] {
  if (!attacks(u) || grapplers(g, u).some((e) => holds(g, e))) return [];
  const able = enemies(g, u).filter((t) => chargeable(g, u, t) && plainChargeEnds(g, u, t).length > 0);
  const front = able.filter((t) => directlyBefore(g, u, t));
  return (front.length > 0 ? front : able).map((t) => t.id).sort();
}

export function plainAssaultEnds(g: Game, u: Unit, t: Unit): readonly string[] {
  const from = u.hexes[0];
  const { assault_max_distance: most, light_cavalry_assault_move: far } = g.battle.houseRules;
  if (!attacks(u) || apart(u, t) > most) return [];
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  if (twofold(u))
    return [u, ...unhampered(g, shifts(g, u, FACINGS, mayStand)).map(({ end }) => end)]
      .filter((end) => faces(g, end, t) && (held.length === 0 || held.some((e) => faces(g, e, end))))
      .map((end) => key(end.hexes[0]))
      .sort();
  // straight rows, through whom MAN-15 lets pass
  const rows = FACINGS.flatMap((d) => paths(g, u, [d], u.type === 'lightCavalry' ? far : 1))
    .filter((path) => path.hexes.length > 1 && mayStand(g, u, last(path)))
    .filter((path) => !path.touched || hardened(u) || path.hexes.length - 1 <= half(g, speed(u)));
  return [from, ...rows.map(last)]
    .filter((to) => faces(g, at(u, to), t) && prey(g, u, to, t))
    .filter((to) => held.length === 0 || held.some((e) => faces(g, e, at(u, to))))
    .map(key)
    .sort();
}

/** R-86, by its option: attacks that lack nothing but a way for their move. CHG-11. */
export function plainVainCharges(g: Game, u: Unit): readonly string[] {
  if (g.battle.houseRules.offer_impossible_charges === 'no' || !attacks(u)) return [];
  if (grapplers(g, u).some((e) => holds(g, e))) return [];
  const able = plainChargeTargets(g, u);
  const pressed = enemies(g, u).some((t) => able.includes(t.id) && directlyBefore(g, u, t));
  return enemies(g, u)
    .filter((t) => chargeable(g, u, t))
    .filter((t) => plainChargeEnds(g, u, t).length === 0 && prey(g, u, u.hexes[0], t))
    .filter((t) => directlyBefore(g, u, t) || !pressed)
    .map((t) => t.id);
}

/** The same for assaults, those included that would leave every enemy in contact. ASL-05. */
export function plainVainAssaults(g: Game, u: Unit): readonly string[] {
  const { offer_impossible_charges: offered, assault_max_distance: most } = g.battle.houseRules;
  if (offered === 'no' || !attacks(u)) return [];
  return enemies(g, u)
    .filter((t) => apart(u, t) <= most && plainAssaultEnds(g, u, t).length === 0)
    .filter((t) => prey(g, u, u.hexes[0], t))
    .map((t) => t.id);
}

export function plainCounterCharge(g: Game, u: Unit, charger: Unit, marked = false): readonly string[] {
  const from = u.hexes[0];
  const factor = speed(u);
  if (u.panicked || factor < 1 || twofold(u)) return [];
  if (apart(u, charger) > reach(g, u) || ROUGH.includes(ground(g, from))) return [];
  const rough = (a: Hex, b: Hex): boolean => ROUGH.includes(ground(g, b)) || between(g, a, b) === 'wood';
  const frontOnly = !square(charger) && directlyBefore(g, charger, u);
  return [
    ...new Set(
      paths(g, u, ahead(u.facing), factor, rough)
        .filter((path) => !standsOn(g, last(path), u) && faces(g, at(u, last(path)), charger))
        .filter((path) => !path.touched || hardened(u) || path.hexes.length - 1 <= half(g, factor))
        .filter((path) => prey(g, u, last(path), charger, u.facing, marked))
        .filter((path) => !frontOnly || inFrontHex(charger, last(path)))
        .map((path) => key(last(path))),
    ),
  ].sort();
}
