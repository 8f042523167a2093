import { useEffect, useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import type { Hex } from '../../geometry/hex.ts';
import { beginOdds, type Controller, useGathered } from '../../store/odds/controller.ts';
import { useDangerTool, useOdds } from '../../store/odds/shown.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { DangerCaption } from './Danger.tsx';
import { shownOf } from './publish.ts';

interface Props {
  readonly view: TableView;
  /** The hex pointed at, or that the keyboard is on. */
  readonly pointed: Hex | null;
  /** The map is looked at in another way: nothing is said over it. */
  readonly silent: boolean;
}

/** Tells the controller of the odds what is looked at, and puts what comes back into words. */
export function TableOdds({ view, pointed, silent }: Props) {
  const { odds: words } = useExplanations();
  const selection = useStore((state) => state.selection);
  const gathered = useGathered((state) => state.gathered);
  const everywhere = useDangerTool((state) => state.on);
  const [controller, setController] = useState<Controller | null>(null);
  useEffect(() => {
    const begun = beginOdds();
    setController(begun);
    return begun.end;
  }, []);
  useEffect(
    () => controller?.look(view, selection, pointed, everywhere),
    [controller, view, selection, pointed, everywhere],
  );
  useEffect(() => useOdds.setState(shownOf(gathered, words)), [gathered, words]);
  return <DangerCaption view={view} silent={silent} />;
}
