/** What a side's units could do together in one turn: orders are few, and reach few of them. ORD-02 to ORD-06. */
import { outcomesOf } from '../../engine/dice.ts';
import { distanceBetween } from '../../rules/ground/halves.ts';
import { orderPointDice } from '../../rules/orders/orders.ts';
import type { Battle, Game, Unit } from '../../rules/state/game.ts';
import { poFloorScope } from '../../rules/state/houseRules.ts';
import { isArtillery, isCavalry } from '../../rules/units/units.ts';

/** The most that a unit could do to any enemy, and the place of that enemy in the game's list. */
export interface Striker {
  readonly u: Unit;
  readonly option: number;
  readonly target: number;
  /** A blow: whoever strikes second often finds the target gone. */
  readonly isBlow: boolean;
}

/** What a second blow, and a second shot, at the same enemy still find to do. */
const BLOW_AGAIN = 0.45;
const SHOT_AGAIN = 0.85;
/** Units in one order. ORD-03. */
const MEMBERS = 3;

const chances = new WeakMap<Battle, readonly number[]>();

/** For each order of a turn the chance that there are points for it. */
function chancesOfOrders(g: Game): readonly number[] {
  const known = chances.get(g.battle);
  if (known) return known;
  const outcomes = outcomesOf(orderPointDice(g.battle.format, 'd3', poFloorScope(g)));
  const whole = outcomes.reduce((sum, { weight }) => sum + Number(weight), 0);
  const most = Math.max(...outcomes.map(({ outcome }) => outcome));
  const made = Array.from({ length: Math.max(0, most) }, (_, n) =>
    outcomes.reduce((sum, { outcome, weight }) => (outcome > n ? sum + Number(weight) / whole : sum), 0),
  );
  chances.set(g.battle, made);
  return made;
}

/** Whether an order for these would cost two points, so that it is no better than two orders. ORD-05. */
function isDear(a: Unit, b: Unit): boolean {
  if (isCavalry(a)) return isCavalry(b);
  return isArtillery(a) ? isArtillery(b) : a.quality === 'recruit' && b.quality === 'recruit';
}

function goTogether(a: Unit, b: Unit): boolean {
  return a.facing === b.facing && distanceBetween(a, b) === 1 && !isDear(a, b);
}

/** What all of them together may be expected to do in one turn, in army points: the best first, as far as orders go. */
export function together(
  g: Game,
  strikers: readonly Striker[],
  heard?: (striker: Striker, points: number) => void,
): number {
  if (strikers.length === 0) return 0;
  const orders = chancesOfOrders(g);
  const sorted = strikers.length === 1 ? strikers : [...strikers].sort((a, b) => b.option - a.option);
  const groups: Unit[][] = [];
  const struck = new Map<number, number>();
  let sum = 0;
  for (const striker of sorted) {
    const { u, option, target, isBlow } = striker;
    let n = groups.findIndex((group) => group.length < MEMBERS && group.some((one) => goTogether(one, u)));
    if (n < 0) n = groups.push([]) - 1;
    groups[n]?.push(u);
    const chance = orders[n] ?? 0;
    if (chance === 0) continue;
    const left = struck.get(target) ?? 1;
    const points = option * chance * left;
    heard?.(striker, points);
    sum += points;
    struck.set(target, left * (isBlow ? BLOW_AGAIN : SHOT_AGAIN));
  }
  return sum;
}
