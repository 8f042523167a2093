import { afterEach, expect, test, vi } from 'vitest';
import { readPreferences } from '../../../src/store/preferences.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  { languages: ['de-DE', 'fr-CA', 'en'], locale: 'fr' },
  { languages: ['en-US', 'fr'], locale: 'en' },
  { languages: ['de'], locale: 'en' },
])('without a choice of his own a player reads the first of $languages that we speak', (row) => {
  vi.stubGlobal('navigator', { languages: row.languages });
  expect(readPreferences().locale).toBe(row.locale);
});

test('a language we do not speak is not believed', () => {
  vi.stubGlobal('navigator', { languages: ['fr'] });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ locale: 'de' }) });
  expect(readPreferences().locale).toBe('fr');
});
