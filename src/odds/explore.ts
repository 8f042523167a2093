/** Everything that may follow from a position: each distinct situation once, decisions and rolls laid open. */
import type { Weighted } from '../engine/dice.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision, Roll } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import { find, keep, type Memory } from './memory.ts';
import {
  type Lost,
  ledTo,
  lostBetween,
  type Passage,
  type Posed,
  posedIn,
  type Recall,
  readAgain,
  stepFrom,
  unplayed,
} from './played.ts';
import { type State, stateOf } from './states.ts';
import { narrow, noReads, type Reads, watched } from './tracked/reads.ts';
import { trackedEngine as engine, isCarried, lessIn } from './watched.ts';

export type { Lost } from './played.ts';

/** Where one answer or one outcome leads. */
export interface Edge {
  /** The index of the node. */
  readonly to: number;
  /** In how many of the roll's equally likely throws; 1 for an answer. */
  readonly weight: bigint;
  /** The same as a share of 1. */
  readonly share: number;
  readonly lost: readonly Lost[];
}

interface Place {
  /** The game there. Its units may stand for others that differ in strengths nothing reads from there on. */
  readonly game: Game;
  readonly edges: readonly Edge[];
}

/** A situation. Nodes stand in such an order that every edge leads to an earlier one. */
export type Node =
  | (Place & { readonly kind: 'end' })
  | (Place & {
      readonly kind: 'roll';
      readonly roll: Roll;
      readonly outcomes: readonly Weighted[];
      /** How many equally likely throws there are. */
      readonly throws: bigint;
    })
  | (Place & {
      readonly kind: 'decision';
      readonly decision: Decision;
      /** One for each edge. A single one is no decision. */
      readonly choices: readonly Choice[];
      /** How many legal answers there are, looked into or not; and which. */
      readonly legal: number;
      readonly every: readonly Choice[];
    });

/** All situations, the last of which is the first. */
export interface Graph {
  readonly root: Game;
  readonly nodes: readonly Node[];
  /** What is lost or regained between the beginning and the first situation: only where nobody is asked or rolls first. */
  readonly outset: readonly Lost[];
}

/** What is settled before a calculation. */
export interface Bounds {
  /** The answers that are looked into, among the legal ones in their order; null for all of them. */
  readonly answers?: (game: Game, decision: Decision, legal: readonly Choice[]) => readonly Choice[] | null;
  /** The outcomes that are looked into, likewise; the others are as if they could not happen. */
  readonly outcomes?: (game: Game, roll: Roll, outcomes: readonly Weighted[]) => readonly Weighted[] | null;
  /** What is asked of each end: ends that differ in a number which that reads are told apart. */
  readonly ends?: (end: Game) => void;
  /** Tells all situations apart that differ in anything, even in what nothing reads any more. */
  readonly apart?: boolean;
  /** After how many steps it is given up as too large; never unless told. */
  readonly most?: number;
}

/** Steps that a calculation may take: some seconds, and more situations than anybody looks at. */
export const MOST_STEPS = 300_000;

/** Thrown where a calculation would take more steps than it may. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

interface Item {
  readonly state: State;
  readonly reads: Reads;
  readonly edges: Edge[];
  readonly posed: Posed;
  readonly waiting: Waiting;
  /** The way being looked into. */
  step: Passage | null;
}

type Waiting =
  | { readonly kind: 'end'; readonly ways: readonly [] }
  | {
      readonly kind: 'roll';
      readonly roll: Roll;
      readonly ways: readonly Weighted[];
      readonly throws: bigint;
    }
  | {
      readonly kind: 'decision';
      readonly decision: Decision;
      readonly ways: readonly Choice[];
      readonly legal: readonly Choice[];
    };

/** What is looked into; all of it where the bounds leave nothing. */
function within<T>(all: readonly T[], some: readonly T[] | null | undefined): readonly T[] {
  return some && some.length > 0 ? some : all;
}

function waitingFor(game: Game, { waits }: Posed, bounds: Bounds): Waiting {
  switch (waits.for) {
    case 'nothing':
      bounds.ends?.(game);
      return { kind: 'end', ways: [] };
    case 'roll': {
      const { roll, outcomes } = waits;
      const ways = within(outcomes, bounds.outcomes?.(game, roll, outcomes));
      return { kind: 'roll', roll, ways, throws: ways.reduce((sum, { weight }) => sum + weight, 0n) };
    }
    case 'answer': {
      const { decision, legal } = waits;
      const ways = legal.length > 1 ? within(legal, bounds.answers?.(game, decision, legal)) : legal;
      return { kind: 'decision', decision, ways, legal };
    }
  }
}

function isWeighted(way: Choice | Weighted): way is Weighted {
  return 'weight' in way;
}

function nodeOf({ state: { game }, waiting, edges }: Item): Node {
  switch (waiting.kind) {
    case 'end':
      return { kind: 'end', game, edges };
    case 'roll': {
      const { roll, ways, throws } = waiting;
      return { kind: 'roll', game, edges, roll, outcomes: ways, throws };
    }
    case 'decision': {
      const { decision, ways, legal } = waiting;
      return { kind: 'decision', game, edges, decision, choices: ways, legal: legal.length, every: legal };
    }
  }
}

/** How many steps are taken before whoever drives the calculation may stop it. */
export const SLICE = 200;

/** What has been gone through so far, for further positions that differ from the first in strengths. */
export interface Exploration {
  readonly played: Recall;
  readonly bounds: Bounds;
  readonly memory: Memory;
  readonly nodes: Node[];
}

function begun({ played, bounds }: Exploration, state: State): Item {
  const posed = posedIn(played, state);
  const reads = noReads();
  const waiting = watched(reads, () => waitingFor(state.game, posed, bounds));
  readAgain(reads, posed.read);
  return { state, reads, edges: [], posed, waiting, step: null };
}

/** Adds the way that led there; what is read from there on was read from here on, unless it was written in between. */
function join(memory: Memory, { reads, edges, waiting }: Item, { led, lost }: Passage, to: number): void {
  const later = memory.reads[to];
  for (const cell of later?.cells ?? []) if (isCarried(cell, led.units, led.frames)) reads.cells.add(cell);
  for (const [cell, { above, upTo }] of later?.bounds ?? []) {
    if (!isCarried(cell, led.units, led.frames)) continue;
    const less = lessIn(cell, led.units);
    narrow(reads, cell, above + less, upTo + less);
  }
  const way = waiting.ways[edges.length];
  const weight = way && isWeighted(way) ? way.weight : 1n;
  const share = waiting.kind === 'roll' ? Number(weight) / Number(waiting.throws) : 1;
  edges.push({ to, weight, share, lost });
}

/** Nothing gone through yet; `played` is what was played from there under other bounds. */
export function unexplored(
  start: Game,
  bounds: Bounds = {},
  played = unplayed(start, bounds.apart),
): Exploration {
  const memory = { apart: bounds.apart ?? false, groups: new Map(), reads: [] };
  return { played, bounds, memory, nodes: [] };
}

/** Goes through everything that may follow; yields now and then, so that it can be left off. */
export function* exploringOn(explored: Exploration, start: Game): Generator<undefined, Graph> {
  const { played, bounds, memory, nodes } = explored;
  const { most = Number.POSITIVE_INFINITY } = bounds;
  const root = stateOf(played.known, start, null).game;
  const ran = engine.run(root);
  const first = stateOf(played.known, ran, null);
  const outset = lostBetween(root.units, ran.units, noReads());
  const before = find(memory, first);
  if (before !== undefined) return { root, nodes: nodes.slice(0, before + 1), outset };
  const stack: Item[] = [begun(explored, first)];
  for (let steps = 1; ; steps++) {
    if (steps > most) throw new TooLarge(`more than ${most} steps`);
    if (steps % SLICE === 0) yield;
    const item = stack.at(-1);
    if (!item) return { root, nodes: nodes.slice(), outset };
    const way = item.waiting.ways[item.edges.length];
    if (way === undefined) {
      const index = keep(memory, item.state, item.reads);
      nodes.push(nodeOf(item));
      stack.pop();
      const parent = stack.at(-1);
      if (parent?.step) join(memory, parent, parent.step, index);
      continue;
    }
    const step = stepFrom(played, item.posed, item.state, isWeighted(way) ? way.outcome : way);
    const to = ledTo(played, step, item.state);
    readAgain(item.reads, step.read);
    const found = find(memory, to);
    if (found === undefined) {
      item.step = step;
      stack.push(begun(explored, to));
    } else join(memory, item, step, found);
  }
}

/** The same from nothing. */
export function exploring(start: Game, bounds: Bounds = {}): Generator<undefined, Graph> {
  return exploringOn(unexplored(start, bounds), start);
}

/** The whole of it at once. */
export function explore(start: Game, bounds: Bounds = {}): Graph {
  const steps = exploring(start, bounds);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
