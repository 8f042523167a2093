import type { MapCommands } from '../../map/mapProps.ts';
import type { Game, Unit } from '../../rules/state/game.ts';

/** Brings a unit into sight. Who is still to be set up stands nowhere. */
export function bring(map: MapCommands | null, { fate, hexes }: Unit, when?: 'ifHidden'): void {
  if (fate === 'present') map?.centreOn(hexes[0], when);
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
