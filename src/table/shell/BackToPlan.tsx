import { useEffect, useState } from 'react';
import { scenarioEditorWordsOf } from '../../language/scenarioEditor.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';

/** From a battle of one's own back to its plan, which is fetched for that. */
export function BackToPlan({ open }: { readonly open: OpenGame }) {
  const locale = useStore((state) => state.preferences.locale);
  const [text, setText] = useState('');
  useEffect(() => {
    void scenarioEditorWordsOf(locale).then(
      ({ backToPlan }) => setText(backToPlan),
      () => setText(''),
    );
  }, [locale]);
  const go = async (): Promise<void> => {
    const plan = await import('../../store/scenarioEditor/backToPlan.ts').catch(() => null);
    await plan?.backToPlan(open.scenario);
  };
  return text === '' ? null : (
    <button type="button" className="press small" data-testid="back-to-plan" onClick={() => void go()}>
      {text}
    </button>
  );
}
