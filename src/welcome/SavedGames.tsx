import type { Language } from '../language/language.ts';
import { later } from '../map/later.tsx';
import type { SavedGame } from '../store/state.ts';
import { useStore } from '../store/store.ts';
import { SavesTrouble } from './later.ts';

const SavedList = later(async () => (await import('./SavedList.tsx')).SavedList);

interface Props {
  readonly saves: readonly SavedGame[];
  readonly language: Language;
}

/** The battles one can go on with, the latest first. */
export function SavedGames({ saves, language }: Props) {
  const { headings, saving } = language.screens;
  const trouble = useStore(({ savesTrouble }) => savesTrouble);
  return (
    <section className="leaflet" aria-labelledby="saved-games">
      <h2 id="saved-games">{headings.savedGames}</h2>
      {trouble && trouble !== 'coming' ? (
        <p className="trouble" role="alert" data-testid="saves-trouble">
          <SavesTrouble what={trouble} />
        </p>
      ) : null}
      {saves.length > 0 ? (
        <SavedList saves={saves} language={language} />
      ) : trouble ? null : (
        <p className="quiet">{saving.none}</p>
      )}
    </section>
  );
}
