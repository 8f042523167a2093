/** A game on the table of this tab. */
import { nationsOf } from '../../rules/state/nations.ts';
import type { PlayedGame as Game } from '../../scenarios/newGame.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { endingOf, logOf } from '../game/record.ts';
import { shownBoard } from '../game/rulebook.ts';
import { unitAfter } from '../game/session.ts';
import { NOTHING_PICKED, type OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { lookAfter } from './keep.ts';
import { remember } from './thisTab.ts';

/** What happened before the first answer; a battle that begins in the midst of a turn says in which. */
export function openingOf({ moment }: Scenario, { start, opening }: Game['history']): OpenGame['opening'] {
  const turn = { fact: 'turnBegan', side: start.side, turn: start.turn } as const;
  return moment ? [turn, ...opening.facts] : opening.facts;
}

/** Shows a game under an id: as it is begun or opened, with nothing picked. */
export function show(
  id: string,
  { scenario, names, programs, standingOrders, history }: Game,
  save: OpenGame['save'] = 'saving',
): OpenGame {
  const open: OpenGame = {
    id,
    scenario,
    names,
    programs,
    standingOrders,
    nations: nationsOf(scenario),
    history,
    game: shownBoard({ id, programs, history }),
    log: logOf(history),
    opening: openingOf(scenario, history),
    ending: endingOf(history),
    readOnly: false,
    mayTakeOver: false,
    save,
  };
  const selection = { ...NOTHING_PICKED, unit: unitAfter(history, null) };
  // whatever waited beneath what was on the table before is a saved game
  useStore.setState({ open, selection, notice: null, failure: null, suspended: null });
  remember(id);
  return open;
}

/** Shows a saved game as it is saved under that id, and sees to it that it stays saved. */
export function showSaved(id: string, game: Game, savedAs: string): OpenGame {
  const open = show(id, game, 'saved');
  lookAfter(open, savedAs);
  return open;
}
