import { Suspense } from 'react';
import { useShareWords } from '../../account/shareWords.ts';
import { dismissNotice } from '../../store/game/actions.ts';
import { watchThis } from '../../store/saving/takeUp.ts';
import { useSpeaker } from './words.ts';

function Banner() {
  const words = useShareWords();
  const { buttons } = useSpeaker().language.screens;
  return (
    <div className="banner" role="status" data-testid="may-be-watched">
      <p>{words.mayBeWatched}</p>
      <button type="button" className="press" data-testid="watch-it" onClick={watchThis}>
        {words.watchIt}
      </button>
      <button type="button" className="press" onClick={dismissNotice}>
        {buttons.close}
      </button>
    </div>
  );
}

/** A game of a file is open to be played on: whoever only wants to see it is shown the way. */
export function MayBeWatched() {
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
