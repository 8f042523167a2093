/** What is done to the whole sheet: another size, a turn, a mirror, ground by lot. Each is one step back. */
import type { GroundAsked } from '../../mapmaking/byLot.ts';
import { type Corner, frameKeeping, lostIn, type MapSize, reframing } from '../../mapmaking/frame.ts';
import {
  drawingThrough,
  type Mapping,
  type MirrorAxis,
  mapThrough,
  mirroring,
  turning,
} from '../../mapmaking/mapping.ts';
import { symmetriesOf } from '../../mapmaking/symmetry.ts';
import { groundByLot } from './lot.ts';
import { change, layNamed } from './mapEditor.ts';
import { emptySheet, type Sheet } from './sheet.ts';
import { NAMELESS, useMapEditor } from './state.ts';

function through(mapping: Mapping): void {
  const { map, drawing } = useMapEditor.getState().sheet;
  lay({ map: mapThrough(mapping, map), drawing: drawingThrough(mapping, drawing) });
}

/** Another sheet on the table. Where its shape allows the symmetry no more there is none. */
function lay(sheet: Sheet): void {
  change(sheet);
  const { symmetry } = useMapEditor.getState();
  const isAllowed = symmetriesOf(sheet.map.shape).includes(symmetry);
  useMapEditor.setState({ cursor: null, symmetry: isAllowed ? symmetry : 'none' });
}

/** The sheet in another size, the corner told staying where it is. All that lies within is kept. */
export function resize(size: MapSize, corner: Corner): void {
  const { shape } = useMapEditor.getState().sheet.map;
  through(reframing(frameKeeping(shape, size, corner)));
}

/** How many hexes and sides that carry something would be cut off. */
export function lostBy({ map }: Sheet, size: MapSize, corner: Corner): number {
  return lostIn(map, frameKeeping(map.shape, size, corner));
}

/** The south becomes the north. */
export function turnSheet(): void {
  through(turning(useMapEditor.getState().sheet.map.shape, 3));
}

export function mirrorSheet(axis: MirrorAxis): void {
  through(mirroring(useMapEditor.getState().sheet.map.shape, axis));
}

/** A sheet of that size with nothing on it: another map, which has no name yet, and what was kept does not give way to it. */
export function emptyTable({ columns, rows }: MapSize): void {
  layNamed({ name: NAMELESS, sheet: emptySheet(columns, rows) });
}

/** What was laid by lot last. */
let byLot: Sheet | null = null;

/** Whether nothing has been drawn since ground was laid by lot: another lot then takes its place. */
export function isByLot(sheet: Sheet): boolean {
  return sheet === byLot;
}

/** Ground by lot. Drawn again before anything else is, it is the same step back. */
export async function layByLot(asked: GroundAsked): Promise<boolean> {
  const drawn = await groundByLot(asked);
  if (!drawn) return false;
  const { sheet, name } = useMapEditor.getState();
  // what was kept is not to give way to it
  if (isByLot(sheet)) useMapEditor.setState({ sheet: drawn, ahead: [], keptAs: null });
  else layNamed({ name, sheet: drawn });
  byLot = drawn;
  return true;
}
