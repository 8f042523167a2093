import type { RefObject } from 'react';
import type { MapCommands } from '../map/mapProps.ts';
import { sizeOfShape } from '../mapmaking/frame.ts';
import { symmetriesOf } from '../mapmaking/symmetry.ts';
import { redo, setSymmetry, undo } from '../store/mapEditor/mapEditor.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { useHexTold } from './hexTold.ts';
import { useHovered } from './hovered.ts';
import { PassageTold } from './Passage.tsx';
import { ViewPresses } from './ViewPresses.tsx';
import { useSpeech } from './words.ts';

/** Symmetrical drawing, as far as the sheet's shape allows it. */
function SymmetryChoice() {
  const { say } = useSpeech();
  const shape = useMapEditor((state) => state.sheet.map.shape);
  const symmetry = useMapEditor((state) => state.symmetry);
  const offered = symmetriesOf(shape);
  return (
    <select
      aria-label={say.symmetryTitle}
      data-testid="symmetry"
      value={symmetry}
      onChange={({ target }) => setSymmetry(offered.find((one) => one === target.value) ?? 'none')}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {say.symmetry[one]}
        </option>
      ))}
    </select>
  );
}

/** The hex under the pointer, in words. */
function Under() {
  const told = useHexTold(useHovered((state) => state.hex));
  return <span className="foot-under">{told}</span>;
}

interface FootProps {
  readonly map: RefObject<MapCommands | null>;
  readonly onKeys: () => void;
}

/** Below the sheet: how large it is, what lies under the hand, steps back and forth, how near it is seen. */
export function Foot({ map, onKeys }: FootProps) {
  const { say } = useSpeech();
  const shape = useMapEditor((state) => state.sheet.map.shape);
  const canUndo = useMapEditor((state) => state.past.length > 0 || state.stroke !== null);
  const canRedo = useMapEditor((state) => state.ahead.length > 0);
  const { columns, rows } = sizeOfShape(shape);
  return (
    <footer className="drawing-foot">
      <span data-testid="map-size">{say.size(columns, rows)}</span>
      <Under />
      <PassageTold />
      <SymmetryChoice />
      <button type="button" className="press small" disabled={!canUndo} data-testid="map-undo" onClick={undo}>
        ↶ {say.undo}
      </button>
      <button type="button" className="press small" disabled={!canRedo} data-testid="map-redo" onClick={redo}>
        ↷ {say.redo}
      </button>
      <ViewPresses map={map} words={say} testid="hand-and-keys" onKeys={onKeys} />
    </footer>
  );
}
