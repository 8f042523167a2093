import { type ReactNode, useEffect, useState } from 'react';
import { laboratoryWordsOf } from '../language/laboratory.ts';
import { explanationsOf, languageOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import { later } from '../map/later.tsx';
import { closeLaboratory } from '../store/address/laboratory.ts';
import { useStore } from '../store/store.ts';
import type { Speech } from './words.ts';

const Laboratory = later(async () => (await import('./Laboratory.tsx')).Laboratory);

async function fetchSpeech(locale: Locale): Promise<Speech> {
  const [, say, explain] = await Promise.all([
    Laboratory.fetch(),
    laboratoryWordsOf(locale),
    explanationsOf(locale),
  ]);
  return { say, explain, language: languageOf(locale) };
}

/** The laboratory, once all of it is here; without a connection to fetch it, it shuts again. */
export function LaboratoryDoor({ languageSwitch }: { readonly languageSwitch: ReactNode }) {
  const locale = useStore((state) => state.preferences.locale);
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    let asked = true;
    fetchSpeech(locale).then(
      (fetched) => asked && setSpeech(fetched),
      () => asked && closeLaboratory(),
    );
    return () => {
      asked = false;
    };
  }, [locale]);
  const loading = languageOf(locale).screens.welcome.loading;
  if (!speech) return <p className="waiting">{loading}</p>;
  return <Laboratory speech={speech} languageSwitch={languageSwitch} />;
}
