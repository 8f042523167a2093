/** What a game waits for, as plain data. */
import { type Dice, facesOf, outcomesOf } from '../../engine/dice.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import { victoryPoints } from '../../rules/victory.ts';

/** Every outcome with its weight in digits: a weight may be larger than a JSON number is exact. */
export function outcomesTold(dice: Dice): readonly { readonly outcome: number; readonly weight: string }[] {
  return outcomesOf(dice).map(({ outcome, weight }) => ({ outcome, weight: String(weight) }));
}

/** The question and whose it is, or the dice with their outcomes, or that the battle is over. */
export function waitingOf(game: Game): object {
  const pending = engine.pending(game);
  switch (pending.wait) {
    case 'over':
      return { wait: 'over', outcome: game.outcome, points: victoryPoints(game) };
    case 'decision':
      return { wait: 'decision', side: pending.decision.side, question: pending.decision.question };
    case 'roll': {
      const { side, about, dice } = pending.roll;
      return { wait: 'roll', side, about, dice, faces: facesOf(dice), outcomes: outcomesTold(dice) };
    }
  }
}
