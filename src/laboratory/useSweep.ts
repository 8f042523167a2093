import { useEffect, useState } from 'react';
import type { Figures } from '../odds/laboratory/figures.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { casesOf, type SweepValue, type Varied } from '../store/laboratory/sweep.ts';
import { ask } from '../worker/client.ts';

export interface Swept {
  readonly varied: Varied;
  /** No figures where the rule refuses the action, or too much may follow. */
  readonly points: readonly { readonly value: SweepValue; readonly figures: Figures | null }[];
  /** Every place was weighed at each point. */
  readonly weighed: boolean;
}

interface Sweep {
  readonly swept: Swept | null;
  readonly progress: number | null;
  readonly failed: boolean;
}

/** The sweep asked for, done anew whenever the set-up changes. */
export function useSweep(varied: Varied | null): Sweep {
  const { setup, odds } = useLaboratory();
  const [swept, setSwept] = useState<Swept | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  // the other sweeps need no reactions, and need not be done again when these are known
  const reactions = varied === 'reaction' ? odds?.reactions : undefined;
  useEffect(() => {
    setFailed(false);
    const matter = matterOf(setup);
    if (varied === null || !matter) {
      setSwept(null);
      return;
    }
    const choices = (reactions ?? []).map(({ choice }) => choice);
    const cases = matter.action === null ? [] : casesOf(varied, setup.bench, matter, choices);
    const asked = ask({ ask: 'sweep', cases: cases.map((one) => one.matter) }, setProgress);
    setProgress(0);
    asked.answer.then(
      ({ points, weighed }) => {
        setProgress(null);
        setSwept({
          varied,
          points: cases.map(({ value }, at) => ({ value, figures: points[at]?.figures ?? null })),
          weighed,
        });
      },
      () => {
        setProgress(null);
        setFailed(true);
      },
    );
    return asked.cancel;
  }, [setup, varied, reactions]);
  return { swept, progress, failed };
}
