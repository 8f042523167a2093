/** A battle that is played, kept in the browser and opened again. */
import { expect } from 'vitest';
import { canonicalText } from '../../src/engine/interpreter.ts';
import { engine } from '../../src/rules/rulebook.ts';
import { answer, rollDice, stepBackAgreed } from '../../src/store/game/actions.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { closeGame, deleteGame } from '../../src/store/saving/close.ts';
import { whenKept } from '../../src/store/saving/keep.ts';
import { continueGame } from '../../src/store/saving/open.ts';
import type { OpenGame } from '../../src/store/state.ts';
import { useStore } from '../../src/store/store.ts';
import { listed } from './storedGames.ts';

export function begin(): void {
  void newBattle({ scenario: 'gersbach', seed: 'kept', names: { blue: 'Jeanne', red: 'Karl' } });
}

export function opened(): OpenGame {
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  return open;
}

/** Plays so many answers, always one of the last legal ones. */
export function play(answers: number): void {
  for (let n = 0; n < answers; n++) {
    const legal = engine.legal(opened().game);
    const choice = legal[Math.floor((legal.length * (n % 7)) / 7)];
    if (choice) answer(choice);
    else rollDice();
  }
}

/** Steps back to the last choice there was and takes another: what was played is left as a branch. */
export function leaveLine(): void {
  const { branches } = opened().history;
  while (opened().history.branches === branches) {
    if (!stepBackAgreed().allowed) throw new Error('there was no choice');
    const { history, game } = opened();
    const left = history.ahead?.head.entry.answer;
    const taken = left && 'choice' in left ? canonicalText(left.choice) : '';
    const other = engine.legal(game).find((choice) => canonicalText(choice) !== taken);
    if (other) answer(other);
  }
}

/** Nothing is on the table and nothing in the storage. */
export async function clearAll(): Promise<void> {
  useStore.setState({ notice: null });
  if (useStore.getState().open) closeGame();
  for (const id of await listed()) await deleteGame(id);
}

/** Closed once it is kept, and opened from what was kept. */
export async function reopen(): Promise<OpenGame> {
  const { id } = opened();
  await whenKept();
  closeGame();
  expect(await continueGame(id)).toBe(true);
  return opened();
}
