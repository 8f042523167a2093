/** The list of saved games: who comes for the first time has none. It is here before what opens them. */
import { useEffect, useState } from 'react';
import { ForgetAsked } from '../account/ForgetAsked.tsx';
import { useForgetting } from '../account/forgetting.ts';
import { keptDate } from '../account/keptDate.ts';
import type { Language } from '../language/language.ts';
import { playerCalled } from '../language/playerCalled.ts';
import { Cockade } from '../map/Cockade.tsx';
import { ornament } from '../map/later.tsx';
import type { Side } from '../rules/state/vocabulary.ts';
import { fetchBattle } from '../scenarios/battles.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { deleteGame } from '../store/saving/close.ts';
import { resumeGame } from '../store/saving/resume.ts';
import type { SavedGame } from '../store/state.ts';
import { useStore } from '../store/store.ts';
import { SavesTrouble } from './later.ts';
import './savedList.css';

/** It draws with the rules' own words, which the list does not wait for. */
const Stamp = ornament(async () => (await import('./Stamp.tsx')).Stamp);

/** The map of the battle, its room kept until it is here; one from a file has none. */
function Picture({ of }: { readonly of: string }) {
  const [scenario, setScenario] = useState<Scenario | 'coming' | null>('coming');
  useEffect(() => {
    let looked = true;
    fetchBattle(of).then(
      (found) => looked && setScenario(found),
      () => looked && setScenario(null),
    );
    return () => {
      looked = false;
    };
  }, [of]);
  return scenario ? (
    <span className="saved-picture">{scenario === 'coming' ? null : <Stamp scenario={scenario} />}</span>
  ) : null;
}

function Saved({
  saved,
  latest,
  language,
}: {
  readonly saved: SavedGame;
  /** The one to go on with is a large card. */
  readonly latest: boolean;
  readonly language: Language;
}) {
  const forgetting = useForgetting(() => deleteGame(saved.id));
  const refused = useStore(({ notice }) =>
    (notice?.notice === 'openElsewhere' || notice?.notice === 'notDeleted') && notice.game === saved.id
      ? notice.notice
      : null,
  );
  const { screens, table } = language;
  const { confirmations, buttons } = screens;
  const date = keptDate(saved.savedAt, language.locale);
  const called = (side: Side) => playerCalled(language, saved.nations, side, saved.names[side]);
  const players = `${called('blue')} – ${called('red')}`;
  const state = saved.over ? table.over : table.savedTurn(saved.turn, called(saved.side));
  return (
    <li className={latest ? 'saved saved-latest' : 'saved'}>
      <button
        type="button"
        className="saved-open"
        data-testid="continue"
        data-game={saved.id}
        onClick={() => void resumeGame(saved.id, true)}
      >
        {latest ? <Picture of={saved.scenario} /> : null}
        <Cockade nation={saved.nations.blue} />
        <Cockade nation={saved.nations.red} />
        <span>
          <strong>{players}</strong>
          <small>
            {saved.title[language.locale]} · {state} · {table.savedOn(date)}
          </small>
        </span>
        {latest && !saved.over ? <span className="press chief">{buttons.resume}</span> : null}
      </button>
      <button
        type="button"
        className="saved-delete"
        aria-label={language.writing.labelled(buttons.deleteGame, `${players}, ${date}`)}
        data-testid="delete-saved"
        {...forgetting.cross}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
      {forgetting.armed ? (
        <ForgetAsked
          forgetting={forgetting}
          className="saved-sure"
          asked={confirmations.deleteGame}
          yes={confirmations.yes}
          no={confirmations.no}
        />
      ) : null}
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
      {saves.map((saved, n) => (
        <Saved key={saved.id} saved={saved} latest={n === 0} language={language} />
      ))}
    </ul>
  );
}
