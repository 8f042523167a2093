import { type RefObject, useEffect, useState } from 'react';
import type { MapCommands } from '../map/mapProps.ts';
import { unitOf } from '../rules/game.ts';
import { setPreference } from '../store/actions.ts';
import { pressKey } from '../store/keys.ts';
import { useStore } from '../store/store.ts';
import { viewOf } from '../store/view.ts';
import { LENS_KEYS, type Lens } from './lenses.ts';

interface Hands {
  readonly map: RefObject<MapCommands | null>;
  readonly onHelp: () => void;
  readonly onFlip: () => void;
  /** Asks before it ends the orders, as the button does. */
  readonly onEndOrders: () => void;
}

/** Keys a control under the focus wants for itself. */
function isTaken(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest('input, textarea, select, dialog, [role="tablist"]')) return true;
  return (event.key === 'Enter' || event.key === ' ') && on?.closest('button, a, summary') !== null;
}

function centre(map: MapCommands | null): void {
  const { open, selection } = useStore.getState();
  if (open && selection.unit !== null) map?.centreOn(unitOf(open.game, selection.unit).hexes[0]);
}

function asksForOrders(): boolean {
  const { open, selection } = useStore.getState();
  return open !== null && viewOf(open, selection).question?.ask === 'orders';
}

/** Keys that change only what is seen; true when there was one. */
function look({ map, onHelp, onFlip }: Omit<Hands, 'onEndOrders'>, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case '?':
    case 'F1':
      onHelp();
      return true;
    case 'g':
    case 'G':
      setPreference('showGrid', !useStore.getState().preferences.showGrid);
      return true;
    case 'x':
    case 'X':
      onFlip();
      return true;
    case '0':
      map.current?.fit();
      return true;
    case '+':
    case '=':
      map.current?.zoomBy(1.25);
      return true;
    case '-':
      map.current?.zoomBy(0.8);
      return true;
    case ' ':
      if (!event.shiftKey) return false;
      centre(map.current);
      return true;
    default:
      return false;
  }
}

/** Listens to the keys of the table; tells which lens is held before the map. */
export function useTableKeys({ map, onHelp, onFlip, onEndOrders }: Hands): Lens | null {
  const [lens, setLens] = useState<Lens | null>(null);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTaken(event) || document.querySelector('dialog[open]')) return;
      const held = event.ctrlKey || event.metaKey ? undefined : LENS_KEYS.get(event.key.toLowerCase());
      if (held) setLens(held);
      else if (event.ctrlKey && event.key === 'Enter' && asksForOrders()) onEndOrders();
      else if (look({ map, onHelp, onFlip }, event) || pressKey(event)) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (LENS_KEYS.has(event.key.toLowerCase())) setLens(null);
    };
    const leave = (): void => setLens(null);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', leave);
    };
  }, [map, onHelp, onFlip, onEndOrders]);
  return lens;
}
