import { memo } from 'react';
import { BODIES } from './bodies.ts';
import { FigureSymbols } from './figuresLater.ts';

/** What is drawn once and used many times: bodies of figures, crossings, hatchings. */
export const Symbols = memo(function Symbols() {
  return (
    <>
      <FigureSymbols />
      <defs>
        {BODIES.map(({ id, outline, fronts }) => (
          <g key={id}>
            <path id={`map-stands-${id}`} d={outline} />
            <g id={`map-body-${id}`}>
              <path className="stand" d={outline} />
              <use href={`#map-figures-${id}`} />
              <path className="stand-front" d={fronts} />
            </g>
          </g>
        ))}
        <g id="map-bridge">
          <path className="map-deck" d="M-14 0H14" />
          <path className="map-rails" d="M-17 -8.5L-13 -6H13L17 -8.5M-17 8.5L-13 6H13L17 8.5" />
          <path className="map-planks" d="M-10 -5V5M-6 -5V5M-2 -5V5M2 -5V5M6 -5V5M10 -5V5" />
        </g>
        <g id="map-ford">
          <path className="map-ford-bed" d="M-11 -7H11V7H-11Z" />
          <path className="map-ford-stones" d="M-13 -5.5H13M-13 0H13M-13 5.5H13" />
        </g>
        <pattern
          id="map-hatch-costly"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hatch-costly" d="M0 3.5H7" />
        </pattern>
        <pattern
          id="map-hatch-forced"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className="hatch-forced" d="M0 3.5H4.5" />
        </pattern>
        <pattern id="map-hatch-charge" width="8" height="8" patternUnits="userSpaceOnUse">
          <path className="hatch-charge" d="M0 5L4 1.5L8 5" />
        </pattern>
        <pattern id="map-hatch-threat" width="6" height="6" patternUnits="userSpaceOnUse">
          <path className="hatch-threat" d="M0 0L6 6M6 0L0 6" />
        </pattern>
        <path id="map-star" d="M0 -7L1.9 -2.3L6.8 -2L3 1.2L4.2 6L0 3.3L-4.2 6L-3 1.2L-6.8 -2L-1.9 -2.3Z" />
      </defs>
    </>
  );
});
