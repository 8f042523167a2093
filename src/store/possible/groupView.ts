/** The group in the making: its price, its faults, and who may still join it. */

import { groupCost, groupRefusals, mayOrder } from '../../rules/orders/groups.ts';
import { possibleRiders, ridersRefusals, riderTerm } from '../../rules/orders/riders.ts';
import { type Game, presentUnits, unitOf } from '../../rules/state/game.ts';
import { decisionOf, wholeRulebook } from '../game/rulebook.ts';
import type { GroupPreview } from './possible.ts';

const known = new WeakMap<Game, Map<string, GroupPreview>>();

/** What may be said of these units as a group; nothing outside the orders of the side to play. */
export function groupPreviewOf(
  game: Game,
  group: readonly string[],
  riders: readonly string[] = [],
): GroupPreview | null {
  if (decisionOf(game)?.question.ask !== 'orders') return null;
  let ofGame = known.get(game);
  if (!ofGame) {
    ofGame = new Map();
    known.set(game, ofGame);
  }
  // the duties are told once the rules are here that say so
  const key = `${group.join()}|${riders.join()}|${wholeRulebook() !== null}`;
  let preview = ofGame.get(key);
  if (!preview) {
    preview = previewOf(game, group, riders);
    ofGame.set(key, preview);
  }
  return preview;
}

function previewOf(game: Game, group: readonly string[], riders: readonly string[]): GroupPreview {
  const groupable = presentUnits(game, game.side)
    .filter(({ id }) => !group.includes(id) && !riders.includes(id) && mayOrder(game, [...group, id]))
    .map(({ id }) => ({ unit: id, cost: costOf(game, [...group, id]).total }));
  const rideable = possibleRiders(game)
    .filter(({ id }) => mayRide(game, group, riders, id))
    .map(({ id }) => id);
  const joining = new Set(groupable.map(({ unit }) => unit));
  const beside = rideable.filter((unit) => !joining.has(unit)).map((unit) => ({ unit, cost: 0 }));
  const picked = [...group, ...riders];
  const { total, terms } = costOf(game, group);
  return {
    units: group,
    cost: { total, terms: [...terms, ...riders.map((id) => riderTerm(unitOf(game, id)))] },
    refusals: group.length > 0 ? [...groupRefusals(game, group), ...ridersRefusals(game, group, riders)] : [],
    groupable,
    riders,
    rideable,
    duties: wholeRulebook()?.dutiesAmong(game, picked) ?? [],
    picked,
    offers: [...groupable, ...beside],
  };
}

/** Whether one more may come beside the group. ORD-09, ORD-10. */
function mayRide(game: Game, group: readonly string[], riders: readonly string[], id: string): boolean {
  if (group.length === 0 || group.includes(id) || riders.includes(id)) return false;
  return ridersRefusals(game, group, [...riders, id]).length === 0;
}

function costOf(game: Game, group: readonly string[]) {
  if (group.length === 0) return { total: 0, terms: [] };
  return groupCost(
    game,
    group.map((id) => unitOf(game, id)),
  );
}
