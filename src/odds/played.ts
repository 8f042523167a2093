/**
 * Questions and steps, each played once. A question, and where an answer to it leads, is the same wherever a situation
 * differs only in numbers that were not read to find it out: it is recalled there, with the numbers of that situation.
 */
import { outcomesOf, type Weighted } from '../engine/dice.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision, Roll } from '../rules/state/frames.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { carriedOver, type Known, knownFrom, type State, stateOf } from './states.ts';
import { type Cell, type Compared, narrow, noReads, type Reads, watched } from './tracked/reads.ts';
import { trackedEngine as engine, numberIn, UNITS } from './watched.ts';

/** What was read to find something out: numbers as they were, and others as far as they were compared. */
interface Read {
  readonly numbers: readonly (readonly [cell: Cell, number])[];
  readonly bounds: readonly (readonly [cell: Cell, Compared])[];
}

/** A unit, by its place in the game's list, and the strength points it has lost; fewer than 0 when it regains some. */
export interface Lost {
  readonly place: number;
  readonly points: number;
}

/** What a situation waits for, and where each way from there leads as far as it has been played. */
export interface Posed {
  readonly read: Read;
  readonly waits:
    | { readonly for: 'nothing' }
    | { readonly for: 'roll'; readonly roll: Roll; readonly outcomes: readonly Weighted[] }
    | { readonly for: 'answer'; readonly decision: Decision; readonly legal: readonly Choice[] };
  readonly steps: Map<Choice | number, Passage[]>;
}

/** A way from one situation to the next one. */
export interface Passage {
  readonly read: Read;
  readonly from: Game;
  /** The game it leads to, before equal situations are made one: it tells which numbers are still those of `from`. */
  readonly led: Game;
  readonly to: State;
  readonly lost: readonly Lost[];
}

/** All that has been played from positions that differ in strengths, whatever bounds it was played for. */
export interface Recall {
  readonly known: Known;
  /** Recalls nothing: everything is played anew. */
  readonly anew: boolean;
  /** How many steps are kept. */
  readonly kept: { steps: number };
  readonly posed: Map<string, Posed[]>;
}

/** A calculation of more steps is long as it is, and shall not fill the memory as well: from there on all is played. */
const MOST_KEPT = 60_000;

/** Nothing played yet. */
export function unplayed(start: Game, anew = false): Recall {
  return { known: knownFrom(start), anew, kept: { steps: 0 }, posed: new Map() };
}

const NOTHING_LOST: readonly Lost[] = [];

/** Strength points that changed on the way; where a new number was written, the former one counts as read. */
export function lostBetween(before: readonly Unit[], after: readonly Unit[], reads: Reads): readonly Lost[] {
  let lost: Lost[] | null = null;
  for (let place = 0; place < after.length; place++) {
    const [old, unit] = [before[place], after[place]];
    if (unit === old || !old || !unit) continue;
    let points = UNITS.lessOf(unit, 'strength');
    if (!UNITS.isTracked(unit)) {
      for (const cell of UNITS.cells(place)) reads.cells.add(cell);
      points = UNITS.valueOf(old, 'strength') - UNITS.valueOf(unit, 'strength');
    }
    if (points !== 0) lost = [...(lost ?? []), { place, points }];
  }
  return lost ?? NOTHING_LOST;
}

function waitsOf(game: Game): Posed['waits'] {
  const pending = engine.pending(game);
  switch (pending.wait) {
    case 'over':
      return { for: 'nothing' };
    case 'roll':
      return { for: 'roll', roll: pending.roll, outcomes: outcomesOf(pending.roll.dice) };
    case 'decision':
      return { for: 'answer', decision: pending.decision, legal: pending.decision.legal() };
  }
}

const NOTHING_READ: Read = { numbers: [], bounds: [] };

function readIn({ units, frames }: Game, { cells, bounds }: Reads): Read {
  if (cells.size === 0 && bounds.size === 0) return NOTHING_READ;
  const numbers: [Cell, number][] = [];
  for (const cell of cells) numbers.push([cell, numberIn(cell, units, frames)]);
  return {
    numbers,
    bounds: bounds.size === 0 ? NOTHING_READ.bounds : [...bounds].filter(([cell]) => !cells.has(cell)),
  };
}

/** Whether all that was read is the same there. */
function fits({ numbers, bounds }: Read, { units, frames }: Game): boolean {
  for (const [cell, number] of numbers) if (numberIn(cell, units, frames) !== number) return false;
  for (const [cell, { above, upTo }] of bounds) {
    const number = numberIn(cell, units, frames);
    if (number <= above || number > upTo) return false;
  }
  return true;
}

/** Counts as read what was read for what is recalled. */
export function readAgain(reads: Reads, { numbers, bounds }: Read): void {
  for (const [cell] of numbers) reads.cells.add(cell);
  for (const [cell, { above, upTo }] of bounds) narrow(reads, cell, above, upTo);
}

/** Used over and over: most of what is played reads little, and it is done ten thousand times in a second. */
const reading = noReads();

function fresh(): Reads {
  if (reading.cells.size > 0) reading.cells.clear();
  if (reading.bounds.size > 0) reading.bounds.clear();
  return reading;
}

/** What fits the situation of all that was found out under a key. */
function recalled<T extends { readonly read: Read }>(those: readonly T[], game: Game): T | undefined {
  for (const one of those) if (fits(one.read, game)) return one;
  return undefined;
}

/** All that was found out under a key: a list to add to. */
function foundUnder<K, T>(all: Map<K, T[]>, key: K): T[] {
  let those = all.get(key);
  if (!those) {
    those = [];
    all.set(key, those);
  }
  return those;
}

function asking(game: Game): Posed {
  const reads = fresh();
  const waits = watched(reads, () => waitsOf(game));
  return { read: readIn(game, reads), waits, steps: new Map() };
}

/** What the situation waits for. */
export function posedIn({ posed, anew }: Recall, { key, game }: State): Posed {
  if (anew) return asking(game);
  const those = foundUnder(posed, key);
  const known = recalled(those, game);
  if (known) return known;
  const found = asking(game);
  those.push(found);
  return found;
}

function playing(known: Known, from: State, way: Choice | number): Passage {
  const reads = fresh();
  const led = watched(reads, () => engine.follow(from.game, way));
  const lost = lostBetween(from.game.units, led.units, reads);
  return { read: readIn(from.game, reads), from: from.game, led, to: stateOf(known, led, from), lost };
}

/** The step along a way from a situation that waits so, be it played there or elsewhere. */
export function stepFrom(
  { known, anew, kept }: Recall,
  { steps }: Posed,
  from: State,
  way: Choice | number,
): Passage {
  if (anew || kept.steps >= MOST_KEPT) return playing(known, from, way);
  const those = foundUnder(steps, way);
  const before = recalled(those, from.game);
  if (before) return before;
  kept.steps++;
  const found = playing(known, from, way);
  those.push(found);
  return found;
}

/** Where a step leads from a situation that it fits. */
export function ledTo({ known }: Recall, step: Passage, from: State): State {
  return from.game === step.from ? step.to : carriedOver(known, step, from);
}
