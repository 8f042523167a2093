/**
 * The other side's last turn played again for whoever takes over: its answers are looked back upon one after the other, step
 * by step or running. The game itself stands where it does, and any answer ends it.
 */
import { review } from '../game/actions.ts';
import { paceAfter } from '../opponent/pace.ts';
import type { GameLogEntry, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { type Replay, type TurnPlayed, useReplay, useTold } from './state.ts';

function turnBegunBy({ facts }: Pick<GameLogEntry, 'facts'>) {
  const begun = facts.findLast(({ fact }) => fact === 'turnBegan');
  return begun?.fact === 'turnBegan' ? begun : null;
}

/** Whoever has given orders in his turn has taken over. */
function hasOrdered({ question }: GameLogEntry): boolean {
  return question !== null && question.ask !== 'orderDice';
}

/**
 * The turn that the other side has just played, as long as the side whose turn it is now has given no order in it; nothing
 * before the second turn of the battle.
 */
export function turnJustPlayed({ log, opening }: Pick<OpenGame, 'log' | 'opening'>): TurnPlayed | null {
  const last = log.findLastIndex((entry) => turnBegunBy(entry) !== null);
  if (last < 0 || log.slice(last + 1).some(hasOrdered)) return null;
  const before = log.findLastIndex((entry, at) => at < last && turnBegunBy(entry) !== null);
  const entry = log[before];
  const begun = turnBegunBy(entry ?? { facts: opening });
  return begun && { side: begun.side, turn: begun.turn, from: before + 1, to: last + 1 };
}

let timer: ReturnType<typeof setTimeout> | undefined;

function at(): number | null {
  const { open, selection } = useStore.getState();
  return open && (selection.reviewing ?? open.history.length);
}

/** Shows the board after so many answers of the turn; past its end the present. */
function show({ from, to }: Replay, answers: number): void {
  if (answers > to) endReplay();
  else review(Math.max(from, answers));
}

/** Goes on by itself once what is shown has been seen. */
function schedule(): void {
  clearTimeout(timer);
  const { replay } = useReplay.getState();
  const { open, preferences } = useStore.getState();
  const now = at();
  if (!replay?.running || !open || now === null) return;
  const seen = now === replay.from ? undefined : open.log[now - 1];
  // whoever wants nothing told asks for this all the same
  const speed = preferences.speed === 'off' ? 'quick' : preferences.speed;
  const wait = paceAfter(seen, open.game.units, speed);
  timer = setTimeout(() => show(replay, now + 1), wait);
}

/** Plays that turn again: running, or from step to step. */
export function beginReplay(turn: TurnPlayed, running: boolean): void {
  const { open } = useStore.getState();
  if (!open) return;
  leaveReplay();
  review(turn.from);
  useReplay.setState({ replay: { ...turn, game: open.id, running } });
  schedule();
}

/** One answer on, or back; it does not run on from there. */
export function stepReplay(by: 1 | -1): void {
  const { replay } = useReplay.getState();
  const now = at();
  if (!replay || now === null) return;
  runReplay(false);
  show(replay, now + by);
}

/** Lets it run, or holds it. */
export function runReplay(running: boolean): void {
  const { replay } = useReplay.getState();
  if (replay) useReplay.setState({ replay: { ...replay, running } });
  schedule();
}

/** Leaves the board where it is; nothing runs on. */
export function leaveReplay(): void {
  clearTimeout(timer);
  useReplay.setState({ replay: null });
}

/** Back to the present. */
export function endReplay(): void {
  leaveReplay();
  review(null);
}

/** Whether the board shown is still one of that turn, and not the present reached by another way. */
function isIn({ game, from, to }: Replay): boolean {
  const { open, selection } = useStore.getState();
  if (open?.id !== game) return false;
  const { reviewing } = selection;
  if (reviewing === null) return to === open.history.length;
  return reviewing >= from && reviewing <= to;
}

// an answer, another game, a look elsewhere in the log: whatever leads out of the turn ends its replay
useStore.subscribe((now, before) => {
  const { replay } = useReplay.getState();
  if (!replay || (now.open === before.open && now.selection.reviewing === before.selection.reviewing)) return;
  if (isIn(replay)) schedule();
  else leaveReplay();
});
// whoever would not see the end of a step does not wait for the next
useTold.subscribe((now, before) => {
  const { replay } = useReplay.getState();
  const board = at();
  if (now.skipped === before.skipped || !replay?.running || board === null) return;
  clearTimeout(timer);
  show(replay, board + 1);
});
