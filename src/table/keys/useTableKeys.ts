import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { isWriting, keyPressed, pressKey } from '../../store/input/keys.ts';
import { actionOfKey } from '../../store/input/usualKeys.ts';
import { useStore } from '../../store/store.ts';
import { NO_SIGHT, type Overlay, type SightAsk, sightAfter } from '../board/overlay.ts';
import { isAnswering } from './answeringKeys.ts';
import { type Hands, OVERLAY_KEYS, TABLE_KEYS } from './tableKeys.ts';

interface Given extends Omit<Hands, 'map' | 'sight'> {
  readonly map: RefObject<MapCommands | null>;
  /** For whose eyes the screen is; nobody's where both may see it. */
  readonly eyes: Side | null;
}

/** How the map is looked at for the moment. */
export interface Looks {
  /** What is held before the map. */
  readonly overlay: Overlay | null;
  /** The line of sight asked for; none while none is. */
  readonly sight: SightAsk | null;
  readonly onSight: (hex: Hex) => void;
  /** Looks so until it is asked for again: the way of those who hold no key. */
  readonly onOverlay: (overlay: Overlay) => void;
  readonly onAskSight: () => void;
}

/** Keys that the control under the focus wants for itself: all of them where text is written. */
function isTaken(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest('input, textarea, select, dialog')) return true;
  const presses = (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.shiftKey;
  if (presses && on?.closest('button, a, summary')) return true;
  return on?.closest('[role="tablist"]') !== null && /^(Arrow\w+|Home|End)$/.test(event.key);
}

function isHeldDown(event: KeyboardEvent): boolean {
  return event.repeat && isAnswering(keyPressed(event)) && !isWriting(event.target);
}

/** Does what a key of the table is for; whether there was one and it could be done. */
function press(name: string, hands: Hands): boolean {
  const state = useStore.getState();
  const id = actionOfKey(state.preferences.keys, name);
  const found = TABLE_KEYS.find((one) => one.id === id);
  if (!found?.enabled(state).allowed) return false;
  found.run(hands);
  return true;
}

/** Listens to the keys of the table. */
export function useTableKeys({ eyes, map, help, flip, endOrders }: Given): Looks {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [sight, setSight] = useState<SightAsk | null>(null);
  const holding = useRef<string | null>(null);
  const asking = sight !== null;
  // A layout effect, so that what is asked is never seen before its keys are heard.
  useLayoutEffect(() => {
    const hands = (): Hands => ({
      map: map.current,
      help,
      flip,
      endOrders,
      sight: () => setSight(asking ? null : NO_SIGHT),
    });
    const overlayOf = (name: string): Overlay | undefined => {
      const id = actionOfKey(useStore.getState().preferences.keys, name);
      return OVERLAY_KEYS.find((one) => one.id === id)?.overlay;
    };
    const down = (event: KeyboardEvent): void => {
      if (isHeldDown(event)) event.preventDefault();
      if (event.defaultPrevented || event.altKey || isTaken(event)) return;
      if (document.querySelector('dialog[open]')) return;
      const name = keyPressed(event);
      const held = overlayOf(name);
      if (held) {
        // its character may be another when it is let go: Shift may be up by then
        holding.current = event.code;
        setOverlay(held);
      } else if (asking && name === 'Escape') setSight(null);
      else if (press(name, hands()) || pressKey(event)) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.code !== holding.current) return;
      holding.current = null;
      setOverlay(null);
    };
    const leave = (): void => setOverlay(null);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', leave);
    };
  }, [map, help, flip, endOrders, asking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one side looked at is not left for the other
  useEffect(() => {
    setOverlay(null);
    setSight(null);
  }, [eyes]);
  const onSight = useCallback((hex: Hex) => setSight((before) => before && sightAfter(before, hex)), []);
  const onOverlay = useCallback((one: Overlay) => setOverlay((before) => (before === one ? null : one)), []);
  const onAskSight = useCallback(() => setSight((before) => (before ? null : NO_SIGHT)), []);
  return { overlay, sight, onSight, onOverlay, onAskSight };
}
