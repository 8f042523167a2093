/**
 * Pictures of screens, kept at half their size so that they weigh little, and compared so that another machine, which
 * sets type a little otherwise, does not fail them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const KEPT = fileURLToPath(new URL('./kept', import.meta.url));

/** A point differs from so many of 255 in lightness on. */
const DIFFERS = 48;
/** So much of a picture may differ, from 0 to 1. */
const TOLERANCE = 0.012;
/** For so long a screen may change before it rests, in milliseconds. */
const PATIENCE = 60_000;

interface Compared {
  /** The picture as it is kept: JPEG, base64. */
  readonly small: string;
  /** How much of it differs from the one kept; all of it where the sizes do, nothing where none is kept. */
  readonly differs: number;
}

/** The screen once two looks at it in a row are the same. */
async function rested(page: Page): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  await page.evaluate(() => document.fonts.ready);
  let before = await look();
  await expect
    .poll(
      async () => {
        const now = await look();
        const same = now.equals(before);
        before = now;
        return same;
      },
      { intervals: [400], timeout: PATIENCE },
    )
    .toBe(true);
  return before;
}

/** Halves the picture and holds it against the one kept; the browser has all that is needed for that. */
function compare(page: Page, now: Buffer, kept: Buffer | null): Promise<Compared> {
  return page.evaluate(
    async ({ png, jpeg, least }) => {
      const pixels = async (type: string, base64: string, scale: number) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type }));
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(image.width * scale);
        canvas.height = Math.round(image.height * scale);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas here');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
        return { canvas, data, size: `${canvas.width} ${canvas.height}` };
      };
      const half = await pixels('image/png', png, 0.5);
      const [, small = ''] = half.canvas.toDataURL('image/jpeg', 0.6).split(',');
      if (jpeg === null) return { small, differs: 0 };
      // both have lost the same to the format
      const [a, b] = [await pixels('image/jpeg', small, 1), await pixels('image/jpeg', jpeg, 1)];
      if (a.size !== b.size) return { small, differs: 1 };
      const light = (data: Uint8ClampedArray, at: number) =>
        0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if (Math.abs(light(a.data, at) - light(b.data, at)) >= least) count++;
      return { small, differs: count / (a.data.length / 4) };
    },
    { png: now.toString('base64'), jpeg: kept?.toString('base64') ?? null, least: DIFFERS },
  );
}

/**
 * The screen looks as in the picture kept under this name. `desk` is an empty page to compare them on. With
 * `--update-snapshots` the picture is kept anew where it differs.
 */
export async function expectPicture(page: Page, desk: Page, name: string): Promise<void> {
  const file = path.join(KEPT, `${name}.jpg`);
  const kept = existsSync(file) ? readFileSync(file) : null;
  const screen = await rested(page);
  const { small, differs } = await compare(desk, screen, kept);
  if (kept !== null && differs <= TOLERANCE) return;
  if (test.info().config.updateSnapshots !== 'none') {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, Buffer.from(small, 'base64'));
    return;
  }
  await test.info().attach(name, { body: screen, contentType: 'image/png' });
  const seen = test.info().outputPath(`${name}.png`);
  writeFileSync(seen, screen);
  expect
    .soft(kept === null ? 'no picture is kept' : `${(100 * differs).toFixed(1)} % differs`, seen)
    .toBe(`at most ${100 * TOLERANCE} % differs`);
}
