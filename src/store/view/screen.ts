/** R-150, where numbers are hidden: the screen is handed over whenever the decision changes hands. */
import type { Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import { sideAwaited } from '../game/programs.ts';
import { engine } from '../game/rulebook.ts';
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { isSetUpUnseen, whoStays } from './curtain.ts';
import { hiddenSide } from './knowledge.ts';
import { watcherOf } from './overPrograms.ts';
import { seatAt, seatedAt } from './seated.ts';

/**
 * To whom the screen is handed because he decides now, a reaction included, and sees numbers that the other side may not
 * see. Dice do not hand it over: whoever has it sees them fall.
 */
export function screenGoesTo(open: OpenGame): Side | null {
  if (open.readOnly || open.shown || open.aside || isSetUpUnseen(open)) return null;
  if (hiddenSide(open) === null) return null;
  if (watcherOf(open) !== null) return whoStays(open);
  const side = sideAwaited(open);
  const seated = seatedAt(open.id);
  if (programOf(open, side) || seated === side) return null;
  return seated !== null && engine().pending(open.game).wait === 'roll' ? null : side;
}

/** He has it now, and the other side looks away. */
export function takeScreen(): void {
  const { open } = useStore.getState();
  const side = open && screenGoesTo(open);
  if (!open || side === null) return;
  seatAt(open.id, side);
  useStore.setState({ open: { ...open } });
}
