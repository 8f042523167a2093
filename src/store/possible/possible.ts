/** What a unit could do, as soon as the rules that say so are here. */
import type { Game } from '../../rules/state/game.ts';
import { wholeRulebook } from '../game/engine.ts';
import type { Selection } from '../state.ts';
import type { Possibilities } from './whole.ts';

export const NOTHING_POSSIBLE: Possibilities = { ways: [], reach: [], targets: [], refusedTargets: [] };

/** What the unit could do, or the question asked leaves open: nothing before the whole rulebook is here. */
export function possibilities(game: Game, actor: string | null, selection: Selection): Possibilities {
  return wholeRulebook()?.possibilitiesOf(game, actor, selection) ?? NOTHING_POSSIBLE;
}
