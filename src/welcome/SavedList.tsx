/** The list of saved games: who comes for the first time has none. It is here before what opens them. */
import { useState } from 'react';
import type { Language } from '../language/language.ts';
import { playerCalled } from '../language/playerCalled.ts';
import { Cockade } from '../map/Cockade.tsx';
import type { Side } from '../rules/state/vocabulary.ts';
import { deleteGame } from '../store/saving/close.ts';
import { resumeGame } from '../store/saving/resume.ts';
import type { SavedGame } from '../store/state.ts';
import { useStore } from '../store/store.ts';
import { SavesTrouble } from './later.ts';
import './savedList.css';

function Saved({ saved, language }: { readonly saved: SavedGame; readonly language: Language }) {
  const [armed, setArmed] = useState(false);
  const refused = useStore(({ notice }) =>
    (notice?.notice === 'openElsewhere' || notice?.notice === 'notDeleted') && notice.game === saved.id
      ? notice.notice
      : null,
  );
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
        onClick={() => void resumeGame(saved.id)}
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
        <p className="trouble" role="alert" data-testid="not-deleted">
          <SavesTrouble what={refused} />
        </p>
      ) : null}
    </li>
  );
}

/** One can go on with each of them, or delete it. */
export function SavedList({
  saves,
  language,
}: {
  readonly saves: readonly SavedGame[];
  readonly language: Language;
}) {
  return (
    <ul>
      {saves.map((saved) => (
        <Saved key={saved.id} saved={saved} language={language} />
      ))}
    </ul>
  );
}
