/**
 * Boards beside the battle. On the analysis board both sides are played on from one of its moments, for as long as one
 * likes, with dice of its own: those of the battle are not to be learnt there. An earlier line is looked at in the same
 * way. Neither touches the battle, which waits as it was left.
 */
import { stepTo, takeBranch } from '../../engine/steps.ts';
import type { EarlierLine } from '../game/lines.ts';
import { logOf } from '../game/record.ts';
import { engine } from '../game/rulebook.ts';
import { ABLE, guarded, refuse, unable, unitAfter } from '../game/session.ts';
import { clearPosition } from '../game/suspended.ts';
import { drawLetters } from '../saving/letters.ts';
import {
  type Ability,
  type Aside,
  type BattleHistory,
  NOTHING_PICKED,
  type OpenGame,
  type Selection,
} from '../state.ts';
import { useStore } from '../store.ts';
import { isSetUpUnseen } from '../view/curtain.ts';
import { hiddenSide } from '../view/knowledge.ts';

/** Whether both sides may be played aside: not where one would see there what is kept from him here. R-150. */
export function mayStepAside(open: OpenGame): boolean {
  return open.shown === undefined && hiddenSide(open) === null && !isSetUpUnseen(open);
}

/** Puts a board beside the battle; what it was put beside waits, and a board that was there before is gone. */
function putAside(open: OpenGame, history: BattleHistory, aside: Aside, reviewing: number | null): void {
  const { suspended, selection } = useStore.getState();
  // neither what was taken back or left in the battle nor an end agreed on belongs to the board beside it
  const alone: BattleHistory = {
    ...history,
    ahead: null,
    branches: [],
    conclusion: null,
    seed: drawLetters(8),
  };
  const picked: Selection = { ...NOTHING_PICKED, unit: unitAfter(alone, selection.unit), reviewing };
  useStore.setState({
    open: {
      ...open,
      id: open.aside ? open.id : `${open.id}/aside`,
      programs: undefined,
      history: alone,
      game: alone.game,
      log: logOf(alone),
      ending: null,
      readOnly: false,
      mayTakeOver: false,
      save: 'saved',
      aside,
    },
    suspended: open.aside ? suspended : { open, selection },
    selection: picked,
    notice: null,
    failure: null,
  });
}

/** The analysis board, from the board after so many answers on. */
export function analyse(at: number): Ability {
  const { open } = useStore.getState();
  if (!open || !mayStepAside(open)) return refuse(unable('noGame'));
  return guarded(() => {
    putAside(open, stepTo(engine(), open.history, at), { kind: 'analysis', from: at, line: null }, null);
    return ABLE;
  }, unable(null));
}

/** Shows an earlier line where it was left, to be gone through to its end; it is not taken up. */
export function lookAtLine({ branch, number, at, answers }: EarlierLine): Ability {
  const { open } = useStore.getState();
  if (!open || !mayStepAside(open)) return refuse(unable('noGame'));
  if (!open.history.branches.includes(branch)) return refuse(unable('nothingToRedo'));
  return guarded(() => {
    const taken = stepTo(engine(), takeBranch(engine(), open.history, branch), at + answers);
    putAside(open, taken, { kind: 'line', from: at, line: number }, at);
    return ABLE;
  }, unable(null));
}

/** Back to the battle, which is as it was left. */
export function leaveAside(): void {
  clearPosition();
}
