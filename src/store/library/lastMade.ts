/** What was in the making the last time: kept in the browser while the hand rests, and there again the next time. */
import { promisifyRequest } from 'idb-keyval';
import { storage } from '../saving/storage.ts';

/** What is made stays there when it rests so long, in milliseconds. */
const REST = 400;

/** A file, and the name under which it stands on its shelf. */
export interface LastMade {
  readonly keptAs: string | null;
  readonly file: unknown;
}

/** What was in the making the last time; null where nothing was, or nothing can be read. */
export async function lastMade(key: string): Promise<LastMade | null> {
  const last = await storage('readonly', (place) => promisifyRequest<unknown>(place.get(key))).catch(
    () => null,
  );
  if (typeof last !== 'object' || last === null || !('file' in last)) return null;
  const keptAs = 'keptAs' in last && typeof last.keptAs === 'string' ? last.keptAs : null;
  return { keptAs, file: last.file };
}

/** Keeps it for the next time. */
export async function keepLast(key: string, last: LastMade): Promise<void> {
  await storage('readwrite', (place) => {
    place.put(last, key);
    return promisifyRequest(place.transaction);
  });
}

/** Does so whenever the hand rests, and on leaving; `watch` tells of every change. Gives the end of that. */
export function atRest(
  watch: (changed: () => void) => () => void,
  remember: () => Promise<void>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // where there is no room, it is there as long as the page is
    void remember().catch(() => {});
  };
  const leaving = (): void => {
    if (timer !== undefined) now();
  };
  const end = watch(() => {
    clearTimeout(timer);
    timer = setTimeout(now, REST);
  });
  window.addEventListener('pagehide', leaving);
  return () => {
    end();
    leaving();
    window.removeEventListener('pagehide', leaving);
  };
}
