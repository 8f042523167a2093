/** Whether the program plays the side that is asked, so that nobody at the table answers for it. */
import type { Side } from '../../rules/state/vocabulary.ts';
import { type Program, programOf } from '../../scenarios/programs.ts';
import type { OpenGame } from '../state.ts';
import { engine } from './rulebook.ts';

/** The side whose decision or dice the game waits for; nobody's once it is over. */
export function sideAwaited({ history, ending }: Pick<OpenGame, 'history' | 'ending'>): Side | null {
  const pending = engine().pending(history.game);
  if (ending || pending.wait === 'over') return null;
  return (pending.wait === 'decision' ? pending.decision : pending.roll).side;
}

/** The program that is asked now. */
export function programAsked(open: OpenGame): Program | null {
  return open.programs ? programOf(open, sideAwaited(open)) : null;
}
