/** Games of the engine played by the policy, to lay beside the exact chances. */
import { facesOf, readFaces } from '../../engine/dice.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Progress } from '../asked.ts';
import type { Node } from '../explore.ts';
import type { Rolled, RollsAsk } from './asked.ts';
import { type EndOutcome, outcomesAfter, type Pair } from './figures.ts';
import { graphOf, startOf } from './graphs.ts';
import { type SettledGraph, settled } from './settle.ts';

/** The way a roll goes: as the faces fixed for it say, else by chance. */
function wayOf(node: Node & { readonly kind: 'roll' }, chance: () => number, next: number[]): number {
  const { dice } = node.roll;
  const { count, sides } = facesOf(dice);
  const fixed = next.splice(0, count).filter((face) => face >= 1 && face <= sides);
  if (fixed.length > 0) {
    const faces = [...fixed];
    while (faces.length < count) faces.push(Math.floor(chance() * sides) + 1);
    const outcome = readFaces(dice, faces);
    const way = node.outcomes.findIndex((one) => one.outcome === outcome);
    // a roll that is pinned to another outcome keeps to it
    if (way >= 0) return way;
  }
  let left = chance();
  let way = 0;
  while (way < node.edges.length - 1) {
    left -= node.edges[way]?.share ?? 0;
    if (left < 0) break;
    way++;
  }
  return way;
}

/** One game of the engine, played by the policy; the graph says what the policy answers where. */
function playedOut(
  start: Game,
  { graph: { nodes }, solution }: SettledGraph,
  chance: () => number,
  fixed: readonly number[],
): Game {
  const next = [...fixed];
  let game = engine.run(start);
  let index = nodes.length - 1;
  for (;;) {
    const node = nodes[index];
    if (!node || node.kind === 'end') return game;
    const way = node.kind === 'decision' ? (solution.taken[index] ?? 0) : wayOf(node, chance, next);
    const edge = node.edges[way];
    const answer = node.kind === 'roll' ? node.outcomes[way]?.outcome : node.choices[way];
    if (!edge || answer === undefined) return game;
    game = engine.follow(game, answer);
    index = edge.to;
  }
}

/** So many games, by numbers from 0 to 1 that whoever drives them draws; yields after each few how many are played. */
export function* rolls(asked: RollsAsk, chance: () => number): Generator<Progress, Rolled | null> {
  const search = graphOf(asked);
  let step = search.next();
  while (!step.done) {
    yield { done: 0, of: asked.times };
    step = search.next();
  }
  const start = startOf(asked);
  if (!step.value || !start) return null;
  const { graph } = step.value;
  const { times } = asked;
  const base = settled(graph, asked.policy);
  const outcomes: Record<EndOutcome, number> = { attacker: 0, both: 0, target: 0, nobody: 0 };
  const outcomeOf = outcomesAfter(start, asked);
  const tally: Tally = { losses: {}, left: {} };
  for (let n = 0; n < times; n++) {
    if (n % 50 === 0) yield { done: n, of: times };
    const end = playedOut(start, base, chance, n === 0 ? asked.fixed : []);
    outcomes[outcomeOf(end)]++;
    note(tally, start, end, asked.pair);
  }
  return { times, outcomes, ...tally };
}

interface Tally {
  readonly losses: Record<string, number[]>;
  readonly left: Record<string, number[]>;
}

function count(rows: Record<string, number[]>, id: string, points: number, most: number): void {
  const row = rows[id] ?? new Array<number>(most + 1).fill(0);
  row[points] = (row[points] ?? 0) + 1;
  rows[id] = row;
}

/** Counts what the two units of the question have lost and kept. */
function note({ losses, left }: Tally, start: Game, end: Game, { attacker, target }: Pair): void {
  start.units.forEach((before, place) => {
    const { id, strength } = before;
    if (id !== attacker && id !== target) return;
    const now = Math.max(0, end.units[place]?.strength ?? 0);
    count(losses, id, Math.max(0, strength - now), strength);
    count(left, id, now, before.initialStrength);
  });
}
