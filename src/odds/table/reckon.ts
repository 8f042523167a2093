/** The table's questions answered, in slices that can be left off. Runs in the worker. */

import { enemyOf, findUnit, type Game, type Unit, unitOf } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { type Measure, stands, staysPanicked } from '../aims.ts';
import { type Bounds, exploring, type Graph, TooLarge } from '../explore.ts';
import { answersAfterFailure } from '../failedTests.ts';
import { withPins } from '../pinned.ts';
import { isChosenPlace } from '../places.ts';
import { boundsOf } from '../policy.ts';
import { actionOpened, questionUnderWay } from '../question.ts';
import { expectations, leastAndMost, type Solution, solve, worthOfAnswers } from '../solve.ts';
import type {
  AnswerOdds,
  AnswersAsk,
  AnswersOdds,
  AttackAsk,
  AttackOdds,
  TableAsk,
  TableReply,
} from './asked.ts';
import { dangersEachTold, dangersTold, inNextTurn } from './dangers.ts';
import { testsTold } from './moraleTests.ts';
import { partiesOf, rolesUnderWay, TABLE_AIMS } from './roles.ts';

type Slices<T> = Generator<undefined, T>;

/** Slices of the exploration after which it is given up. */
const MOST_SLICES = 500;
const RUNS = boundsOf([], 'plain');

/**
 * Of a question about a place the first answer is taken, and of the ends of flights and pursuits one of each kind, as in
 * the laboratory; the question asked first is looked into as a whole where it is what the player has before him.
 */
function bounds(wholeFirst: boolean): Bounds {
  let whole = wholeFirst;
  return {
    answers: (game, decision, legal) => {
      if (whole) {
        whole = false;
        return legal;
      }
      // too many answers to go through them all
      if (isChosenPlace(decision.question)) return legal.slice(0, 1);
      return RUNS.answers?.(game, decision, legal) ?? null;
    },
  };
}

/** All that may follow. Throws TooLarge: nobody at the table waits for more. */
function* explored(start: Game, wholeFirst: boolean): Slices<Graph> {
  const steps = exploring(start, bounds(wholeFirst));
  for (let slice = 0; ; slice++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slice > MOST_SLICES) throw new TooLarge(`more than ${MOST_SLICES} slices`);
    yield;
  }
}

/** It flees, leaves the map or is destroyed: whoever is panicked already does so only by fleeing anew. */
function unitBreaks({ root }: Graph, unit: string): Measure {
  const before = findUnit(root, unit);
  const holds = (found: Unit): boolean =>
    stands(found) || (before !== undefined && staysPanicked(before, found));
  return {
    end: (game) => {
      const found = findUnit(game, unit);
      return found && holds(found) ? 0 : 1;
    },
    loss: () => 0,
  };
}

function unitHolds(graph: Graph, unit: string): Measure {
  const breaks = unitBreaks(graph, unit);
  return { end: (game) => 1 - breaks.end(game), loss: () => 0 };
}

function sideLoses(side: Side, { root }: Graph): Measure {
  return { end: () => 0, loss: ({ place, points }) => (root.units[place]?.side === side ? points : 0) };
}

/** A chance that is 1 only where nothing else can happen: sums of numbers would round to it. */
function chance(share: number, otherwise: number): number {
  return otherwise === 0 ? 1 : Math.min(share, 1 - Number.EPSILON);
}

/** The same where whoever fails a test that lets him stay or flee does this; the question asked first stays open. */
function withTests(graph: Graph, failed: 'flee' | 'stay'): Graph {
  return withPins(graph, answersAfterFailure(graph, failed));
}

function attackOddsOf(whole: Graph, { attacker, target }: { attacker: string; target: string }): AttackOdds {
  const side = unitOf(whole.root, attacker).side;
  const enemy = unitOf(whole.root, target).side;
  const [graph, steadfast] = [withTests(whole, 'flee'), withTests(whole, 'stay')];
  const [solution, staying] = [solve(graph, TABLE_AIMS), solve(steadfast, TABLE_AIMS)];
  const last = whole.nodes.length - 1;
  const at = (measure: Measure) => expectations(graph, solution, measure)[last] ?? 0;
  const ifStays = (measure: Measure) => expectations(steadfast, staying, measure)[last] ?? 0;
  const [breaks, holds] = [unitBreaks(whole, target), unitHolds(whole, target)].map((measure) =>
    leastAndMost(whole, solution, measure, ['blue', 'red']),
  );
  return {
    of: 'attack',
    breaks: chance(at(unitBreaks(whole, target)), at(unitHolds(whole, target))),
    range: [
      chance(breaks?.least[last] ?? 0, holds?.most[last] ?? 0),
      chance(breaks?.most[last] ?? 0, holds?.least[last] ?? 0),
    ],
    attackerBreaks: chance(at(unitBreaks(whole, attacker)), at(unitHolds(whole, attacker))),
    lost: at(sideLoses(enemy, graph)),
    attackerLost: at(sideLoses(side, graph)),
    staying: {
      breaks: chance(ifStays(unitBreaks(whole, target)), ifStays(unitHolds(whole, target))),
      lost: ifStays(sideLoses(enemy, steadfast)),
      attackerLost: ifStays(sideLoses(side, steadfast)),
    },
  };
}

function* attackOdds({ game, attacker, action, after }: AttackAsk): Slices<AttackOdds | null> {
  if (!('target' in action)) return null;
  const { target } = action;
  const question = actionOpened(after ? inNextTurn(game, after, attacker) : game, attacker, action);
  if (!question.ok) return null;
  const graph = yield* explored(question.game, false);
  yield;
  return attackOddsOf(graph, { attacker, target });
}

/** Two figures this near are the same. */
const SAME = 1e-9;

function areAlike(rows: AnswersOdds['rows']): boolean {
  const [first, ...others] = rows;
  const near = (a: number | null, b: number | null) => Math.abs((a ?? 0) - (b ?? 0)) < SAME;
  return (
    first === undefined ||
    others.every(
      (row) =>
        near(row.holds, first.holds) &&
        near(row.breaks, first.breaks) &&
        near(row.lost, first.lost) &&
        near(row.enemyLost, first.enemyLost),
    )
  );
}

function answersOddsOf(whole: Graph): AnswersOdds | null {
  const graph = withTests(whole, 'flee');
  const { root, nodes } = graph;
  const node = nodes.at(-1);
  const roles = rolesUnderWay(root);
  if (node?.kind !== 'decision' || !roles) return null;
  const { side } = node.decision;
  const parties = partiesOf(root, node.decision, roles);
  if (!parties) return null;
  const solution: Solution = solve(graph, TABLE_AIMS);
  const each = (measure: Measure) => worthOfAnswers(measure, node, expectations(graph, solution, measure));
  const { own, enemy } = parties;
  const [holds, falls] = [each(unitHolds(whole, own)), each(unitBreaks(whole, own))];
  const breaks = (unit: string, n: number) =>
    chance(each(unitBreaks(whole, unit))[n] ?? 0, each(unitHolds(whole, unit))[n] ?? 0);
  const within = (unit: string, n: number): readonly [number, number] => {
    const [falls, stays] = [unitBreaks(whole, unit), unitHolds(whole, unit)].map((measure) => {
      const { least, most } = leastAndMost(whole, solution, measure, ['blue', 'red']);
      return [least, most].map((values) => worthOfAnswers(measure, node, values)[n] ?? 0);
    });
    return [chance(falls?.[0] ?? 0, stays?.[1] ?? 0), chance(falls?.[1] ?? 0, stays?.[0] ?? 0)];
  };
  const lost = each(sideLoses(side, graph));
  const enemyLost = each(sideLoses(enemyOf(side), graph));
  const rows = node.choices.map((choice, n): AnswerOdds => {
    const against = 'target' in choice ? choice.target : enemy;
    return {
      of: 'answer',
      choice,
      holds: chance(holds[n] ?? 0, falls[n] ?? 0),
      breaks: against === null ? null : breaks(against, n),
      // only a target has a tag on the map
      range: 'target' in choice ? within(choice.target, n) : null,
      lost: lost[n] ?? 0,
      enemyLost: enemyLost[n] ?? 0,
    };
  });
  return { of: 'answers', rows: areAlike(rows) ? [] : rows };
}

function* answersOdds({ game }: AnswersAsk): Slices<AnswersOdds | null> {
  const start = questionUnderWay(game);
  if (!start) return null;
  const graph = yield* explored(start, true);
  yield;
  return answersOddsOf(graph);
}

/** Works out what the table asks. */
export function* tableWork(asked: TableAsk): Slices<TableReply> {
  switch (asked.ask) {
    case 'attack':
      return yield* attackOdds(asked);
    case 'answers':
      return yield* answersOdds(asked);
    case 'dangers':
      return yield* dangersTold(asked);
    case 'dangersEach':
      return yield* dangersEachTold(asked);
    case 'tests':
      return testsTold(asked);
  }
}
