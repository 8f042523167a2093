/**
 * Data as the letters of a link, pressed small, and back again. Of a hostile link no more is inflated than tells that it
 * is one.
 */
/** Bytes given to the inflater at a time: it gives back all that they come to, at most a thousand times as much. */
const MOUTHFUL = 512;

function inMouthfuls(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull: (controller) => {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + MOUTHFUL));
        else controller.close();
        at += MOUTHFUL;
      },
    },
    { highWaterMark: 0 },
  );
}

/** The bytes that come out of the stream; nothing where they are more than `most`, and no more is worked out then. */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = inMouthfuls(bytes).pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The letters of a link that holds those data. */
export async function lettersOf(data: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const pressed = await piped(bytes, new CompressionStream('deflate-raw'));
  return pressed ? base64url(pressed) : '';
}

/** Longer links are none of ours. */
const LONGEST = 40_000;
/** In bytes: a field of the laboratory full of units, or the largest map, comes to a fraction of that. */
export const LARGEST_INFLATED = 1_000_000;

/** The data that the letters of a link hold, unchecked, and the text that tells them; or why there are none. */
export type Inflated =
  | { readonly ok: true; readonly data: unknown; readonly text: string }
  | { readonly ok: false; readonly why: 'damaged' | 'tooLarge' };

/** Without what messengers take for a part of the address: a full stop or a bracket behind it. */
function unglued(link: string): string {
  let end = link.length;
  // step by step from the end: a pattern would try every start of a long row of full stops
  while (end > 0 && !/[\w-]/.test(link.charAt(end - 1))) end--;
  return link.slice(0, end);
}

/** What the letters of a link hold. Of one that swells beyond measure no more is inflated than tells so. */
export async function dataIn(link: string): Promise<Inflated> {
  const letters = unglued(link);
  if (letters.length > LONGEST) return { ok: false, why: 'tooLarge' };
  try {
    const bytes = await piped(bytesOf(letters), new DecompressionStream('deflate-raw'), LARGEST_INFLATED);
    if (!bytes) return { ok: false, why: 'tooLarge' };
    const text = new TextDecoder().decode(bytes);
    const data: unknown = JSON.parse(text);
    return { ok: true, data, text };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}
