/** Tests share one browser, and nothing of what another has kept in it. */
import { keys, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { storage } from '../../src/store/saving/storage.ts';

test.each(['first', 'second', 'third'])('the %s finds nothing kept, and keeps something', async (name) => {
  expect([await keys(storage), localStorage.length, sessionStorage.length]).toEqual([[], 0, 0]);
  localStorage.setItem('kept', name);
  sessionStorage.setItem('kept', name);
  await set('kept', name, storage);
});
