/** A report of a problem, with the game it was met in. */
import { fetchFiles } from '../saving/fetchFiles.ts';
import { useStore } from '../store.ts';
import { lastCrashIn, PROGRAM } from './crash.ts';

/** The text of a report of a problem with the open game, with the last fault met in it; '' where none is open. */
export async function reportText(said: string): Promise<string> {
  const { open } = useStore.getState();
  if (open === null || open.shown) return '';
  return (await fetchFiles()).writeReport(open, lastCrashIn(open.id), PROGRAM, said);
}
