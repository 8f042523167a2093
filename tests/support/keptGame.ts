/** A battle that is played, kept in the browser and opened again. */
import { expect } from 'vitest';
import { engine } from '../../src/rules/rulebook.ts';
import { answer, rollDice } from '../../src/store/game/actions.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { closeGame } from '../../src/store/saving/close.ts';
import { whenKept } from '../../src/store/saving/keep.ts';
import { continueGame } from '../../src/store/saving/open.ts';
import type { OpenGame } from '../../src/store/state.ts';
import { useStore } from '../../src/store/store.ts';

export function begin(): void {
  newBattle({ scenario: 'gersbach', seed: 'kept', names: { blue: 'Jeanne', red: 'Karl' } });
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

/** Closed once it is kept, and opened from what was kept. */
export async function reopen(): Promise<OpenGame> {
  const { id } = opened();
  await whenKept();
  closeGame();
  expect(await continueGame(id)).toBe(true);
  return opened();
}
