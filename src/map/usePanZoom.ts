import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ArmiesSeen, Size } from './camera.ts';
import { dispatch } from './gestures/dispatch.ts';
import type { Hand } from './gestures/gesture.ts';
import { type PanZoom, panZoom } from './panZoom.ts';

interface Held {
  readonly port: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The control of the view; null until the map stands. */
  readonly view: RefObject<PanZoom | null>;
}

interface Options {
  readonly listen?: typeof dispatch;
  readonly foot?: number;
  readonly aside?: number | undefined;
}

/**
 * Ties pan and zoom to a window and its sheet; begun anew only when the size of the sheet changes. Who hears the pointers
 * is told once and for all.
 */
export function usePanZoom(
  size: Size,
  armies: ArmiesSeen,
  hand: Hand,
  { listen = dispatch, foot = 0, aside }: Options = {},
): Held {
  const heard = useRef(listen);
  const port = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<PanZoom | null>(null);
  const latest = useRef(hand);
  const start = useRef(armies);
  const { width, height } = size;
  useEffect(() => {
    latest.current = hand;
    start.current = armies;
  });
  useLayoutEffect(() => {
    if (port.current === null || sheet.current === null) return;
    const now = () => latest.current;
    const begun = panZoom(
      port.current,
      sheet.current,
      { width, height },
      start.current,
      now,
      heard.current,
      foot,
      aside,
    );
    view.current = begun;
    return () => {
      begun.stop();
      view.current = null;
    };
  }, [width, height, foot, aside]);
  return { port, sheet, view };
}
