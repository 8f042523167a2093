/** The answer in the making, among the others it could still become. */

import { liftedFor } from '../../rules/attack/makingWay.ts';
import { engine } from '../../rules/rulebook.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import type { Selection } from '../state.ts';
import { exchanges } from './exchanges.ts';
import { besideWay } from './places.ts';
import type { DraftView, Target, Way } from './possible.ts';

/** The facings open to the draft where it ends. */
function facingsOf(ways: readonly Way[], way: Way): readonly Way['facing'][] {
  const facings = besideWay(ways, way).map(({ facing }) => facing);
  return [...new Set(facings)].sort();
}

/** The skirmishers that must make way for a march or an attack to end so. CHG-39, CHG-40. */
function liftedBy(game: Game, mover: string | null, { choice, to, facing }: Way): readonly string[] {
  const { choose } = choice;
  if (
    mover === null ||
    choose === 'deploy' ||
    choose === 'runEnd' ||
    choose === 'putBack' ||
    choose === 'leave'
  )
    return [];
  return liftedFor(game, unitOf(game, mover), to, facing);
}

export function draftViewOf(
  game: Game,
  selection: Selection,
  ways: readonly Way[],
  targets: readonly Target[],
  actor: string | null,
): DraftView | null {
  const { draft, lead } = selection;
  if (!draft) return null;
  const others = exchanges(selection, ways, targets).map(({ choice }) => choice);
  const way = ways.find(({ choice }) => choice === draft);
  if (way) {
    const { place, facing } = way;
    return {
      choice: draft,
      lead,
      hex: place.handles[0] ?? way.to,
      facing,
      facings: facingsOf(ways, way),
      others,
      lifts: liftedBy(game, actor, way),
    };
  }
  if (draft.choose === 'facing') {
    const facings = engine.legal(game).flatMap((one) => (one.choose === 'facing' ? [one.facing] : []));
    return { choice: draft, lead, hex: null, facing: draft.facing, facings, others, lifts: [] };
  }
  if (draft.choose === 'rallied' && actor !== null) {
    const facings = engine
      .legal(game)
      .flatMap((one) => (one.choose === 'rallied' && one.formation === draft.formation ? [one.facing] : []));
    const [hex] = unitOf(game, actor).hexes;
    return { choice: draft, lead, hex, facing: draft.facing, facings, others, lifts: [] };
  }
  const target = targets.find(({ choice }) => choice === draft);
  const hex = target ? unitOf(game, target.unit).hexes[0] : null;
  return { choice: draft, lead, hex, facing: null, facings: [], others, lifts: [] };
}
