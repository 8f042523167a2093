/** What one unit could do, each of its actions weighed to its end. */
import { aboutToAct } from '../odds/question.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { type Game, type Unit, unitOf } from '../rules/state/game.ts';
import { quietOf } from './quiet.ts';
import { isSpent, type Search, within, worthNow } from './search.ts';
import type { WeighedChoice } from './thought.ts';
import { netOf, strikesAt } from './worth/strikes.ts';

/** What an action is mainly: shots come before blows, blows before marches. */
export type PlanKind = 'shot' | 'blow' | 'other';

/** What a unit had best do, and what that gains against doing nothing. */
export interface UnitPlan {
  readonly unit: string;
  readonly choice: Choice;
  readonly kind: PlanKind;
  readonly gain: number;
  /** What its best shot would gain, if it could fire at all. */
  readonly shot: number;
  /** The action and what is answered until the first throw. */
  readonly line: readonly Choice[];
}

/** An action weighed, with what is answered until the first throw. */
export interface WeighedAction extends WeighedChoice {
  readonly line: readonly Choice[];
}

/** Whom the action is against, if against anybody. */
export function targetOf(choice: Choice): string | null {
  return 'target' in choice ? choice.target : null;
}

/** What sort of action it is. */
function kindOf(choice: Choice): PlanKind {
  if (choice.choose !== 'action') return 'other';
  switch (choice.action) {
    case 'fire':
    case 'doubleFire':
      return 'shot';
    case 'charge':
    case 'assault':
    case 'fireThenAttack':
      return 'blow';
    default:
      return 'other';
  }
}

/** What a glance says of an action: those that promise most are weighed first. */
function promise(g: Game, u: Unit, choice: Choice): number {
  if (choice.choose !== 'action') return 0;
  const target = targetOf(choice);
  switch (choice.action) {
    case 'fire':
    case 'doubleFire':
      return target === null ? 0 : 5 + strikesAt(g, u, unitOf(g, target)).shot;
    case 'charge':
    case 'assault':
    case 'fireThenAttack': {
      const net = target === null ? null : netOf(strikesAt(g, u, unitOf(g, target)));
      return net === null ? 0 : 4 + Math.max(0, net);
    }
    case 'frontalMarch':
      return 12;
    case 'marchThenFire':
      return choice.march === 'frontalMarch' ? 11 : 5;
    case 'rally':
      return u.panicked || u.strength < u.initialStrength ? 9 : -1;
    case 'formationThenFire':
      return 6;
    case 'formation':
      return 3;
    case 'marchThenFormation':
      return choice.march === 'frontalMarch' ? 2.5 : 1;
    case 'indirectMarch':
      return 2;
    case 'evade':
      return 1.5;
    // nobody runs who need not
    case 'flight':
      return -2;
    default:
      return 1;
  }
}

function standsStill({ choose }: Choice): boolean {
  return choose === 'pass';
}

/** So many targets of each kind are weighed. */
const MOST_TARGETS = 3;

/** The actions in the order in which they are weighed; of shots and of blows only the most promising. */
function promising(g: Game, u: Unit, legal: readonly Choice[], most: number): readonly Choice[] {
  const rated = legal.map((choice) => ({ choice, promise: promise(g, u, choice) }));
  rated.sort((a, b) => b.promise - a.promise);
  const counts: Record<PlanKind, number> = { shot: 0, blow: 0, other: 0 };
  const chosen = rated.flatMap(({ choice, promise }) => {
    const kind = kindOf(choice);
    if (kind !== 'other' && ++counts[kind] > MOST_TARGETS) return [];
    return promise < 0 ? [] : [choice];
  });
  const first = chosen.slice(0, most);
  // to stand still is always thought of, and first: there may not be enough left for all
  const still = legal.find(standsStill);
  return still ? [still, ...first.filter((choice) => choice !== still)] : first;
}

/** What a glance says of the best that the unit could do. */
export function mostPromised(g: Game, u: Unit): number {
  const ready = readyToAct(g, u);
  return Math.max(0, ...engine.legal(ready).map((choice) => promise(ready, u, choice)));
}

/** The game with that unit alone about to act, as it is when it has been activated. */
export function readyToAct(game: Game, unit: Unit): Game {
  return engine.run(aboutToAct(game, unit));
}

/**
 * The actions of the unit that is about to act, the best first: `ready` is a game in which nothing else is under way. Where
 * there is not enough left to look at all, those that promise least are left out.
 */
export function weighActions(
  search: Search,
  ready: Game,
  unit: string,
  samples: number,
): readonly WeighedAction[] {
  const legal = engine.legal(ready);
  const u = unitOf(ready, unit);
  const weighed: WeighedAction[] = [];
  for (const choice of promising(ready, u, legal, search.sight.actions)) {
    if (isSpent(search)) break;
    search.positions++;
    const { worth, line } = quietOf(search, engine.follow(ready, choice), samples);
    weighed.push({ choice, worth, line: [choice, ...line] });
  }
  // what changes nothing is left undone
  return weighed.sort(
    (a, b) => b.worth - a.worth || Number(standsStill(b.choice)) - Number(standsStill(a.choice)),
  );
}

/** What the unit had best do if it were ordered now, within so many positions; nothing if that is to stand still. */
export function bestPlan(
  search: Search,
  game: Game,
  unit: Unit,
  most: number,
  samples: number,
): UnitPlan | null {
  const ready = readyToAct(game, unit);
  const weighed = within(search, most, () => weighActions(search, ready, unit.id, samples));
  const [best] = weighed;
  if (!best) return null;
  const now = worthNow(search, ready);
  const gain = best.worth - now;
  if (gain <= 0) return null;
  const fires = weighed.find(({ choice }) => kindOf(choice) === 'shot');
  const shot = fires ? Math.max(0, fires.worth - now) : 0;
  return { unit: unit.id, choice: best.choice, kind: kindOf(best.choice), gain, shot, line: best.line };
}
