import { DIRECTIONS, type Hex, sameHex } from '../../geometry/hex.ts';
import { sideBetween, sideKey } from '../../geometry/side.ts';
import type { Language } from '../../language/language.ts';
import type { Battle, BattleMap } from '../../rules/state/game.ts';

/** The names of the places and exits a hex belongs to. R-151. */
export function placesAt({ locale }: Language, { objectives = [] }: Battle, hex: Hex): readonly string[] {
  return objectives.flatMap((one) =>
    one.kind !== 'survival' && one.hexes.some((own) => sameHex(own, hex)) ? one.name[locale] : [],
  );
}

/** What a hex and its sides carry: "C7, hill, wood; river to the east". `name`: the hex as players call it. */
export function groundWords(
  { screens }: Language,
  { hexes, sides }: BattleMap,
  hex: Hex,
  name: string,
): string {
  const found = hexes.find((one) => sameHex(one, hex)) ?? { terrain: 'open', hill: false };
  const edges = DIRECTIONS.flatMap((direction) => {
    const key = sideKey(sideBetween(hex, direction));
    const side = sides.find((one) => sideKey(one) === key);
    return side ? [{ terrain: side.terrain, direction }] : [];
  });
  return screens.aria.hex(name, found, edges);
}
