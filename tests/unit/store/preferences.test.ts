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

test.each([
  { kept: 'slow', speed: 'slow' },
  // as it was called when nothing but the program went by it
  { kept: 'fast', speed: 'off' },
  { kept: 'never', speed: 'normal' },
])('the pace kept as $kept is $speed', ({ kept, speed }) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ speed: kept }) });
  expect(readPreferences().speed).toBe(speed);
});
