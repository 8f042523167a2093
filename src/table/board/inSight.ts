import type { Hex } from '../../geometry/hex.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import type { Game } from '../../rules/state/game.ts';
import type { TableView } from '../../store/view/view.ts';

/** Where the unit stands, if it is on the map; with none, all who wait for orders. */
export function placesOf({ units, side }: Game, unit: string | null): readonly Hex[] {
  return units.flatMap((one) =>
    one.fate === 'present' && (unit === null ? one.side === side && !one.activated : one.id === unit)
      ? one.hexes[0]
      : [],
  );
}

/** Who is still to be set up stands nowhere: his zone is brought into sight, or the hexes that are open to him. R-150. */
export function bringZone(map: MapCommands | null, { zones, offered }: TableView['marks']): void {
  const hexes = zones?.find(({ own }) => own)?.hexes ?? offered;
  const middle = (of: 'q' | 'r') => Math.round(hexes.reduce((sum, hex) => sum + hex[of], 0) / hexes.length);
  if (hexes.length > 0) map?.centreOn({ q: middle('q'), r: middle('r') }, 'ifHidden');
}
