import { canonicalText } from '../engine/interpreter.ts';
import { AIMS } from '../odds/aims.ts';
import { SIDES } from '../rules/vocabulary.ts';
import type { Odds } from '../store/laboratory/asked.ts';
import { choosePlace, setAim, unpinAll } from '../store/laboratory/laboratory.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useSpeaker } from './words.ts';

/** How everybody decides: it belongs to the figures and stands beside them. */
export function PolicyNote({ odds }: { readonly odds: Odds }) {
  const { say, language, name, hex } = useSpeaker();
  const { setup } = useLaboratory();
  const { nations } = setup.bench;
  return (
    <section className="lab-section lab-policy" aria-labelledby="lab-policy">
      <h3 id="lab-policy">{say.policy}</h3>
      <div className="lab-aims">
        {SIDES.map((side) => (
          <label key={side}>
            {say.aimOf(language.words.nations[nations[side]])}{' '}
            <select
              value={setup.aims[side]}
              data-testid={`aim-${side}`}
              onChange={(event) => {
                const aim = AIMS.find((one) => one === event.target.value);
                if (aim) setAim(side, aim);
              }}
            >
              {AIMS.map((aim) => (
                <option key={aim} value={aim}>
                  {say.aims[aim]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="lab-note">
        {say.decisions(odds.open)} {say.pinned(setup.pins.length)}{' '}
        {setup.pins.length > 0 ? (
          <button type="button" className="press small" onClick={unpinAll}>
            {say.unpin}
          </button>
        ) : null}
      </p>
      {odds.placed.length > 0 ? (
        <details className="lab-places">
          <summary>
            {say.placesTitle} ({odds.placed.length})
          </summary>
          <p className="lab-note">{say.placesNote}</p>
          {odds.placed.slice(0, 20).map((one) => (
            <label key={one.key} className="lab-field-row">
              <span>{language.questionTitle(one.question, name)}</span>
              <select value={one.at} onChange={(event) => choosePlace(one.key, Number(event.target.value))}>
                {one.choices.map((choice, at) => (
                  <option key={canonicalText(choice)} value={at}>
                    {language.choiceLabel(choice, name, hex)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      ) : null}
    </section>
  );
}
