import { memo } from 'react';
import { DIRECTIONS, type Hex, sameHex, step } from '../../geometry/hex.ts';
import type { Plan } from '../plan.ts';
import { causeway, waterlines } from './water.ts';
import './waterHexes.css';

interface WaterHexesProps {
  readonly plan: Plan;
  readonly hexes: readonly Hex[];
  readonly bridges: readonly Hex[];
}

/** Water that fills hexes, and the bridges that fill one. */
export const WaterHexes = memo(function WaterHexes({ plan, hexes, bridges }: WaterHexesProps) {
  const [shore, ...lines] = waterlines(plan, hexes);
  return (
    <g>
      <path className="map-water" d={shore} />
      {lines.map((line, i) => (
        <path key={line} className="map-waterline" d={line} opacity={0.7 - i * 0.15} />
      ))}
      {bridges.map((hex) => {
        // The road leads where there is no water, or straight on along the row.
        const dry = DIRECTIONS.find((d) => !hexes.some((other) => sameHex(other, step(hex, d)))) ?? 1;
        const { deck, rails } = causeway(plan, hex, dry);
        return (
          <g key={`${hex.q},${hex.r}`}>
            <path className="map-deck map-deck-wide" d={deck} />
            <path className="map-rails" d={rails} />
          </g>
        );
      })}
    </g>
  );
});
