/** The battles that the player keeps: moments of his games, and whatever else stands on the shelf of scenarios. */
import { useEffect, useRef, useState } from 'react';
import { ForgetAsked } from '../account/ForgetAsked.tsx';
import { useForgetting } from '../account/forgetting.ts';
import { keptDate } from '../account/keptDate.ts';
import { useFetched } from '../account/words.ts';
import type { Language } from '../language/language.ts';
import { momentWordsOf } from '../language/moment.ts';
import { fail } from '../store/game/session.ts';
import type { Kept } from '../store/library/library.ts';
import { refreshShelf, takeOffShelf, useShelves } from '../store/library/shelves.ts';
import { beginOwn, type OwnTrouble, planOwn, saveOwn } from '../store/scenarioEditor/ownBattles.ts';
import './savedList.css';

/** What did not come to be, and of which battle. */
interface Failed {
  readonly trouble: OwnTrouble;
  readonly kept: Kept;
}

interface OwnProps {
  readonly kept: Kept;
  readonly language: Language;
  /** Something is done with it: what was told before is past, and how that comes out is told. */
  readonly onTried: (trying: Promise<OwnTrouble | null>) => void;
  /** It is to be forgotten: what was told before is past. */
  readonly onArm: () => void;
}

function Own({ kept, language, onTried, onArm }: OwnProps) {
  const { locale, screens } = language;
  const say = useFetched(momentWordsOf);
  const forgetting = useForgetting(() => takeOffShelf('scenario', kept.id));
  const { confirmations } = screens;
  const title = kept.title[locale];
  return (
    <li className="saved saved-own" data-testid="own-battle">
      <button
        type="button"
        className="saved-open"
        data-testid="begin-own"
        onClick={() => onTried(beginOwn(kept.id))}
      >
        <span>
          <strong>{title}</strong>
          <small>{keptDate(kept.savedAt, locale)}</small>
        </span>
      </button>
      <button
        type="button"
        className="press small"
        aria-label={language.writing.labelled(say.plan, title)}
        data-testid="plan-own"
        onClick={() => onTried(planOwn(kept.id))}
      >
        {say.plan}
      </button>
      <button
        type="button"
        className="press small"
        aria-label={language.writing.labelled(say.saveFile, title)}
        data-testid="save-own"
        onClick={() => onTried(saveOwn(kept.id))}
      >
        ↓
      </button>
      <button
        type="button"
        className="saved-delete"
        aria-label={language.writing.labelled(say.forget, title)}
        data-testid="forget-own"
        {...forgetting.cross}
        onClick={(press) => {
          onArm();
          forgetting.cross.onClick(press);
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
      {forgetting.armed ? (
        <ForgetAsked
          forgetting={forgetting}
          className="saved-sure"
          asked={say.forgetAsked}
          yes={confirmations.yes}
          no={confirmations.no}
        />
      ) : null}
      {forgetting.isStuck ? (
        <p className="trouble" role="alert" data-testid="not-forgotten">
          {say.notForgotten}
        </p>
      ) : null}
    </li>
  );
}

/** Nothing is drawn before there is one; of the last one that is gone it is told that it is. */
export function OwnBattles({ language }: { readonly language: Language }) {
  const { kept } = useShelves((shelves) => shelves.scenario);
  const say = useFetched(momentWordsOf);
  const [failed, setFailed] = useState<Failed | null>(null);
  useEffect(() => {
    void refreshShelf('scenario');
  }, []);
  const last = useRef<Promise<OwnTrouble | null> | null>(null);
  const pressed = (trying: Promise<OwnTrouble | null> | null): void => {
    last.current = trying;
    setFailed(null);
  };
  const tried = async (one: Kept, trying: Promise<OwnTrouble | null>): Promise<void> => {
    pressed(trying);
    const trouble = await trying;
    // of several presses the last is told
    if (trouble !== null && last.current === trying) setFailed({ trouble, kept: one });
  };
  if (kept.length === 0 && failed === null) return null;
  return (
    <section className="leaflet" aria-labelledby="own-battles">
      <h2 id="own-battles">{say.own}</h2>
      {kept.length > 0 ? (
        <ul>
          {kept.map((one) => (
            <Own
              key={one.id}
              kept={one}
              language={language}
              onTried={(trying) => void tried(one, trying).catch(fail)}
              onArm={() => pressed(null)}
            />
          ))}
        </ul>
      ) : null}
      {failed ? (
        <p className="trouble" role="alert" data-testid="own-trouble">
          {say[failed.trouble](failed.kept.title[language.locale])}
        </p>
      ) : null}
    </section>
  );
}
