/** Why an answer was taken: the figures of the weighing itself, and what the enemy could do about it. */
import { questionUnderWay } from '../odds/question.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { findUnit, type Game, unitOf } from '../rules/state/game.ts';
import { bestPlan, readyToAct, targetOf, type UnitPlan } from './plans.ts';
import { hearEnds, quietOf } from './quiet.ts';
import { isSpent, type Search } from './search.ts';
import type { Reason, WeighedChoice } from './thought.ts';
import { objectiveShares } from './worth/objectives.ts';
import { type Peril, perilsOf } from './worth/outlook.ts';
import { lostValue, woundsCount } from './worth/standing.ts';
import { type WorthPart, worthParts } from './worth/worth.ts';

/** Reasons told at most, what the enemy could do about it among them. */
const MOST = 3;
/** A part that makes less difference than this, in army points, is no reason. */
const NOTABLE = 0.5;
/** What the enemy could do is told where it would cost so much, in army points. */
const FEARED = 4;
/** Figures are told of so many courses, even by a level that decides by fewer, as far as what is left allows. */
const COURSES = 24;
const OF_A_COURSE = 12;
/** Answers that are worth the same within this are alike. */
const ALIKE = 0.05;

/** An answer and what it leads to: where it begins, and the answers until the first throw. */
interface Deed {
  readonly start: Game;
  readonly line: readonly Choice[];
  readonly target: string | null;
}

/** Sums over what may follow, each by its chance. */
class Sums<K extends string> {
  private readonly sums = new Map<K, number>();

  add(key: K, points: number): void {
    this.sums.set(key, (this.sums.get(key) ?? 0) + points);
  }

  of(key: K): number {
    return this.sums.get(key) ?? 0;
  }

  keys(): readonly K[] {
    return [...this.sums.keys()];
  }
}

/** What follows on the average. */
interface Outlook {
  readonly chance: number;
  readonly parts: Sums<WorthPart>;
  readonly dangers: Sums<string>;
  readonly strikers: Map<string, string>;
  readonly objectives: Sums<string>;
  readonly ours: number;
  readonly theirs: number;
  readonly gone: number;
}

function losses(g: Game, side: string): { readonly ours: number; readonly theirs: number } {
  const wounds = woundsCount(g);
  let [ours, theirs] = [0, 0];
  for (const u of g.units)
    if (u.side === side) ours += lostValue(g, u, wounds);
    else theirs += lostValue(g, u, wounds);
  return { ours, theirs };
}

function partsOf(g: Game, search: Search): readonly (readonly [WorthPart, number])[] {
  const parts = worthParts(g, search.side, search.sight.weights, search.begun);
  return (Object.keys(parts) as WorthPart[]).map((part) => [part, parts[part]] as const);
}

function sharesOf(g: Game, search: Search): ReadonlyMap<string, number> {
  return objectiveShares(g, search.side, search.sight.weights.approach);
}

function coursesFor({ sight, limit, positions }: Search): number {
  return Math.max(sight.looks, Math.min(COURSES, Math.floor((limit - positions) / OF_A_COURSE)));
}

function outlookOn(search: Search, { start, line, target }: Deed): Outlook {
  const parts = new Sums<WorthPart>();
  const dangers = new Sums<string>();
  const objectives = new Sums<string>();
  const strikers = new Map<string, string>();
  let [chance, ours, theirs, gone] = [0, 0, 0, 0];
  hearEnds(search, start, line, coursesFor(search), (end, share) => {
    chance += share;
    for (const [part, worth] of partsOf(end, search)) parts.add(part, share * worth);
    for (const [unit, { points, by }] of perilsOf(end, search.side)) {
      dangers.add(unit, share * points);
      if (!strikers.has(unit)) strikers.set(unit, by);
    }
    for (const [id, points] of sharesOf(end, search)) objectives.add(id, share * points);
    const lost = losses(end, search.side);
    ours += share * lost.ours;
    theirs += share * lost.theirs;
    const unit = target === null ? undefined : findUnit(end, target);
    if (unit && (unit.fate !== 'present' || unit.panicked)) gone += share;
  });
  return { chance, parts, dangers, strikers, objectives, ours, theirs, gone };
}

/** Of several units the one whose plan gains most. */
function bestOf(search: Search, game: Game, units: readonly string[]): UnitPlan | null {
  let best: UnitPlan | null = null;
  units.forEach((id, n) => {
    const share = (search.limit - search.positions) / (units.length - n + 1);
    const plan = bestPlan(search, game, unitOf(game, id), share, search.sight.glances);
    if (plan && (!best || plan.gain > best.gain)) best = plan;
  });
  return best;
}

/** Whoever is ordered or let act by that answer. */
function unitsMeant(choice: Choice): readonly string[] {
  if (choice.choose === 'group') return [...choice.units, ...(choice.riders ?? [])];
  const acts = choice.choose === 'unit' || choice.choose === 'tacticalSense' || choice.choose === 'letLoose';
  return acts ? [choice.unit] : [];
}

/** What the answer sets going: itself, or the best that whoever is let act by it could do. */
function deedOf(search: Search, game: Game, choice: Choice): Deed | null {
  const under = questionUnderWay(game);
  if (under) {
    const start = engine.follow(under, choice);
    return { start, line: quietOf(search, start, 1).line, target: targetOf(choice) };
  }
  const plan = bestOf(search, game, unitsMeant(choice));
  if (!plan) return null;
  const start = readyToAct(game, unitOf(game, plan.unit));
  return { start, line: plan.line, target: targetOf(plan.choice) };
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}

interface Weighty {
  readonly weight: number;
  readonly reason: Reason;
}

/** Blows given and taken, and whether the target stands. */
function blows(game: Game, { target }: Deed, after: Outlook, side: string): readonly Weighty[] {
  if (target === null) return [];
  const before = losses(game, side);
  const theirs = after.theirs / after.chance - before.theirs;
  const ours = after.ours / after.chance - before.ours;
  if (Math.max(theirs, ours) <= NOTABLE) return [];
  const exchange: Reason = { reason: 'exchange', target, theirs: tenth(theirs), ours: tenth(ours) };
  const found: Weighty[] = [{ weight: 2000, reason: exchange }];
  const isSteady = findUnit(game, target)?.panicked === false;
  const chance = after.gone / after.chance;
  if (isSteady && chance > 0) found.push({ weight: 1000, reason: { reason: 'breaks', target, chance } });
  return found;
}

/** The objective that is gained most by it. */
function objectives(search: Search, game: Game, after: Outlook): readonly Weighty[] {
  const before = sharesOf(game, search);
  let best: Weighty | null = null;
  for (const id of after.objectives.keys()) {
    const points = after.objectives.of(id) / after.chance - (before.get(id) ?? 0);
    if (points > NOTABLE && (best === null || points > best.weight))
      best = { weight: points, reason: { reason: 'objective', objective: id, points: tenth(points) } };
  }
  return best ? [best] : [];
}

/** The unit that comes out of danger most. */
function escapes(after: Outlook, dangers: ReadonlyMap<string, Peril>): readonly Weighty[] {
  let best: Weighty | null = null;
  for (const [unit, { points: before }] of dangers) {
    const left = after.dangers.of(unit) / after.chance;
    const weight = before - left;
    if (weight > NOTABLE && (best === null || weight > best.weight))
      best = { weight, reason: { reason: 'danger', unit, before: tenth(before), after: tenth(left) } };
  }
  return best ? [best] : [];
}

/** What the enemy could do about it that costs most. */
function threat(after: Outlook): readonly Reason[] {
  let most = FEARED;
  let found: Reason | null = null;
  for (const unit of after.dangers.keys()) {
    const points = after.dangers.of(unit) / after.chance;
    const by = after.strikers.get(unit);
    if (points <= most || by === undefined) continue;
    most = points;
    found = { reason: 'threat', unit, by, points: tenth(points) };
  }
  return found ? [found] : [];
}

/** These are told by reasons of their own. */
const TOLD_APART: ReadonlySet<WorthPart> = new Set<WorthPart>(['danger', 'held', 'near']);

/** What speaks for an answer, the weightiest first, and what the enemy could do about it. */
interface Account {
  readonly gains: readonly Reason[];
  readonly feared: readonly Reason[];
}

const UNTOLD: Account = { gains: [], feared: [] };

/** What the answer changes, part by part, and by blows given and taken. */
function accountOf(search: Search, game: Game, choice: Choice): Account {
  if (isSpent(search)) return UNTOLD;
  const deed = deedOf(search, game, choice);
  if (!deed) return UNTOLD;
  const after = outlookOn(search, deed);
  if (after.chance === 0) return UNTOLD;
  const found: Weighty[] = [
    ...blows(game, deed, after, search.side),
    ...objectives(search, game, after),
    ...escapes(after, perilsOf(game, search.side)),
  ];
  for (const [part, worth] of partsOf(game, search)) {
    const by = after.parts.of(part) / after.chance - worth;
    const isTold = TOLD_APART.has(part) || (part === 'lost' && deed.target !== null);
    if (!isTold && by > NOTABLE)
      found.push({ weight: by, reason: { reason: 'better', in: part, by: tenth(by) } });
  }
  const feared = threat(after);
  const gains = found.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  return { gains: gains.slice(0, MOST - feared.length), feared };
}

/** What speaks for an answer that was not taken, and what the enemy could do about it; nothing where neither is worth telling. */
export function reasonsAlone(search: Search, game: Game, choice: Choice): readonly Reason[] {
  const { gains, feared } = accountOf(search, game, choice);
  return [...gains, ...feared];
}

/** The answer taken as a whole against the others. */
function onTheWhole([best, second]: readonly WeighedChoice[]): Reason {
  if (!best) return { reason: 'alike' };
  if (best.worth > NOTABLE) return { reason: 'better', in: 'all', by: tenth(best.worth) };
  const ahead = best.worth - (second?.worth ?? 0);
  return ahead <= ALIKE ? { reason: 'alike' } : { reason: 'better', in: 'all', by: tenth(ahead) };
}

/** Two or three reasons for the answer taken, out of what was weighed. */
export function reasonsFor(
  search: Search,
  game: Game,
  choice: Choice,
  weighed: readonly WeighedChoice[],
): readonly Reason[] {
  if (weighed.length === 0) return [onTheWhole(weighed)];
  const { gains, feared } = accountOf(search, game, choice);
  return gains.length > 0 ? [...gains, ...feared] : [onTheWhole(weighed), ...feared];
}
