import type { Hex } from '../geometry/hex.ts';
import { type HexSide, sideBetween } from '../geometry/side.ts';
import { at, FOR_THE_EYE } from '../map/ornament.ts';
import { Cursor } from '../map/overlay/Cursor.tsx';
import { hexPath, type Plan } from '../map/plan.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { layingOf } from '../store/mapEditor/tools.ts';
import { useHovered } from './hovered.ts';
import './spots.css';

function sidePath(plan: Plan, side: HexSide): string {
  const [a, b] = plan.sideLine(side);
  return `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`;
}

interface SpotProps {
  readonly plan: Plan;
  readonly hex: Hex;
  readonly side: HexSide | null;
}

function Touch({ plan, hex, side }: SpotProps) {
  return side ? (
    <>
      <path className="spot-side-edge" d={sidePath(plan, side)} />
      <path className="spot-side" d={sidePath(plan, side)} />
    </>
  ) : (
    <path className="spot-hex" d={hexPath(plan, hex, 1)} />
  );
}

/** Where the tool would touch the map: under the pointer, and where the keyboard is. */
export function Spots({ plan }: { readonly plan: Plan }) {
  const { hex, side } = useHovered();
  const cursor = useMapEditor((state) => state.cursor);
  const penned = useMapEditor(({ tool, level, side: now }) =>
    layingOf(tool, level).on === 'sides' ? now : null,
  );
  return (
    <g {...FOR_THE_EYE}>
      {hex ? <Touch plan={plan} hex={hex} side={side} /> : null}
      <Cursor plan={plan} cursor={cursor} />
      {cursor && penned !== null ? (
        <g className="cursor">
          <Touch plan={plan} hex={cursor} side={sideBetween(cursor, penned)} />
        </g>
      ) : null}
    </g>
  );
}
