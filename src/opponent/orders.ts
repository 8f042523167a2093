/** Which group is ordered next: what its units had best do together, for the points it costs, and what is left for others. */

import { questionUnderWay } from '../odds/question.ts';
import { groupCost } from '../rules/orders/groups.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { type Game, unitOf } from '../rules/state/game.ts';
import { bestPlan, mostPromised, targetOf, type UnitPlan } from './plans.ts';
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

/** The units that are thought of at all: all, or those that promise most at a glance. */
function thoughtOf(search: Search, game: Game, units: readonly string[]): readonly string[] {
  const { units: most } = search.sight;
  if (units.length <= most) return units;
  const rated = units.map((id) => ({ id, promise: mostPromised(game, unitOf(game, id)) }));
  return rated
    .toSorted((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map(({ id }) => id);
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

/** What a later blow, and a later shot, at the same enemy still finds to do. */
const BLOW_AGAIN = 0.5;
const SHOT_AGAIN = 0.85;

/** What a group gains by its members' plans; of several that attack the same enemy the later ones find less to do. */
function gainOf(plans: readonly UnitPlan[], groups: boolean): number {
  const sorted = plans.toSorted((a, b) => b.gain - a.gain);
  if (!groups) return sorted[0]?.gain ?? 0;
  const left = new Map<string, number>();
  let sum = 0;
  for (const { choice, kind, gain } of sorted) {
    const target = targetOf(choice);
    const share = target === null ? 1 : (left.get(target) ?? 1);
    sum += gain * share;
    if (target !== null) left.set(target, share * (kind === 'blow' ? BLOW_AGAIN : SHOT_AGAIN));
  }
  return sum;
}

function weigh(search: Search, game: Game, plans: ReadonlyMap<string, UnitPlan>, choice: Group): Weighed {
  const own = unitsIn(choice).flatMap((id) => plans.get(id) ?? []);
  const cost = groupCost(
    game,
    choice.units.map((id) => unitOf(game, id)),
  ).total;
  return { choice, plans: own, gain: gainOf(own, search.sight.groups), cost };
}

/** For each unit in an order. */
const TOO_MANY = 0.01;

/** What a group gains for each point; of two that gain the same the smaller leaves more for later orders. */
function rate({ gain, cost, choice }: Weighed): number {
  return gain / Math.max(1, cost) - TOO_MANY * unitsIn(choice).length;
}

/** So many groups are weighed with what may follow them. */
const MOST_SEQUELS = 40;
/** Of two orders that lead to the same the one that gains more for its points comes first. */
const SOONER = 0.02;

/** What is lost of a shot at whoever an earlier order has come to blows with: he may be shot at no more. FIR-13. */
const BARRED = 0.8;

/** Whom an order comes to blows with. */
function struckBy({ plans }: Weighed): readonly string[] {
  return plans.flatMap(({ choice, kind }) => (kind === 'blow' ? (targetOf(choice) ?? []) : []));
}

/** What an order still gains after blows at those. */
function gainAfter({ plans, gain }: Weighed, struck: ReadonlySet<string>): number {
  let lost = 0;
  for (const plan of plans)
    if (plan.kind === 'shot' && struck.has(targetOf(plan.choice) ?? '')) lost += BARRED * plan.gain;
  return Math.max(0, gain - lost);
}

/** What the order gains with the best that there are points for afterwards: `sorted` by what they gain for each point. */
function withSequel(first: Weighed, sorted: readonly Weighed[], points: number): number {
  const ordered = new Set(unitsIn(first.choice));
  const struck = new Set(struckBy(first));
  let left = points - first.cost;
  let sum = first.gain;
  for (const next of sorted) {
    if (left <= 0) break;
    const units = unitsIn(next.choice);
    if (next.cost > left || units.some((id) => ordered.has(id))) continue;
    for (const id of units) ordered.add(id);
    left -= next.cost;
    sum += gainAfter(next, struck);
    for (const id of struckBy(next)) struck.add(id);
  }
  return sum;
}

/** What each group is worth: for each point, or with all that may follow in the turn. */
function* worthsOf(search: Search, game: Game, groups: readonly Weighed[]): Generator<WeighedChoice> {
  if (!search.sight.sequel) {
    for (const one of groups) yield { choice: one.choice, worth: rate(one) };
    return;
  }
  const sorted = groups.toSorted((one, other) => rate(other) - rate(one));
  for (const one of sorted.slice(0, MOST_SEQUELS)) {
    const worth = withSequel(one, sorted, game.orderPoints) - TOO_MANY * unitsIn(one.choice).length;
    yield { choice: one.choice, worth: worth + SOONER * rate(one) };
  }
}

/** So many groups are told of. */
const FIRST = 12;

/** The answers to the question which group is ordered, the best first. */
export function* weighOrders(
  search: Search,
  game: Game,
  legal: readonly Choice[],
): Generator<undefined, readonly WeighedChoice[]> {
  const groups = legal.filter((choice): choice is Group => choice.choose === 'group');
  const units = thoughtOf(search, game, [...new Set(groups.flatMap(unitsIn))].sort());
  const plans = yield* plansOf(search, game, units);
  const gaining = groups
    .map((choice) => weigh(search, game, plans, choice))
    .filter(({ gain }) => gain > TRIFLE);
  const weighed: WeighedChoice[] = [...worthsOf(search, game, gaining)]
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, FIRST);
  for (const choice of legal) {
    if (choice.choose === 'endOrders') weighed.push({ choice, worth: 0 });
    else if (choice.choose === 'fleeWithoutOrder' && !isSpent(search)) {
      search.positions++;
      const under = questionUnderWay(engine.follow(game, choice));
      if (!under) continue;
      const gain = quietWorth(search, under, search.sight.glances) - worthNow(search, game);
      if (gain > FLIGHT) weighed.push({ choice, worth: gain });
    }
  }
  return weighed.toSorted((a, b) => b.worth - a.worth);
}
