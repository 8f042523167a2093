/** A map as a picture of points, as large on paper as it is meant. */

/** What a browser still draws: points along a side, and points in all. */
const LONGEST_SIDE = 16_000;
const MOST_POINTS = 48_000_000;
const FINEST = 300;
const INCH = 25.4;

interface PaperSize {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
}

/** How many dots to the inch the picture can have, whole ones. */
export function dotsPerInch({ width, height }: PaperSize): number {
  const bySide = LONGEST_SIDE / (Math.max(width, height) / INCH);
  const byPoints = Math.sqrt(MOST_POINTS / ((width / INCH) * (height / INCH)));
  return Math.max(1, Math.floor(Math.min(FINEST, bySide, byPoints)));
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

function checksum(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** The signature and the first chunk of a PNG, after which its true size may be told. */
const HEAD = 33;

/** The PNG with its true size told (chunk pHYs), without which every program prints it at a size of its own. */
export function sizedPng(png: Uint8Array<ArrayBuffer>, dots: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dots / (INCH / 1000));
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  const sized = new Uint8Array(png.length + chunk.length);
  sized.set(png.subarray(0, HEAD));
  sized.set(chunk, HEAD);
  sized.set(png.subarray(HEAD), HEAD + chunk.length);
  return sized;
}

/** The picture of an SVG at that fineness; nothing where the browser cannot draw one so large. */
export async function pngOf(
  svg: string,
  paper: PaperSize,
  dots: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((paper.width / INCH) * dots);
    canvas.height = Math.round((paper.height / INCH) * dots);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob ? sizedPng(new Uint8Array(await blob.arrayBuffer()), dots) : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
