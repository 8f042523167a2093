import { canonicalText } from '../engine/interpreter.ts';
import { AIMS } from '../odds/aims.ts';
import { SIDES } from '../rules/vocabulary.ts';
import type { Odds } from '../store/laboratory/asked.ts';
import { choosePlace, setAim, unpinAll } from '../store/laboratory/laboratory.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useSpeaker } from './words.ts';

/** Which decisions about places were taken without every answer being weighed. */
function Unweighed({ odds: { unweighed } }: { readonly odds: Odds }) {
  const { say, language, name } = useSpeaker();
  const nations = useLaboratory((state) => state.setup.bench.nations);
  if (unweighed.length === 0)
    return (
      <p className="lab-note" data-testid="weighed">
        {say.allWeighed}
      </p>
    );
  return (
    <details className="lab-places" data-testid="unweighed">
      <summary>{say.unweighed(unweighed.length)}</summary>
      <p className="lab-note">{say.unweighedNote}</p>
      <ul className="lab-note">
        {unweighed.map(({ side, question, situations, weighed, answers }) => (
          <li key={canonicalText(question)}>
            {language.questionTitle(question, name)} ({language.words.nations[nations[side]]}){' '}
            {say.weighedOf(weighed, answers, situations)}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
      <Unweighed odds={odds} />
      {odds.placed.length > 0 ? (
        <details className="lab-places">
          <summary>
            {say.placesTitle} ({odds.placed.length})
          </summary>
          <p className="lab-note">{say.placesNote}</p>
          {odds.placed.slice(0, 20).map((one) => (
            <label key={one.key} className="lab-field-row">
              <span>{language.questionTitle(one.question, name)}</span>
              <select
                data-testid="place"
                value={one.at ?? ''}
                onChange={({ target: { value } }) =>
                  choosePlace(one.key, value === '' ? null : Number(value))
                }
              >
                <option value="">{say.placeOpen}</option>
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
