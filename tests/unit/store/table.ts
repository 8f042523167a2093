/** A game of the store's own, opened and driven as a player would. */

import { distance } from '../../../src/geometry/hex.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { presentUnits } from '../../../src/rules/state/game.ts';
import { answer, rollDice } from '../../../src/store/game/actions.ts';
import { fetchRulebook } from '../../../src/store/game/rulebook.ts';
import { nextUnit } from '../../../src/store/input/browsing.ts';
import { newBattle } from '../../../src/store/saving/begin.ts';
import { NOTHING_PICKED, type OpenGame } from '../../../src/store/state.ts';
import { useStore } from '../../../src/store/store.ts';
import { type TableView, viewOf } from '../../../src/store/view/view.ts';

await fetchRulebook();

export function begin(seed = 'table'): OpenGame {
  void newBattle({ scenario: 'gersbach', seed, names: { blue: 'Jeanne', red: 'Karl' } });
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
    if (question?.ask === ask) return;
    if (wait === 'over') break;
    const choice = choose(legal());
    if (!choice || !answer(choice).allowed) throw new Error(`no answer to ${question?.ask}`);
  }
  throw new Error(`${ask} was never asked`);
}

function nearestEnemy(choice: Choice): number {
  if (choice.choose !== 'move') return 0;
  const { game } = opened();
  const enemies = presentUnits(game).filter(({ side }) => side !== view().side);
  return Math.min(...enemies.map(({ hexes: [hex] }) => distance(hex, choice.to)));
}

/** The answer of a player who wants to be at the enemy: charge, or go as near as he can. */
export function advance(choices: readonly Choice[]): Choice | undefined {
  const action = (name: string) => choices.find((one) => one.choose === 'action' && one.action === name);
  const moves = choices.filter(({ choose }) => choose === 'move');
  const [nearest] = [...moves].sort((a, b) => nearestEnemy(a) - nearestEnemy(b));
  return action('charge') ?? nearest ?? action('frontalMarch') ?? choices[0];
}

/** Until a unit with several targets is selected. */
export function untilTargets(): void {
  for (let n = 0; n < 40; n++) {
    playUntil('orders', advance);
    for (let units = 0; units < 20; units++) {
      nextUnit(1);
      if (new Set(view().targets.map(({ unit }) => unit)).size > 1) return;
    }
    useStore.setState({ selection: NOTHING_PICKED });
    playUntil('action', advance);
  }
  throw new Error('nobody ever has two targets');
}
