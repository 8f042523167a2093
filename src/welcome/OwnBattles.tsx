/** The battles that the player keeps: moments of his games, and whatever else stands on the shelf of scenarios. */
import { useEffect, useState } from 'react';
import { useFetched } from '../account/words.ts';
import type { Language } from '../language/language.ts';
import { momentWordsOf } from '../language/moment.ts';
import type { Kept } from '../store/library/library.ts';
import { takeKept } from '../store/library/library.ts';
import { refreshShelf, takeOffShelf, useShelves } from '../store/library/shelves.ts';
import { openFile } from '../store/saving/open.ts';
import { saveText } from '../store/saving/saveText.ts';
import './savedList.css';

/** The text of what is kept, as its file has it. */
async function textOf(id: string): Promise<string> {
  return `${JSON.stringify(await takeKept('scenario', id))}\n`;
}

function Own({ kept, language }: { readonly kept: Kept; readonly language: Language }) {
  const { locale, screens } = language;
  const say = useFetched(momentWordsOf);
  const [armed, setArmed] = useState(false);
  const { confirmations } = screens;
  const title = kept.title[locale];
  const date = new Date(kept.savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="saved" data-testid="own-battle">
      <button
        type="button"
        className="saved-open"
        data-testid="begin-own"
        onClick={() => void textOf(kept.id).then(openFile)}
      >
        <span>
          <strong>{title}</strong>
          <small>{date}</small>
        </span>
      </button>
      {armed ? (
        <span className="saved-sure" role="alert">
          <span>{say.forgetAsked}</span>
          <button
            type="button"
            className="press grave"
            onClick={() => void takeOffShelf('scenario', kept.id)}
          >
            {confirmations.yes}
          </button>
          <button type="button" className="press" onClick={() => setArmed(false)}>
            {confirmations.no}
          </button>
        </span>
      ) : (
        <>
          <button
            type="button"
            className="press small"
            aria-label={language.writing.labelled(say.plan, title)}
            data-testid="plan-own"
            onClick={() =>
              void import('../store/scenarioEditor/toPlan.ts').then(
                ({ planKept }) => planKept(kept.id),
                () => undefined,
              )
            }
          >
            {say.plan}
          </button>
          <button
            type="button"
            className="press small"
            aria-label={language.writing.labelled(say.saveFile, title)}
            onClick={() => void textOf(kept.id).then((text) => saveText('sabreur-hex-scenario.json', text))}
          >
            ↓
          </button>
          <button
            type="button"
            className="saved-delete"
            aria-label={language.writing.labelled(say.forget, title)}
            onClick={() => setArmed(true)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </>
      )}
    </li>
  );
}

/** Nothing is drawn before there is one. */
export function OwnBattles({ language }: { readonly language: Language }) {
  const { kept } = useShelves((shelves) => shelves.scenario);
  const say = useFetched(momentWordsOf);
  useEffect(() => {
    void refreshShelf('scenario');
  }, []);
  if (kept.length === 0) return null;
  return (
    <section className="leaflet" aria-labelledby="own-battles">
      <h2 id="own-battles">{say.own}</h2>
      <ul>
        {kept.map((one) => (
          <Own key={one.id} kept={one} language={language} />
        ))}
      </ul>
    </section>
  );
}
