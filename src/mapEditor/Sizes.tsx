import { useState } from 'react';
import {
  CORNERS,
  type Corner,
  LEAST_SIZE,
  type MapSize,
  MOST_SIZE,
  sizeOfShape,
} from '../mapmaking/frame.ts';
import { MIRRORS } from '../mapmaking/mapping.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { emptyTable, lostBy, mirrorSheet, resize, turnSheet } from '../store/mapEditor/whole.ts';
import { PaperNumber } from './fields.tsx';
import { useSpeech } from './words.ts';

/** How large the sheet is, and which way it lies. */
export function Sizes() {
  const { say } = useSpeech();
  const { sizing } = say;
  const sheet = useMapEditor((state) => state.sheet);
  const now = sizeOfShape(sheet.map.shape);
  const [wanted, setWanted] = useState<Partial<MapSize>>({});
  const [corner, setCorner] = useState<Corner>('northWest');
  const size: MapSize = { ...now, ...wanted };
  const isOther = size.columns !== now.columns || size.rows !== now.rows;
  const field = (of: keyof MapSize) => (
    <PaperNumber
      label={`${sizing[of]}, ${sizing.bounds(LEAST_SIZE[of], MOST_SIZE[of])}`}
      value={size[of]}
      least={LEAST_SIZE[of]}
      most={MOST_SIZE[of]}
      testid={`size-${of}`}
      onChange={(value) => setWanted({ ...wanted, [of]: value })}
    />
  );
  return (
    <>
      <div className="paper-pair">
        {field('columns')}
        {field('rows')}
      </div>
      <label className="paper-field">
        {sizing.corner}
        <select
          value={corner}
          data-testid="size-corner"
          onChange={({ target }) => setCorner(CORNERS.find((one) => one === target.value) ?? 'northWest')}
        >
          {CORNERS.map((one) => (
            <option key={one} value={one}>
              {sizing.corners[one]}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="paper-note" data-testid="size-lost">
        {sizing.lost(isOther ? lostBy(sheet, size, corner) : 0)}
      </p>
      <div className="paper-presses">
        <button
          type="button"
          className="press chief"
          disabled={!isOther}
          data-testid="resize"
          onClick={() => {
            resize(size, corner);
            setWanted({});
          }}
        >
          {sizing.apply}
        </button>
        <button type="button" className="press small" data-testid="turn-sheet" onClick={turnSheet}>
          {sizing.turn}
        </button>
        {MIRRORS.map((axis) => (
          <button
            key={axis}
            type="button"
            className="press small"
            data-testid={`mirror-${axis}`}
            onClick={() => mirrorSheet(axis)}
          >
            {sizing[axis]}
          </button>
        ))}
        <button
          type="button"
          className="press small"
          data-testid="empty-sheet"
          onClick={() => {
            emptyTable(size);
            setWanted({});
          }}
        >
          {sizing.empty}
        </button>
      </div>
    </>
  );
}
