import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { loadLanguage } from '../../src/language/language.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { fetchTheRest } from '../../src/table/shell/later.ts';

for (const locale of LOCALES) {
  await loadLanguage(locale);
  await fetchTheRest(locale);
}

afterEach(cleanup);
