/**
 * What the dice make of a position in the midst of an action. Where the throws to come are few, each of their outcomes is
 * gone into with its exact chance; where they are many, courses are played that together fall as the dice fall on the
 * average. About how many courses there are is settled beforehand and divided among the outcomes of each throw.
 */
import { type Dice, outcomesOf, type Weighted } from '../engine/dice.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision } from '../rules/state/frames.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { answersTo } from './ownView.ts';
import { quickChoice } from './quick.ts';
import { isSpent, type Search, worthNow } from './search.ts';

/** Hears of each place where a course ends, and of its chance. */
export type EndHeard = (end: Game, chance: number) => void;

/** What may be rolled, with its chance. */
interface Rolled {
  readonly outcome: number;
  readonly chance: number;
}

/** One outcome of a roll, and the chance that it or one before it happens. */
interface Cumulated extends Rolled {
  readonly upTo: number;
}

const cumulated = new WeakMap<readonly Weighted[], readonly Cumulated[]>();

function cumulatedOf(dice: Dice): readonly Cumulated[] {
  const outcomes = outcomesOf(dice);
  const known = cumulated.get(outcomes);
  if (known) return known;
  const whole = outcomes.reduce((sum, { weight }) => sum + Number(weight), 0);
  let so = 0;
  const made = outcomes.map(({ outcome, weight }) => {
    const before = so / whole;
    so += Number(weight);
    const upTo = so / whole;
    return { outcome, chance: upTo - before, upTo };
  });
  cumulated.set(outcomes, made);
  return made;
}

/** The outcome that stands at that part of the chances. */
function outcomeAt(dice: Dice, part: number): number {
  const outcomes = cumulatedOf(dice);
  for (const { outcome, upTo } of outcomes) if (part < upTo) return outcome;
  return outcomes.at(-1)?.outcome ?? 0;
}

/** Which of the courses played are gone on with here, how many rolls they have behind them, and how likely all that is. */
interface Courses {
  readonly first: number;
  readonly count: number;
  readonly all: number;
  readonly rolls: number;
  readonly chance: number;
}

function quick(game: Game, decision: Decision): Choice {
  return quickChoice(game, decision.question, answersTo(game, decision.question));
}

/** One course of events to its end. */
function course(search: Search, start: Game, { first, all, rolls: before }: Courses): Game {
  const strata = search.strata(all);
  let game = start;
  let rolls = before;
  while (game.frames.length > 0 && !isSpent(search)) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return game;
    search.positions++;
    if (pending.wait === 'roll') {
      const part =
        search.sight.chance === 'thrown'
          ? search.throws()
          : (strata[rolls++ % strata.length]?.[first % all] ?? 0.5);
      game = engine.follow(game, outcomeAt(pending.roll.dice, part));
    } else game = engine.follow(game, quick(game, pending.decision));
  }
  return game;
}

/** A position after a roll, with the chance of all outcomes that lead to it and their average. */
interface After extends Rolled {
  readonly game: Game;
  readonly frames: string;
  outcome: number;
  chance: number;
}

function sameUnits(these: readonly Unit[], those: readonly Unit[]): boolean {
  if (these === those) return true;
  return these.every((u, n) => u === those[n] || JSON.stringify(u) === JSON.stringify(those[n]));
}

function isSame(one: After, game: Game, frames: string): boolean {
  return one.frames === frames && one.game.outcome === game.outcome && sameUnits(one.game.units, game.units);
}

/** What stands for a bin of neighbours: the one nearest to their average, with the chance of all. */
function middleOf<T extends Rolled>(bin: readonly T[]): T {
  const chance = bin.reduce((sum, one) => sum + one.chance, 0);
  const average = bin.reduce((sum, one) => sum + one.chance * one.outcome, 0) / chance;
  const off = ({ outcome }: T) => Math.abs(outcome - average);
  return { ...bin.reduce((best, one) => (off(one) < off(best) ? one : best)), chance };
}

/**
 * What stands for all that may happen: neighbours together until they are at least so likely, and what is left over with the
 * last of them. So few courses still see good luck and bad, and not what is likeliest alone.
 */
export function binned<T extends Rolled>(all: readonly T[], least: number): readonly T[] {
  const bins: T[][] = [];
  let bin: T[] = [];
  let chance = 0;
  for (const one of all) {
    bin.push(one);
    chance += one.chance;
    if (chance < least) continue;
    bins.push(bin);
    bin = [];
    chance = 0;
  }
  const last = bins.at(-1);
  if (!last) return all;
  last.push(...bin);
  return bins.map(middleOf);
}

/** What is less likely than this share of one course is not gone into by itself. */
const UNLIKELY = 0.3;

function leastOf({ count }: Courses): number {
  return UNLIKELY / count;
}

/**
 * The outcomes that are looked at. Where dice are counted nearly every count does something else, and neighbours are taken
 * together before anything is looked at.
 */
function lookedAt(dice: Dice, courses: Courses): readonly Rolled[] {
  const all = cumulatedOf(dice);
  return dice.dice === 'pool' ? binned(all, leastOf(courses)) : all;
}

/** What may stand after the roll: outcomes that come to the same are one. */
function afterRoll(search: Search, game: Game, outcomes: readonly Rolled[]): readonly After[] {
  const found: After[] = [];
  for (const { outcome, chance } of outcomes) {
    search.positions++;
    const after = engine.follow(game, outcome);
    const frames = JSON.stringify(after.frames);
    const same = found.find((one) => isSame(one, after, frames));
    if (same) {
      same.outcome = (same.chance * same.outcome + chance * outcome) / (same.chance + chance);
      same.chance += chance;
    } else found.push({ game: after, frames, outcome, chance });
  }
  return found;
}

/** What is as likely as this share of one course is gone into throw by throw, though no more than one course is left for it. */
const WEIGHTY = 0.5;

/** Questions in the midst of an action that decide much: whoever is asked chooses for his best. */
const DECISIVE: ReadonlySet<string> = new Set(['attack', 'attackAfterFire', 'stayOrFlee', 'pursue']);
/** With fewer courses than this left, as for most actions after the first throw, the answers are not tried any more. */
const FEW = 4;

function fromRoll(
  search: Search,
  game: Game,
  dice: Dice,
  outcomes: readonly Rolled[],
  courses: Courses,
  heard: EndHeard | null,
): number {
  const { count, chance } = courses;
  const found = afterRoll(search, game, outcomes);
  // what is drawn by lot has no neighbours
  const afters = dice.dice === 'draw' ? found : binned(found, leastOf(courses));
  let sum = 0;
  let { first } = courses;
  for (const after of afters) {
    const share = Math.max(1, Math.round(after.chance * count));
    const further = {
      ...courses,
      first,
      count: share,
      rolls: courses.rolls + 1,
      chance: chance * after.chance,
    };
    sum += after.chance * weighed(search, after.game, further, heard);
    first += share;
  }
  return sum;
}

function fromDecision(search: Search, game: Game, decision: Decision, courses: Courses): number | null {
  if (courses.count < FEW || !DECISIVE.has(decision.question.ask)) return null;
  const legal = engine.legal(game);
  if (legal.length < 2) return null;
  let best: number | null = null;
  for (const choice of legal) {
    if (best !== null && isSpent(search)) break;
    search.positions++;
    const worth = weighed(search, engine.follow(game, choice), courses, null);
    if (best === null || (decision.side === search.side ? worth > best : worth < best)) best = worth;
  }
  return best;
}

/** The worth of what follows, by so many courses as are left for it. */
function weighed(search: Search, start: Game, courses: Courses, heard: EndHeard | null): number {
  let game = start;
  const end = () => {
    heard?.(game, courses.chance);
    return worthNow(search, game);
  };
  while (game.frames.length > 0 && !isSpent(search)) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return end();
    if (courses.count <= 1 && courses.chance < WEIGHTY / courses.all) {
      game = course(search, game, courses);
      return end();
    }
    if (pending.wait === 'roll') {
      const { dice } = pending.roll;
      const outcomes = lookedAt(dice, courses);
      if (search.limit - search.positions >= outcomes.length)
        return fromRoll(search, game, dice, outcomes, courses, heard);
      // for each of them a position is looked at: where not all are left, one course stands for them
      game = course(search, game, courses);
      return end();
    }
    const worth = heard ? null : fromDecision(search, game, pending.decision, courses);
    if (worth !== null) return worth;
    search.positions++;
    game = engine.follow(game, quick(game, pending.decision));
  }
  return end();
}

/** The average over so many courses, each played to its end: what exact chances are measured against. */
function tried(search: Search, game: Game, count: number, heard: EndHeard | null): number {
  let sum = 0;
  for (let first = 0; first < count; first++) {
    const end = course(search, game, { first, count: 1, all: count, rolls: 0, chance: 1 / count });
    heard?.(end, 1 / count);
    sum += worthNow(search, end);
  }
  return sum / count;
}

/** What a position is worth whose next step is a roll, or that is over already. */
export function chanceWorth(
  search: Search,
  game: Game,
  samples: number,
  heard: EndHeard | null = null,
): number {
  if (search.sight.chance !== 'weighed') return tried(search, game, samples, heard);
  return weighed(search, game, { first: 0, count: samples, all: samples, rolls: 0, chance: 1 }, heard);
}
