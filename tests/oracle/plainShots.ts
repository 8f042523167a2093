/** A second, plain reading of who may shoot at whom: for comparisons only. */
import type { Hex } from '../../src/geometry/hex.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { contacts, grapplers, has, holds, horse, row } from './plainFactors.ts';
import { away, here, outflankers, type Pair, same, square, width, zone } from './plainRule.ts';
import { sees } from './plainSight.ts';

/** FIR-15, FIR-17: those too slow to fire but as their own action. */
export const slow = (u: Unit): boolean => has(u, 'bombard') || has(u, 'obsoleteFirearm');

/** FIR-02, FIR-04, FIR-14. */
export function maySpeak(g: Game, u: Unit): boolean {
  return (
    !has(u, 'warrior') &&
    !horse(u) &&
    !u.panicked &&
    outflankers(g, u).length === 0 &&
    !(square(u) && u.squareFired)
  );
}

/** FIR-16, R-47: the hexes it may shoot from; who came in this charge bars no half in defensive fire. */
function barrels(g: Game, u: Unit, defensive: boolean): readonly Hex[] {
  if (u.hexes.length === 1 || defensive) return u.hexes;
  return u.hexes.filter((half) => {
    const partner = u.hexes.find((other) => !same(other, half)) ?? half;
    return grapplers(g, { ...u, hexes: [partner] }).length === 0;
  });
}

/** FIR-06 to FIR-10, FIR-13, R-46, R-47: every pair of hexes along which it may be shot at. */
export function openPairs(g: Game, u: Unit, t: Unit, defensive = false): readonly Pair[] {
  if (t.side === u.side || !here(t)) return [];
  // FIR-13, R-152: the option overlooks mobs beside the firer; a friend beside the target is a friend
  const pinned = contacts(g, u).some((enemy) => holds(g, enemy)) || contacts(g, t).length > 0;
  return barrels(g, u, defensive).flatMap((own) =>
    t.hexes
      .map((other) => ({ own, other }))
      .filter(
        ({ other }) =>
          away(own, other) <= row(u)[2] &&
          (square(u) || zone(own, u.facing, other, width(g)) === 'front') &&
          sees(g, u, t, own, other) &&
          (away(own, other) === 1 || !pinned),
      ),
  );
}

export function shootable(g: Game, u: Unit, t: Unit, defensive = false): boolean {
  return openPairs(g, u, t, defensive).length > 0;
}

interface Sighted {
  readonly target: Unit;
  readonly at: Hex;
  readonly far: number;
}

/** FIR-11, R-116, in one cone. */
function chosenFrom(aims: readonly Sighted[], pressed: boolean): readonly Sighted[] {
  const steady = aims.filter(({ target }) => !target.panicked);
  const nearest = Math.min(...steady.map(({ far }) => far));
  if (steady.length === 0 || (nearest > 2 && !pressed)) return aims;
  const due = new Set(steady.filter(({ far }) => far === nearest).map(({ target }) => target.id));
  return aims.filter(({ target }) => due.has(target.id));
}

/** FIR-11(b), R-116: of those left when the first target is overlooked, the nearest, mobs only where nobody is steady. */
function nearestFirst(others: readonly Sighted[]): readonly Sighted[] {
  const steady = others.filter(({ target }) => !target.panicked);
  const worthy = steady.length > 0 ? steady : others;
  const nearest = Math.min(...worthy.map(({ far }) => far));
  const due = worthy.filter(({ far }) => far === nearest).map(({ target }) => target.id);
  return others.filter(({ target }) => due.includes(target.id));
}

/** From one of its hexes, whom it may take; of a double fire `first` is the target of the shot before. FIR-11, FIR-14. */
function aimsOf(g: Game, u: Unit, own: Hex, first: string | null): readonly Sighted[] {
  const aims = g.units.flatMap((target) =>
    openPairs(g, u, target)
      .filter((pair) => same(pair.own, own))
      .map(({ other }) => ({ target, at: other, far: away(own, other) })),
  );
  const angles = square(u)
    ? [0, 1, 2, 3, 4, 5].map((vertex) => aims.filter(({ at }) => zone(own, vertex, at, width(g)) === 'front'))
    : [aims];
  // by an option any steady enemy within 2, even out of sight, takes the free choice away
  const pressed =
    g.battle.houseRules.priority_counts === 'all_enemies' &&
    g.units.some(
      (e) => e.side !== u.side && here(e) && !e.panicked && e.hexes.some((hex) => away(own, hex) <= 2),
    );
  return angles.flatMap((within) => {
    const free = chosenFrom(within, pressed);
    if (first === null) return free;
    // the same target again, by the common rule, or another one and then the nearest
    const again = free.filter(({ target }) => target.id === first);
    return [...again, ...nearestFirst(within.filter(({ target }) => target.id !== first))];
  });
}

/** The lines of an action shot at one target, priority included. */
export function actionPairs(g: Game, u: Unit, t: Unit, first: string | null = null): readonly Pair[] {
  return u.hexes.flatMap((own) =>
    t.hexes
      .filter((other) =>
        aimsOf(g, u, own, first).some((aim) => aim.target.id === t.id && same(aim.at, other)),
      )
      .map((other) => ({ own, other })),
  );
}

export function plainTargets(
  g: Game,
  u: Unit,
  half: Hex | null = null,
  first: string | null = null,
): readonly string[] {
  const from = half ? [half] : u.hexes;
  return [...new Set(from.flatMap((own) => aimsOf(g, u, own, first).map(({ target }) => target.id)))].sort();
}
