import { useWords } from '../../account/words.ts';
import { whoIsMeant, whoIsRolledFor } from '../../rules/state/meant.ts';
import { useStore } from '../../store/store.ts';
import { ForecastText } from '../shell/later.ts';
import type { ForecastProps } from './ForecastText.tsx';
import { useSpotlight } from './spot.ts';
import './forecast.css';

/** The one place where figures and reasons are explained. It takes its room from the end of the journal: nothing that is pressed moves for it. */
export function Forecast({ open, view, hovered }: ForecastProps) {
  const language = useWords();
  const { spot } = useSpotlight();
  const refused = useStore(({ notice }) => notice?.notice === 'refused');
  const { unit, target } = useStore(({ selection }) => selection);
  const { question, roll } = view;
  const meant = question ? whoIsMeant(question) : roll ? whoIsRolledFor(roll.about) : null;
  const usual = unit ?? meant?.unit ?? null;
  const pointed = spot !== null || refused || hovered !== null || target !== null;
  const nothing = !pointed && usual === null;
  return (
    <section
      className="forecast"
      data-pointed={pointed}
      aria-label={language.screens.headings.forecast}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
      tabIndex={0}
    >
      {nothing ? (
        <p className="sub">{language.table.forecastEmpty}</p>
      ) : (
        <ForecastText open={{ ...open, game: view.game }} view={view} hovered={hovered} usual={usual} />
      )}
    </section>
  );
}
