/** Shows and clears the positions of the rulebook that the address names: `#show=charge`. */
import { fetchRulebook } from '../game/rulebook.ts';
import { clearPosition } from '../game/suspended.ts';
import { useStore } from '../store.ts';
import { addressNow } from './address.ts';

function idShown(): string | null {
  return useStore.getState().open?.shown?.demonstration.id ?? null;
}

async function fetchPosition(id: string): Promise<void> {
  const fetched = await Promise.all([
    import('../../scenarios/demonstrations/index.ts'),
    import('../game/position.ts'),
    import('../guided/lessons.ts'),
    fetchRulebook(),
  ]).catch(() => null);
  if (!fetched || addressNow().show !== id || idShown() === id) return;
  const [{ DEMONSTRATIONS }, { showPosition, tellNoPosition }, { showLesson }] = fetched;
  const found = DEMONSTRATIONS.find((one) => one.id === id);
  if (found) showPosition(found);
  else if (!showLesson(id)) tellNoPosition();
}

/** Sets up the position that the address names; clears the table of another. */
export function followShown(id: string | null): void {
  if (id === idShown()) return;
  if (id === null) clearPosition();
  else void fetchPosition(id);
}
