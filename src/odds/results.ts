/** What a calculation comes to, as plain data. */

import type { Arithmetic } from '../chances/fraction.ts';
import { type Hex, hexKey } from '../geometry/hex.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import { type BySide, SIDES, type Side } from '../rules/state/vocabulary.ts';
import { groundOf, holderOf, pointsEach, stands } from './aims.ts';
import type { Graph, Node } from './explore.ts';
import type { Policy, Solution } from './solve.ts';
import { type Losses, type Spread, spread } from './spread.ts';

/** What becomes of a unit. */
export type End = 'stands' | 'panicked' | 'fledOffMap' | 'eliminated';

export interface Chance<M> {
  readonly points: number;
  readonly chance: M;
}

/** A party's strength points lost and left, in ascending order, and what it may expect to lose. */
export interface Toll<M> {
  readonly lost: readonly Chance<M>[];
  readonly left: readonly Chance<M>[];
  readonly expectedStrength: number;
  readonly expectedArmyPoints: number;
}

export interface UnitResult<M> extends Toll<M> {
  readonly unit: string;
  readonly ends: Readonly<Record<End, M>>;
  /** Where it ends, present and moved. */
  readonly hexes: readonly { readonly hex: Hex; readonly chance: M }[];
  /** Where a pursuit of its may end, whatever end is chosen. */
  readonly reach: readonly { readonly hex: Hex; readonly chance: M }[];
}

/** One way in which everything may end. */
interface Course<M> {
  readonly holder: Side | null;
  /** The units that anything may happen to. */
  readonly ends: Readonly<Record<string, End>>;
  readonly chance: M;
}

/** A position in which everything may end. */
export interface Final<M> {
  readonly game: Game;
  readonly chance: M;
}

export interface Results<M> {
  readonly policy: Policy;
  /** Situations gone through. */
  readonly nodes: number;
  readonly total: M;
  readonly ground: Readonly<Record<Side | 'nobody', M>>;
  readonly sides: BySide<Toll<M>>;
  /** The units that anything may happen to. */
  readonly units: readonly UnitResult<M>[];
  /** The likeliest first. */
  readonly courses: readonly Course<M>[];
  readonly finals: readonly Final<M>[];
}

/** How it stands with a unit once all is over. */
export function endOf(unit: Unit): End {
  // what befalls an army that is being set up is nobody's question
  if (unit.fate === 'eliminated' || unit.fate === 'fledOffMap') return unit.fate;
  return stands(unit) ? 'stands' : 'panicked';
}

interface Tally<M> {
  readonly chances: Map<number, { readonly hex: Hex; chance: M }>;
  readonly ends: Record<End, M>;
  readonly reach: Map<number, { readonly hex: Hex; chance: M }>;
}

function addHex<M>(by: Arithmetic<M>, to: Tally<M>['reach'], hex: Hex, chance: M): void {
  const key = hexKey(hex);
  const before = to.get(key);
  to.set(key, { hex, chance: before ? by.plus(before.chance, chance) : chance });
}

function tollOf<M>(
  by: Arithmetic<M>,
  losses: Losses<M>,
  strength: number,
  number: (m: M) => number,
  each: number,
): Toll<M> {
  const lost = [...losses]
    .map(([points, chance]) => ({ points, chance }))
    .filter(({ chance }) => !by.isZero(chance))
    .sort((a, b) => a.points - b.points);
  const expectedStrength = lost.reduce((sum, { points, chance }) => sum + points * number(chance), 0);
  return {
    lost,
    left: lost.map(({ points, chance }) => ({ points: strength - points, chance })).reverse(),
    expectedStrength,
    expectedArmyPoints: expectedStrength * each,
  };
}

/** The units, by place, that differ from what they were at some end. */
function touched(
  { root, nodes, outset }: Graph,
  chance: readonly unknown[],
  isZero: (n: number) => boolean,
): number[] {
  const places = new Set(outset.map(({ place }) => place));
  nodes.forEach((node, n) => {
    if (chance[n] === undefined || isZero(n)) return;
    for (const { lost } of node.edges) for (const { place } of lost) places.add(place);
    if (node.kind !== 'end') return;
    node.game.units.forEach((unit, place) => {
      if (unit !== root.units[place]) places.add(place);
    });
  });
  return [...places].sort((a, b) => a - b);
}

interface PursuitEnds {
  readonly unit: string;
  readonly hexes: readonly Hex[];
}

/** The ends a pursuit may be given, all of them, whatever part of them was looked into. */
function pursuitAt(node: Node): PursuitEnds | null {
  if (node.kind !== 'decision' || node.decision.question.ask !== 'pursuitEnd') return null;
  const { unit } = whoIsMeant(node.decision.question);
  if (unit === null) return null;
  const hexes = new Map<number, Hex>();
  for (const choice of node.every) if (choice.choose === 'runEnd') hexes.set(hexKey(choice.to), choice.to);
  return { unit, hexes: [...hexes.values()] };
}

function courseOf(game: Game, places: readonly number[], holder: Side | null): Omit<Course<never>, 'chance'> {
  const ends: Record<string, End> = {};
  for (const place of places) {
    const unit = game.units[place];
    if (unit) ends[unit.id] = endOf(unit);
  }
  return { holder, ends };
}

/** Adds up what all the ends are. `number`: a chance as a number, for expectations. */
export function resultsOf<M>(
  graph: Graph,
  solution: Solution,
  by: Arithmetic<M>,
  number: (m: M) => number,
): Results<M> {
  const { root, nodes, outset } = graph;
  const sideOf = (place: number) => root.units[place]?.side;
  const losers = new Set(outset.map(({ place }) => place));
  for (const { edges } of nodes)
    for (const { lost } of edges) for (const { place } of lost) losers.add(place);
  const loserList = [...losers].sort((a, b) => a - b);
  const parties = [
    ...SIDES.map((side) => (place: number) => sideOf(place) === side),
    ...loserList.map((loser) => (place: number) => place === loser),
  ];
  const { chance, losses }: Spread<M> = spread(graph, solution, parties, by);
  const places = touched(graph, chance, (n) => by.isZero(chance[n] ?? by.zero));
  const ground = { blue: by.zero, red: by.zero, nobody: by.zero };
  const tallies = new Map(
    places.map((place): [number, Tally<M>] => [
      place,
      {
        chances: new Map(),
        ends: { stands: by.zero, panicked: by.zero, fledOffMap: by.zero, eliminated: by.zero },
        reach: new Map(),
      },
    ]),
  );
  const courses = new Map<string, Course<M>>();
  const finals: Final<M>[] = [];
  const fought = groundOf(root);
  let total = by.zero;
  nodes.forEach((node, n) => {
    const m = chance[n] ?? by.zero;
    if (by.isZero(m)) return;
    const pursuit = pursuitAt(node);
    if (pursuit) {
      const tally = tallies.get(root.units.findIndex(({ id }) => id === pursuit.unit));
      if (tally) for (const hex of pursuit.hexes) addHex(by, tally.reach, hex, m);
    }
    if (node.kind !== 'end') return;
    finals.push({ game: node.game, chance: m });
    total = by.plus(total, m);
    const holder = holderOf(node.game, fought);
    ground[holder ?? 'nobody'] = by.plus(ground[holder ?? 'nobody'], m);
    for (const [place, tally] of tallies) {
      const unit = node.game.units[place];
      if (!unit) continue;
      const end = endOf(unit);
      tally.ends[end] = by.plus(tally.ends[end], m);
      if (unit.fate === 'present') for (const hex of unit.hexes) addHex(by, tally.chances, hex, m);
    }
    const course = courseOf(node.game, places, holder);
    const key = JSON.stringify(course);
    const before = courses.get(key);
    courses.set(key, { ...course, chance: before ? by.plus(before.chance, m) : m });
  });
  const expectedPoints = (side: Side) =>
    loserList.reduce((sum, place, n) => {
      const unit = root.units[place];
      if (unit?.side !== side) return sum;
      let expected = 0;
      for (const [points, m] of losses[SIDES.length + n] ?? []) expected += points * number(m);
      return sum + expected * pointsEach(unit);
    }, 0);
  const tollOfSide = (side: Side): Toll<M> => {
    const strength = root.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0);
    const toll = tollOf(by, losses[SIDES.indexOf(side)] ?? new Map(), strength, number, 0);
    return { ...toll, expectedArmyPoints: expectedPoints(side) };
  };
  return {
    policy: solution.policy,
    nodes: nodes.length,
    total,
    ground,
    sides: { blue: tollOfSide('blue'), red: tollOfSide('red') },
    units: [...tallies].map(([place, tally]) => {
      const unit = root.units[place];
      const at = loserList.indexOf(place);
      const unlost = new Map([[0, total]]);
      const lost = at < 0 ? unlost : (losses[SIDES.length + at] ?? unlost);
      return {
        unit: unit?.id ?? '',
        ends: tally.ends,
        hexes: [...tally.chances.values()],
        reach: [...tally.reach.values()],
        ...tollOf(by, lost, unit?.strength ?? 0, number, unit ? pointsEach(unit) : 0),
      };
    }),
    courses: [...courses.values()].sort((a, b) => number(b.chance) - number(a.chance)),
    finals,
  };
}
