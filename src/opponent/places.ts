/** Where a move had best end: its ends that are worth a look, each by what the position would be worth with the unit there. */
import { hexKey } from '../geometry/hex.ts';
import { hasInCone } from '../rules/ground/cones.ts';
import { distanceTo } from '../rules/ground/halves.ts';
import { imagined } from '../rules/ground/passage.ts';
import type { Choice } from '../rules/state/answers.ts';
import { type Game, type Unit, unitOf } from '../rules/state/game.ts';
import { isSpent, type Search, worthNow } from './search.ts';

/** Of too many so many, spread over all of them from the first to the last. */
export function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const step = most > 1 ? (list.length - 1) / (most - 1) : 0;
  return Array.from({ length: most }, (_, n) => list[Math.round(n * step)]).flatMap((one) =>
    one === undefined ? [] : [one],
  );
}

/** The game with the unit where a move would bring it. */
function placed(game: Game, unit: string, choice: Move): Game {
  const moved = imagined(unitOf(game, unit), choice.to, choice.facing);
  return { ...game, units: game.units.map((one) => (one.id === unit ? moved : one)) };
}

type Move = Extract<Choice, { choose: 'move' }>;

function endOf({ to, facing }: Move): string {
  return `${to.q} ${to.r} ${facing}`;
}

/** The enemy nearest to the hex; of several the first. */
export function nearestTo(game: Game, side: Unit['side'], hex: Move['to']): Unit | null {
  let best: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const u of game.units) {
    if (u.side === side || u.fate !== 'present') continue;
    const hexes = distanceTo(u, hex);
    if (hexes < least) [best, least] = [u, hexes];
  }
  return best;
}

/** The hexes that objectives are about: whoever reaches one of them thinks of it. R-151. */
function prizesOf({ battle: { objectives = [] } }: Game): ReadonlySet<number> {
  return new Set(objectives.flatMap((one) => (one.kind === 'survival' ? [] : one.hexes.map(hexKey))));
}

/**
 * The ends of a move that are worth a look, each once, whatever the way to it: on each hex those that keep the facing or
 * look at the nearest enemy; of too many hexes some near and some far, and those that an objective is about.
 */
function endsWorthALook(game: Game, unit: string, moves: readonly Move[], most: number): readonly Move[] {
  const u = unitOf(game, unit);
  const ends = new Map<string, Move>();
  for (const move of moves) {
    const key = endOf(move);
    if (!ends.has(key)) ends.set(key, move);
  }
  if (ends.size <= most) return [...ends.values()];
  const looking = [...ends.values()].filter(({ to, facing }) => {
    if (facing === u.facing) return true;
    const enemy = nearestTo(game, u.side, to);
    return enemy !== null && hasInCone(game, imagined(u, to, facing), enemy);
  });
  const prizes = prizesOf(game);
  const onPrizes = [...ends.values()].filter(({ to }) => prizes.has(hexKey(to)));
  return [...evenly(onPrizes, most), ...evenly(looking, most).filter((one) => !onPrizes.includes(one))];
}

/** What a unit's places were found to be worth, in a game in which nothing but the unit itself may have changed. */
interface PlacesKnown {
  readonly game: Game;
  readonly actor: string;
  readonly worths: Map<string, number>;
}

/** So many are remembered: a unit is thought of for all its actions before the next one. */
const MOST_KNOWN = 6;

const remembered = new WeakMap<Search, PlacesKnown[]>();

/** What is known of the unit's places: a march, and a march before a shot, lead to the same ones. */
function worthsOf(search: Search, game: Game, unit: string): Map<string, number> {
  const actor = JSON.stringify(unitOf(game, unit));
  const known = remembered.get(search) ?? [];
  const before = known.find(
    (one) =>
      one.actor === actor &&
      one.game.turn === game.turn &&
      one.game.side === game.side &&
      one.game.units.every((u, n) => u === game.units[n] || u.id === unit),
  );
  if (before) return before.worths;
  const worths = new Map<string, number>();
  remembered.set(search, [{ game, actor, worths }, ...known].slice(0, MOST_KNOWN));
  return worths;
}

/**
 * The ends of a move by what the position would be worth with the unit there, what is best for its own side first: each end
 * once, whatever the way to it. What else the answers are (marching off the map) comes first, since nothing is known of it.
 */
export function bestPlaces(
  search: Search,
  game: Game,
  unit: string,
  legal: readonly Choice[],
  most: number,
): readonly Choice[] {
  const moves: Move[] = [];
  const others: Choice[] = [];
  for (const choice of legal) {
    if (choice.choose === 'move') moves.push(choice);
    else others.push(choice);
  }
  const worths = worthsOf(search, game, unit);
  const looked: { readonly choice: Choice; readonly worth: number }[] = [];
  for (const choice of endsWorthALook(game, unit, moves, search.sight.ends)) {
    if (isSpent(search) && looked.length > 0) break;
    search.positions++;
    const key = endOf(choice);
    const worth = worths.get(key) ?? worthNow(search, placed(game, unit, choice));
    worths.set(key, worth);
    looked.push({ choice, worth });
  }
  // the sort is stable: what is worth the same stays in the order in which it was looked at
  const own = unitOf(game, unit).side === search.side ? 1 : -1;
  looked.sort((a, b) => own * (b.worth - a.worth));
  return [...others, ...looked.slice(0, most).map(({ choice }) => choice)];
}
