/** A map as data, for a file, a link and the storage; and back again. */
import type { Words } from '../../contract/system.ts';
import { NOTHING_DRAWN } from '../../mapmaking/drawing.ts';
import { checkFile, type Parsed, parseFile } from '../../scenarios/file.ts';
import { problem } from '../../scenarios/problem.ts';
import type { MapFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import type { NotOpened } from '../saving/openRead.ts';
import { dataIn, lettersOf } from '../saving/packing.ts';
import type { Sheet } from './sheet.ts';

const FORMAT = 'sabreur-hex/map';

/** A sheet with its name. */
export interface NamedSheet {
  readonly name: Words;
  readonly sheet: Sheet;
}

/** A map that was read, or why not. */
export type MapRead =
  | { readonly ok: true; readonly named: NamedSheet }
  | { readonly ok: false; readonly problem: NotOpened };

/** The map as a file holds it. */
export function mapFileOf({ name, sheet: { map, drawing } }: NamedSheet): MapFile {
  const isDrawn = drawing.roads.length > 0 || drawing.names.length > 0;
  return { format: FORMAT, version: VERSION, name, map, ...(isDrawn ? { drawing } : {}) };
}

/** The text of a map's file. */
export function mapText(named: NamedSheet): string {
  return `${JSON.stringify(mapFileOf(named))}\n`;
}

function readFrom(parsed: Parsed): MapRead {
  if (!parsed.ok) return parsed;
  const { file } = parsed;
  if (file.format === 'sabreur-hex/scenario') {
    const { title, map, drawing = NOTHING_DRAWN } = file.scenario;
    return { ok: true, named: { name: title, sheet: { map, drawing } } };
  }
  if (file.format !== FORMAT)
    return { ok: false, problem: problem('unknownFormat', 'format', { received: file.format }) };
  const { name, map, drawing = NOTHING_DRAWN } = file;
  return { ok: true, named: { name, sheet: { map, drawing } } };
}

/** The map that data tell. */
export function readMap(data: unknown): MapRead {
  return readFrom(checkFile(data));
}

/** The map of a file's text: of a scenario's too. */
export function readMapText(text: string): MapRead {
  return readFrom(parseFile(text));
}

/** The letters of a link that holds the map. */
export function mapLetters(named: NamedSheet): Promise<string> {
  return lettersOf(mapFileOf(named));
}

/** The map that a link holds. */
export async function readMapLetters(letters: string): Promise<MapRead> {
  const inflated = await dataIn(letters);
  return inflated.ok ? readMap(inflated.data) : { ok: false, problem: inflated.why };
}
