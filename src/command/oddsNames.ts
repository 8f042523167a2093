/** What may be so in the end, by name: for comparing odds with games that were played. */
import { groundOf, holderOf } from '../odds/aims.ts';
import { endOf, type Results } from '../odds/results.ts';
import type { Game } from '../rules/state/game.ts';
import { SIDES } from '../rules/state/vocabulary.ts';

/** Everything that is so at this end of what began at `root`. */
export function namesOfEnd(root: Game, end: Game): readonly string[] {
  const lost = (counts: (place: number) => boolean) =>
    root.units.reduce(
      (sum, { strength }, n) => sum + (counts(n) ? strength - (end.units[n]?.strength ?? 0) : 0),
      0,
    );
  return [
    `ground ${holderOf(end, groundOf(root)) ?? 'nobody'}`,
    ...SIDES.map((side) => `${side} lost ${lost((n) => root.units[n]?.side === side)}`),
    ...end.units.flatMap((unit, n) => [
      `${unit.id} ${endOf(unit)}`,
      `${unit.id} lost ${lost((place) => place === n)}`,
      ...(unit.fate === 'present' ? unit.hexes.map(({ q, r }) => `${unit.id} on ${q},${r}`) : []),
    ]),
  ];
}

/** The chance that a calculation gives to each; those of units that nothing happens to are certain. */
export function namedChances<M>(root: Game, results: Results<M>): ReadonlyMap<string, M> {
  const named = new Map<string, M>(Object.entries(results.ground).map(([who, m]) => [`ground ${who}`, m]));
  for (const side of SIDES)
    for (const { points, chance } of results.sides[side].lost) named.set(`${side} lost ${points}`, chance);
  for (const { unit, ends, lost, hexes } of results.units) {
    for (const [end, m] of Object.entries(ends)) named.set(`${unit} ${end}`, m);
    for (const { points, chance } of lost) named.set(`${unit} lost ${points}`, chance);
    for (const { hex, chance } of hexes) named.set(`${unit} on ${hex.q},${hex.r}`, chance);
  }
  for (const unit of root.units) {
    if (results.units.some((one) => one.unit === unit.id)) continue;
    named.set(`${unit.id} ${endOf(unit)}`, results.total);
    named.set(`${unit.id} lost 0`, results.total);
    if (unit.fate === 'present')
      for (const { q, r } of unit.hexes) named.set(`${unit.id} on ${q},${r}`, results.total);
  }
  return named;
}
