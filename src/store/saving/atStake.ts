/** Which battle could be lost if another took its place, or the page were loaded anew. */
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';

/** The battle that could be lost: of a board beside it, or a position of the rulebook, nothing is but the one that waits. */
export function battleAtStake(): OpenGame | null {
  const { open, suspended } = useStore.getState();
  return open?.aside || open?.shown ? (suspended?.open ?? null) : open;
}

/** That battle, should nothing keep it now. */
export function unkeptBattle(): OpenGame | null {
  const battle = battleAtStake();
  return battle && !battle.readOnly && battle.save !== 'saved' ? battle : null;
}
