/** What lies on a shelf, read: a file that is gone, and a storage that does not give it, are no files that cannot be read. */
import type { ShelfName } from './library.ts';
import { refreshShelf, tellGone } from './shelves.ts';

/** Why there is nothing to read. */
interface NotThere {
  readonly ok: false;
  readonly problem: 'gone' | 'unanswered';
}

/** Takes it from its shelf and reads it; where another tab has forgotten it since, its line goes from the list here too. */
export async function readKept<Read>(
  kind: ShelfName,
  id: string,
  take: (kind: ShelfName, id: string) => Promise<unknown>,
  read: (file: unknown) => Read,
): Promise<Read | NotThere> {
  const taken = await take(kind, id).then(
    (file) => ({ file }),
    () => null,
  );
  if (!taken) return { ok: false, problem: 'unanswered' };
  if (taken.file !== undefined) return read(taken.file);
  tellGone(kind, id);
  await refreshShelf(kind);
  return { ok: false, problem: 'gone' };
}
