import { type ActionId, keysFor } from '../../store/input/usualKeys.ts';
import { useStore } from '../../store/store.ts';
import { type KeyNames, keyLabel } from './tableKeys.ts';

/**
 * Says what a control does together with the key that does the same, as the player has chosen it. `names`: of the keys that
 * print no character.
 */
export function useWithKey(
  names: Partial<KeyNames>,
): (label: string, action: ActionId | undefined) => string {
  const chosen = useStore((state) => state.preferences.keys);
  return (label, action) => {
    const key = action && keysFor(chosen, action)[0];
    return key ? `${label} (${keyLabel(key, names)})` : label;
  };
}
