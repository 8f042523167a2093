/**
 * R-150, where the armies set up unseen: the board as it is shown. Of whoever does not set up now nothing is seen, and of
 * nobody before the curtain is lifted for whoever does. Once both have done all is shown.
 */
import { canStepBack } from '../../engine/consent.ts';
import { entriesOf } from '../../engine/history.ts';
import { setupHidden } from '../../rules/state/actionHouseRules.ts';
import type { Fact } from '../../rules/state/facts.ts';
import { enemyOf, findUnit, type Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import type { BattleHistory, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { backOverPrograms, type TableStepBack, turnEndedIn, watcherOf } from './overPrograms.ts';
import { seatAt, seatedAt } from './seated.ts';

/** Who sets up unseen now; nobody otherwise. */
function whoSetsUpUnseen({ game, conclusion }: Pick<BattleHistory, 'game' | 'conclusion'>): Side | null {
  const frame = game.frames.find(({ procedure }) => procedure === 'deployment');
  // reinforcements come in before everybody's eyes
  return frame?.procedure === 'deployment' && !frame.arriving && setupHidden(game) && !conclusion
    ? frame.side
    : null;
}

/** Whether armies are set up unseen in this game now. */
export function isSetUpUnseen({ history }: Pick<OpenGame, 'history'>): boolean {
  return whoSetsUpUnseen(history) !== null;
}

/** For whom the armies are set up unseen now: whoever sets up, or the one person at the table. */
function setUpFor(open: Pick<OpenGame, 'programs' | 'history'>): Side | null {
  const side = whoSetsUpUnseen(open.history);
  return side && (watcherOf(open) ?? side);
}

/** Who of two at one table sets up unseen now; nobody where one person or none is before the screen. */
export function handedTo({ programs, history }: Pick<OpenGame, 'programs' | 'history'>): Side | null {
  return SIDES.some((side) => programOf({ programs }, side)) ? null : whoSetsUpUnseen(history);
}

/**
 * For whose eyes the screen is, from before he takes it, where the numbers of that side are kept back, or of none; nobody
 * where both sides may see it, or programs alone play.
 */
export function eyesOf(open: Pick<OpenGame, 'programs' | 'history'>, hidden: Side | null): Side | null {
  if (SIDES.every((side) => programOf(open, side))) return null;
  return setUpFor(open) ?? (hidden && enemyOf(hidden));
}

/** A board of the game, the present one or one of before, as it may be shown now: who is not seen has not been set up. */
export function seenBoard(
  { id, programs, history }: Pick<OpenGame, 'id' | 'programs' | 'history'>,
  board: Game = history.game,
): Game {
  const side = whoSetsUpUnseen(history);
  if (side === null) return board;
  // against the program one sits alone before the screen from the first
  const watcher = watcherOf({ programs });
  const seated = seatedAt(id);
  const alone =
    watcher === null ? (seated === side ? side : null) : seated === enemyOf(watcher) ? null : watcher;
  const unseen = alone === null ? SIDES : [enemyOf(alone)];
  const units = board.units.map((unit, at) =>
    unseen.includes(unit.side) ? (history.start.units[at] ?? unit) : unit,
  );
  return { ...board, units };
}

/** Who is alone against the program since the other, who had the screen last, gave his side to it: the screen is handed to him. */
export function whoStays(open: Pick<OpenGame, 'id' | 'programs'>): Side | null {
  const watcher = watcherOf(open);
  return watcher !== null && seatedAt(open.id) === enemyOf(watcher) ? watcher : null;
}

/** For whom the curtain is to be lifted: he sets up unseen, and it hangs before him. */
export function whoLifts(open: Pick<OpenGame, 'id' | 'programs' | 'history'>): Side | null {
  const side = whoSetsUpUnseen(open.history);
  if (side === null) return null;
  if (watcherOf(open) !== null || programOf(open, side)) return whoStays(open);
  return seatedAt(open.id) === side ? null : side;
}

/** The side that sets up now is alone before the screen. */
export function liftCurtain(): void {
  const { open } = useStore.getState();
  const side = open && whoLifts(open);
  if (!open || side === null) return;
  seatAt(open.id, side);
  useStore.setState({ open: { ...open, game: seenBoard(open) } });
}

/** Whether a step back would lead from where both armies are seen to where one of them is still to be set up. */
export function seenSince(history: BattleHistory, answers: number): boolean {
  return (
    setupHidden(history.game) &&
    whoSetsUpUnseen({ ...history, conclusion: null }) === null &&
    entriesOf(history, history.length - answers).some(
      (entry) =>
        entry.waited === 'decision' &&
        entry.question.ask === 'deployment' &&
        findUnit(history.start, whoIsMeant(entry.question).unit)?.fate === 'awaited',
    )
  );
}

/** Whether so many answers may be taken back freely: not to where an army is set up again that has seen the other, nor into the turn of the other player. */
export function freeBack(open: Pick<OpenGame, 'programs' | 'history'>, answers: number): TableStepBack {
  const { history } = open;
  const back = backOverPrograms(open, answers) ?? canStepBack(history, answers);
  if (!back.free) return back;
  if (seenSince(history, answers))
    return { free: false, barrier: { at: history.length - 1, why: 'otherSide' } };
  const ended = turnEndedIn(open, answers);
  return ended ? { free: false, barrier: ended } : back;
}

/** Whether the fact tells where a unit stands that the board shown does not: it was set up unseen. R-150. */
function isUnseen(fact: Fact, { game }: Pick<OpenGame, 'game'>): boolean {
  const unit =
    fact.fact === 'deployed'
      ? fact.unit
      : fact.fact === 'forced' && fact.question.ask === 'deployment'
        ? whoIsMeant(fact.question).unit
        : null;
  return unit !== null && findUnit(game, unit)?.fate === 'awaited';
}

/** The log as it is told: of a set-up that is not seen, nothing. */
export function toldLog(open: Pick<OpenGame, 'game' | 'log'>): OpenGame['log'] {
  if (!open.game.frames.some(({ procedure }) => procedure === 'deployment')) return open.log;
  return open.log.map((entry) =>
    entry.facts.some((fact) => isUnseen(fact, open))
      ? { ...entry, facts: entry.facts.filter((fact) => !isUnseen(fact, open)) }
      : entry,
  );
}
