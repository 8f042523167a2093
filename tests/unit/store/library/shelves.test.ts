import { expect, test } from 'vitest';
import { keepOnShelf, refreshShelf, useShelves } from '../../../../src/store/library/shelves.ts';

test('where there is no storage the list says that it cannot be read, and keeping that it failed', async () => {
  expect(useShelves.getState().army.trouble).toBe('coming');
  await refreshShelf('army');
  expect(useShelves.getState().army).toEqual({ kept: [], trouble: 'unread' });
  const army = { id: 'a', title: { en: 'A', fr: 'A' }, told: {}, file: {} };
  expect(await keepOnShelf('army', army)).toBe('failed');
});
