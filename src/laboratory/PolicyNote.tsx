import { canonicalText } from '../engine/interpreter.ts';
import { playerCalled } from '../language/playerCalled.ts';
import { AIMS } from '../odds/aims.ts';
import { FAILED } from '../odds/failedTests.ts';
import { type LaboratoryOdds, PLACINGS, type Placed } from '../odds/laboratory/asked.ts';
import { TABLE_AIMS } from '../odds/table/roles.ts';
import { SIDES } from '../rules/state/vocabulary.ts';
import { choosePlace, setAim, setFailed, setPlacing, unpinAll } from '../store/laboratory/laboratory.ts';
import type { Setup } from '../store/laboratory/share.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { labelsOf } from './labels.ts';
import { useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';
import './policyNote.css';

/** Which decisions about places were taken without every answer being weighed. */
function Unweighed({ odds: { unweighed } }: { readonly odds: LaboratoryOdds }) {
  const { say, language, name } = useLabSpeaker();
  const { sandbox, placing } = useSetupTold();
  if (unweighed.length === 0)
    return (
      <p className="lab-note" data-testid="weighed">
        {say.allWeighed}
      </p>
    );
  return (
    <details className="lab-places" data-testid="unweighed">
      <summary>{say.unweighed(unweighed.length)}</summary>
      <p className="lab-note">{placing === 'first' ? say.firstNote : say.unweighedNote}</p>
      <ul className="lab-note">
        {unweighed.map(({ side, question, situations, weighed, answers }) => (
          <li key={canonicalText(question)}>
            {language.questionTitle(question, name)} ({playerCalled(language, sandbox.nations, side)}){' '}
            {say.weighedOf(weighed, answers, situations)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What whoever fails a test does, and how places are chosen. */
function Conventions() {
  const { say } = useLabSpeaker();
  const { failed, placing } = useLaboratory((state) => state.setup);
  return (
    <>
      <label>
        {say.failedTest}{' '}
        <select
          value={failed}
          data-testid="failed"
          onChange={({ target: { value } }) => {
            const chosen = FAILED.find((one) => one === value);
            if (chosen) setFailed(chosen);
          }}
        >
          {FAILED.map((one) => (
            <option key={one} value={one}>
              {say.failed[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.placing}{' '}
        <select
          value={placing}
          data-testid="placing"
          onChange={({ target: { value } }) => {
            const chosen = PLACINGS.find((one) => one === value);
            if (chosen) setPlacing(chosen);
          }}
        >
          {PLACINGS.map((one) => (
            <option key={one} value={one}>
              {say.placings[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Whether everybody decides as the figures of the table have it. A place that is not offered is chosen by nobody. */
function isAsAtTable({ aims, failed, pins, placing }: Setup, { placed }: LaboratoryOdds): boolean {
  const usual = SIDES.every((side) => aims[side] === TABLE_AIMS[side]);
  const chosen = pins.length > 0 || placed.some(({ at }) => at !== null);
  return usual && failed === 'flee' && placing === 'first' && !chosen;
}

/** A question about a place, with the answer chosen beforehand. */
function PlaceChosen({ placed: { key, question, choices, at: chosen } }: { readonly placed: Placed }) {
  const speaker = useLabSpeaker();
  const { say, language, name } = speaker;
  const { placing } = useSetupTold();
  const labels = labelsOf(speaker, choices);
  return (
    <label className="lab-field-row">
      <span>{language.questionTitle(question, name)}</span>
      <select
        data-testid="place"
        value={chosen ?? ''}
        onChange={({ target: { value } }) =>
          choosePlace(key, value === '' ? null : (choices[Number(value)] ?? null))
        }
      >
        <option value="">{placing === 'first' ? say.placings.first : say.placeOpen}</option>
        {choices.map((choice, at) => (
          <option key={canonicalText(choice)} value={at}>
            {labels[at]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The questions about places that were met. */
function PlacesChosen({ odds: { placed } }: { readonly odds: LaboratoryOdds }) {
  const { say } = useLabSpeaker();
  const { placing } = useSetupTold();
  if (placed.length === 0) return null;
  return (
    <details className="lab-places">
      <summary>
        {say.placesTitle} ({placed.length})
      </summary>
      <p className="lab-note">{placing === 'first' ? say.firstNote : say.placesNote}</p>
      {placed.slice(0, 20).map((one) => (
        <PlaceChosen key={one.key} placed={one} />
      ))}
    </details>
  );
}

/**
 * How everybody decides: it belongs to the figures and stands beside them; and where there are none, for other decisions
 * may be what there are figures of.
 */
export function PolicyNote({ odds }: { readonly odds: LaboratoryOdds | null }) {
  const { say, language } = useLabSpeaker();
  const { setup } = useLaboratory();
  const told = useSetupTold();
  const { nations } = setup.sandbox;
  return (
    <section className="lab-section lab-policy" aria-labelledby="lab-policy">
      <h3 id="lab-policy">{say.policy}</h3>
      <div className="lab-aims">
        {SIDES.map((side) => (
          <label key={side}>
            {say.aimOf(playerCalled(language, nations, side))}{' '}
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
        <Conventions />
      </div>
      {odds && isAsAtTable(told, odds) ? (
        <p className="lab-note" data-testid="as-at-table">
          {say.asAtTable}
        </p>
      ) : null}
      <p className="lab-note">
        {odds ? say.decisions(odds.open) : null} {say.pinned(setup.pins.length)}{' '}
        {setup.pins.length > 0 ? (
          <button type="button" className="press small" onClick={unpinAll}>
            {say.unpin}
          </button>
        ) : null}
      </p>
      {odds ? <Unweighed odds={odds} /> : null}
      {odds ? <PlacesChosen odds={odds} /> : null}
    </section>
  );
}
