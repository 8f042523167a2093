import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../language/locale.ts';
import { useStore } from '../../store/store.ts';
import { useLabSpeaker } from '../words.ts';
import type { SystemsSpeech } from './speech.ts';

interface Fetched {
  readonly FiveSystems: ComponentType<{ readonly speech: SystemsSpeech }>;
  readonly speech: SystemsSpeech;
}

async function fetched(locale: Locale): Promise<Fetched> {
  const [{ FiveSystems }, { speechOf }] = await Promise.all([
    import('./FiveSystems.tsx'),
    import('./speech.ts'),
  ]);
  return { FiveSystems, speech: await speechOf(locale) };
}

/** One encounter by all systems, once all of it is here: nobody else loads the rules of the other four. */
export function SystemsTab() {
  const { say, language } = useLabSpeaker();
  const locale = useStore((state) => state.preferences.locale);
  const [here, setHere] = useState<Fetched | null>(null);
  const [tries, setTries] = useState(1);
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again
  useEffect(() => {
    let asked = true;
    setFailed(false);
    fetched(locale).then(
      (all) => asked && setHere(all),
      () => asked && setFailed(true),
    );
    return () => {
      asked = false;
    };
  }, [locale, tries]);
  if (isFailed)
    return (
      <div className="lab-bad" role="alert" data-testid="systems-not-fetched">
        <p>{say.notFetched}</p>
        <button type="button" className="press small" onClick={() => setTries(tries + 1)}>
          {say.tryAgain}
        </button>
      </div>
    );
  if (!here) return <p className="lab-note">{language.screens.welcome.loading}</p>;
  const { FiveSystems, speech } = here;
  return <FiveSystems speech={speech} />;
}
