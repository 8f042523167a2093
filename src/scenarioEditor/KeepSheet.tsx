import { useState } from 'react';
import { addressSaying } from '../store/address/address.ts';
import type { Kept } from '../store/library/library.ts';
import { refreshShelf, takeOffShelf, useShelves } from '../store/library/shelves.ts';
import { readScenarioBeside } from '../store/saving/reader.ts';
import { saveText } from '../store/saving/saveText.ts';
import { openPlan } from '../store/scenarioEditor/editor.ts';
import { scenarioLetters, scenarioText } from '../store/scenarioEditor/file.ts';
import { keepPlan, openKeptPlan } from '../store/scenarioEditor/keeping.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import type { SaveState } from '../store/state.ts';
import { PaperFile, useOnce } from './fields.tsx';
import type { Refuse } from './Trouble.tsx';
import { usePlanSpeech } from './words.ts';

interface Props {
  readonly onRefused: Refuse;
}

/** A figure told of what is kept; 0 where an earlier program did not tell it. */
function figure({ told }: Kept, name: string): number {
  return typeof told[name] === 'number' ? told[name] : 0;
}

function KeptPlan({ kept, onRefused }: Props & { readonly kept: Kept }) {
  const { say, language } = usePlanSpeech();
  const [armed, setArmed] = useState(false);
  const name = kept.title[language.locale];
  const date = new Date(kept.savedAt).toLocaleString(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const open = async (): Promise<void> => {
    const read = await openKeptPlan(kept.id);
    if (!read.ok) onRefused(read.problem);
  };
  return (
    <li data-testid="kept-plan">
      <button
        type="button"
        className="kept-map"
        aria-label={say.keeping.open(name)}
        data-testid="open-kept-plan"
        onClick={() => void open()}
      >
        <strong>{name}</strong>
        <small>
          {say.keeping.told(figure(kept, 'columns'), figure(kept, 'rows'), figure(kept, 'format'))} · {date}
        </small>
      </button>
      {armed ? (
        <span className="paper-presses" role="alert">
          {say.keeping.sure}
          <button
            type="button"
            className="press small grave"
            data-testid="forget-yes"
            onClick={() => void takeOffShelf('scenario', kept.id)}
          >
            {say.keeping.yes}
          </button>
          <button type="button" className="press small" onClick={() => setArmed(false)}>
            {say.keeping.no}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="press small"
          aria-label={say.keeping.forget(name)}
          data-testid="forget-plan"
          onClick={() => setArmed(true)}
        >
          ×
        </button>
      )}
    </li>
  );
}

/** Links longer than this are none that can be opened again. */
const LONGEST_LINK = 40_000;

/** A press copies the link; it stands there as well, for a browser may forbid the clipboard. */
function PlanLink() {
  const { say } = usePlanSpeech();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const scenario = await scenarioLetters(usePlan.getState().scenario);
    if (scenario.length > LONGEST_LINK) {
      setCopied('');
      return;
    }
    const link = `${location.origin}${addressSaying({ scenario })}`;
    await navigator.clipboard.writeText(link).catch(() => undefined);
    setCopied(link);
  };
  return (
    <>
      <button type="button" className="press small" data-testid="plan-link" onClick={() => void copy()}>
        {say.keeping.link}
      </button>
      {copied === null ? null : copied === '' ? (
        <p role="alert" className="paper-bad">
          {say.keeping.linkTooLong}
        </p>
      ) : (
        <>
          <span role="status">{say.keeping.copied}</span>
          <textarea
            readOnly
            rows={2}
            value={copied}
            aria-label={say.keeping.link}
            data-testid="plan-link-text"
          />
        </>
      )}
    </>
  );
}

/** Everything that takes the scenario elsewhere, and brings others here. */
export function KeepSheet({ onRefused }: Props) {
  const { say } = usePlanSpeech();
  const keptAs = usePlan((state) => state.keptAs);
  const { kept, trouble } = useShelves((shelves) => shelves.scenario);
  const [came, setCame] = useState<SaveState | null>(null);
  useOnce(() => void refreshShelf('scenario'));
  const keep = (anew: boolean) => void keepPlan(anew).then(setCame);
  const read = async (text: string): Promise<void> => {
    const found = await readScenarioBeside(text);
    if (found.ok) openPlan(found.scenario);
    else onRefused(found.problem);
  };
  return (
    <>
      <div className="paper-presses">
        <button type="button" className="press chief" data-testid="keep-plan" onClick={() => keep(false)}>
          {keptAs === null ? say.keeping.keepHere : say.keeping.keepAgain}
        </button>
        {keptAs === null ? null : (
          <button
            type="button"
            className="press small"
            data-testid="keep-plan-anew"
            onClick={() => keep(true)}
          >
            {say.keeping.keepAnew}
          </button>
        )}
      </div>
      {came === 'saved' ? (
        <p role="status" data-testid="plan-kept">
          {say.keeping.kept}
        </p>
      ) : came === null ? null : (
        <p role="alert" className="paper-bad">
          {say.keeping.notKept}
        </p>
      )}
      <div className="paper-presses">
        <button
          type="button"
          className="press small"
          data-testid="save-plan"
          onClick={() => saveText('sabreur-hex-scenario.json', scenarioText(usePlan.getState().scenario))}
        >
          {say.keeping.saveFile}
        </button>
        <PaperFile label={say.keeping.openFile} testid="open-plan-file" onText={(text) => void read(text)} />
        <PlanLink />
      </div>
      <p className="paper-note">{say.keeping.notReady}</p>
      <section>
        <h3>{say.keeping.shelf}</h3>
        {trouble && trouble !== 'coming' ? <p className="paper-note">{say.keeping.unread}</p> : null}
        {kept.length === 0 && !trouble ? <p className="paper-note">{say.keeping.none}</p> : null}
        <ul className="kept-maps">
          {kept.map((one) => (
            <KeptPlan key={one.id} kept={one} onRefused={onRefused} />
          ))}
        </ul>
      </section>
    </>
  );
}
