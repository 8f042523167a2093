import { useState } from 'react';
import type { Language } from '../language/language.ts';
import { playerCalled } from '../language/playerCalled.ts';
import { Cockade } from '../map/Cockade.tsx';
import type { Side } from '../rules/state/vocabulary.ts';
import { deleteGame } from '../store/saving/close.ts';
import { continueGame } from '../store/saving/open.ts';
import type { SavedGame } from '../store/state.ts';
import { useStore } from '../store/store.ts';
import { SavesTrouble } from './later.ts';
import './savedGames.css';

interface Props {
  readonly saves: readonly SavedGame[];
  readonly language: Language;
}

function Saved({ saved, language }: { readonly saved: SavedGame; readonly language: Language }) {
  const [armed, setArmed] = useState(false);
  const refused = useStore(({ notice }) => notice?.notice === 'openElsewhere' && notice.game === saved.id);
  const { screens, table } = language;
  const { confirmations, buttons } = screens;
  const remove = () => {
    setArmed(false);
    void deleteGame(saved.id);
  };
  const date = new Date(saved.savedAt).toLocaleString(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const called = (side: Side) => playerCalled(language, saved.names[side], saved.nations[side]);
  const players = `${called('blue')} – ${called('red')}`;
  const state = saved.over ? table.over : table.savedTurn(saved.turn, called(saved.side));
  return (
    <li className="saved">
      <button
        type="button"
        className="saved-open"
        data-testid="continue"
        data-game={saved.id}
        onClick={() => void continueGame(saved.id)}
      >
        <Cockade nation={saved.nations.blue} />
        <Cockade nation={saved.nations.red} />
        <span>
          <strong>{players}</strong>
          <small>
            {saved.title[language.locale]} · {state} · {table.savedOn(date)}
          </small>
        </span>
      </button>
      {armed ? (
        <span className="saved-sure" role="alert">
          <span>{confirmations.deleteGame}</span>
          <button type="button" className="press grave" onClick={remove}>
            {confirmations.yes}
          </button>
          <button type="button" className="press" onClick={() => setArmed(false)}>
            {confirmations.no}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="saved-delete"
          aria-label={`${buttons.deleteGame}: ${players}, ${date}`}
          onClick={() => setArmed(true)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      )}
      {refused ? (
        <p className="trouble" role="alert" data-testid="open-elsewhere">
          <SavesTrouble what="openElsewhere" />
        </p>
      ) : null}
    </li>
  );
}

/** The battles one can go on with, the latest first. */
export function SavedGames({ saves, language }: Props) {
  const { headings, saving } = language.screens;
  const trouble = useStore(({ savesTrouble }) => savesTrouble);
  return (
    <section className="leaflet" aria-labelledby="saved-games">
      <h2 id="saved-games">{headings.savedGames}</h2>
      {trouble ? (
        <p className="trouble" role="alert" data-testid="saves-trouble">
          <SavesTrouble what={trouble} />
        </p>
      ) : saves.length === 0 ? (
        <p className="quiet">{saving.none}</p>
      ) : (
        <ul>
          {saves.map((saved) => (
            <Saved key={saved.id} saved={saved} language={language} />
          ))}
        </ul>
      )}
    </section>
  );
}
