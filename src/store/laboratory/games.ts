/** Games of the engine played by the policy, to lay beside the exact chances. */
import seedrandom from 'seedrandom';
import type { Game } from '../../rules/game.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Rolled, RollsAsk } from './asked.ts';
import { type EndOutcome, outcomeOf, type Pair, type Settled, settled } from './figures.ts';
import { graphOf, startOf } from './graphs.ts';

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
