import { type ReactNode, useState } from 'react';
import { languageOf } from '../language/language.ts';
import { BATTLES, battleHere, fetchBattle } from '../scenarios/battles.ts';
import { openRoom } from '../store/address/rooms.ts';
import { ROOMS } from '../store/address/said.ts';
import { useStore } from '../store/store.ts';
import { NewBattle } from './NewBattle.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SavedGames } from './SavedGames.tsx';
import './welcome.css';

interface Props {
  readonly languageSwitch: ReactNode;
  readonly onHelp: () => void;
  readonly onBook: () => void;
}

/** The first screen: go on, begin, open a file, learn. */
export function Welcome({ languageSwitch, onHelp, onBook }: Props) {
  const language = languageOf(useStore((state) => state.preferences.locale));
  const saves = useStore((state) => state.saves);
  const [battle, setBattle] = useState(BATTLES[0].id);
  const [, setBrought] = useState('');
  const scenario = battleHere(battle);
  // another cannot be begun by mistake while the one chosen is brought; what cannot be brought now is not chosen
  const choose = (id: string): void => {
    setBattle(id);
    void fetchBattle(id).then(
      () => setBrought(id),
      () => setBattle((now) => (now === id ? battle : now)),
    );
  };
  const { screens, table } = language;
  return (
    <div className="welcome">
      <header className="title-page">
        <h1>{screens.welcome.title}</h1>
        <p>{screens.welcome.subtitle}</p>
        <div className="title-tools">
          <button type="button" className="press" data-testid="help" onClick={onHelp}>
            {table.howToPlay}
          </button>
          <button type="button" className="press" data-testid="open-rulebook" onClick={onBook}>
            {table.rulebook}
          </button>
          {ROOMS.map((room) => (
            <button
              key={room}
              type="button"
              className="press"
              data-testid={`open-${room}`}
              onClick={() => openRoom(room)}
            >
              {table[room]}
            </button>
          ))}
          {languageSwitch}
        </div>
      </header>
      <main className="leaflets sheet">
        <div className="leaf-left">
          {BATTLES.length > 1 ? (
            <label className="battle-choice">
              {screens.welcome.chooseBattle}
              <select value={battle} data-testid="battle" onChange={(event) => choose(event.target.value)}>
                {BATTLES.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title[language.locale]}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {scenario ? (
            <NewBattle key={scenario.id} scenario={scenario} language={language} />
          ) : (
            <p role="status">{screens.welcome.loading}</p>
          )}
        </div>
        <div className="leaf-right">
          <SavedGames saves={saves} language={language} />
          <div className="fleuron" />
          <OpenFile language={language} />
        </div>
      </main>
    </div>
  );
}
