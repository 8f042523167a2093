import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';

/** What the game waits for, in the engine's own words. */
export function waitsFor(game: Game): string {
  const pending = engine.pending(game);
  if (pending.wait === 'decision') return `${pending.decision.side}: ${pending.decision.question.ask}`;
  if (pending.wait === 'roll') return `${pending.roll.side}: dice, ${pending.roll.about.about}`;
  return 'over';
}
