import type { ReactNode } from 'react';
import { at } from './ornament.ts';

/** Room for the longest name. */
const ACROSS = 160;
/** Room above the line on which letters stand; as high is the strut of `map-words` in sheet.css. */
export const ABOVE = 30;

interface WordsProps {
  readonly className: string;
  /** The middle of the line on which the letters stand. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/**
 * MapWords on the map. Not SVG text, which browsers lay out and paint again at every step of a zoom, and with it all the
 * ground about it.
 */
export function MapWords({ className, x, y, children }: WordsProps) {
  return (
    <foreignObject
      className="map-words"
      x={at(x - ACROSS / 2)}
      y={at(y - ABOVE)}
      width={ACROSS}
      height={ABOVE + 10}
    >
      <div className={className}>{children}</div>
    </foreignObject>
  );
}
