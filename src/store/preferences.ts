/** Preferences outlive the page; what is found is checked before it is believed. */
import { browserLocale, isLocale } from '../language/language.ts';
import { chosenKeysIn } from './input/usualKeys.ts';
import { COUNTER_SETS, PAGE_THEMES, type Preferences } from './state.ts';
import { SPEEDS } from './told/pace.ts';

const KEY = 'sabreur-hex/preferences';

function defaults(): Preferences {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return {
    locale: browserLocale(languages),
    showGrid: true,
    odds: true,
    follow: true,
    realDice: false,
    speed: 'normal',
    theme: 'system',
    counters: 'figures',
    sound: false,
    keys: {},
  };
}

function speedFound(found: unknown): Preferences['speed'] | undefined {
  // so it was called when the program alone went by it
  if (found === 'fast') return 'off';
  return SPEEDS.find((speed) => speed === found);
}

/** The kept preferences, each replaced by its usual value where it is missing or strange. */
export function readPreferences(): Preferences {
  const usual = defaults();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return usual;
    const { locale, showGrid, odds, follow, realDice, speed, theme, counters, sound, keys } = found as Record<
      string,
      unknown
    >;
    return {
      locale: isLocale(locale) ? locale : usual.locale,
      showGrid: typeof showGrid === 'boolean' ? showGrid : usual.showGrid,
      odds: typeof odds === 'boolean' ? odds : usual.odds,
      follow: follow !== false,
      speed: speedFound(speed) ?? usual.speed,
      realDice: realDice === true,
      theme: PAGE_THEMES.find((one) => one === theme) ?? usual.theme,
      counters: COUNTER_SETS.find((one) => one === counters) ?? usual.counters,
      sound: sound === true,
      keys: chosenKeysIn(keys),
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
