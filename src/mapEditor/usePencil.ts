import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Hex } from '../geometry/hex.ts';
import type { MapShape } from '../geometry/shape.ts';
import type { Size } from '../map/camera.ts';
import { BORDER, type Plan } from '../map/plan.ts';
import { usePanZoom } from '../map/usePanZoom.ts';
import { drawingHand, type Pencil } from './hand.ts';

/** The hand of the table, which carries pieces, has nothing to do here: the pencil hears the pointers. */
const NO_HAND = {
  press: () => {},
  hover: () => {},
  carries: () => false,
  carry: () => {},
  drop: () => {},
} as const;

interface SheetHeld extends ReturnType<typeof usePanZoom> {
  /** With its border. */
  readonly size: Size;
  readonly centreOn: (hexes: readonly Hex[], when: 'always' | 'ifHidden') => void;
}

/** A sheet under a pencil, whole in its window whenever its shape is another. */
export function usePencil(plan: Plan, shape: MapShape, pencil: Pencil): SheetHeld {
  const size = { width: plan.width + 2 * BORDER, height: plan.height + 2 * BORDER };
  const latest = useRef(pencil);
  useEffect(() => {
    latest.current = pencil;
  }, [pencil]);
  const listen = useMemo(() => drawingHand(() => latest.current), []);
  const { port, sheet, view } = usePanZoom(
    size,
    { x: size.width / 2, y: size.height / 2, ...size },
    NO_HAND,
    { listen },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the sheet has another size
  useEffect(() => view.current?.fit(), [shape]);
  const centreOn = useCallback(
    (hexes: readonly Hex[], when: 'always' | 'ifHidden') =>
      view.current?.centreOn(
        hexes.map((hex) => {
          const { x, y } = plan.centre(hex);
          return { x: x + BORDER, y: y + BORDER };
        }),
        when,
      ),
    [plan, view],
  );
  return { port, sheet, view, size, centreOn };
}
