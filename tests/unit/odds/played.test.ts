/** What is recalled is what would have been played: node for node the same as playing everything anew. */
import { expect, test } from 'vitest';
import { middlesOf } from '../../../src/command/oddsPositions.ts';
import { type Bounds, exploringOn, type Graph, unexplored } from '../../../src/odds/explore.ts';
import { placesWithin, RUNS, type Runs } from '../../../src/odds/places.ts';
import { type Recall, unplayed } from '../../../src/odds/played.ts';
import { aboutToAct } from '../../../src/odds/question.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { changeUnit, type Game, presentUnits } from '../../../src/rules/state/game.ts';

const FEWEST_FIRST = RUNS.toReversed();
const MOST = 1500;

function boundsOf(runs: Runs): Bounds {
  return { answers: (game, decision, legal) => placesWithin(runs, game, decision, legal), most: MOST };
}

/** Charges, assaults and shots in the middle of random battles. */
function* actions(seed: number): Generator<Game> {
  for (const middle of middlesOf(seed))
    for (const unit of presentUnits(middle).slice(0, 8)) {
      const ready = engine.run(aboutToAct(middle, unit));
      const choice = engine
        .legal(ready)
        .find((one) => one.choose === 'action' && ['charge', 'assault', 'fire'].includes(one.action));
      if (choice) yield engine.follow(ready, choice);
    }
}

/** The graphs of the position and of weaker ones; as many as may be gone through. */
function graphsOf(games: readonly Game[], runs: Runs, played: Recall): readonly Graph[] {
  const graphs: Graph[] = [];
  const [start] = games;
  if (!start) return graphs;
  const explored = unexplored(start, boundsOf(runs), played);
  for (const game of games) {
    const steps = exploringOn(explored, game);
    for (;;) {
      try {
        const step = steps.next();
        if (!step.done) continue;
        graphs.push(step.value);
        break;
      } catch {
        return graphs;
      }
    }
  }
  return graphs;
}

/** All that a graph tells, but whatever nothing reads. */
function told({ nodes, outset }: Graph): string {
  const text = nodes.map(({ game, edges, ...node }) => ({
    edges,
    units: game.units.map(({ strength: _strength, ...unit }) => unit),
    frames: game.frames.map(({ procedure, at }) => `${procedure} ${at}`),
    ...(node.kind === 'roll' ? { roll: node.roll, outcomes: node.outcomes } : {}),
    ...(node.kind === 'decision' ? { question: node.decision.question, choices: node.choices } : {}),
    kind: node.kind,
  }));
  return JSON.stringify([outset, text], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

test('at other widths and from weaker units the same follows as if nothing had been played', () => {
  let [compared, followed, played] = [0, 0, 0];
  for (const start of [...actions(1), ...actions(2)].slice(0, 8)) {
    const weaker = presentUnits(start)
      .filter(({ strength }) => strength > 3)
      .slice(0, 3)
      .map((unit) => changeUnit(start, unit.id, { strength: unit.strength - 1 }));
    const games = [start, ...weaker];
    const shared = unplayed(start);
    for (const runs of FEWEST_FIRST) {
      const fresh = graphsOf(games, runs, unplayed(start, true));
      const again = graphsOf(games, runs, shared);
      expect(again.map(told)).toEqual(fresh.map(told));
      compared += fresh.length;
      for (const { edges } of fresh.at(-1)?.nodes ?? []) followed += edges.length;
    }
    for (const { steps } of [...shared.posed.values()].flat())
      for (const those of steps.values()) played += those.length;
  }
  expect(compared).toBeGreaterThan(30);
  expect(played).toBeGreaterThan(0);
  expect(played).toBeLessThan(followed / 2);
});
