import { useEffect, useMemo, useRef, useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import type { Hex } from '../../geometry/hex.ts';
import { unitAt } from '../../rules/state/game.ts';
import { NOTHING_SHOWN, useOdds } from '../../store/odds/shown.ts';
import { type Gathered, makeWatch } from '../../store/odds/watch.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { ask } from '../../worker/client.ts';
import { DangerCaption } from './Danger.tsx';
import { shownOf } from './publish.ts';

/** How long a hex must be pointed at before anybody reckons with it, in milliseconds. */
const REST = 120;

/** What is told within this time is laid out at once, in milliseconds. */
const TOGETHER = 60;

function useRested(hex: Hex | null): Hex | null {
  const [rested, setRested] = useState(hex);
  useEffect(() => {
    const timer = setTimeout(() => setRested(hex), REST);
    return () => clearTimeout(timer);
  }, [hex]);
  return rested;
}

interface Props {
  readonly view: TableView;
  /** The hex pointed at, or that the keyboard is on. */
  readonly pointed: Hex | null;
  /** The map is looked at in another way: nothing is said over it. */
  readonly silent: boolean;
}

/** Has the odds of what is looked at worked out beside the page, and lays them out for the screen. */
export function OddsClerk({ view, pointed, silent }: Props) {
  const { odds: words } = useExplanations();
  const selection = useStore((state) => state.selection);
  const hex = useRested(pointed);
  const [gathered, setGathered] = useState<Gathered | null>(null);
  const latest = useRef<Gathered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const watch = useMemo(
    () =>
      makeWatch(ask, (told) => {
        latest.current = told;
        timer.current ??= setTimeout(() => {
          timer.current = null;
          setGathered(latest.current);
        }, TOGETHER);
      }),
    [],
  );
  useEffect(() => {
    const unit = hex === null ? null : (unitAt(view.game, hex)?.id ?? null);
    watch.look({ view, selection, hex, unit });
  }, [watch, view, selection, hex]);
  useEffect(() => {
    useOdds.setState(shownOf(gathered, words));
  }, [gathered, words]);
  useEffect(
    () => () => {
      watch.look(null);
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      useOdds.setState(NOTHING_SHOWN);
    },
    [watch],
  );
  return <DangerCaption view={view} silent={silent} />;
}
