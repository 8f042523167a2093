/** A moment of a battle handed to the laboratory is met there at once, or not at all. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Handed, openLaboratoryWith, takeHanded } from '../../../../src/store/address/handed.ts';
import { closeRoom, openRoom } from '../../../../src/store/address/rooms.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { beginOpening } from '../../../../src/store/saving/openings.ts';
import { useStore } from '../../../../src/store/store.ts';

const { game, nations } = exampleOf('guns').sandbox;
const MOMENT: Handed = { game, nations, unit: 'b1', target: 'r1' };

beforeEach(() => {
  const here = { pathname: '/', search: '', hash: '' };
  const goneTo = (_mark: unknown, _title: string, address: string) => {
    here.hash = address.replace(/^[^#]*/, '');
  };
  vi.stubGlobal('location', here);
  vi.stubGlobal('history', { pushState: goneTo, replaceState: goneTo });
  useStore.setState({ room: null });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useStore.setState({ room: null });
});

test('it is taken once, by the laboratory that was opened with it', () => {
  openLaboratoryWith(MOMENT);
  expect(useStore.getState().room).toBe('laboratory');
  expect(takeHanded()).toBe(MOMENT);
  expect(takeHanded()).toBeNull();
});

test('it waits while the laboratory is on its way', () => {
  openLaboratoryWith(MOMENT);
  useStore.setState({ book: 'CHG-10' });
  useStore.setState({ book: null });
  expect(takeHanded()).toBe(MOMENT);
});

test('what was asked for before it comes too late, what was asked for since does not', () => {
  const before = beginOpening();
  openLaboratoryWith(MOMENT);
  const since = beginOpening();
  expect(before.isOvertaken()).toBe(false);
  takeHanded();
  expect([before.isOvertaken(), since.isOvertaken()]).toEqual([true, false]);
});

test.each([
  ['the room is shut before it was here', closeRoom],
  ['another is opened', () => openRoom('army')],
  ['the browser goes back', () => useStore.setState({ room: null })],
])('it is given up where %s, and no later opening meets it', (_where, turnAway) => {
  openLaboratoryWith(MOMENT);
  turnAway();
  openRoom('laboratory');
  expect(takeHanded()).toBeNull();
});
