/** An end that a person offers: the programs among those who play answer for themselves. */
import { agreesToEnd } from '../../opponent/hopeless.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import { agreeEnd } from '../game/actions.ts';
import { useStore } from '../store.ts';
import { useOpponent } from './state.ts';

/** Ends the battle on the points as they stand, unless a program will not have it, which is then told. */
export function proposeEnd(): void {
  const { open } = useStore.getState();
  if (!open) return;
  const { history } = open;
  const side = SIDES.find((one) => programOf(open, one) && !agreesToEnd(history.game, one));
  if (side) useOpponent.setState({ declined: { history, side } });
  else agreeEnd();
}
