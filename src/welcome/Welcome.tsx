import { type ReactNode, useState } from 'react';
import { languageOf } from '../language/language.ts';
import { BATTLES } from '../scenarios/battles.ts';
import { useStore } from '../store/store.ts';
import { NewBattle } from './NewBattle.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SavedGames } from './SavedGames.tsx';
import './welcome.css';

interface Props {
  readonly languageSwitch: ReactNode;
  readonly onHelp: () => void;
}

/** The first screen: go on, begin, open a file, learn. */
export function Welcome({ languageSwitch, onHelp }: Props) {
  const language = languageOf(useStore((state) => state.preferences.locale));
  const saves = useStore((state) => state.saves);
  const [battle, setBattle] = useState(0);
  const scenario = BATTLES[battle];
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
          {languageSwitch}
        </div>
      </header>
      <main className="leaflets sheet">
        <div className="leaf-left">
          {BATTLES.length > 1 ? (
            <label className="battle-choice">
              {screens.welcome.chooseBattle}
              <select value={battle} onChange={(event) => setBattle(Number(event.target.value))}>
                {BATTLES.map((one, at) => (
                  <option key={one.id} value={at}>
                    {one.title[language.locale]}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {scenario ? <NewBattle key={scenario.id} scenario={scenario} language={language} /> : null}
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
