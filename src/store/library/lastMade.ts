/** What was in the making the last time: kept in the browser while the hand rests, and there again the next time. */
import { promisifyRequest } from 'idb-keyval';
import { storage } from '../saving/storage.ts';

/** What is made stays there when it rests so long, in milliseconds. */
const REST = 400;

/** A file, and the id under which it is kept on its shelf. */
export interface LastMade {
  readonly keptAs: string | null;
  /** When that was kept there which was changed since; null where it is not known. */
  readonly keptAt: number | null;
  readonly file: unknown;
  /** Of whoever put it there, that time; none where an earlier program did. */
  readonly mark: string;
}

/** Where it lies. */
export interface MakingPlace {
  /** What lies there; null where nothing does, or nothing can be read. */
  readonly read: () => Promise<LastMade | null>;
  /** Puts it there, unless what is found there may not give way; whether it was put. */
  readonly put: (last: LastMade, mayGiveWay: (there: LastMade | null) => boolean) => Promise<boolean>;
  /** Is told whenever another tab has put something there. Gives the end of that. */
  readonly hear: (changed: () => void) => () => void;
}

/** What was found in a place, if it can be that. */
export function madeOf(found: unknown): LastMade | null {
  if (typeof found !== 'object' || found === null || !('file' in found)) return null;
  const keptAs = 'keptAs' in found && typeof found.keptAs === 'string' ? found.keptAs : null;
  const mark = 'mark' in found && typeof found.mark === 'string' ? found.mark : '';
  const keptAt = 'keptAt' in found && typeof found.keptAt === 'number' ? found.keptAt : null;
  return { keptAs, keptAt, file: found.file, mark };
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sabreur-hex/making');
// Node's channel would keep a finished test run alive.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref();

/** A place in the storage, under that key. */
export function placeUnder(key: string): MakingPlace {
  return {
    read: () =>
      storage('readonly', (place) => promisifyRequest<unknown>(place.get(key))).then(madeOf, () => null),
    // no other tab can put anything there between the look and the writing
    put: async (last, mayGiveWay) => {
      const isPut = await storage('readwrite', async (place) => {
        // both are asked for at once: a page that is left has no time for one after the other
        const found = promisifyRequest<unknown>(place.get(key));
        place.put(last, key);
        const done = promisifyRequest(place.transaction).then(
          () => true,
          () => false,
        );
        const mayBePut = mayGiveWay(madeOf(await found));
        if (!mayBePut) place.transaction.abort();
        const isDone = await done;
        if (mayBePut && !isDone) throw new Error('no room to remember it');
        return mayBePut;
      });
      if (isPut) channel?.postMessage(key);
      return isPut;
    },
    hear: (changed) => {
      const heard = ({ data }: MessageEvent<unknown>): void => {
        if (data === key) changed();
      };
      channel?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
  };
}

/**
 * Remembers it whenever the hand rests, and on leaving; `watch` tells of every change. `remembered` hears when all of it is
 * there, nothing having been changed meanwhile. Gives the end of that.
 */
export function atRest(
  watch: (changed: () => void) => () => void,
  remember: () => Promise<boolean>,
  remembered: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const upTo = changes;
    const told = (isThere: boolean) => {
      if (isThere && changes === upTo) remembered();
    };
    void remember().then(told);
  };
  const leaving = (): void => {
    if (timer !== undefined) now();
  };
  const end = watch(() => {
    changes += 1;
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
