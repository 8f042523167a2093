import { type RefObject, useEffect, useState } from 'react';
import type { Grain } from '../map/ground/tiles/tileDrawing.ts';

/** Below this scale a hex is less than some 24 pixels wide: single trees and hachures are no more than dust then. */
const COARSE_BELOW = 0.35;

/** How much of the ground is to be drawn, as near as the sheet is seen when it rests: the map room tells it on its port. */
export function useGrain(port: RefObject<HTMLElement | null>): Grain {
  const [grain, setGrain] = useState<Grain>('fine');
  useEffect(() => {
    const room = port.current;
    if (!room) return;
    const look = (): void => {
      const scale = Number(room.dataset['scale'] ?? 1);
      setGrain(scale < COARSE_BELOW ? 'coarse' : 'fine');
    };
    const watch = new MutationObserver(look);
    watch.observe(room, { attributeFilter: ['data-scale'] });
    look();
    return () => watch.disconnect();
  }, [port]);
  return grain;
}
