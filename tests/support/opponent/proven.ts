/** What each answer to a known position is worth by the exact odds: that the list is right. */
import { outcomesOf } from '../../../src/engine/dice.ts';
import { explore, type Graph, MOST_STEPS, type Node, TooLarge } from '../../../src/odds/explore.ts';
import { boundsOf } from '../../../src/odds/policy.ts';
import { aboutToAct } from '../../../src/odds/question.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { type Game, presentUnits, type Unit } from '../../../src/rules/state/game.ts';
import type { Side } from '../../../src/rules/state/vocabulary.ts';
import { gameOf, type Known, type Proof } from './known.ts';

type Exchange = Extract<Proof, { by: 'exchange' }>;

/**
 * What a panicked unit has lost of its price: it may rally, be hunted or run off the map, and nobody knows. The answer
 * must be right within these limits.
 */
const SHARES_OF_PANIC = [0.2, 0.6] as const;

/** Situations looked into before fewer places are. */
const AFFORDABLE = 10_000;

interface Measure {
  readonly side: Side;
  readonly root: Game;
  readonly panic: number;
  readonly end: (game: Game) => number;
}

function pointsEach({ cost, initialStrength }: Unit): number {
  return cost / initialStrength;
}

/** What is gone of a unit besides its losses, as a share. */
function goneOf({ fate, panicked }: Unit, panic: number): number {
  if (fate === 'fledOffMap') return 1;
  return fate === 'present' && panicked ? panic : 0;
}

/** What the units that have fled, or are steady again, count for `side`. */
function broken({ root, side, panic }: Omit<Measure, 'end'>, game: Game): number {
  return game.units.reduce((sum, unit, n) => {
    const before = root.units[n];
    if (!before || unit.fate === 'eliminated') return sum;
    const worth = (goneOf(unit, panic) - goneOf(before, panic)) * before.strength * pointsEach(unit);
    return sum + (unit.side === side ? -worth : worth);
  }, 0);
}

/** What is lost on the way; of a unit that was panicked from the first, only what that had left of its price. */
function alongEdge({ root, side, panic }: Measure, lost: Node['edges'][number]['lost']): number {
  return lost.reduce((sum, { place, points }) => {
    const unit = root.units[place];
    if (!unit) return sum;
    const worth = points * pointsEach(unit) * (unit.panicked ? 1 - panic : 1);
    return sum + (unit.side === side ? -worth : worth);
  }, 0);
}

/** Both sides decide at their best, dice as they are: what the first situation is worth to the measure's side. */
function solved({ nodes, outset }: Graph, measure: Measure): number {
  const worth = new Float64Array(nodes.length);
  nodes.forEach((node, n) => {
    if (node.kind === 'end') {
      worth[n] = measure.end(node.game);
      return;
    }
    const ways = node.edges.map(({ to, lost }) => (worth[to] ?? 0) + alongEdge(measure, lost));
    if (node.kind === 'roll')
      worth[n] = ways.reduce((sum, way, at) => sum + way * (node.edges[at]?.share ?? 0), 0);
    else worth[n] = node.decision.side === measure.side ? Math.max(...ways) : Math.min(...ways);
  });
  return (worth[nodes.length - 1] ?? 0) + alongEdge(measure, outset);
}

function graphOf(game: Game, apart: boolean): Graph {
  for (const runs of ['plain', 'alike'] as const) {
    try {
      return explore(game, { ...boundsOf([], runs), apart, most: AFFORDABLE });
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
  return explore(game, { ...boundsOf([], 'first'), apart, most: MOST_STEPS });
}

/** Until the answer, the action or the turn is over. */
function partUnderWay(game: Game, within: Exchange['within']): Game {
  const from = { answer: [''], action: ['action', 'flight'], turn: ['turn'] }[within];
  const first = game.frames.findIndex(({ procedure }) => from.includes(procedure));
  return { ...game, frames: first < 0 ? [] : game.frames.slice(first), count: { answers: 0, draws: 0 } };
}

/** What the best attack or shot of one enemy unit brings `side` from there: nothing, or less. For each share of panic. */
function afterReply(game: Game, side: Side): readonly number[] {
  const graphs = presentUnits(game)
    .filter((unit) => unit.side !== side && !unit.panicked)
    .flatMap((unit) => {
      const ready = engine.run(aboutToAct(game, unit));
      return engine
        .legal(ready)
        .filter((choice) => choice.choose === 'action' && 'target' in choice)
        .map((choice) => graphOf(engine.follow(ready, choice), false));
    });
  return SHARES_OF_PANIC.map((panic) => {
    const measure = { side, root: game, panic };
    const worths = graphs.map((graph) => solved(graph, { ...measure, end: (end) => broken(measure, end) }));
    return Math.min(0, ...worths);
  });
}

function exchangeOf(root: Game, game: Game, known: Known, proof: Exchange): readonly number[] {
  const { of: side } = known;
  const soFar = root.units.reduce((sum, unit, n) => {
    const now = game.units[n];
    if (!now) return sum;
    const left = now.fate === 'eliminated' ? 0 : now.strength;
    return sum + (unit.strength - left) * pointsEach(unit) * (unit.side === side ? -1 : 1);
  }, 0);
  const graph = graphOf(partUnderWay(game, proof.within), proof.reply ?? false);
  const replies = new Map<Game, readonly number[]>();
  if (proof.reply)
    for (const node of graph.nodes)
      if (node.kind === 'end') replies.set(node.game, afterReply(node.game, side));
  return SHARES_OF_PANIC.map((panic, n) => {
    const measure = { side, root, panic };
    const end = (end: Game) => broken(measure, end) + (replies.get(end)?.[n] ?? 0);
    return soFar + solved(graph, { ...measure, end });
  });
}

function withoutLosses(node: Node): Node {
  return { ...node, edges: node.edges.map((edge) => ({ ...edge, lost: [] })) };
}

/** The chance to win the battle, a draw being half of it. */
function victoryOf(root: Game, game: Game, side: Side): number {
  const end = ({ outcome }: Game) => (outcome?.winner === side ? 1 : outcome?.winner === 'draw' ? 0.5 : 0);
  if (game.outcome) return end(game);
  const graph = graphOf(game, false);
  return solved(
    { ...graph, nodes: graph.nodes.map(withoutLosses), outset: [] },
    { side, root, panic: 0, end },
  );
}

export interface Weighed {
  readonly choice: Choice;
  readonly wanted: boolean;
  /** In army points, for the least and the most that a panicked unit has lost; or a chance to win; or orders given. */
  readonly worths: readonly number[];
}

/** Answers that differ in their way alone are worth the same: they are weighed once. */
function nameOf(choice: Choice): string {
  return JSON.stringify(choice.choose === 'move' ? { ...choice, route: [] } : choice);
}

/** How many of the orders thrown find a group to receive them, in the mean. */
function ordersGiven(game: Game, groups: number): number {
  const pending = engine.pending(game);
  if (pending.wait !== 'roll') throw new Error('no order points are thrown');
  const outcomes = outcomesOf(pending.roll.dice);
  const throws = outcomes.reduce((sum, { weight }) => sum + Number(weight), 0);
  return outcomes.reduce(
    (sum, { outcome, weight }) => sum + (Math.min(outcome, groups) * Number(weight)) / throws,
    0,
  );
}

function worthsOf(
  known: Known,
  proof: Exclude<Proof, { by: 'plan' }>,
  before: Game,
  game: Game,
): readonly number[] {
  switch (proof.by) {
    case 'exchange':
      return exchangeOf(before, game, known, proof);
    case 'victory':
      return [victoryOf(before, game, known.of)];
    case 'orders':
      return [ordersGiven(game, proof.groups)];
  }
}

/** Every answer with its worth; none where no figure decides. */
export function weighed(known: Known): readonly Weighed[] {
  const { proof } = known;
  if (proof.by === 'plan') return [];
  const game = gameOf(known);
  const once = new Map<string, Weighed>();
  for (const choice of engine.legal(game)) {
    const name = nameOf(choice);
    if (once.has(name)) continue;
    const then = engine.follow(game, choice);
    once.set(name, { choice, wanted: known.wanted(choice), worths: worthsOf(known, proof, game, then) });
  }
  return [...once.values()];
}

/** By how much the worst of the answers wanted is better than the best of the others, in the less favourable case. */
export function marginOf(answers: readonly Weighed[]): number {
  const cases = answers[0]?.worths ?? [];
  return Math.min(
    ...cases.map((_, n) => {
      const worths = (wanted: boolean) =>
        answers.filter((one) => one.wanted === wanted).map((one) => one.worths[n] ?? 0);
      return Math.min(...worths(true)) - Math.max(...worths(false));
    }),
  );
}
