/** Which group is ordered next: what its units had best do together, for the points it costs. */

import { questionUnderWay } from '../odds/question.ts';
import { groupCost } from '../rules/orders/groups.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { type Game, unitOf } from '../rules/state/game.ts';
import { bestPlan, type UnitPlan } from './plans.ts';
import { quietWorth } from './quiet.ts';
import { isSpent, type Search, worthNow } from './search.ts';
import type { WeighedChoice } from './thought.ts';

type Group = Extract<Choice, { choose: 'group' }>;

/** Less than this, in army points, is not worth an order. */
const TRIFLE = 0.25;
/** Flight without order must gain so much: a panicked unit would rather be rallied. */
const FLIGHT = 4;

interface Weighed {
  readonly choice: Group;
  readonly plans: readonly UnitPlan[];
  readonly gain: number;
  readonly cost: number;
}

function unitsIn({ units, riders = [] }: Group): readonly string[] {
  return [...units, ...riders];
}

/** The plans of all units that could be ordered; gives the hand back after each. */
function* plansOf(
  search: Search,
  game: Game,
  units: readonly string[],
): Generator<undefined, ReadonlyMap<string, UnitPlan>> {
  const plans = new Map<string, UnitPlan>();
  let left = units.length;
  for (const id of units) {
    if (isSpent(search)) break;
    const share = (search.limit - search.positions) / left--;
    const plan = bestPlan(search, game, unitOf(game, id), share, search.sight.glances);
    if (plan) plans.set(id, plan);
    yield;
  }
  return plans;
}

/** What a group gains by its members' plans; of several that attack the same enemy the later ones find less to do. */
function gainOf(plans: readonly UnitPlan[], groups: boolean): number {
  const gains = plans.map(({ gain }) => gain).sort((a, b) => b - a);
  if (!groups) return gains[0] ?? 0;
  return gains.reduce((sum, gain) => sum + gain, 0);
}

function weigh(search: Search, game: Game, plans: ReadonlyMap<string, UnitPlan>, choice: Group): Weighed {
  const own = unitsIn(choice).flatMap((id) => plans.get(id) ?? []);
  const cost = groupCost(
    game,
    choice.units.map((id) => unitOf(game, id)),
  ).total;
  return { choice, plans: own, gain: gainOf(own, search.sight.groups), cost };
}

function rate({ gain, cost, choice }: Weighed): number {
  // of two groups that gain the same the smaller leaves more for later orders
  return gain / Math.max(1, cost) - 0.01 * unitsIn(choice).length;
}

/** Shots open the way for blows: a group that shoots goes first if there is enough for both. */
function shootersBefore(best: Weighed, all: readonly Weighed[], points: number): Weighed {
  if (best.plans.every(({ kind }) => kind === 'shot')) return best;
  const taken = new Set(unitsIn(best.choice));
  const before = all.find(
    (other) =>
      other.gain > best.gain / 4 &&
      other.cost + best.cost <= points &&
      other.plans.length > 0 &&
      other.plans.every(({ kind }) => kind === 'shot') &&
      !unitsIn(other.choice).some((id) => taken.has(id)),
  );
  return before ?? best;
}

/** The answers to the question which group is ordered, the best first. */
export function* weighOrders(
  search: Search,
  game: Game,
  legal: readonly Choice[],
): Generator<undefined, readonly WeighedChoice[]> {
  const groups = legal.filter((choice): choice is Group => choice.choose === 'group');
  const units = [...new Set(groups.flatMap(unitsIn))].sort();
  const plans = yield* plansOf(search, game, units);
  const all = groups.map((choice) => weigh(search, game, plans, choice)).sort((a, b) => rate(b) - rate(a));
  const weighed: WeighedChoice[] = [];
  const [most] = all;
  if (most && most.gain > TRIFLE) {
    const first = shootersBefore(most, all, game.orderPoints);
    weighed.push({ choice: first.choice, worth: first.gain });
    const others = all.filter((one) => one !== first && one.gain > TRIFLE).slice(0, 4);
    for (const { choice, gain } of others) weighed.push({ choice, worth: gain });
  }
  for (const choice of legal) {
    if (choice.choose === 'endOrders') weighed.push({ choice, worth: 0 });
    else if (choice.choose === 'fleeWithoutOrder' && !isSpent(search)) {
      search.positions++;
      const under = questionUnderWay(engine.follow(game, choice));
      if (!under) continue;
      const gain = quietWorth(search, under, search.sight.glances) - worthNow(search, game);
      if (gain > FLIGHT) weighed.unshift({ choice, worth: gain });
    }
  }
  return weighed;
}
