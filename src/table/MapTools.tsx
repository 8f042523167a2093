import type { RefObject } from 'react';
import type { MapCommands } from '../map/mapProps.ts';
import { setPreference } from '../store/actions.ts';
import { useStore } from '../store/store.ts';
import { useWords } from './words.ts';

const STEP = 1.25;

/** Zoom and grid for those who have neither wheel nor keys at hand. */
export function MapTools({ map }: { readonly map: RefObject<MapCommands | null> }) {
  const { screens, table } = useWords();
  const { buttons } = screens;
  const grid = useStore((state) => state.preferences.showGrid);
  return (
    <div className="map-tools">
      <button
        type="button"
        className="press"
        aria-label={buttons.zoomIn}
        onClick={() => map.current?.zoomBy(STEP)}
      >
        +
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.zoomOut}
        onClick={() => map.current?.zoomBy(1 / STEP)}
      >
        −
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.wholeMap}
        onClick={() => map.current?.fit()}
      >
        {table.fit}
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.showGrid}
        aria-pressed={grid}
        onClick={() => setPreference('showGrid', !grid)}
      >
        ⬡
      </button>
    </div>
  );
}
