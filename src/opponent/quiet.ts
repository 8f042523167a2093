/**
 * From a position in the midst of an action to where it is over: what it is worth on the average of the dice, both sides
 * answering as they would.
 */
import { type Dice, outcomesOf, type Weighted } from '../engine/dice.ts';
import { inFrontalCone } from '../geometry/cone.ts';
import { distance } from '../geometry/hex.ts';
import { imagined } from '../rules/ground/passage.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision } from '../rules/state/frames.ts';
import { type Game, type Unit, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import { quickChoice } from './quick.ts';
import { isSpent, type Search, worthNow } from './search.ts';

/** The outcomes of a roll, each with the chance that it or one before it happens. */
type Cumulated = readonly (readonly [outcome: number, upTo: number])[];

const cumulated = new WeakMap<readonly Weighted[], Cumulated>();

function cumulatedOf(dice: Dice): Cumulated {
  const outcomes = outcomesOf(dice);
  const known = cumulated.get(outcomes);
  if (known) return known;
  const whole = outcomes.reduce((sum, { weight }) => sum + Number(weight), 0);
  let so = 0;
  const made = outcomes.map(({ outcome, weight }) => {
    so += Number(weight);
    return [outcome, so / whole] as const;
  });
  cumulated.set(outcomes, made);
  return made;
}

/** The outcome that stands at that part of the chances. */
function outcomeAt(dice: Dice, part: number): number {
  const outcomes = cumulatedOf(dice);
  for (const [outcome, upTo] of outcomes) if (part < upTo) return outcome;
  return outcomes.at(-1)?.[0] ?? 0;
}

/** Hears of each place where a course ends. */
export type EndHeard = (end: Game) => void;

/** One course of events to its end. */
function course(search: Search, start: Game, sample: number, samples: number): Game {
  const strata = search.strata(samples);
  let game = start;
  let rolls = 0;
  while (game.frames.length > 0 && !isSpent(search)) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return game;
    search.positions++;
    if (pending.wait === 'roll') {
      const part = strata[rolls++ % strata.length]?.[sample] ?? 0.5;
      game = engine.follow(game, outcomeAt(pending.roll.dice, part));
    } else game = engine.follow(game, quickChoice(game, pending.decision.question, engine.legal(game)));
  }
  return game;
}

/** The average over the samples of what follows from a roll. */
function average(search: Search, game: Game, samples: number, heard: EndHeard | null): number {
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const end = course(search, game, sample, samples);
    heard?.(end);
    sum += worthNow(search, end);
  }
  return sum / samples;
}

/** The game with the unit where a move would bring it. */
function placed(game: Game, unit: string, choice: Move): Game {
  const moved = imagined(unitOf(game, unit), choice.to, choice.facing);
  return { ...game, units: game.units.map((one) => (one.id === unit ? moved : one)) };
}

/** Of many ends of a move, so many are looked at. */
const MOST_ENDS = 40;

function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, n) => list[Math.floor((n * list.length) / most)]).flatMap((one) =>
    one === undefined ? [] : [one],
  );
}

type Move = Extract<Choice, { choose: 'move' }>;

/** The enemy nearest to the hex. */
function nearestTo(game: Game, side: Unit['side'], hex: Move['to']): Unit | null {
  let best: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const u of game.units) {
    if (u.side === side || u.fate !== 'present') continue;
    const hexes = distance(u.hexes[0], hex);
    if (hexes < least) [best, least] = [u, hexes];
  }
  return best;
}

/**
 * The ends of a move that are worth a look, each once, whatever the way to it: on each hex those that keep the facing or
 * look at the nearest enemy; of too many hexes some near and some far.
 */
function endsWorthALook(game: Game, unit: string, moves: readonly Move[]): readonly Move[] {
  const u = unitOf(game, unit);
  const ends = new Map<string, Move>();
  for (const move of moves) {
    const key = `${move.to.q} ${move.to.r} ${move.facing}`;
    if (!ends.has(key)) ends.set(key, move);
  }
  if (ends.size <= MOST_ENDS) return [...ends.values()];
  const looking = [...ends.values()].filter(({ to, facing }) => {
    if (facing === u.facing) return true;
    const enemy = nearestTo(game, u.side, to);
    return enemy !== null && inFrontalCone(to, facing, enemy.hexes[0]);
  });
  return spread(looking, MOST_ENDS);
}

/**
 * The ends of a move by what the position would be worth with the unit there, the best first: each end once, whatever the
 * way to it. What else the answers are (marching off the map) comes first, since nothing is known of it.
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
  const looked: { readonly choice: Choice; readonly worth: number }[] = [];
  for (const choice of endsWorthALook(game, unit, moves)) {
    if (isSpent(search) && looked.length > 0) break;
    search.positions++;
    looked.push({ choice, worth: worthNow(search, placed(game, unit, choice)) });
  }
  // the sort is stable: what is worth the same stays in the rule's own order
  looked.sort((a, b) => b.worth - a.worth);
  return [...others, ...looked.slice(0, most).map(({ choice }) => choice)];
}

/** The enemy's reactions and one's own choices that are gone into; one alone where it goes without saying. */
function worthGoingInto(search: Search, game: Game, decision: Decision): readonly Choice[] {
  const legal = engine.legal(game);
  if (legal.length === 1) return legal;
  const { question, side } = decision;
  const quick = () => [quickChoice(game, question, legal)];
  if (question.ask === 'move')
    return bestPlaces(search, game, whoIsMeant(question).actor ?? '', legal, search.sight.places);
  if (question.ask === 'reaction' && side !== search.side && search.sight.replies > 1) {
    const first = quickChoice(game, question, legal);
    const others = legal.filter(
      (choice) => choice !== first && choice.choose === 'reaction' && choice.reaction !== 'flight',
    );
    return [first, ...others].slice(0, search.sight.replies);
  }
  if (question.ask === 'formationAfterMarch' || question.ask === 'rallied') return spread(legal, 8);
  return quick();
}

/**
 * What the position is worth once the action under way is over: until the first throw the choices are gone into, one's own
 * for the best and the enemy's for the worst, and from there on courses are played and averaged.
 */
export function quietWorth(
  search: Search,
  start: Game,
  samples: number,
  heard: EndHeard | null = null,
): number {
  let game = start;
  while (game.frames.length > 0) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    if (isSpent(search)) break;
    if (pending.wait === 'roll') return average(search, game, samples, heard);
    const choices = worthGoingInto(search, game, pending.decision);
    const [only, ...others] = heard ? choices.slice(0, 1) : choices;
    if (only && others.length === 0) {
      search.positions++;
      game = engine.follow(game, only);
      continue;
    }
    const { side } = pending.decision;
    let best: number | null = null;
    for (const choice of choices) {
      if (best !== null && isSpent(search)) break;
      search.positions++;
      const worth = quietWorth(search, engine.follow(game, choice), samples);
      const isBetter = best === null || (side === search.side ? worth > best : worth < best);
      if (isBetter) best = worth;
    }
    return best ?? worthNow(search, game);
  }
  heard?.(game);
  return worthNow(search, game);
}
