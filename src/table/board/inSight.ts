import type { MapCommands } from '../../map/mapProps.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { TableView } from '../../store/view/view.ts';

/** Brings a unit into sight. */
export function bring(map: MapCommands | null, { fate, hexes }: Unit, when?: 'ifHidden'): void {
  if (fate === 'present') map?.centreOn(hexes[0], when);
}

/** Who is still to be set up stands nowhere: his zone is brought into sight, or the hexes that are open to him. R-150. */
export function bringZone(map: MapCommands | null, { zones, offered }: TableView['marks']): void {
  const hexes = zones?.find(({ own }) => own)?.hexes ?? offered;
  const middle = (of: 'q' | 'r') => Math.round(hexes.reduce((sum, hex) => sum + hex[of], 0) / hexes.length);
  if (hexes.length > 0) map?.centreOn({ q: middle('q'), r: middle('r') }, 'ifHidden');
}

/** Brings one of the units that wait for orders into sight, if none of them is. */
export function bringArmy(map: MapCommands | null, { units, side }: Game): void {
  const port = document.querySelector('.table-map')?.getBoundingClientRect();
  if (!map || !port) return;
  const waiting = units.filter((one) => one.side === side && one.fate === 'present' && !one.activated);
  const isSeen = ({ hexes: [hex] }: Unit): boolean => {
    const { left, right, top, bottom } = map.clientRectOf(hex);
    return left >= port.left && right <= port.right && top >= port.top && bottom <= port.bottom;
  };
  const [first] = waiting;
  if (first && !waiting.some(isSeen)) bring(map, first);
}
