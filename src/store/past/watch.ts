/**
 * Games that are watched: set up as they began, to be gone through and not to be answered. What was on the table waits
 * meanwhile, saved and untouched, and nothing of what is watched is saved unless it is taken up.
 */
import { stepTo } from '../../engine/steps.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { addressNow, amend, markHere } from '../address/address.ts';
import { closeRoom } from '../address/rooms.ts';
import { review } from '../game/actions.ts';
import { endingOf, logOf } from '../game/record.ts';
import { engine, shownBoard } from '../game/rulebook.ts';
import { drawLetters } from '../saving/letters.ts';
import { openingOf } from '../saving/show.ts';
import type { BattleHistory, OpenGame } from '../state.ts';
import { NOTHING_PICKED } from '../state.ts';
import { useStore } from '../store.ts';
import { stopPlayback } from './playback.ts';

interface Watched {
  /** As it is on the table. */
  readonly id: string;
  /** All of it, with what was taken back and left. */
  readonly game: PlayedGame;
  /** What the address holds of it; none of one that came from elsewhere. */
  readonly letters: string | null;
}

let watched: Watched | null = null;

/** Whether the game on the table is only watched. */
export function isWatching({ aside }: Pick<OpenGame, 'aside'>): boolean {
  return aside?.kind === 'watched';
}

/** Whether that link is being watched. */
export function watches(letters: string): boolean {
  return watched?.letters === letters && useStore.getState().open?.id === watched.id;
}

/** The history up to where the game stands; the way there alone is watched. */
function wayOf(history: BattleHistory): BattleHistory {
  return { ...history, ahead: null, branches: [] };
}

/** The link that is watched has been left for another address. */
export function isElsewhere(watch: string | null): boolean {
  return watched !== null && watched.letters !== null && watched.letters !== watch;
}

/** Nothing is watched any more, and the address says nothing of it; what is on the table is not touched. */
export function forgetWatched(): void {
  if (!watched) return;
  stopPlayback();
  watched = null;
  if (addressNow().watch !== null) amend({ watch: null }, markHere());
}

/** Puts a game on the table as it began; `letters` are those of the link it came by. */
export function watchGame(game: PlayedGame, letters: string | null = null): void {
  forgetWatched();
  if (useStore.getState().room !== null) closeRoom();
  const { open, suspended, selection } = useStore.getState();
  const history = wayOf(game.history);
  const { blue, red } = game.scenario.armies;
  const id = `watched/${drawLetters(8)}`;
  useStore.setState({
    open: {
      ...game,
      id,
      programs: undefined,
      nations: { blue: blue.nation, red: red.nation },
      history,
      game: shownBoard({ id, programs: undefined, history }),
      log: logOf(history),
      opening: openingOf(game.scenario, history),
      ending: endingOf(history),
      readOnly: true,
      mayTakeOver: false,
      save: 'saved',
      aside: { kind: 'watched', from: 0, line: null },
    },
    suspended: open?.shown || open?.aside ? suspended : { open, selection },
    selection: NOTHING_PICKED,
    notice: null,
    failure: null,
  });
  review(0);
  // a page that is loaded again shows it again; the browser's way back leaves it
  if (letters !== null) amend({ watch: letters }, markHere());
  watched = { id, game, letters };
}

/** The game as it stood after so many answers, to be played on: what came later can be done again. */
export function watchedUpTo(answers: number): PlayedGame | null {
  if (!watched) return null;
  const { game } = watched;
  const { history } = game;
  if (answers === history.length) return game;
  return { ...game, history: { ...stepTo(engine(), history, answers), conclusion: null } };
}
