import { DIRECTIONS, type Hex } from '../geometry/hex.ts';
import { hexName } from '../geometry/shape.ts';
import { sideBetween } from '../geometry/side.ts';
import { carriedBy, groundAt } from '../mapmaking/ground.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { useSpeech } from './words.ts';

/** A hex in words: its name, its ground, what lies along its sides. Nothing for none. */
export function useHexTold(hex: Hex | null): string {
  const { language } = useSpeech();
  const map = useMapEditor((state) => state.sheet.map);
  if (!hex) return '';
  const sides = DIRECTIONS.flatMap((direction) => {
    const carried = carriedBy(map, sideBetween(hex, direction));
    return carried ? [{ terrain: carried.terrain, direction }] : [];
  });
  return language.screens.aria.hex(hexName(hex), groundAt(map, hex), sides);
}
