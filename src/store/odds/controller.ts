/**
 * Has the odds of what the players look at worked out, from the first look to the last: waits until a hex is rested on,
 * asks in the order of the watch, and lays out together what is told together.
 */
import { create } from 'zustand';
import type { Hex } from '../../geometry/hex.ts';
import { unitAt } from '../../rules/state/game.ts';
import { ask } from '../../worker/client.ts';
import type { Selection } from '../state.ts';
import type { TableView } from '../view/view.ts';
import type { Asker } from './desk.ts';
import { NOTHING_SHOWN, useOdds } from './shown.ts';
import { type Gathered, type Look, makeWatch } from './watch.ts';

/** How long a hex must be pointed at before anybody reckons with it, in milliseconds. */
const REST = 120;
/** What is told within this time is laid out at once, in milliseconds. */
const TOGETHER = 60;

/** What came back of what is looked at; nothing where nobody looks. */
export const useGathered = create<{ readonly gathered: Gathered | null }>()(() => ({ gathered: null }));

export interface Controller {
  readonly look: (view: TableView, selection: Selection, pointed: Hex | null, everywhere?: boolean) => void;
  /** The player wants no more of what is being reckoned; or has it reckoned after all. */
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Nobody looks any more: nothing is asked, nothing is shown. */
  readonly end: () => void;
}

export function makeController(asker: Asker): Controller {
  let latest: Gathered | null = null;
  let laying: ReturnType<typeof setTimeout> | null = null;
  let resting: ReturnType<typeof setTimeout> | null = null;
  let seen: Pick<Look, 'view' | 'selection' | 'everywhere'> | null = null;
  /** Pointed at, and rested on. */
  let pointed: Hex | null = null;
  let hex: Hex | null = null;

  const watch = makeWatch(asker, (gathered) => {
    latest = gathered;
    laying ??= setTimeout(() => {
      laying = null;
      useGathered.setState({ gathered: latest });
    }, TOGETHER);
  });

  function gather(): void {
    if (!seen) return;
    const unit = hex === null ? null : (unitAt(seen.view.game, hex)?.id ?? null);
    watch.look({ ...seen, hex, unit });
  }

  function rest(): void {
    if (resting !== null) clearTimeout(resting);
    resting = setTimeout(() => {
      resting = null;
      if (hex === pointed) return;
      hex = pointed;
      gather();
    }, REST);
  }

  return {
    look: (view, selection, at, everywhere = false) => {
      const isFirst = seen === null;
      const isOther = seen?.view !== view || seen.selection !== selection || seen.everywhere !== everywhere;
      seen = { view, selection, everywhere };
      if (isFirst) hex = at;
      if (at !== pointed) {
        pointed = at;
        if (!isFirst) rest();
      }
      if (isFirst || isOther) gather();
    },
    stop: watch.stop,
    goOn: watch.goOn,
    end: () => {
      if (resting !== null) clearTimeout(resting);
      seen = null;
      watch.look(null);
      if (laying !== null) clearTimeout(laying);
      laying = null;
      useGathered.setState({ gathered: null });
      useOdds.setState(NOTHING_SHOWN);
    },
  };
}

let current: Controller | null = null;

/** The controller of the table that is open. */
export function beginOdds(): Controller {
  current = makeController(ask);
  return current;
}

/** Leaves off what is being reckoned for what is looked at. */
export function stopOdds(): void {
  current?.stop();
}

/** Has it reckoned after all. */
export function goOnWithOdds(): void {
  current?.goOn();
}
