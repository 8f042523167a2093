import { memo } from 'react';
import { BODIES } from './bodies.ts';
import { drawFigures } from './figures.ts';
import './soldiers.css';

/** The figures of each body, for the bodies to use. */
export const FigureSymbols = memo(function FigureSymbols() {
  return (
    <defs>
      {BODIES.map((body) => (
        <g key={body.id} id={`map-figures-${body.id}`}>
          {drawFigures(body).map(([ink, path]) => (
            <path key={ink} className={ink} d={path} />
          ))}
        </g>
      ))}
    </defs>
  );
});
