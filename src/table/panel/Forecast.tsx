import { useWords } from '../../account/words.ts';
import { whoIsMeant, whoIsRolledFor } from '../../rules/state/meant.ts';
import { useStore } from '../../store/store.ts';
import { ForecastText } from '../shell/later.ts';
import type { ForecastProps } from './ForecastText.tsx';
import { useSpotlight } from './spot.ts';
import './forecast.css';

interface Props extends ForecastProps {
  /** The pointer is on a unit of the map, and cannot scroll what is told of it. */
  readonly pointing: boolean;
}

/** The one place where figures and reasons are explained. It takes its room from the end of the journal: nothing that is pressed moves for it. */
export function Forecast({ pointing, open, view, hovered }: Props) {
  const language = useWords();
  const { spot } = useSpotlight();
  const refused = useStore(({ notice }) => notice?.notice === 'refused');
  const { unit, target } = useStore(({ selection }) => selection);
  const { question, roll } = view;
  const meant = question ? whoIsMeant(question) : roll ? whoIsRolledFor(roll.about) : null;
  const usual = unit ?? meant?.unit ?? null;
  const nothing = spot === null && !refused && hovered === null && target === null && usual === null;
  return (
    <section
      className="forecast"
      data-pointed={pointing}
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
