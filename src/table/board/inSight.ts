import type { MapCommands } from '../../map/mapProps.ts';
import type { Game, Unit } from '../../rules/state/game.ts';

/** Brings a unit into sight. Who is still to be set up stands nowhere. */
export function bring(map: MapCommands | null, { fate, hexes }: Unit, when?: 'ifHidden'): void {
  if (fate === 'present') map?.centreOn(hexes[0], when);
}

/** Brings one of the units that wait for orders into sight, if none of them is. */
export function bringArmy(map: MapCommands | null, { units, side }: Game): void {
  const waiting = units.filter((one) => one.side === side && one.fate === 'present' && !one.activated);
  const port = document.querySelector('.table-map')?.getBoundingClientRect();
  const isSeen = ({ hexes: [hex] }: Unit): boolean => {
    const seen = map?.clientRectOf(hex);
    return (
      seen !== undefined &&
      port !== undefined &&
      seen.left >= port.left &&
      seen.right <= port.right &&
      seen.top >= port.top &&
      seen.bottom <= port.bottom
    );
  };
  const [first] = waiting;
  if (first && !waiting.some(isSeen)) map?.centreOn(first.hexes[0]);
}
