import { memo } from 'react';

/** Sheet units across one patch. */
const ACROSS = 320;

/** The marks of a path, each from one M to the next, gathered by the patch of the sheet in which they begin. */
function inPatches(d: string): readonly (readonly [patch: string, d: string])[] {
  const patches = new Map<string, string>();
  for (const mark of d.split(/(?=M)/)) {
    const [x, y] = mark.slice(1).split(/[^\d.-]+/, 2);
    const patch = `${Math.floor(Number(x) / ACROSS)},${Math.floor(Number(y) / ACROSS)}`;
    patches.set(patch, (patches.get(patch) ?? '') + mark);
  }
  return [...patches];
}

/**
 * Many small marks of one kind. A browser paints a map tile by tile and goes through the whole of every path that
 * touches the tile: a path for each patch of the sheet keeps zooming swift where one for all of it did not.
 */
export const Patches = memo(function Patches({
  className,
  d,
}: {
  readonly className: string;
  readonly d: string;
}) {
  return d === ''
    ? null
    : inPatches(d).map(([patch, marks]) => <path key={patch} className={className} d={marks} />);
});
