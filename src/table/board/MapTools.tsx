import type { RefObject } from 'react';
import { useWords } from '../../account/words.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import { ZOOM } from '../keys/tableKeys.ts';
import './mapTools.css';

function Icon({ way }: { readonly way: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={way} fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

/** Zoom, grid and odds for those who have neither wheel nor keys at hand. */
export function MapTools({ map }: { readonly map: RefObject<MapCommands | null> }) {
  const { buttons } = useWords().screens;
  const { showGrid: grid, odds } = useStore((state) => state.preferences);
  return (
    <div className="map-tools">
      <button
        type="button"
        className="press"
        aria-label={buttons.zoomIn}
        onClick={() => map.current?.zoomBy(ZOOM)}
      >
        <Icon way="M8 3v10M3 8h10" />
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.zoomOut}
        onClick={() => map.current?.zoomBy(1 / ZOOM)}
      >
        <Icon way="M3 8h10" />
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.wholeMap}
        onClick={() => map.current?.fit()}
      >
        <Icon way="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.showGrid}
        aria-pressed={grid}
        onClick={() => setPreference('showGrid', !grid)}
      >
        <Icon way="M8 1.5l5.6 3.2v6.5L8 14.5l-5.6-3.3V4.7z" />
      </button>
      <button
        type="button"
        className="press"
        aria-label={buttons.showOdds}
        title={buttons.showOdds}
        aria-pressed={odds}
        data-testid="show-odds"
        onClick={() => setPreference('odds', !odds)}
      >
        <Icon way="M8 2v12M5 14h6M2.5 4.5h11M1 9.5l2-5 2 5a2 2 0 0 1-4 0M11 9.5l2-5 2 5a2 2 0 0 1-4 0" />
      </button>
    </div>
  );
}
