import { type ReactNode, useEffect, useState } from 'react';
import { languageOf } from '../language/language.ts';
import { AT_HAND, battleHere, fetchBattle } from '../scenarios/battles.ts';
import { openBook } from '../store/address/book.ts';
import { openHelp, openRoom } from '../store/address/rooms.ts';
import { ROOMS } from '../store/address/said.ts';
import { useStore } from '../store/store.ts';
import { Album, Appearance, FirstSteps, OwnBattles } from './later.ts';
import { NewBattle } from './NewBattle.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SavedGames } from './SavedGames.tsx';
import './welcome.css';

/** Long enough for the first battle to be read, in milliseconds: the album waits for it. */
const PAUSE = 600;

/** The first screen: go on, begin, open a file, learn. */
export function Welcome({ languageSwitch }: { readonly languageSwitch: ReactNode }) {
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
  const tools: readonly (readonly [id: string, label: string, open: () => void])[] = [
    ['help', table.howToPlay, openHelp],
    ['open-rulebook', table.rulebook, () => openBook()],
    ...ROOMS.map((room) => [`open-${room}`, table[room], () => openRoom(room)] as const),
  ];
  return (
    <div className="welcome">
      <header className="title-page">
        <h1>{screens.welcome.title}</h1>
        <p>{screens.welcome.subtitle}</p>
        <div className="title-tools">
          {tools.map(([id, label, open]) => (
            <button key={id} type="button" className="press" data-testid={id} onClick={open}>
              {label}
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
