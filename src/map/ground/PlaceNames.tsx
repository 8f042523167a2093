import { hexKey } from '../../geometry/hex.ts';
import type { MapDrawing } from '../../mapmaking/drawing.ts';
import { MapWords } from '../MapWords.tsx';
import type { Plan } from '../plan.ts';
import './placeNames.css';

interface Props {
  readonly plan: Plan;
  readonly names: MapDrawing['names'];
}

/** The names on the map, each above the middle of its hex. */
export function PlaceNames({ plan, names }: Props) {
  return names.map((name) => {
    const { x, y } = plan.centre(name);
    return (
      <MapWords key={hexKey(name)} className={`map-place map-place-${name.kind}`} x={x} y={y - 22}>
        {name.text}
      </MapWords>
    );
  });
}
