/** The ground as it is engraved, which follows the hand when it rests: apart, for it changes under a stroke. */
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { BattleMap } from '../rules/state/game.ts';
import { type DrawingTable, useMapEditor } from '../store/mapEditor/state.ts';

/** A hand that has not moved for so long rests, in milliseconds. */
const REST = 150;

/** The map that stands engraved on the sheet; null before any does. */
export const useDryGround = create<{ readonly map: BattleMap | null }>()(() => ({ map: null }));

/** Whether a hand draws, hex by hex: what is filled is laid at its press. */
function isUnderHand({ stroke, mode }: DrawingTable): boolean {
  return stroke !== null && mode !== 'fill';
}

/** From now on this map stands engraved. */
export function groundDried(map: BattleMap): void {
  useDryGround.setState({ map });
}

/**
 * The map to be engraved: what a hand lays waits, as wet ink, until it rests or is lifted. To engrave takes longer than
 * the eye follows a moving hand.
 */
export function useGroundToEngrave(): BattleMap {
  const map = useMapEditor((state) => state.sheet.map);
  const isDrawing = useMapEditor(isUnderHand);
  const [rested, setRested] = useState(map);
  useEffect(() => {
    if (!isDrawing) {
      setRested(map);
      return;
    }
    const rest = setTimeout(() => setRested(map), REST);
    return () => clearTimeout(rest);
  }, [map, isDrawing]);
  // what no hand has laid – a step back, ground by lot – is engraved at once and leaves no ink
  useEffect(
    () =>
      useMapEditor.subscribe((now, before) => {
        if (now.sheet.map === before.sheet.map || isUnderHand(now) || isUnderHand(before)) return;
        groundDried(now.sheet.map);
      }),
    [],
  );
  return isDrawing ? rested : map;
}
