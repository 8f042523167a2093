/** An order played through: its units act one after the other, each as it had planned as far as that still may be. */
import { canonicalText } from '../engine/interpreter.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { findUnit, type Game } from '../rules/state/game.ts';
import { oneCourse } from './chance.ts';
import { type PlanKind, readyToAct, type UnitPlan } from './plans.ts';
import { isSpent, type Search, worthNow } from './search.ts';

/** Shots come before blows, blows before marches: whoever marches first may stand in the way. FIR-08. */
const ORDER: readonly PlanKind[] = ['shot', 'blow', 'other'];

/** The same answer among those that are legal now. */
function stillLegal(game: Game, choice: Choice): Choice | undefined {
  const text = canonicalText(choice);
  return engine.legal(game).find((one) => canonicalText(one) === text);
}

/** The game after the unit's plan, or as far as it may be followed; null where it cannot even begin. */
function begun(search: Search, game: Game, { unit, line }: UnitPlan): Game | null {
  const u = findUnit(game, unit);
  if (u?.fate !== 'present' || u.panicked) return null;
  let now = readyToAct(game, u);
  for (const [n, choice] of line.entries()) {
    const pending = engine.pending(now);
    if (pending.wait !== 'decision') return now;
    const legal = stillLegal(now, choice);
    if (!legal) return n === 0 ? null : now;
    search.positions++;
    now = engine.follow(now, legal);
  }
  return now;
}

/** What the plans gain together on the average of so many courses; null where the search is spent before one is over. */
export function drilled(
  search: Search,
  game: Game,
  plans: readonly UnitPlan[],
  courses: number,
): number | null {
  const kind = (plan: UnitPlan) => ORDER.indexOf(plan.kind);
  const sorted = plans.toSorted((a, b) => kind(a) - kind(b) || b.gain - a.gain);
  const settled = { ...game, frames: [] };
  let sum = 0;
  let played = 0;
  for (let n = 0; n < courses; n++) {
    let now: Game = settled;
    let rolls = 0;
    for (const plan of sorted) {
      const next = begun(search, now, plan);
      if (!next) continue;
      const after = oneCourse(search, next, n, courses, rolls);
      rolls += 4;
      now = { ...after, frames: [] };
    }
    if (isSpent(search)) break;
    sum += worthNow(search, now);
    played++;
  }
  return played === 0 ? null : sum / played - worthNow(search, settled);
}
