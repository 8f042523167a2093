/** A game of the store's own, opened and driven as a player would. */
import type { Choice } from '../../../src/rules/answers.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { answer, newBattle, rollDice } from '../../../src/store/actions.ts';
import type { OpenGame } from '../../../src/store/state.ts';
import { useStore } from '../../../src/store/store.ts';
import { type TableView, viewOf } from '../../../src/store/view.ts';

export function begin(seed = 'table'): OpenGame {
  newBattle({ scenario: 'gersbach', seed, names: { blue: 'Jeanne', red: 'Karl' } });
  return opened();
}

export function opened(): OpenGame {
  const { open, failure } = useStore.getState();
  if (failure) throw new Error(failure.message);
  if (!open) throw new Error('no game is open');
  return open;
}

export function view(): TableView {
  return viewOf(opened(), useStore.getState().selection);
}

export function legal(): readonly Choice[] {
  return engine.legal(opened().game);
}

/** Rolls until a decision is asked for. */
export function rollOn(): void {
  while (view().wait === 'roll') if (!rollDice().allowed) throw new Error('dice refused');
}

/** Answers and rolls, as the picker says, until the question asked is this one. */
export function playUntil(
  ask: string,
  choose: (legal: readonly Choice[]) => Choice | undefined,
  most = 2000,
): void {
  for (let n = 0; n < most; n++) {
    rollOn();
    const { question, wait } = view();
    if (wait === 'over' || question?.ask === ask) return;
    const choice = choose(legal());
    if (!choice || !answer(choice).allowed) throw new Error(`no answer to ${question?.ask}`);
  }
  throw new Error(`${ask} was never asked`);
}
