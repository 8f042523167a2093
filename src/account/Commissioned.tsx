import { useEffect, useState } from 'react';
import type { ScenarioEditorWords } from '../language/en/scenarioEditor.ts';
import { scenarioEditorWordsOf } from '../language/scenarioEditor.ts';
import { knowCommission, useCommission } from '../store/scenarioEditor/commissioned.ts';
import { useStore } from '../store/store.ts';

/** Back to the plan, which is fetched again for that. */
async function deliver(leaves: boolean): Promise<void> {
  const plan = await import('../store/scenarioEditor/commission.ts').catch(() => null);
  await plan?.deliver(leaves);
}

/** The presses that lead back to the plan of battle, where it has asked for what is made here. */
export function Commissioned({ of }: { readonly of: 'army' | 'map' }) {
  const isAsked = useCommission(({ commission }) => commission?.of === of);
  const locale = useStore((state) => state.preferences.locale);
  const [say, setSay] = useState<ScenarioEditorWords | null>(null);
  // the entry of the history says it, whichever way has led here
  useEffect(knowCommission, []);
  useEffect(() => {
    if (isAsked) void scenarioEditorWordsOf(locale).then(setSay, () => setSay(null));
  }, [isAsked, locale]);
  if (!isAsked || !say) return null;
  return (
    <>
      <button type="button" className="press chief" data-testid="deliver" onClick={() => void deliver(false)}>
        {say.armies.deliver}
      </button>
      <button
        type="button"
        className="press"
        data-testid="deliver-nothing"
        onClick={() => void deliver(true)}
      >
        {say.armies.leave}
      </button>
    </>
  );
}
