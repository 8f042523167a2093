import { DIRECTIONS, type Hex, sameHex } from '../geometry/hex.ts';
import { hexName } from '../geometry/shape.ts';
import { sideBetween } from '../geometry/side.ts';
import { bareHex } from '../mapmaking/ground.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { useSpeech } from './words.ts';

/**
 * A hex in words: its name, its ground, what lies along its sides. Nothing for none. Looked for in the lists as they are:
 * under a hand that draws every move makes new ones, and an index of them would be made for this one question.
 */
export function useHexTold(hex: Hex | null): string {
  const { language } = useSpeech();
  const map = useMapEditor((state) => state.sheet.map);
  if (!hex) return '';
  const ground = map.hexes.find((one) => sameHex(one, hex)) ?? bareHex(hex);
  const sides = DIRECTIONS.flatMap((direction) => {
    const asked = sideBetween(hex, direction);
    const carried = map.sides.find((one) => sameHex(one, asked) && one.side === asked.side);
    return carried ? [{ terrain: carried.terrain, direction }] : [];
  });
  return language.screens.aria.hex(hexName(hex), ground, sides);
}
