import { type ReactNode, useEffect, useState } from 'react';
import { languageOf } from '../language/language.ts';
import { AT_HAND, battleHere, fetchBattle } from '../scenarios/battles.ts';
import { openRoom } from '../store/address/rooms.ts';
import { ROOMS } from '../store/address/said.ts';
import { useStore } from '../store/store.ts';
import { Album, Appearance, FirstSteps, OwnBattles } from './later.ts';
import { NewBattle } from './NewBattle.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SavedGames } from './SavedGames.tsx';
import './welcome.css';

/** Long enough for the first battle to be read, in milliseconds: the album waits for it. */
const PAUSE = 600;

interface Props {
  readonly languageSwitch: ReactNode;
  readonly onHelp: () => void;
  readonly onBook: () => void;
}

/** The first screen: go on, begin, open a file, learn. */
export function Welcome({ languageSwitch, onHelp, onBook }: Props) {
  const language = languageOf(useStore((state) => state.preferences.locale));
  const saves = useStore((state) => state.saves);
  const [battle, setBattle] = useState(AT_HAND.id);
  const [, setBrought] = useState('');
  const [album, setAlbum] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAlbum(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
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
        </div>
        <div className="title-looks">
          <div>{album ? <Appearance /> : null}</div>
          {languageSwitch}
        </div>
      </header>
      <main className="leaflets sheet">
        <div className="leaf-album">
          {album ? <Album chosen={battle} onChoose={choose} language={language} /> : null}
        </div>
        <div className="leaf-left">
          <NewBattle rested={album} scenario={scenario} language={language} />
        </div>
        <div className="leaf-right">
          <div className="leaf-first">{album ? <FirstSteps /> : null}</div>
          <SavedGames saves={saves} language={language} />
          {album ? <OwnBattles language={language} /> : null}
          <div className="fleuron" />
          <OpenFile language={language} />
        </div>
      </main>
    </div>
  );
}
