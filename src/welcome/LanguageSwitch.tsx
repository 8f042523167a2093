import { explanationsOf, LANGUAGE_NAMES, languageOf, loadLanguage } from '../language/language.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { setPreference } from '../store/game/actions.ts';
import { useStore } from '../store/store.ts';
import './languageSwitch.css';

let wanted: Locale | null = null;

/**
 * Fetches the language first; without it the page goes on in the one it speaks. A language that comes after another has
 * been asked for comes too late.
 */
async function speak(locale: Locale): Promise<void> {
  wanted = locale;
  const fetched = await Promise.all([loadLanguage(locale), explanationsOf(locale)]).catch(() => null);
  if (fetched && wanted === locale) setPreference('locale', locale);
}

/** Each language by its own name; the one spoken is pressed. */
export function LanguageSwitch() {
  const locale = useStore((state) => state.preferences.locale);
  return (
    <fieldset className="language-switch">
      <legend className="unseen">{languageOf(locale).screens.buttons.language}</legend>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          aria-label={`${one.toUpperCase()}, ${LANGUAGE_NAMES[one]}`}
          data-testid={`language-${one}`}
          onClick={() => void speak(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
