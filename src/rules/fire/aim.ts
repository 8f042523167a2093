/** FIR-05 to FIR-11, FIR-13: the lines along which a unit may shoot, from one of its hexes to one of the target's. */
import { facingsWithInFrontalCone, inFrontalCone } from '../../geometry/cone.ts';
import { distance, type Hex, sameHex } from '../../geometry/hex.ts';
import { isGrappled, isHalfGrappled } from '../ground/engagement.ts';
import { distanceTo, type HalvesLine } from '../ground/halves.ts';
import { coneWidth, priorityCounts } from '../state/actionHouseRules.ts';
import type { ShotKind } from '../state/facts.ts';
import type { Game, Unit } from '../state/game.ts';
import { isSquare } from '../units/units.ts';
import { isEnemyOf, isOpenLine } from './lineConditions.ts';

/** A target, with a hex of it that can be shot at from a certain hex. */
interface Aim {
  readonly target: Unit;
  readonly at: Hex;
  /** Hexes between the two, measured along the line: R-03. */
  readonly away: number;
}

/** Every aim from one hex of the unit, priority apart, in the game's order; of a target on two hexes one for each. R-46. */
function aimsFrom(g: Game, u: Unit, from: Hex): Aim[] {
  const aims: Aim[] = [];
  for (const target of g.units) {
    if (!isEnemyOf(u, target)) continue;
    for (const at of target.hexes) {
      const away = distance(from, at);
      if (isOpenLine({ g, u, from, target, at, away })) aims.push({ target, at, away });
    }
  }
  return aims;
}

/**
 * The halves that may shoot: both, unless one engages or is engaged, which bars the other; in defensive fire what came
 * into contact is the attacker, which bars neither. R-47, FIR-16.
 */
export function firingHalves(g: Game, u: Unit, kind: ShotKind): readonly Hex[] {
  if (u.hexes.length === 1 || kind === 'defensive' || !isGrappled(g, u)) return u.hexes;
  return u.hexes.filter((half) =>
    u.hexes.every((other) => sameHex(half, other) || !isHalfGrappled(g, u, other)),
  );
}

/** From how far on the choice of a target is free, in hexes. FIR-11. */
const FREE_CHOICE = 3;

/** All that may be aimed at from a hex. */
interface Sighting {
  readonly aims: readonly Aim[];
  /**
   * When the nearest must be taken however far it is: never; among steady targets, where an enemy that need not be one
   * takes the free choice away by an option of R-116; always, for a second shot at another target than the first one's.
   */
  readonly nearestOnly: 'never' | 'steady' | 'always';
}

/** Whether a steady enemy, to be shot at or not, is so near that the option of R-116 takes the free choice away. */
function isPressed(g: Game, u: Unit, from: Hex): boolean {
  return (
    priorityCounts(g) === 'all_enemies' &&
    g.units.some((enemy) => isEnemyOf(u, enemy) && !enemy.panicked && distanceTo(enemy, from) < FREE_CHOICE)
  );
}

/** The nearest aim at steady or at panicked units. */
function nearestAim(aims: readonly Aim[], panicked: boolean): Aim | undefined {
  let nearest: Aim | undefined;
  for (const aim of aims)
    if (aim.target.panicked === panicked && (!nearest || aim.away < nearest.away)) nearest = aim;
  return nearest;
}

/** The nearest aim, steady ones first, if it must be taken before others; none where the choice is free. FIR-11, R-116. */
function priorityAim({ aims, nearestOnly }: Sighting): Aim | undefined {
  const steady = nearestAim(aims, false);
  if (!steady) return nearestOnly === 'always' ? nearestAim(aims, true) : undefined;
  return nearestOnly !== 'never' || steady.away < FREE_CHOICE ? steady : undefined;
}

/** What stands before the target in priority, within one cone. Its nearest half counts: R-46. */
function preferred(target: Unit, sighting: Sighting): Unit | undefined {
  const first = priorityAim(sighting);
  if (!first) return undefined;
  const isEqual = (aim: Aim): boolean => aim.target === target && aim.away === first.away;
  return target.panicked === first.target.panicked && sighting.aims.some(isEqual) ? undefined : first.target;
}

/** What a choice of aims comes to: the aims at the target that priority leaves; where it leaves none, what stands before. */
interface Choice {
  readonly aims: readonly Aim[];
  readonly before: Unit | undefined;
}

/** The same for a square, which may name any vertex with the aim in its cone. FIR-14. */
function chooseFrom(g: Game, u: Unit, from: Hex, target: Unit, sighting: Sighting): Choice {
  const { aims, nearestOnly } = sighting;
  const own = aims.filter((aim) => aim.target === target);
  if (!isSquare(u)) {
    const before = own.length === 0 ? undefined : preferred(target, sighting);
    return { aims: before ? [] : own, before };
  }
  let before: Unit | undefined;
  const left = own.filter(({ at }) =>
    facingsWithInFrontalCone(from, at, coneWidth(g)).some((vertex) => {
      const inCone = aims.filter((other) => inFrontalCone(from, vertex, other.at, coneWidth(g)));
      const first = preferred(target, { aims: inCone, nearestOnly });
      before ??= first;
      return !first;
    }),
  );
  return { aims: left, before };
}

/** What a shot is limited to: one half of the firer, and, in a double fire, other targets than the first shot's. */
export interface Aiming {
  /** The half that shoots; either if none is named. */
  readonly half?: Hex | undefined;
  /** The target of the first shot, which the second may leave out of account. FIR-11(b), R-116. */
  readonly ignoring?: string | undefined;
}

function halvesFor(g: Game, u: Unit, kind: ShotKind, { half }: Aiming): readonly Hex[] {
  const free = firingHalves(g, u, kind);
  return half === undefined ? free : free.filter((own) => sameHex(own, half));
}

/** All that may be aimed at from one hex, and what priority looks at, depending on the target. */
interface Sightings {
  readonly aims: readonly Aim[];
  readonly of: (target: Unit) => Sighting;
}

/**
 * All that may be aimed at from one hex; for a second shot, at any other target than the first one's, without that one:
 * then the nearest must be taken, whatever its distance. FIR-11(b), R-116.
 */
function sights(g: Game, u: Unit, from: Hex, { ignoring }: Aiming): Sightings {
  const aims = aimsFrom(g, u, from);
  const all: Sighting = { aims, nearestOnly: isPressed(g, u, from) ? 'steady' : 'never' };
  if (ignoring === undefined) return { aims, of: () => all };
  const others = aims.filter(({ target }) => target.id !== ignoring);
  return { aims, of: ({ id }) => (id === ignoring ? all : { aims: others, nearestOnly: 'always' }) };
}

/** Every target of an action shot before priority, in the game's order. FIR-05 to FIR-08, FIR-10, FIR-13. */
export function validTargets(g: Game, u: Unit): readonly Unit[] {
  const halves = firingHalves(g, u, 'action');
  return g.units.filter(
    (target) =>
      isEnemyOf(u, target) &&
      halves.some((from) =>
        target.hexes.some((at) => isOpenLine({ g, u, from, target, at, away: distance(from, at) })),
      ),
  );
}

/** The targets an action shot may choose from, by id. FIR-11, FIR-14, R-116, R-47. */
export function fireTargets(g: Game, u: Unit, aiming: Aiming = {}): readonly string[] {
  const found = new Set<string>();
  for (const from of halvesFor(g, u, 'action', aiming)) {
    const { aims, of } = sights(g, u, from, aiming);
    for (const { target } of aims)
      if (!found.has(target.id) && chooseFrom(g, u, from, target, of(target)).aims.length > 0)
        found.add(target.id);
  }
  return [...found].sort();
}

/** What stands before a valid target in priority, whichever half shoots; nothing if one of them may choose it. FIR-11. */
export function preferredTarget(g: Game, u: Unit, target: Unit, aiming: Aiming = {}): Unit | undefined {
  let before: Unit | undefined;
  for (const from of halvesFor(g, u, 'action', aiming)) {
    const choice = chooseFrom(g, u, from, target, sights(g, u, from, aiming).of(target));
    if (choice.aims.length > 0) return undefined;
    before ??= choice.before;
  }
  return before;
}

/**
 * Every line along which the unit may shoot at the target, from its left half first: priority counts in an action shot
 * only. One for two units on one hex each. FIR-06 to FIR-11, FIR-17, R-46, R-47.
 */
export function shotLines(
  g: Game,
  u: Unit,
  target: Unit,
  kind: ShotKind,
  aiming: Aiming = {},
): readonly HalvesLine[] {
  return halvesFor(g, u, kind, aiming).flatMap((own) => {
    if (kind === 'action') {
      const at = chooseFrom(g, u, own, target, sights(g, u, own, aiming).of(target)).aims;
      return target.hexes
        .filter((other) => at.some((aim) => sameHex(aim.at, other)))
        .map((other) => ({ own, other }));
    }
    return target.hexes
      .filter((at) => isOpenLine({ g, u, from: own, target, at, away: distance(own, at) }))
      .map((other) => ({ own, other }));
  });
}
