/** Keys can be changed: what may be given, to whom it is taken from, and what is kept of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CHANGEABLE,
  giveKeys,
  giveUsualKeys,
  keyRefusal,
  ownersOf,
  withKeys,
} from '../../../../src/store/input/changeKeys.ts';
import { pressKey } from '../../../../src/store/input/keys.ts';
import {
  actionOfKey,
  chosenKeysIn,
  isChangeable,
  keysFor,
  USUAL_KEYS,
} from '../../../../src/store/input/usualKeys.ts';
import { readPreferences } from '../../../../src/store/preferences.ts';
import { useStore } from '../../../../src/store/store.ts';
import { isAnswering } from '../../../../src/table/keys/answeringKeys.ts';
import { ALL_KEYS } from '../../../../src/table/keys/tableKeys.ts';
import { begin, opened, rollOn } from '../table.ts';

const press = (key: string): boolean =>
  pressKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null });
const selected = () => useStore.getState().selection.unit;
const chosen = () => useStore.getState().preferences.keys;

beforeEach(() => {
  begin();
  giveUsualKeys();
});
afterEach(() => {
  vi.unstubAllGlobals();
  giveUsualKeys();
});

test('every action of the table has its usual keys, and all but answers, Enter and Esc can be changed', () => {
  expect(ALL_KEYS.map(({ id }) => id).sort()).toEqual(Object.keys(USUAL_KEYS).sort());
  const fixed = ALL_KEYS.map(({ id }) => id).filter((id) => !isChangeable(id));
  expect(fixed.sort()).toEqual(
    [...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `answer${n}`), 'cancel', 'confirm'].sort(),
  );
  expect(CHANGEABLE).toHaveLength(ALL_KEYS.length - fixed.length);
});

test('the key given works at once, and the one before no longer', () => {
  rollOn();
  giveKeys('nextUnit', ['k']);
  expect(press('n')).toBe(false);
  expect(selected()).toBeNull();
  expect(press('k')).toBe(true);
  expect(selected()).not.toBeNull();
  giveUsualKeys();
  const before = selected();
  expect(press('n')).toBe(true);
  expect(selected()).not.toBe(before);
});

test('a key taken from another action leaves it its other keys, or none', () => {
  expect(ownersOf({}, 'flip', ['u'])).toEqual(['undo']);
  expect(withKeys({}, 'flip', ['u'])).toEqual({ flip: ['u'], undo: ['Ctrl+z'] });
  const taken = withKeys({}, 'flip', ['n']);
  expect(taken).toEqual({ flip: ['n'], nextUnit: [] });
  expect(actionOfKey(taken, 'n')).toBe('flip');
  expect(actionOfKey(taken, 'x')).toBeUndefined();
  // back to the usual key, which is taken back
  expect(ownersOf(taken, 'nextUnit', ['n'])).toEqual(['flip']);
  expect(withKeys(taken, 'nextUnit', USUAL_KEYS.nextUnit)).toEqual({ flip: [] });
  expect(ownersOf(taken, 'flip', ['n'])).toEqual([]);
});

test.each([
  { key: 'k', alt: false, why: null },
  { key: 'Shift+k', alt: false, why: null },
  { key: 'é', alt: false, why: null },
  { key: '0', alt: false, why: null },
  { key: ' ', alt: false, why: null },
  { key: '+', alt: false, why: null },
  { key: 'PageUp', alt: false, why: null },
  { key: 'Tab', alt: false, why: 'tab' },
  { key: 'Shift+Tab', alt: false, why: 'tab' },
  { key: 'Enter', alt: false, why: 'enter' },
  { key: 'Shift+Enter', alt: false, why: 'enter' },
  { key: '7', alt: false, why: 'digit' },
  { key: 'ArrowUp', alt: false, why: 'arrow' },
  { key: 'Shift+ArrowLeft', alt: false, why: 'arrow' },
  { key: 'Ctrl+k', alt: false, why: 'held' },
  { key: 'Ctrl+Shift+k', alt: false, why: 'held' },
  { key: 'k', alt: true, why: 'held' },
  { key: 'Shift+Shift', alt: false, why: 'alone' },
  { key: 'Ctrl+Control', alt: false, why: 'alone' },
  { key: 'F5', alt: false, why: 'browser' },
  { key: 'Dead', alt: false, why: 'browser' },
])('$key (with Alt: $alt) is refused as $why', ({ key, alt, why }) => {
  expect(keyRefusal('flip', key, alt)).toBe(why);
});

test('an action may have its own usual keys again, though no other may have them', () => {
  for (const key of USUAL_KEYS.undo) expect(keyRefusal('undo', key, false)).toBeNull();
  expect(keyRefusal('flip', 'Ctrl+z', false)).toBe('held');
  expect(keyRefusal('earlier', 'ArrowLeft', false)).toBeNull();
  expect(keyRefusal('flip', 'ArrowLeft', false)).toBe('arrow');
});

test('a key that answers counts once where it is held down, whatever key it is', () => {
  expect(isAnswering('k')).toBe(false);
  giveKeys('pass', ['k']);
  expect(isAnswering('k')).toBe(true);
  // it still presses the button that has the focus
  expect(isAnswering(' ')).toBe(true);
  rollOn();
  const before = opened().history.length;
  press('n');
  press('Enter');
  expect(press(' ')).toBe(false);
  expect(press('k')).toBe(true);
  expect(opened().history.length).toBe(before + 2);
});

test('keys that were changed are kept, and found again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  giveKeys('flip', ['n']);
  expect(chosen()).toEqual({ flip: ['n'], nextUnit: [] });
  expect(readPreferences().keys).toEqual(chosen());
});

test.each<{ readonly name: string; readonly found: unknown }>([
  { name: 'no record', found: 'n' },
  { name: 'a list', found: [['n']] },
  { name: 'an action nobody knows', found: { fly: ['k'] } },
  { name: 'an action that stays', found: { confirm: ['k'] } },
  { name: 'an answer', found: { answer1: ['k'] } },
  { name: 'keys that are no list', found: { flip: 'k' } },
  { name: 'a key that is no text', found: { flip: [7] } },
  { name: 'a key that cannot be given', found: { flip: ['Tab'] } },
  { name: 'a key of the browser', found: { flip: ['Ctrl+w'] } },
  { name: 'a digit', found: { flip: ['5'] } },
  { name: 'a key with two meanings', found: { flip: ['n'] } },
  { name: 'a key chosen twice', found: { flip: ['k'], skip: ['k'] } },
  { name: 'a name of every object', found: { constructor: ['k'] } },
])('$name kept in place of keys is not believed: all are as usual', ({ found }) => {
  expect(chosenKeysIn(found)).toEqual({});
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ keys: found, locale: 'fr' }) });
  const read = readPreferences();
  expect(read.keys).toEqual({});
  // the rest is believed
  expect(read.locale).toBe('fr');
  expect(keysFor(read.keys, 'flip')).toEqual(['x']);
});
