/** Clears a position of the rulebook from the table: what lay aside comes back as it was. */
import { continueGame } from '../saving/games.ts';
import { NOTHING_PICKED } from '../state.ts';
import { useStore } from '../store.ts';

/** The battle as it was left, with all that was picked; or the first screen. Nothing when a battle is on the table. */
export function clearPosition(): void {
  const { open, aside } = useStore.getState();
  if (!open?.shown) return;
  const battle = aside?.open ?? null;
  useStore.setState({
    open: battle,
    selection: aside?.selection ?? NOTHING_PICKED,
    notice: null,
    failure: null,
    aside: null,
  });
  // Another tab may have played on meanwhile.
  if (battle?.readOnly) void continueGame(battle.id);
}
