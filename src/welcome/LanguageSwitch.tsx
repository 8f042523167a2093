import { LANGUAGES } from '../language/language.ts';
import { LOCALES } from '../language/locale.ts';
import { setPreference } from '../store/actions.ts';
import { useStore } from '../store/store.ts';

/** Each language by its own name; the one spoken is pressed. */
export function LanguageSwitch() {
  const locale = useStore((state) => state.preferences.locale);
  return (
    <fieldset className="language-switch">
      <legend className="unseen">{LANGUAGES[locale].screens.buttons.language}</legend>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          aria-label={LANGUAGES[one].name}
          data-testid={`language-${one}`}
          onClick={() => setPreference('locale', one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
