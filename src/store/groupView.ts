/** The group in the making: its price, its faults, and who may still join it. */
import { type Game, presentUnits, unitOf } from '../rules/game.ts';
import { groupCost, groupRefusals } from '../rules/groups.ts';
import { decisionOf } from './prospect.ts';
import type { GroupPreview } from './view.ts';

const known = new WeakMap<Game, Map<string, GroupPreview>>();

/** What may be said of these units as a group; nothing outside the orders of the side to play. */
export function groupPreviewOf(game: Game, group: readonly string[]): GroupPreview | null {
  if (decisionOf(game)?.question.ask !== 'orders') return null;
  let ofGame = known.get(game);
  if (!ofGame) {
    ofGame = new Map();
    known.set(game, ofGame);
  }
  const key = group.join();
  let preview = ofGame.get(key);
  if (!preview) {
    preview = previewOf(game, group);
    ofGame.set(key, preview);
  }
  return preview;
}

function previewOf(game: Game, group: readonly string[]): GroupPreview {
  const groupable = presentUnits(game, game.side)
    .filter(({ id }) => !group.includes(id) && groupRefusals(game, [...group, id]).length === 0)
    .map(({ id }) => ({ unit: id, cost: costOf(game, [...group, id]).total }));
  return {
    units: group,
    cost: costOf(game, group),
    refusals: group.length > 0 ? groupRefusals(game, group) : [],
    groupable,
  };
}

function costOf(game: Game, group: readonly string[]) {
  if (group.length === 0) return { total: 0, terms: [] };
  return groupCost(
    game,
    group.map((id) => unitOf(game, id)),
  );
}
