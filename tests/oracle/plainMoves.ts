/** A second, plain reading of the chapters on moves, step by step and route by route: for comparisons only. */
import { FACINGS } from '../../src/geometry/facing.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import { contains } from '../../src/geometry/shape.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { foot, grapplers, horse } from './plainFactors.ts';
import { away, between, faces, neighbours, zone } from './plainRule.ts';
import {
  ahead,
  at,
  enemies,
  half,
  hardened,
  key,
  last,
  lineAhead,
  lineWords,
  loose,
  mayStand,
  mayStop,
  nearest,
  parts,
  paths,
  penalising,
  shifts,
  solid,
  speed,
  standsOn,
  twofold,
  unhampered,
} from './plainWays.ts';

export {
  attacks,
  plainAssaultEnds,
  plainChargeEnds,
  plainChargeTargets,
  plainCounterCharge,
  plainVainAssaults,
  plainVainCharges,
  prey,
  weak,
} from './plainAttacks.ts';
export { enemies, key, parts, penalising, plainTurns, twofold } from './plainWays.ts';

type Follow = 'none' | 'fire' | 'formation';

function mayFollow(u: Unit, follow: Follow): boolean {
  if (follow === 'none') return true;
  if (follow === 'formation') return foot(u) && u.formation === 'column';
  return (
    u.type === 'lightHorseBattery' ||
    (u.type === 'lightInfantry' && (u.formation === 'column' || u.formation === 'skirmish'))
  );
}

export function plainFrontal(g: Game, u: Unit, follow: Follow): readonly string[] {
  const factor = speed(u);
  const found = new Set<string>();
  if (factor === 0 || !mayFollow(u, follow)) return [];
  if (twofold(u)) return lineWords(g, u, lineAhead(g, u));
  const forceable =
    (!foot(u) || ((u.formation === 'column' || u.formation === 'skirmish') && follow !== 'fire')) &&
    nearest(g, u, u.hexes[0]) > 4;
  for (const facing of FACINGS) {
    const turned = facing === u.facing ? 0 : 1;
    const limit = (forceable ? 2 : 1) * factor - turned;
    for (const path of paths(g, u, ahead(facing), limit)) {
      const cost = path.hexes.length - 1 + turned;
      if (cost === 0 || !mayStand(g, u, last(path))) continue;
      const slowed = path.touched && !hardened(u);
      const plain = (slowed ? half(g, factor) : factor) - (follow === 'formation' ? 1 : 0);
      const most = (slowed ? factor : 2 * factor) - (follow === 'formation' ? 1 : 0);
      const forced = cost > plain;
      if (forced && (!forceable || cost > most || nearest(g, u, last(path)) <= 4)) continue;
      if (mayStop(g, u, at(u, last(path), facing))) found.add(`${key(last(path))} ${facing}`);
    }
  }
  return [...found].sort();
}

export function plainIndirect(g: Game, u: Unit, follow: Follow): readonly string[] {
  const factor = speed(u);
  if (factor === 0 || !mayFollow(u, follow)) return [];
  if (twofold(u)) return lineWords(g, u, shifts(g, u, FACINGS, mayStand));
  const found = new Set<string>();
  for (const d of FACINGS)
    for (const path of paths(g, u, [d], u.type === 'lightCavalry' ? 3 : 1)) {
      const cost = path.hexes.length - 1;
      const slowed = path.touched && !hardened(u);
      if (cost === 0 || cost > (slowed ? half(g, factor) : factor) - (follow === 'formation' ? 1 : 0))
        continue;
      if (mayStand(g, u, last(path)) && mayStop(g, u, at(u, last(path))))
        found.add(`${key(last(path))} ${u.facing}`);
    }
  return [...found].sort();
}

export function plainEvade(g: Game, u: Unit): readonly string[] {
  const factor = speed(u);
  const back = [(u.facing + 3) % 6, (u.facing + 4) % 6];
  if (factor === 0) return [];
  if (twofold(u))
    return unhampered(
      g,
      shifts(g, u, back, (_g, _u, hex) => !standsOn(g, hex, u)),
    )
      .map(({ end }) => key(end.hexes[0]))
      .sort();
  return [
    ...new Set(
      paths(g, u, back, factor)
        .filter((path) => path.hexes.length > 1 && !standsOn(g, last(path), u))
        .filter((path) => !path.touched || hardened(u) || path.hexes.length - 1 <= half(g, factor))
        .map((path) => key(last(path))),
    ),
  ].sort();
}

/** MAN-12, MAN-13. */
export function evades(g: Game, u: Unit, reacting: boolean): boolean {
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  if (speed(u) === 0 || plainEvade(g, u).length === 0) return false;
  const rear = (hex: Hex): boolean =>
    u.hexes.some((half) => away(half, hex) === 1 && zone(half, u.facing, hex) === 'rear');
  if (held.some((e) => e.hexes.some(rear))) return false;
  if (!reacting && held.length === 0 && g.battle.houseRules.evade_action === 'any_unengaged') return true;
  if (u.type === 'lightCavalry' || u.formation === 'skirmish') return true;
  return (horse(u) || u.type === 'lightHorseBattery') && held.every(foot);
}

/** FLOW-FLIGHT 6. */
export function plainFlight(g: Game, u: Unit, length: number): readonly string[] {
  const found = new Set<string>();
  const run = (hex: Hex, left: number, crossed: readonly string[]): void => {
    const tell = (off: boolean): void => {
      found.add([key(hex), ...crossed, ...(off ? ['off'] : [])].join(' '));
    };
    // R-78, by the option: over whoever stands where the flight would end
    const over =
      g.battle.houseRules.flight_occupied_end === 'next_free_hex' && standsOn(g, hex, u) !== undefined;
    if (left <= 0 && !over) {
      tell(false);
      return;
    }
    let steps = 0;
    let off = false;
    for (const d of ahead(u.facing)) {
      const to = neighbours(hex)[d];
      if (!to) continue;
      if (!contains(g.battle.map.shape, to)) {
        off ||= between(g, hex, to) !== 'impassable';
        continue;
      }
      const other = standsOn(g, to, u);
      if (!solid(g, hex, to) || (other && other.side !== u.side)) continue;
      steps++;
      // once for each friend, be it on two hexes
      run(to, left - 1, other && !crossed.includes(other.id) ? [...crossed, other.id] : crossed);
    }
    // while length remains
    if (steps === 0) tell(off && left > 0);
  };
  run(u.hexes[0], length, []);
  return [...found].sort();
}

/** MAN-19, R-67: an extended line goes one hex, unless all that is open are hexes to pass through. */
function plainLinePursuit(g: Game, u: Unit): readonly string[] {
  const passes = (_g: Game, _u: Unit, hex: Hex): boolean => {
    const other = standsOn(g, hex, u);
    return !other || (other.side === u.side && !other.panicked && loose(other));
  };
  const stay = `${key(u.hexes[0])} ${u.hexes.some((hex) => penalising(g, hex))}`;
  const open = shifts(g, u, ahead(u.facing), passes);
  const words = open.map(({ end, touched }) =>
    end.hexes.every((hex) => !standsOn(g, hex, u)) ? `${key(end.hexes[0])} ${touched}` : stay,
  );
  return [...new Set(words.length === 0 ? [stay] : words)].sort();
}

/** the hexes a pursuit may end on. */
export function plainPursuit(g: Game, u: Unit, length: number): readonly string[] {
  const found = new Set<string>();
  if (twofold(u)) return plainLinePursuit(g, u);
  const least = hardened(u) ? length : Math.ceil(length / 2);
  const run = (hex: Hex, gone: number, touched: boolean, free: string): void => {
    let steps = 0;
    const stopped = grapplers(g, at(u, hex)).length > 0 || gone >= (touched ? least : length);
    if (!stopped)
      for (const d of ahead(u.facing)) {
        const to = neighbours(hex)[d];
        if (!to || !solid(g, hex, to)) continue;
        const other = standsOn(g, to, u);
        if (other && (other.side !== u.side || other.panicked || !(loose(u) || loose(other)))) continue;
        const slow = touched || penalising(g, to) || parts(g, hex, to);
        if (slow && gone + 1 > least) continue;
        steps++;
        run(to, gone + 1, slow, other ? free : `${key(to)} ${slow}`);
      }
    if (steps === 0) found.add(free);
  };
  const slow = penalising(g, u.hexes[0]);
  run(u.hexes[0], 0, slow, `${key(u.hexes[0])} ${slow}`);
  return [...found].sort();
}
