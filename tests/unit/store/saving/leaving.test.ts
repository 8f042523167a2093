/** The browser asks whoever leaves the page where that loses a battle, and nobody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenKept } from '../../../../src/store/saving/keep.ts';
import { askBeforeLeaving, loadAnew } from '../../../../src/store/saving/leaving.ts';
import type { OpenGame } from '../../../../src/store/state.ts';
import { useStore } from '../../../../src/store/store.ts';
import { begin, opened } from '../table.ts';

const page = new EventTarget();
vi.stubGlobal('window', page);
askBeforeLeaving();
vi.unstubAllGlobals();

/** Whether the browser asks. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

beforeEach(async () => {
  begin();
  // here is no storage: the save has failed by now
  await whenKept();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[OpenGame['save'], boolean]>([
  ['failed', true],
  ['outdated', true],
  ['saving', false],
  ['saved', false],
])('a battle whose save is %s: %s', (save, asked) => {
  useStore.setState({ open: { ...opened(), save } });
  expect(asks()).toBe(asked);
});

test('without a battle, and in one that another tab plays, nobody is asked', () => {
  useStore.setState({ open: { ...opened(), readOnly: true } });
  expect(asks()).toBe(false);
  useStore.setState({ open: null });
  expect(asks()).toBe(false);
});

test('who has agreed already is not asked again', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  expect(asks()).toBe(true);
  loadAnew();
  expect(asks()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  // whoever stayed all the same, asked about something else, loses nothing unasked later
  expect(asks()).toBe(true);
});
