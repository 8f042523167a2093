import { type RefObject, useState } from 'react';
import { useWords } from '../../account/words.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import { ZOOM } from '../keys/tableKeys.ts';
import type { Looks } from '../keys/useTableKeys.ts';
import { LookTools } from '../shell/later.ts';
import { MapTool } from './MapTool.tsx';
import './mapTools.css';

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly onLegend: () => void;
  readonly looks: Looks;
}

/**
 * Zoom, grid, odds, legend and the other looks for those who have neither wheel nor keys at hand. In a small window they
 * would hide the map: there one of them unfolds the others.
 */
export function MapTools({ map, onLegend, looks }: Props) {
  const { buttons } = useWords().screens;
  const { showGrid: grid, odds } = useStore((state) => state.preferences);
  const rulebook = useStore((state) => state.rulebook === 'here');
  const [open, setOpen] = useState(false);
  return (
    <div className="map-tools" data-open={open}>
      <MapTool
        label={buttons.mapTools}
        way={open ? 'M3 3l10 10M13 3L3 13' : 'M2 4h12M2 8h12M2 12h12'}
        isOpen={open}
        testid="map-tools"
        onPress={() => setOpen(!open)}
      />
      {/* they come last, and at the far end of the column: nothing moves away under the hand */}
      {rulebook ? <LookTools looks={looks} /> : null}
      <MapTool
        label={buttons.zoomIn}
        action="zoomIn"
        way="M8 3v10M3 8h10"
        onPress={() => map.current?.zoomBy(ZOOM)}
      />
      <MapTool
        label={buttons.zoomOut}
        action="zoomOut"
        way="M3 8h10"
        onPress={() => map.current?.zoomBy(1 / ZOOM)}
      />
      <MapTool
        label={buttons.wholeMap}
        action="wholeMap"
        way="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"
        onPress={() => map.current?.fit()}
      />
      <MapTool
        label={buttons.showGrid}
        action="grid"
        way="M8 1.5l5.6 3.2v6.5L8 14.5l-5.6-3.3V4.7z"
        isPressed={grid}
        onPress={() => setPreference('showGrid', !grid)}
      />
      <MapTool
        label={buttons.showOdds}
        action="odds"
        way="M8 2v12M5 14h6M2.5 4.5h11M1 9.5l2-5 2 5a2 2 0 0 1-4 0M11 9.5l2-5 2 5a2 2 0 0 1-4 0"
        isPressed={odds}
        testid="show-odds"
        onPress={() => setPreference('odds', !odds)}
      />
      <MapTool
        label={buttons.legend}
        way="M2 3h3v3H2zM2 10h3v3H2zM8 4.5h6M8 11.5h6"
        testid="legend"
        onPress={onLegend}
      />
    </div>
  );
}
