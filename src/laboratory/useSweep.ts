import { useEffect, useRef, useState } from 'react';
import type { Progress, Trouble } from '../odds/asked.ts';
import type { SweepPoint, SweepTold } from '../odds/laboratory/asked.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { casesOf, type SweepValue, type Varied } from '../store/laboratory/sweep.ts';
import { ask, type Promised, troubleOf } from '../worker/client.ts';

export interface Swept {
  readonly varied: Varied;
  readonly points: readonly (SweepPoint & { readonly value: SweepValue })[];
  /** Every place was weighed at each point. */
  readonly weighed: boolean;
}

type Sweeping =
  | { readonly is: 'nothing' }
  | { readonly is: 'working' }
  /** The points are those of a first look; the others are being reckoned. */
  | { readonly is: 'weighing' }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly why: Trouble }
  | { readonly is: 'done' };

interface Sweep {
  readonly swept: Swept | null;
  readonly sweeping: Sweeping;
  readonly progress: Progress | null;
  readonly stop: () => void;
  readonly again: () => void;
}

/** The sweep asked for, done anew whenever the set-up changes. */
export function useSweep(varied: Varied | null): Sweep {
  const { setup, odds } = useLaboratory();
  const [swept, setSwept] = useState<Swept | null>(null);
  const [sweeping, setSweeping] = useState<Sweeping>({ is: 'nothing' });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [tries, setTries] = useState(0);
  const running = useRef<Promised<SweepTold> | null>(null);
  // the other sweeps need no reactions, and need not be done again when these are known
  const reactions = varied === 'reaction' ? odds?.reactions : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the player says so
  useEffect(() => {
    const matter = matterOf(setup);
    setProgress(null);
    if (varied === null || !matter) {
      setSwept(null);
      setSweeping({ is: 'nothing' });
      return;
    }
    const choices = (reactions ?? []).map(({ choice }) => choice);
    const cases = matter.action === null ? [] : casesOf(varied, setup.sandbox, matter, choices);
    const show = ({ points, weighed }: SweepTold) =>
      setSwept({
        varied,
        points: cases.flatMap(({ value }, at) => {
          const point = points[at];
          return point ? [{ ...point, value }] : [];
        }),
        weighed,
      });
    setSweeping({ is: 'working' });
    const asked = ask({ ask: 'sweep', cases: cases.map((one) => one.matter) }, setProgress, (told) => {
      show(told);
      setSweeping({ is: 'weighing' });
    });
    running.current = asked;
    asked.answer.then(
      (told) => {
        show(told);
        setSweeping({ is: 'done' });
      },
      (error: unknown) => setSweeping({ is: 'failed', why: troubleOf(error) }),
    );
    return asked.cancel;
  }, [setup, varied, reactions, tries]);
  return {
    swept,
    sweeping,
    progress,
    stop: () => {
      running.current?.cancel();
      // what stood there before belongs to another sweep
      if (sweeping.is !== 'weighing') setSwept(null);
      setSweeping({ is: sweeping.is === 'weighing' ? 'stopped' : 'nothing' });
    },
    again: () => setTries(tries + 1),
  };
}
