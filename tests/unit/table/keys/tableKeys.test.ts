import { beforeEach, expect, test, vi } from 'vitest';
import { explanationsOf } from '../../../../src/language/language.ts';
import { LOCALES } from '../../../../src/language/locale.ts';
import type { MapCommands } from '../../../../src/map/mapProps.ts';
import { pressKey } from '../../../../src/store/input/keys.ts';
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
  fit: vi.fn(),
  zoomBy: vi.fn(),
  focus: vi.fn(),
  clientRectOf: vi.fn(),
} satisfies Record<keyof MapCommands, unknown>;
const hands = { map, help: vi.fn(), flip: vi.fn(), endOrders: vi.fn(), sight: vi.fn() } satisfies Hands;

function press(key: string): boolean {
  const found = TABLE_KEYS.find(({ keys }) => keys.includes(key));
  if (!found?.enabled(useStore.getState()).allowed) return false;
  found.run(hands);
  return true;
}

beforeEach(() => {
  vi.clearAllMocks();
  begin();
});

test('no key has two meanings, at the table or in the store', () => {
  const keys = ALL_KEYS.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ALL_KEYS.map(({ id }) => id)).size).toBe(ALL_KEYS.length);
});

test.each(LOCALES)('the list in %s tells every key once and says what it does', async (locale) => {
  const { keys } = await explanationsOf(locale);
  const lines = keyLines(keys);
  expect(lines.map(({ effect }) => effect).sort()).toEqual(Object.values(keys.effects).sort());
  const told = lines.flatMap((line) => line.keys);
  expect(told).toHaveLength(new Set(told).size);
  for (const { id, keys: own } of ALL_KEYS)
    for (const key of own)
      expect(id.startsWith('answer') ? told.includes('1–9') : told.includes(keyLabel(key, keys.names))).toBe(
        true,
      );
  // a name that is no key of any action would be a leftover
  const parts = ALL_KEYS.flatMap((one) => one.keys).flatMap((key) => [key, ...key.split('+')]);
  expect(Object.keys(keys.names).filter((name) => !parts.includes(name))).toEqual([]);
});

test('keys are called as they are printed', async () => {
  const { keys } = await explanationsOf('fr');
  expect(
    ['Ctrl+Shift+z', 'Shift+ ', '+', '-', 'F1', '?', 'l'].map((key) => keyLabel(key, keys.names)),
  ).toEqual(['Ctrl+Maj+Z', 'Maj+Espace', '+', '−', 'F1', '?', 'L']);
  expect(shortcut('flip')).toBe('X');
  expect(shortcut('help')).toBe('?');
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
