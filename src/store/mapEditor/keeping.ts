/** Maps kept in the browser: on their shelf, and the one that lies on the table, for the next time. */
import { sizeOfShape } from '../../mapmaking/frame.ts';
import { atRest, placeUnder } from '../library/lastMade.ts';
import { type KeptBy, takeUp, type Where } from '../library/library.ts';
import { inTheMaking } from '../library/otherTab.ts';
import { readKept } from '../library/readKept.ts';
import { type KeptMade, keepMade } from '../library/shelves.ts';
import { tellSafe } from '../library/unkept.ts';
import { beginOpening } from '../saving/openings.ts';
import { type NotOpened, openRead } from '../saving/openRead.ts';
import { saveText } from '../saving/saveText.ts';
import { mapFileOf, mapText, type NamedSheet, readMap } from './file.ts';
import { layNamed } from './mapEditor.ts';
import { useMapEditor } from './state.ts';

const SHELF = 'map';
/** The key of the map that lies on the table. */
const LAST = 'drawing-table/map';

/** The sheet on the table, with its name. */
export function namedSheet(): NamedSheet {
  const { name, sheet } = useMapEditor.getState();
  return { name, sheet };
}

/** The same, as its file tells it. */
function drawnFile(): object {
  return mapFileOf(namedSheet());
}

const MADE = {
  file: drawnFile,
  keptAs: () => useMapEditor.getState().keptAs,
  setKeptAs: (keptAs: string | null) => useMapEditor.setState({ keptAs }),
  remember: () => drawing.remember(),
};

/** Keeps the map on its shelf. */
export function keepMap(where: Where, by: KeptBy = 'press'): Promise<KeptMade> {
  const { name, sheet } = namedSheet();
  const told = { ...sizeOfShape(sheet.map.shape) };
  return keepMade(SHELF, MADE, { title: name, told }, where, by);
}

/** Hands the player the map as a file. */
export function saveMap(): void {
  const named = namedSheet();
  saveText('sabreur-hex-map.json', mapText(named));
  tellSafe(SHELF, drawnFile());
}

/** Lays a map from the shelf on the table; what is to be told where it cannot be opened. */
export async function openKeptMap(id: string): Promise<NotOpened | null> {
  const opening = beginOpening();
  const read = await readKept(SHELF, id, takeUp, readMap);
  return openRead(read, opening, ({ named }) => {
    layNamed(named, id);
    tellSafe(SHELF, drawnFile(), id);
  });
}

/** The map on the table, as it is remembered. */
export const drawing = inTheMaking({
  kind: SHELF,
  place: placeUnder(LAST),
  ...MADE,
  keep: keepMap,
  take: ({ file, keptAs }) => {
    const read = readMap(file);
    if (read.ok) layNamed(read.named, keptAs);
    return read.ok;
  },
});

/** Lays the map on the table that lay there the last time; whether it lies there. */
export async function layLast(): Promise<boolean> {
  const before = useMapEditor.getState().name;
  const last = await drawing.last();
  if (last === null) return false;
  const read = readMap(last.file);
  const { past, sheet, name } = useMapEditor.getState();
  if (!read.ok) return false;
  // what has been drawn meanwhile is not swept off the table: what lay there is found beneath it, by undo
  if (past.length > 0) {
    const lay = { was: read.named.sheet, as: { name: read.named.name, keptAs: last.keptAs } };
    useMapEditor.setState({ past: [lay, ...past] });
    return false;
  }
  // whoever has only typed a name gives it to the map that he sees come
  const named = name === before ? read.named : { ...read.named, name };
  useMapEditor.setState({ ...named, keptAs: last.keptAs, isRemembered: named === read.named });
  if (sheet !== read.named.sheet) useMapEditor.setState({ cursor: null });
  return true;
}

/** The map is remembered whenever the hand rests, and what other tabs remember is heard. Gives the end of that. */
export function rememberDrawing(): () => void {
  const ends = [
    drawing.follow(),
    atRest(
      (changed) =>
        useMapEditor.subscribe((state, before) => {
          if (state.sheet === before.sheet && state.name === before.name && state.keptAs === before.keptAs)
            return;
          if (state.isRemembered && before.isRemembered) useMapEditor.setState({ isRemembered: false });
          changed();
        }),
      drawing.remember,
      () => useMapEditor.setState({ isRemembered: true }),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
