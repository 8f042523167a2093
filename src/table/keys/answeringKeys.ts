import { actionOfKey } from '../../store/input/usualKeys.ts';
import { useStore } from '../../store/store.ts';

/** Keys that answer. Held down, or pressed twice at once, they count once: the next question is not read yet. */
const ANSWERING = /^((Ctrl\+)?Enter|[ 1-9])$/;

/** Whether the key of this name gives answers: by itself, by the button that has the focus, or as the player has chosen. */
export function isAnswering(name: string): boolean {
  const id = actionOfKey(useStore.getState().preferences.keys, name);
  return id === 'pass' || id === 'endPhase' || ANSWERING.test(name);
}
