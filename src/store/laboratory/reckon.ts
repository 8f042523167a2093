/** The one place where the laboratory meets the odds: positions in, figures out, in slices that can be left off. */
import seedrandom from 'seedrandom';
import { canonicalText } from '../../engine/interpreter.ts';
import { exploring, type Graph, type Node } from '../../odds/explore.ts';
import { FRACTIONS, type Fraction, fractionNumber, fractionText } from '../../odds/fraction.ts';
import { boundsOf } from '../../odds/policy.ts';
import { questionOf, questionUnderWay } from '../../odds/question.ts';
import { resultsOf } from '../../odds/results.ts';
import type { Choice, Question } from '../../rules/answers.ts';
import type { Decision } from '../../rules/frames.ts';
import type { Game } from '../../rules/game.ts';
import { engine } from '../../rules/rulebook.ts';
import type {
  Exact,
  Matter,
  Odds,
  Placed,
  Places,
  ReactionRow,
  Rolled,
  RollSeen,
  RollsAsk,
  SweepPoint,
} from './asked.ts';
import {
  type EndOutcome,
  figuresOf,
  openDecisions,
  outcomeOf,
  outcomesFrom,
  type Pair,
  type Pin,
  rangesOf,
  reachOf,
  type Settled,
  settled,
} from './figures.ts';
import { type Grown, nextFork, type TreeNode, treeFrom } from './tree.ts';

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

interface Explored {
  readonly graph: Graph;
  readonly placed: readonly Placed[];
}

function* explored(start: Game, places: Places): Generator<undefined, Explored> {
  const placed = new Map<string, Placed>();
  const answers = (game: Game, decision: Decision, legal: readonly Choice[]): readonly Choice[] | null => {
    const { question, side } = decision;
    if (!ABOUT_PLACES.includes(question.ask)) return RUNS.answers?.(game, decision, legal) ?? null;
    const key = placeKey(question);
    const at = Math.min(places[key] ?? 0, legal.length - 1);
    if (!placed.has(key)) placed.set(key, { key, question, side, choices: legal.slice(0, 40), at });
    return legal.slice(at, at + 1);
  };
  const steps = exploring(start, { answers });
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

function* graphOf(matter: Matter): Generator<undefined, Explored | null> {
  const key = canonicalText([matter.game, matter.pair, matter.action, matter.places]);
  const before = kept.get(key);
  if (before) return before;
  const start = startOf(matter);
  if (!start) return null;
  const found = yield* explored(start, matter.places);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

function identity(node: Node & { kind: 'roll' }): string {
  const { about } = node.roll;
  switch (about.about) {
    case 'fire':
      return `fire ${about.kind} ${about.firer} ${about.target}`;
    case 'strike':
      return `strike ${about.kind} ${about.attacker} ${about.target}`;
    case 'morale':
      return `morale ${about.purpose} ${about.unit}`;
    case 'saves':
      return `saves ${about.unit} ${about.against}`;
    default:
      return '';
  }
}

/** The rolls with a sum of their own, each as it is likeliest met; the procedure's order, as far as it has one. */
function rollsSeen({ nodes }: Graph, reach: Float64Array): readonly RollSeen[] {
  const seen = new Map<
    string,
    { node: Node & { kind: 'roll' }; chance: number; total: number; sums: Set<string> }
  >();
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    const chance = reach[index] ?? 0;
    if (node?.kind !== 'roll' || chance === 0) continue;
    const name = identity(node);
    if (name === '') continue;
    const { about } = node.roll;
    const sum = 'factor' in about ? about.factor : 'commandValue' in about ? about.commandValue : null;
    const text = canonicalText(sum);
    const one = seen.get(name);
    if (!one) seen.set(name, { node, chance, total: chance, sums: new Set([text]) });
    else {
      one.sums.add(text);
      one.total += chance;
      if (chance > one.chance) {
        one.node = node;
        one.chance = chance;
      }
    }
  }
  return [...seen.values()].map(({ node, total, sums }) => ({
    about: node.roll.about,
    side: node.roll.side,
    chance: Math.min(1, total),
    variants: sums.size,
  }));
}

/** The reaction asked first, each answer with its figures. */
function* reactionsOf(
  graph: Graph,
  { pair, policy }: Matter,
  base: Settled,
  reach: Float64Array,
): Generator<undefined, readonly ReactionRow[]> {
  const index = firstReaction(graph, reach);
  const node = graph.nodes[index];
  if (node?.kind !== 'decision') return [];
  const pin = policy.pins.find((one) => one.node === index);
  const taken = pin?.edge ?? base.solution.taken[index] ?? 0;
  const others = policy.pins.filter((one) => one.node !== index);
  const rows: ReactionRow[] = [];
  for (const [edge, choice] of node.choices.entries()) {
    const row = settled(graph, { ...policy, pins: [...others, { node: index, edge }] });
    rows.push({ choice, node: index, edge, taken: taken === edge, figures: figuresOf(row, pair) });
    yield;
  }
  return rows;
}

/** The node that asks for a reaction first, among those that are reached if that is told; −1 where none does. */
function firstReaction({ nodes }: Graph, reach: Float64Array | null): number {
  return nodes.findLastIndex(
    (node, index) =>
      node.kind === 'decision' &&
      node.decision.question.ask === 'reaction' &&
      node.edges.length > 1 &&
      (reach === null || (reach[index] ?? 0) > 0),
  );
}

let last: Grown | null = null;

/** Everything the screen shows of a question; none where it may not be done. */
export function* odds(matter: Matter): Generator<undefined, Odds | null> {
  const found = yield* graphOf(matter);
  if (!found) return null;
  const { graph, placed } = found;
  const { pair, policy } = matter;
  const base = settled(graph, policy);
  yield;
  const figures = figuresOf(base, pair);
  yield;
  const reach = reachOf(base);
  const pins = new Map(policy.pins.map(({ node, edge }) => [node, edge]));
  const grown: Grown = { graph, pair, settled: base, chances: outcomesFrom(base, pair), pins };
  last = grown;
  const ranges = rangesOf(base, pair);
  yield;
  const reactions = yield* reactionsOf(graph, matter, base, reach);
  return {
    figures,
    ranges,
    tree: treeFrom(grown, nextFork(graph, graph.nodes.length - 1)),
    rolls: rollsSeen(graph, reach),
    placed: placed.filter(({ choices }) => choices.length > 1),
    reactions,
    open: openDecisions(base, reach),
    states: graph.nodes.length,
  };
}

function fractionTexts(chances: Readonly<Record<string, Fraction>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(chances).map(([key, chance]) => [key, fractionText(chance)]));
}

/** The figures in fractions, true to the last throw. */
export function* exact(matter: Matter): Generator<undefined, Exact | null> {
  const found = yield* graphOf(matter);
  if (!found) return null;
  const { graph, solution } = settled(found.graph, matter.policy);
  const { total, ground, units } = resultsOf(graph, solution, FRACTIONS, fractionNumber);
  return {
    total: fractionText(total),
    ground: fractionTexts(ground),
    units: units.map(({ unit, ends, lost }) => ({
      unit,
      ends: fractionTexts(ends),
      lost: Object.fromEntries(lost.map(({ points, chance }) => [points, fractionText(chance)])),
    })),
  };
}

/** What lies below a node of the last odds. */
export function branch(node: number): TreeNode | null {
  return last && treeFrom(last, node, 1, 6);
}

function reactionPin(graph: Graph, reaction: Choice): Pin[] {
  const index = firstReaction(graph, null);
  const node = graph.nodes[index];
  if (node?.kind !== 'decision') return [];
  const text = canonicalText(reaction);
  const edge = node.choices.findIndex((choice) => canonicalText(choice) === text);
  return edge < 0 ? [] : [{ node: index, edge }];
}

/** One point of a sweep; no figures where the action is not allowed, or the reaction not open. */
export function* sweepPoint(matter: Matter, reaction: Choice | null): Generator<undefined, SweepPoint> {
  const found = yield* graphOf(matter);
  if (!found) return { figures: null };
  const { graph } = found;
  const pins = reaction === null ? [] : reactionPin(graph, reaction);
  if (reaction !== null && pins.length === 0) return { figures: null };
  const figures = figuresOf(settled(graph, { aims: matter.policy.aims, pins }), matter.pair);
  return { figures };
}

/** One game of the engine, played by the policy; the graph says what the policy answers where. */
function playedOut(start: Game, { graph: { nodes }, solution }: Settled, chance: () => number): Game {
  let game = engine.run(start);
  let index = nodes.length - 1;
  for (;;) {
    const node = nodes[index];
    if (!node || node.kind === 'end') return game;
    let way = 0;
    if (node.kind === 'decision') way = solution.taken[index] ?? 0;
    else {
      let left = chance();
      while (way < node.edges.length - 1) {
        left -= node.edges[way]?.share ?? 0;
        if (left < 0) break;
        way++;
      }
    }
    const edge = node.edges[way];
    const answer = node.kind === 'roll' ? node.outcomes[way]?.outcome : node.choices[way];
    if (!edge || answer === undefined) return game;
    game = engine.follow(game, answer);
    index = edge.to;
  }
}

/** So many games; yields after each few with how many are played. */
export function* rolls(asked: RollsAsk): Generator<number, Rolled | null> {
  const search = graphOf(asked);
  let step = search.next();
  while (!step.done) {
    yield 0;
    step = search.next();
  }
  const start = startOf(asked);
  if (!step.value || !start) return null;
  const { graph } = step.value;
  const { pair, times } = asked;
  const base = settled(graph, asked.policy);
  const chance = seedrandom(asked.seed);
  const outcomes: Record<EndOutcome, number> = { attacker: 0, both: 0, target: 0, nobody: 0 };
  const losses: Record<string, number[]> = {};
  for (let n = 0; n < times; n++) {
    if (n % 50 === 0) yield n;
    const end = playedOut(start, base, chance);
    outcomes[outcomeOf(start, end, pair)]++;
    noteLosses(losses, start, end, pair);
  }
  return { times, outcomes, losses };
}

function noteLosses(
  losses: Record<string, number[]>,
  start: Game,
  end: Game,
  { attacker, target }: Pair,
): void {
  start.units.forEach((before, place) => {
    if (before.id !== attacker && before.id !== target) return;
    const now = end.units[place];
    const lost = Math.max(0, before.strength - (now?.strength ?? 0));
    const row = losses[before.id] ?? new Array<number>(before.strength + 1).fill(0);
    losses[before.id] = row;
    row[lost] = (row[lost] ?? 0) + 1;
  });
}
