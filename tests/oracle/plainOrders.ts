/** A second, plain reading of who is given an order: for comparisons only. */
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { foot, guns, has, horse } from './plainFactors.ts';
import { apart, here, square } from './plainRule.ts';
import { enemies } from './plainWays.ts';

/** Whether a steady enemy is that near. */
export function steadyNear(g: Game, u: Unit, within: number): boolean {
  return enemies(g, u).some((e) => !e.panicked && apart(e, u) <= within);
}

/** ORD-05, ORD-07. */
export function plainCost(g: Game, units: readonly Unit[]): number {
  const count = (test: (u: Unit) => boolean): number => units.filter(test).length;
  const dear =
    (count(horse) >= 2 && !units.filter(horse).every((u) => has(u, 'grandCharge'))) ||
    (count(guns) >= 2 && !units.filter(guns).every((u) => has(u, 'grandBattery'))) ||
    count((u) => has(u, 'irregular')) >= 2 ||
    count((u) => u.quality === 'recruit') >= 2 ||
    count((u) => foot(u) && u.formation === 'column' && has(u, 'linearOrder')) >= 1 ||
    count((u) => u.panicked) >= 1;
  return dear && units.some((u) => steadyNear(g, u, 6)) ? 2 : 1;
}

function orderings<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) => orderings(items.filter((o) => o !== item)).map((rest) => [item, ...rest]));
}

/** By the option of R-15 whoever is linked to the first through the others will do. */
function hangsTogether(units: readonly Unit[], reached: readonly Unit[] = units.slice(0, 1)): boolean {
  const more = units.filter((u) => !reached.includes(u) && reached.some((o) => apart(u, o) === 1));
  return more.length === 0 ? reached.length === units.length : hangsTogether(units, [...reached, ...more]);
}

function isGroup(g: Game, units: readonly Unit[]): boolean {
  if (units.length > 3 && !units.every((u) => has(u, 'irregular'))) return false;
  if (new Set(units.map((u) => u.panicked)).size > 1) return false;
  if (new Set(units.filter((u) => !square(u) && !u.panicked).map((u) => u.facing)).size > 1) return false;
  if (g.battle.houseRules.group_shape === 'connected') return hangsTogether(units);
  return orderings(units).some((row) => row.every((u, n) => n === 0 || apart(u, row[n - 1] ?? u) === 1));
}

/** ORD-03 to ORD-06, ORD-15: the ids of every group that can be paid for. */
export function plainGroups(g: Game): readonly string[] {
  const free = g.units
    .filter((u) => here(u) && u.side === g.side && !u.activated && !u.acted && u.type !== 'regimentalGun')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const found: string[] = [];
  const grow = (group: readonly Unit[], from: number): void => {
    if (group.length > 0 && isGroup(g, group) && plainCost(g, group) <= g.orderPoints)
      found.push(group.map((u) => u.id).join());
    if (group.length < 4)
      for (let n = from; n < free.length; n++) grow([...group, ...free.slice(n, n + 1)], n + 1);
  };
  grow([], 0);
  return found.sort();
}

/** ORD-09, ORD-10, R-16, R-17: every choice of riders for a group, as ids; the empty one too. */
export function plainRiders(g: Game, group: readonly Unit[]): readonly string[] {
  if (group.some((u) => u.panicked)) return [''];
  const free = g.units.filter(
    (u) => here(u) && u.side === g.side && !u.activated && !u.acted && !group.includes(u),
  );
  const scouts = free.filter(
    (u) =>
      u.type === 'lightInfantry' &&
      has(u, 'scout') &&
      !square(u) &&
      !u.panicked &&
      group.some((member) => apart(u, member) <= 3),
  );
  const pieces = group.some(guns)
    ? []
    : free.filter(
        (u) => u.type === 'regimentalGun' && group.some((member) => foot(member) && apart(u, member) === 1),
      );
  const found: string[] = [];
  const riders = [...scouts, ...pieces];
  for (let mask = 0; mask < 2 ** riders.length; mask++) {
    const chosen = riders.filter((_, n) => (mask >> n) % 2 === 1);
    if (chosen.filter((u) => scouts.includes(u)).length > 2) continue;
    if (chosen.filter((u) => pieces.includes(u)).length > 1) continue;
    found.push(
      chosen
        .map(({ id }) => id)
        .sort()
        .join(),
    );
  }
  return found;
}
