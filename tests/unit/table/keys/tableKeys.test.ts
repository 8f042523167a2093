import { beforeEach, expect, test, vi } from 'vitest';
import { explanationsOf } from '../../../../src/language/language.ts';
import { LOCALES } from '../../../../src/language/locale.ts';
import type { MapCommands } from '../../../../src/map/mapProps.ts';
import { pressKey } from '../../../../src/store/input/keys.ts';
import { keysFor, mayBeKeyOf } from '../../../../src/store/input/usualKeys.ts';
import { useStore } from '../../../../src/store/store.ts';
import {
  ALL_KEYS,
  type Hands,
  keyLabel,
  keyLines,
  shortcut,
  TABLE_KEYS,
} from '../../../../src/table/keys/tableKeys.ts';
import { begin, opened, rollOn } from '../../store/table.ts';

const map = {
  centreOn: vi.fn(),
  bringOneOf: vi.fn(),
  fit: vi.fn(),
  zoomBy: vi.fn(),
  focus: vi.fn(),
  clientRectOf: vi.fn(),
} satisfies Record<keyof MapCommands, unknown>;
const hands = { map, help: vi.fn(), flip: vi.fn(), endOrders: vi.fn(), sight: vi.fn() } satisfies Hands;

function press(key: string): boolean {
  const found = TABLE_KEYS.find(({ id }) => keysFor({}, id).includes(key));
  if (!found?.enabled(useStore.getState()).allowed) return false;
  found.run(hands);
  return true;
}

/** Keys with a name that can be given, and are no usual ones. */
const NAMED = ['Delete', 'Insert', 'PageUp', 'PageDown'];

beforeEach(() => {
  vi.clearAllMocks();
  begin();
});

test('no key has two meanings, at the table or in the store', () => {
  const keys = ALL_KEYS.flatMap(({ id }) => keysFor({}, id));
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ALL_KEYS.map(({ id }) => id)).size).toBe(ALL_KEYS.length);
});

test.each(LOCALES)('the list in %s tells every key once and says what it does', async (locale) => {
  const { keys } = await explanationsOf(locale);
  const lines = keyLines(keys, {});
  expect(lines.map(({ effect }) => effect).sort()).toEqual(Object.values(keys.effects).sort());
  const told = lines.flatMap((line) => line.keys);
  expect(told).toHaveLength(new Set(told).size);
  for (const { id } of ALL_KEYS)
    for (const key of keysFor({}, id))
      expect(id.startsWith('answer') ? told.includes('1–9') : told.includes(keyLabel(key, keys.names))).toBe(
        true,
      );
  // a name of a key that no action has nor can be given would be a leftover
  const parts = [...ALL_KEYS.flatMap(({ id }) => keysFor({}, id)), ...NAMED].flatMap((key) => [
    key,
    ...key.split('+'),
  ]);
  expect(Object.keys(keys.names).filter((name) => !parts.includes(name))).toEqual([]);
});

test('what has a name of its own in the list can be given', () => {
  for (const key of NAMED) expect(mayBeKeyOf('flip', key)).toBe(true);
});

test('the list and the menus tell the key a player has chosen, and none where another action has it', async () => {
  const { keys } = await explanationsOf('en');
  const chosen = { flip: ['Shift+k'], skip: [] };
  const lines = new Map(keyLines(keys, chosen).map((line) => [line.effect, line.keys]));
  expect(lines.get(keys.effects.flip)).toEqual(['Shift+K']);
  expect(lines.get(keys.effects.skip)).toEqual([]);
  expect(shortcut(chosen, 'flip')).toBe('Shift+K');
  expect(shortcut(chosen, 'skip')).toBe('');
});

test('keys are called as they are printed', async () => {
  const { keys } = await explanationsOf('fr');
  expect(
    ['Ctrl+Shift+z', 'Shift+ ', '+', '-', 'F1', '?', 'l'].map((key) => keyLabel(key, keys.names)),
  ).toEqual(['Ctrl+Maj+Z', 'Maj+Espace', '+', '−', 'F1', '?', 'L']);
  expect(shortcut({}, 'flip')).toBe('X');
  expect(shortcut({}, 'help')).toBe('?');
});

test('Ctrl+Enter asks before it ends the orders, and is nothing to the store', () => {
  expect(press('Ctrl+Enter')).toBe(false);
  rollOn();
  const before = opened().history.length;
  expect(press('Ctrl+Enter')).toBe(true);
  expect(hands.endOrders).toHaveBeenCalledOnce();
  const event = { key: 'Enter', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, target: null };
  expect(pressKey(event)).toBe(false);
  expect(opened().history.length).toBe(before);
});

test('the map is zoomed, turned, and brought to the unit selected', () => {
  rollOn();
  expect(press('Shift+ ')).toBe(false);
  pressKey({ key: 'n', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null });
  expect(press('Shift+ ')).toBe(true);
  const { unit } = useStore.getState().selection;
  expect(map.centreOn).toHaveBeenCalledWith(opened().game.units.find(({ id }) => id === unit)?.hexes[0]);
  for (const key of ['+', '-', '0', 'x', 'l', '?']) expect(press(key)).toBe(true);
  expect(map.zoomBy.mock.calls.map(([factor]) => factor > 1)).toEqual([true, false]);
  for (const done of [map.fit, hands.flip, hands.sight, hands.help]) expect(done).toHaveBeenCalledOnce();
});
