import { clear } from 'idb-keyval';
import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { loadLanguage } from '../../src/language/language.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { storage } from '../../src/store/saving/storage.ts';
import { fetchTheRest } from '../../src/table/shell/later.ts';

for (const locale of LOCALES) {
  await loadLanguage(locale);
  await fetchTheRest(locale);
}

// all files share one browser: a room would open what a test of another file had in the making there
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await clear(storage);
});

afterEach(cleanup);
