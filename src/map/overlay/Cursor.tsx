import { memo } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import { FOR_THE_EYE } from '../ornament.ts';
import { hexPath, type Plan } from '../plan.ts';

/** The hex the keyboard is on: a frame of its own form, seen only while the map has the focus. */
export const Cursor = memo(function Cursor({
  plan,
  cursor,
}: {
  readonly plan: Plan;
  readonly cursor: Hex | null;
}) {
  if (cursor === null) return null;
  const d = hexPath(plan, cursor, 0.5);
  return (
    <g className="cursor" {...FOR_THE_EYE}>
      <path className="cursor-edge" d={d} />
      <path className="cursor-line" d={d} />
    </g>
  );
});
