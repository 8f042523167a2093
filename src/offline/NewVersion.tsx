import { useEffect, useState } from 'react';
import type { OfflineWords } from '../language/en/offline.ts';
import { offlineWordsOf } from '../language/offline.ts';
import { giveWay, takeBackAsked } from '../store/saving/giveWay.ts';
import { useStore } from '../store/store.ts';
import { keepForOffline } from './newVersion.ts';
import './newVersion.css';

/**
 * Has the program kept for the times without a connection; a newer version is offered, and not put in the place of the
 * one that is played, nor loaded over a game that nothing keeps but at its players' word.
 */
export function NewVersion() {
  const locale = useStore((state) => state.preferences.locale);
  const [take, setTake] = useState<(() => void) | null>(null);
  const [words, setWords] = useState<OfflineWords | null>(null);
  useEffect(() => void keepForOffline((takeIt) => setTake(() => takeIt)), []);
  useEffect(() => {
    if (take === null) return;
    let asked = true;
    void offlineWordsOf(locale).then((here) => asked && setWords(here));
    return () => {
      asked = false;
    };
  }, [take, locale]);
  if (take === null || words === null) return null;
  const later = (): void => {
    takeBackAsked(take);
    setTake(null);
  };
  return (
    <aside className="new-version sheet" role="status" data-testid="new-version">
      <p>{words.newer}</p>
      <div className="row">
        <button
          type="button"
          className="press chief"
          data-testid="take-version"
          onClick={() => void giveWay(take).then((taken) => taken && setTake(null))}
        >
          {words.take}
        </button>
        <button type="button" className="press" data-testid="keep-version" onClick={later}>
          {words.later}
        </button>
      </div>
    </aside>
  );
}
