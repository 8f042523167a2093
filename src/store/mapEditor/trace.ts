/** A picture of the player's own under his hand: it never leaves his browser, and is no part of the map. */
import { promisifyRequest } from 'idb-keyval';
import { create } from 'zustand';
import { storage } from '../saving/storage.ts';

/** How the picture lies: sheet units for each of its points, and where its corner is. */
export interface Lie {
  readonly opacity: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Traced extends Lie {
  readonly picture: Blob;
  /** An address in this page. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface Trace {
  readonly traced: Traced | null;
  /** Whether what is shown has been kept. */
  readonly isKept: boolean;
  /** Whether the last that was to be laid is no picture. */
  readonly isRefused: boolean;
}

export const useTrace = create<Trace>()(() => ({ traced: null, isKept: true, isRefused: false }));

const PLACE = 'drawing-table/picture';
const USUAL: Pick<Lie, 'opacity'> = { opacity: 0.45 };

function keep(traced: Traced | null): Promise<void> {
  return storage('readwrite', (place) => {
    if (traced) {
      const { picture, opacity, scale, x, y } = traced;
      place.put({ picture, opacity, scale, x, y }, PLACE);
    } else place.delete(PLACE);
    return promisifyRequest(place.transaction);
  });
}

let keeping: ReturnType<typeof setTimeout> | undefined;
/** A slider that is drawn along is kept where it comes to rest, after so many milliseconds. */
const REST = 250;

function show(traced: Traced | null): void {
  const before = useTrace.getState().traced;
  if (before && before.url !== traced?.url) URL.revokeObjectURL(before.url);
  useTrace.setState({ traced, isKept: false });
  clearTimeout(keeping);
  // without room for it the picture is there as long as the page is
  keeping = setTimeout(() => {
    void keep(traced).then(
      () => useTrace.getState().traced === traced && useTrace.setState({ isKept: true }),
      () => undefined,
    );
  }, REST);
}

/** The picture as a browser draws it; nothing where it cannot. */
async function drawnPicture(picture: Blob): Promise<Pick<Traced, 'url' | 'width' | 'height'> | null> {
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    if (image.naturalWidth > 0) return { url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    // no picture, or none that this browser knows
  }
  URL.revokeObjectURL(url);
  return null;
}

/** Lays a picture on the sheet, as large as the sheet is; whether it is one. */
export async function tracePicture(
  picture: Blob,
  sheet: { readonly width: number; readonly height: number },
): Promise<boolean> {
  const drawn = await drawnPicture(picture);
  useTrace.setState({ isRefused: drawn === null });
  if (!drawn) return false;
  const scale = Math.min(sheet.width / drawn.width, sheet.height / drawn.height);
  show({ ...USUAL, ...drawn, picture, scale, x: 0, y: 0 });
  return true;
}

/** Who lays a picture that is dropped on the window; nobody where no sheet lies. */
let layer: ((picture: Blob) => void) | null = null;

/** From now on a dropped picture is laid so. Gives the end of that. */
export function awaitPictures(lay: (picture: Blob) => void): () => void {
  layer = lay;
  return () => {
    if (layer === lay) layer = null;
  };
}

/** Lays a picture that was dropped, where a sheet lies; whether one does. */
export function layDropped(picture: Blob): boolean {
  layer?.(picture);
  return layer !== null;
}

/** Lays it otherwise. */
export function layTrace(lie: Partial<Lie>): void {
  const { traced } = useTrace.getState();
  if (traced) show({ ...traced, ...lie });
}

/** Takes it away, out of the storage too. */
export function dropTrace(): void {
  show(null);
}

const isShare = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The picture that lay there the last time. */
export async function traceLast(): Promise<void> {
  const found = await storage('readonly', (place) => promisifyRequest<unknown>(place.get(PLACE))).catch(
    () => null,
  );
  if (typeof found !== 'object' || found === null || useTrace.getState().traced) return;
  const { picture, opacity, scale, x, y } = found as Record<string, unknown>;
  if (!(picture instanceof Blob) || !isShare(opacity) || !isShare(scale) || !isShare(x) || !isShare(y))
    return;
  const drawn = await drawnPicture(picture);
  if (drawn && !useTrace.getState().traced)
    useTrace.setState({ traced: { picture, opacity, scale, x, y, ...drawn }, isKept: true });
}
