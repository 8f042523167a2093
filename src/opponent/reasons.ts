/** Why an answer was taken: the figures of the weighing itself. */
import { questionUnderWay } from '../odds/question.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import { findUnit, type Game } from '../rules/state/game.ts';
import { targetOf } from './plans.ts';
import { quietWorth } from './quiet.ts';
import { isSpent, type Search } from './search.ts';
import type { Reason, WeighedChoice } from './thought.ts';
import { lostValue, woundsCount } from './worth/standing.ts';
import { type WorthPart, worthParts } from './worth/worth.ts';

/** Reasons told at most. */
const MOST = 3;
/** A part that makes less difference than this, in army points, is no reason. */
const NOTABLE = 0.5;
/** Answers that are worth the same within this are alike. */
const ALIKE = 0.05;

/** What follows on the average. */
interface Outlook {
  ends: number;
  readonly parts: Map<WorthPart, number>;
  readonly losses: { ours: number; theirs: number };
  gone: number;
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
  const parts = worthParts(g, search.side, search.sight.weights);
  return (Object.keys(parts) as WorthPart[]).map((part) => [part, parts[part]] as const);
}

function outlook(search: Search, after: Game, target: string | null): Outlook {
  const seen: Outlook = { ends: 0, parts: new Map(), losses: { ours: 0, theirs: 0 }, gone: 0 };
  quietWorth(search, after, search.sight.looks, (end) => {
    seen.ends++;
    for (const [part, worth] of partsOf(end, search))
      seen.parts.set(part, (seen.parts.get(part) ?? 0) + worth);
    const lost = losses(end, search.side);
    seen.losses.ours += lost.ours;
    seen.losses.theirs += lost.theirs;
    const unit = target === null ? undefined : findUnit(end, target);
    if (unit && (unit.fate !== 'present' || unit.panicked)) seen.gone++;
  });
  return seen;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}

/** What the answer changes, part by part, and by blows given and taken. */
function changes(search: Search, game: Game, choice: Choice): readonly Reason[] {
  const under = questionUnderWay(game);
  if (!under || isSpent(search)) return [];
  const target = targetOf(choice);
  const { ends, parts, losses: lost, gone } = outlook(search, engine.follow(under, choice), target);
  if (ends === 0) return [];
  const before = losses(under, search.side);
  const theirs = lost.theirs / ends - before.theirs;
  const ours = lost.ours / ends - before.ours;
  const found: { readonly weight: number; readonly reason: Reason }[] = [];
  if (target !== null && Math.max(theirs, ours) > NOTABLE) {
    const exchange: Reason = { reason: 'exchange', target, theirs: tenth(theirs), ours: tenth(ours) };
    found.push({ weight: 2000, reason: exchange });
    const isSteady = findUnit(under, target)?.panicked === false;
    if (isSteady && gone > 0)
      found.push({ weight: 1000, reason: { reason: 'breaks', target, chance: gone / ends } });
  }
  for (const [part, worth] of partsOf(under, search)) {
    const by = (parts.get(part) ?? 0) / ends - worth;
    const isTold = part === 'lost' && target !== null;
    if (!isTold && by > NOTABLE)
      found.push({ weight: by, reason: { reason: 'better', in: part, by: tenth(by) } });
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ reason }) => reason);
}

/** Two or three reasons for the answer taken, out of what was weighed. */
export function reasonsFor(
  search: Search,
  game: Game,
  question: Question,
  choice: Choice,
  weighed: readonly WeighedChoice[],
): readonly Reason[] {
  const [best, second] = weighed;
  if (!best) return [{ reason: 'alike' }];
  const found =
    question.ask === 'orders' || question.ask === 'actingUnit' ? [] : changes(search, game, choice);
  if (found.length > 0) return found;
  const ahead = best.worth - (second?.worth ?? 0);
  if (best.worth > NOTABLE) return [{ reason: 'better', in: 'all', by: tenth(best.worth) }];
  return ahead <= ALIKE ? [{ reason: 'alike' }] : [{ reason: 'better', in: 'all', by: tenth(ahead) }];
}
