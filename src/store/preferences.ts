/** Preferences outlive the page; what is found is checked before it is believed. */
import { browserLocale, isLocale } from '../language/language.ts';
import type { Preferences } from './state.ts';

const KEY = 'sabreur-hex/preferences';

function defaults(): Preferences {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return { locale: browserLocale(languages), showGrid: true, odds: true, speed: 'normal' };
}

/** The kept preferences, each replaced by its usual value where it is missing or strange. */
export function readPreferences(): Preferences {
  const usual = defaults();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return usual;
    const { locale, showGrid, odds, speed } = found as Record<string, unknown>;
    return {
      locale: isLocale(locale) ? locale : usual.locale,
      showGrid: typeof showGrid === 'boolean' ? showGrid : usual.showGrid,
      odds: typeof odds === 'boolean' ? odds : usual.odds,
      speed: speed === 'normal' || speed === 'fast' ? speed : usual.speed,
    };
  } catch {
    // no storage here, or none allowed
    return usual;
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // play goes on without
  }
}
