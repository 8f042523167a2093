import { type RefObject, useEffect, useState } from 'react';
import type { MapCommands } from '../map/mapProps.ts';
import { unitOf } from '../rules/game.ts';
import { setPreference } from '../store/actions.ts';
import { pressKey } from '../store/keys.ts';
import { useStore } from '../store/store.ts';

interface Hands {
  readonly map: RefObject<MapCommands | null>;
  readonly onHelp: () => void;
  readonly onFlip: () => void;
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

/** Keys that change only what is seen; true when there was one. */
function look({ map, onHelp, onFlip }: Hands, event: KeyboardEvent): boolean {
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

/** Listens to the keys of the table; tells whether the pieces are hidden because H is held. */
export function useTableKeys({ map, onHelp, onFlip }: Hands): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTaken(event) || document.querySelector('dialog[open]')) return;
      if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey) setHidden(true);
      else if (look({ map, onHelp, onFlip }, event) || pressKey(event)) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'h') setHidden(false);
    };
    const leave = (): void => setHidden(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', leave);
    };
  }, [map, onHelp, onFlip]);
  return hidden;
}
