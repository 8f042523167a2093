/** What lies under the pointer: apart, for it changes with every move of the hand. */
import { create } from 'zustand';
import { type Hex, sameHex } from '../geometry/hex.ts';
import { type HexSide, sideKey } from '../geometry/side.ts';

interface Hovered {
  readonly hex: Hex | null;
  readonly side: HexSide | null;
}

export const useHovered = create<Hovered>()(() => ({ hex: null, side: null }));

export function hoverOver(hex: Hex | null, side: HexSide | null): void {
  const before = useHovered.getState();
  const stays = hex === before.hex || (hex && before.hex && sameHex(hex, before.hex));
  const staysOn = side === before.side || (side && before.side && sideKey(side) === sideKey(before.side));
  if (!stays || !staysOn) useHovered.setState({ hex, side });
}
