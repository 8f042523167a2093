import type { RefObject } from 'react';
import { useWords } from '../../account/words.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import { ZOOM } from '../keys/tableKeys.ts';
import './mapTools.css';

interface ToolProps {
  readonly label: string;
  /** The path of its picture. */
  readonly way: string;
  readonly isPressed?: boolean;
  readonly testid?: string;
  readonly onPress: () => void;
}

function Tool({ label, way, isPressed, testid, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="press"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      data-testid={testid}
      onClick={onPress}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={way} fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </button>
  );
}

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly onLegend: () => void;
}

/** Zoom, grid, odds and the legend for those who have neither wheel nor keys at hand. */
export function MapTools({ map, onLegend }: Props) {
  const { buttons } = useWords().screens;
  const { showGrid: grid, odds } = useStore((state) => state.preferences);
  return (
    <div className="map-tools">
      <Tool label={buttons.zoomIn} way="M8 3v10M3 8h10" onPress={() => map.current?.zoomBy(ZOOM)} />
      <Tool label={buttons.zoomOut} way="M3 8h10" onPress={() => map.current?.zoomBy(1 / ZOOM)} />
      <Tool
        label={buttons.wholeMap}
        way="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"
        onPress={() => map.current?.fit()}
      />
      <Tool
        label={buttons.showGrid}
        way="M8 1.5l5.6 3.2v6.5L8 14.5l-5.6-3.3V4.7z"
        isPressed={grid}
        onPress={() => setPreference('showGrid', !grid)}
      />
      <Tool
        label={buttons.showOdds}
        way="M8 2v12M5 14h6M2.5 4.5h11M1 9.5l2-5 2 5a2 2 0 0 1-4 0M11 9.5l2-5 2 5a2 2 0 0 1-4 0"
        isPressed={odds}
        testid="show-odds"
        onPress={() => setPreference('odds', !odds)}
      />
      <Tool
        label={buttons.legend}
        way="M2 3h3v3H2zM2 10h3v3H2zM8 4.5h6M8 11.5h6"
        testid="legend"
        onPress={onLegend}
      />
    </div>
  );
}
