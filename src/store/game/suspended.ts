/** Clears a position of the rulebook, or a board beside the battle, from the table: what was suspended comes back as it was. */
import { resumeGame } from '../saving/resume.ts';
import { NOTHING_PICKED } from '../state.ts';
import { useStore } from '../store.ts';

/** The battle as it was left, with all that was picked; or the first screen. Nothing when the battle itself is on the table. */
export function clearPosition(): void {
  const { open, suspended } = useStore.getState();
  if (!open?.shown && !open?.aside) return;
  const battle = suspended?.open ?? null;
  useStore.setState({
    open: battle,
    selection: suspended?.selection ?? NOTHING_PICKED,
    notice: null,
    failure: null,
    suspended: null,
  });
  // Another tab may have played on meanwhile.
  if (battle?.readOnly) void resumeGame(battle.id);
}
