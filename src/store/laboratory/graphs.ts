/** Everything that may follow from a question, gone through once and kept for other aims and pins. */
import { canonicalText } from '../../engine/interpreter.ts';
import {
  exploringOn,
  type Graph,
  type Explored as Ground,
  type Node,
  unexplored,
} from '../../odds/explore.ts';
import { boundsOf } from '../../odds/policy.ts';
import { questionOf, questionUnderWay } from '../../odds/question.ts';
import type { Choice, Question } from '../../rules/answers.ts';
import type { Decision } from '../../rules/frames.ts';
import type { Game, Unit } from '../../rules/game.ts';
import type { Matter, Placed, Places } from './asked.ts';

/**
 * Questions about a place have too many answers to go through them all: one is given beforehand. The ends of flights and
 * pursuits are looked into one of each kind, as the odds do.
 */
const ABOUT_PLACES: readonly Question['ask'][] = ['move', 'facing', 'putBack', 'half'];
const RUNS = boundsOf([], 'plain');

/** The name of a question about a place: whom it is asked about, and for what. */
export function placeKey(question: Question): string {
  const unit = 'unit' in question ? question.unit : '';
  const kind = question.ask === 'move' ? question.manoeuvre : '';
  const length = 'length' in question ? question.length : '';
  return `${question.ask} ${unit} ${kind}${length}`.trim();
}

/** Thrown where a calculation would not end in reasonable time. */
export class TooLarge extends Error {}

/** Slices of the exploration after which it is given up. */
const MOST_SLICES = 1500;

/** The game in which the action is under way; none if it is not allowed. */
export function startOf({ game, pair, action }: Matter): Game | null {
  if (action === null) return questionUnderWay(game);
  const question = questionOf(game, pair.attacker, action);
  return question.ok ? question.game : null;
}

export interface Explored {
  readonly graph: Graph;
  readonly placed: readonly Placed[];
}

/** What has been gone through so far, with the questions about places met on the way. */
interface Begun {
  readonly ground: Ground;
  readonly placed: Map<string, Placed>;
}

function begunAt(start: Game, places: Places): Begun {
  const placed = new Map<string, Placed>();
  const answers = (game: Game, decision: Decision, legal: readonly Choice[]): readonly Choice[] | null => {
    const { question, side } = decision;
    if (!ABOUT_PLACES.includes(question.ask)) return RUNS.answers?.(game, decision, legal) ?? null;
    const key = placeKey(question);
    const at = Math.min(places[key] ?? 0, legal.length - 1);
    if (!placed.has(key)) placed.set(key, { key, question, side, choices: legal.slice(0, 40), at });
    return legal.slice(at, at + 1);
  };
  return { ground: unexplored(start, { answers }), placed };
}

function* exploredOn({ ground, placed }: Begun, start: Game): Generator<undefined, Explored> {
  const steps = exploringOn(ground, start);
  for (let slice = 0; ; slice++) {
    const step = steps.next();
    if (step.done) return { graph: step.value, placed: [...placed.values()] };
    if (slice > MOST_SLICES) throw new TooLarge();
    yield;
  }
}

/** The last calculations, by position and action: other aims and pins go over the same graph again. */
const KEPT = 4;
const kept = new Map<string, Explored>();

function keyOf({ game, pair, action, places }: Matter): string {
  return canonicalText([game, pair, action, places]);
}

/** Nothing where the action may not be done. */
export function* graphOf(matter: Matter): Generator<undefined, Explored | null> {
  const key = keyOf(matter);
  const before = kept.get(key);
  if (before) return before;
  const start = startOf(matter);
  if (!start) return null;
  const found = yield* exploredOn(begunAt(start, matter.places), start);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

/** Only what follows from the last situation of all; what other positions led to is left out. */
function following({ root, nodes }: Graph): Graph {
  const places = new Int32Array(nodes.length).fill(-1);
  places[nodes.length - 1] = 0;
  for (let n = nodes.length - 1; n >= 0; n--)
    if (places[n] === 0) for (const { to } of nodes[n]?.edges ?? []) places[to] = 0;
  const own: Node[] = [];
  nodes.forEach((node, n) => {
    if (places[n] !== 0) return;
    places[n] = own.length;
    own.push({ ...node, edges: node.edges.map((edge) => ({ ...edge, to: places[edge.to] ?? 0 })) });
  });
  return { root, nodes: own };
}

/** The same units with the strengths of others, if they differ in nothing else. */
function withStrengths(units: readonly Unit[], others: readonly Unit[]): readonly Unit[] | null {
  const bare = (list: readonly Unit[]) => canonicalText(list.map((unit) => ({ ...unit, strength: 0 })));
  if (bare(units) !== bare(others)) return null;
  return units.map((unit, at) => ({ ...unit, strength: others[at]?.strength ?? unit.strength }));
}

/**
 * Goes through one position after another. What a position shares with one before that differs from it in strengths
 * alone is not gone through again; the graphs are not kept.
 */
export function makeExplorer(): (matter: Matter) => Generator<undefined, Graph | null> {
  let before: { readonly matter: Matter; readonly begun: Begun } | null = null;
  return function* explore(matter) {
    const known = kept.get(keyOf(matter));
    if (known) return known.graph;
    const units = before && withStrengths(before.matter.game.units, matter.game.units);
    if (before && units) {
      const same = { ...before.matter, game: { ...before.matter.game, units } };
      if (keyOf(same) === keyOf(matter)) {
        const start = startOf(same);
        return start && following((yield* exploredOn(before.begun, start)).graph);
      }
    }
    const start = startOf(matter);
    if (!start) return null;
    before = { matter, begun: begunAt(start, matter.places) };
    return (yield* exploredOn(before.begun, start)).graph;
  };
}
