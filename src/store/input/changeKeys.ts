/** Another key for an action of the table. */
import { setPreference } from '../game/actions.ts';
import { useStore } from '../store.ts';
import {
  type ChangeableId,
  type ChosenKeys,
  isChangeable,
  keysFor,
  mayBeKeyOf,
  USUAL_KEYS,
} from './usualKeys.ts';

/** Every action that can be given another key, in the order of the list. */
export const CHANGEABLE: readonly ChangeableId[] = Object.keys(USUAL_KEYS).filter(isChangeable);

/** Why a key cannot be given to any action. */
export type KeyRefusal = 'tab' | 'enter' | 'digit' | 'arrow' | 'held' | 'alone' | 'browser';

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Whether the key is only held for others. */
export function isModifier(key: string): boolean {
  return MODIFIERS.includes(key);
}

/** Why the key of this name may not be given to the action; nothing where it may. */
export function keyRefusal(id: ChangeableId, name: string, alt: boolean): KeyRefusal | null {
  const key = name.replace(/^(Ctrl\+)?(Shift\+)?(?=.)/, '');
  if (isModifier(key)) return 'alone';
  if (alt) return 'held';
  if (mayBeKeyOf(id, name)) return null;
  if (key === 'Tab') return 'tab';
  if (name.startsWith('Ctrl+')) return 'held';
  if (key === 'Enter') return 'enter';
  if (/^[1-9]$/.test(key)) return 'digit';
  return key.startsWith('Arrow') ? 'arrow' : 'browser';
}

/** The other actions that have one of these keys. */
export function ownersOf(
  chosen: ChosenKeys,
  id: ChangeableId,
  keys: readonly string[],
): readonly ChangeableId[] {
  return CHANGEABLE.filter(
    (other) => other !== id && keysFor(chosen, other).some((key) => keys.includes(key)),
  );
}

function isUsual(id: ChangeableId, keys: readonly string[]): boolean {
  return keys.join() === USUAL_KEYS[id].join();
}

/** Gives the action these keys, which are taken from whatever had them. */
export function withKeys(chosen: ChosenKeys, id: ChangeableId, keys: readonly string[]): ChosenKeys {
  const next: { [Id in ChangeableId]?: readonly string[] } = {};
  for (const other of CHANGEABLE) {
    const left = other === id ? keys : keysFor(chosen, other).filter((key) => !keys.includes(key));
    if (!isUsual(other, left)) next[other] = left;
  }
  return next;
}

/** Gives the action these keys from now on. */
export function giveKeys(id: ChangeableId, keys: readonly string[]): void {
  setPreference('keys', withKeys(useStore.getState().preferences.keys, id, keys));
}

/** Every key is what it usually is. */
export function giveUsualKeys(): void {
  setPreference('keys', {});
}
