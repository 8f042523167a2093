import { useExplanations, useWords } from '../../account/words.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import './oddsHelp.css';

/** What the odds at the table tell, by which policy, and whether they are shown. */
export function OddsHelp() {
  const { screens } = useWords();
  const { odds: words } = useExplanations();
  const shown = useStore((state) => state.preferences.odds);
  const { title, target, answer, danger, off } = words.guide;
  return (
    <section className="odds-help">
      <h3>{title}</h3>
      <label className="odds-choice">
        <input
          type="checkbox"
          checked={shown}
          data-testid="odds-preference"
          onChange={({ target: box }) => setPreference('odds', box.checked)}
        />{' '}
        {screens.buttons.showOdds}
      </label>
      <ul>
        {[target, answer, danger, words.policy, off].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
