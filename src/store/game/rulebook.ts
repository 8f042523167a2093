/**
 * The rulebook the open game is played by, and the one place that waits for it. A page begins with the opening, which
 * asks for the first orders; the whole is fetched while the players think about them. A game that is farther than that
 * is opened only once the whole is here.
 */
import type { Engine } from '../../engine/interpreter.ts';
import { loadLanguage } from '../../language/language.ts';
import { leadsOn, opening } from '../../rules/opening.ts';
import type { Decision, SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { NOTHING_POSSIBLE, type Possibilities } from '../possible/possible.ts';
import type { OpenGame, Selection } from '../state.ts';
import { useStore } from '../store.ts';

/** What comes with the whole rulebook: its engine, and what a unit could do by it. */
type Whole = typeof import('../possible/whole.ts');

let whole: Whole | null = null;
let coming: Promise<void> | null = null;

/** The whole rulebook, or nothing before it is here. */
export function wholeRulebook(): Whole | null {
  return whole;
}

/** Runs the open game: the opening at first, then the whole. */
export function engine(): Engine<SabreurTypes> {
  return whole?.engine ?? opening;
}

/** A board of a game as it may be shown, the present one unless told: there is nothing to hide before the whole is here. */
export function shownBoard(
  open: Pick<OpenGame, 'id' | 'programs' | 'history'>,
  board: Game = open.history.game,
): Game {
  return whole?.seenBoard(open, board) ?? board;
}

/** The log as it is told: of a set-up that is not seen, nothing. */
export function shownLog(open: Pick<OpenGame, 'game' | 'log'>): OpenGame['log'] {
  return whole?.toldLog(open) ?? open.log;
}

/** Settled once the whole rulebook is here. What fails is fetched again when it is asked for. */
export function fetchRulebook(): Promise<void> {
  if (coming !== null) return coming;
  useStore.setState({ rulebook: 'coming' });
  // what can happen from then on is told by the whole of the language
  const words = loadLanguage(useStore.getState().preferences.locale);
  coming = Promise.all([import('../possible/whole.ts'), words]).then(
    ([fetched]) => {
      whole = fetched;
      useStore.setState({ rulebook: 'here' });
    },
    (error: unknown) => {
      coming = null;
      useStore.setState({ rulebook: 'failed' });
      throw error;
    },
  );
  return coming;
}

/** The decision a game waits for, or none. */
export function decisionOf(game: Game): Decision | null {
  const pending = engine().pending(game);
  return pending.wait === 'decision' ? pending.decision : null;
}

/** Whether what the game waits for can be answered by as much of the rulebook as is here. */
export function canGoOn(game: Game): boolean {
  if (whole) return true;
  const decision = decisionOf(game);
  return decision === null || !leadsOn(decision);
}

/** What the unit could do, or the question asked leaves open: nothing before the whole rulebook is here. */
export function possibilities(game: Game, actor: string | null, selection: Selection): Possibilities {
  return whole?.possibilitiesOf(game, actor, selection) ?? NOTHING_POSSIBLE;
}
