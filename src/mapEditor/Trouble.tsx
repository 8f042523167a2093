import { useEffect, useState } from 'react';
import { NotTaken } from '../account/NotTaken.tsx';
import { type Explanations, explanationsOf } from '../language/language.ts';
import type { NotOpened } from '../store/saving/openRead.ts';
import { useSpeech } from './words.ts';

/** Why a map was not taken. */
export type MapRefused = NotOpened;

/** What is wrong with a file or a link, and where in it. */
export function MapTrouble({ why, onClose }: { readonly why: MapRefused; readonly onClose: () => void }) {
  const { say, language } = useSpeech();
  const [explain, setExplain] = useState<Explanations | null>(null);
  useEffect(() => {
    void explanationsOf(language.locale).then(setExplain, () => setExplain(null));
  }, [language.locale]);
  const told =
    typeof why === 'string' ? say.keeping[why] : (explain?.fileProblem(why.code, why.path, why.facts) ?? '');
  return (
    <NotTaken
      told={`${say.keeping.refused} ${told}`}
      dismiss={say.dismiss}
      testid="map-trouble"
      onClose={onClose}
    />
  );
}
