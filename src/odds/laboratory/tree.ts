/** The tree of the procedure as the screen shows it: decisions, weighted outcomes, what is unlikely gathered. */
import type { Dice } from '../../engine/dice.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { measureOf } from '../aims.ts';
import type { Graph, Node } from '../explore.ts';
import { worthOfAnswers } from '../solve.ts';
import { type AskedOfPair, type EndOutcome, OUTCOMES, outcomesAfter } from './figures.ts';
import { honest, honestRow } from './honest.ts';
import type { SettledGraph } from './settle.ts';

export interface TreeBranch {
  /** The place of the answer or the outcome among those of its node. */
  readonly edge: number;
  readonly choice: Choice | null;
  readonly outcome: number | null;
  /** The chance of the branch at its node; 1 for an answer. */
  readonly share: number;
  /** The chances of each outcome once it is taken, in the order of OUTCOMES. */
  readonly chances: readonly number[];
  /** The policy takes it. */
  readonly taken: boolean;
  readonly pinned: boolean;
  /** Best and worst for the side that decides, where answers differ. */
  readonly mark: 'best' | 'worst' | null;
  /** The node that comes next, be it an end; answers and rolls with one possibility are passed over. */
  readonly next: number;
  /** The node laid open already; null where it is yet to be asked for. */
  readonly below: TreeNode | null;
}

export type TreeNode = {
  readonly node: number;
  readonly branches: readonly TreeBranch[];
} & (
  | { readonly kind: 'decision'; readonly side: Side; readonly question: Question }
  | { readonly kind: 'roll'; readonly side: Side; readonly about: RollAbout; readonly dice: Dice }
  | { readonly kind: 'end'; readonly outcome: EndOutcome }
);

/** Everything that a tree is drawn from. */
export interface Grown {
  readonly graph: Graph;
  readonly asked: AskedOfPair;
  /** The same with the pins in it, and what is taken where. */
  readonly settled: SettledGraph;
  /** From `outcomesFrom`. */
  readonly chances: Float64Array;
  readonly pins: ReadonlyMap<number, number>;
  /** From `waysToPins`. */
  readonly ways: WaysToPins;
}

/** Branches on the way to what is pinned: by node, the places of those that stay open. */
export type WaysToPins = ReadonlyMap<number, ReadonlySet<number>>;

/** How likely one node is reached from each, whatever is answered on the way, and by which branch it is likeliest. */
function waysTo({ nodes }: Graph, goal: number) {
  const share = new Float64Array(nodes.length);
  const by = new Int32Array(nodes.length);
  share[goal] = 1;
  // every edge leads to an earlier node
  for (let index = goal + 1; index < nodes.length; index++)
    nodes[index]?.edges.forEach((edge, at) => {
      const through = edge.share * (share[edge.to] ?? 0);
      if (through <= (share[index] ?? 0)) return;
      share[index] = through;
      by[index] = at;
    });
  return { share, by };
}

/**
 * The likeliest way to each pin: its branches stay open, be they played or not, so that no pin hides itself. One way to
 * each, for there may be thousands.
 */
export function waysToPins(graph: Graph, pins: Grown['pins']): WaysToPins {
  const ways = new Map<number, Set<number>>();
  const first = graph.nodes.length - 1;
  for (const goal of pins.keys()) {
    const { share, by } = waysTo(graph, goal);
    if ((share[first] ?? 0) <= 0) continue;
    for (let index = first; index !== goal; ) {
      const at = by[index] ?? 0;
      const edge = graph.nodes[index]?.edges[at];
      if (!edge) break;
      ways.set(index, (ways.get(index) ?? new Set()).add(at));
      index = edge.to;
    }
  }
  return ways;
}

/** The node itself, or the first after it where more than one thing may happen. */
export function nextFork({ nodes }: Graph, index: number): number {
  let at = index;
  for (;;) {
    const node = nodes[at];
    const only = node && node.edges.length === 1 ? node.edges[0] : undefined;
    if (!only) return at;
    at = only.to;
  }
}

function chancesAt({ chances }: Grown, node: number): readonly number[] {
  const at = node * OUTCOMES.length;
  return honestRow(OUTCOMES.map((_outcome, k) => chances[at + k] ?? 0));
}

/** What each answer is worth to the side that decides, for its aim. */
function marksOf({ graph, settled }: Grown, node: Node): readonly TreeBranch['mark'][] {
  const values = node.kind === 'decision' ? settled.solution.worth[node.decision.side] : null;
  const aim = node.kind === 'decision' ? settled.solution.policy[node.decision.side] : 'first';
  if (node.kind !== 'decision' || values === null || aim === 'first') return node.edges.map(() => null);
  const worths = worthOfAnswers(measureOf(aim, node.decision.side, graph), node, values);
  const best = Math.max(...worths);
  const worst = Math.min(...worths);
  if (best - worst < 1e-9) return worths.map(() => null);
  return worths.map((worth) => (best - worth < 1e-9 ? 'best' : worth - worst < 1e-9 ? 'worst' : null));
}

/** Paths as likely as this are laid open at once. */
const LIKELY = 0.2;
const DEEPEST = 8;

/** The node with its branches; those likely enough, and those on the way to a pin, with what lies below them. */
export function treeFrom(grown: Grown, index: number, reach = 1, depth = 0): TreeNode {
  const { graph, asked, settled, pins, ways } = grown;
  const node = graph.nodes[index];
  if (!node || node.kind === 'end')
    return {
      node: index,
      kind: 'end',
      outcome: node ? outcomesAfter(graph.root, asked)(node.game) : 'nobody',
      branches: [],
    };
  const marks = marksOf(grown, node);
  const way =
    settled.pins.find((pin) => pin.node === index)?.edge ??
    (node.kind === 'decision' ? (settled.solution.taken[index] ?? 0) : -1);
  const branches = node.edges.map((edge, at): TreeBranch => {
    const next = nextFork(graph, edge.to);
    const reached = reach * (node.kind === 'roll' ? edge.share : 1);
    const live = way < 0 || way === at;
    const open = (live && reached >= LIKELY && depth < DEEPEST) || ways.get(index)?.has(at) === true;
    return {
      edge: at,
      choice: node.kind === 'decision' ? (node.choices[at] ?? null) : null,
      outcome: node.kind === 'roll' ? (node.outcomes[at]?.outcome ?? null) : null,
      share: node.kind === 'roll' ? honest(edge.share, node.edges.length - 1) : 1,
      chances: chancesAt(grown, edge.to),
      taken: way === at,
      pinned: pins.get(index) === at,
      mark: marks[at] ?? null,
      next,
      below: open ? treeFrom(grown, next, reached, depth + 1) : null,
    };
  });
  if (node.kind === 'roll') {
    const { side, about, dice } = node.roll;
    return { node: index, kind: 'roll', side, about, dice, branches };
  }
  const { side, question } = node.decision;
  return { node: index, kind: 'decision', side, question, branches };
}
