/** What the game was given when the program broke, and the file that tells it. */
import type { CrashedPosition } from '../../scenarios/crash.ts';
import type { Attempt, BrokenAt } from '../saving/crashed.ts';
import { fetchFiles } from '../saving/fetchFiles.ts';
import { useStore } from '../store.ts';

let attempted: Attempt | null = null;

/** Says what is about to be given; null once that is over. */
export function attempting(attempt: Attempt | null): void {
  attempted = attempt;
}

/** What the laboratory shows, and how it takes its last change back; only asked while it is on the screen. */
export interface SetUp {
  readonly position: () => CrashedPosition;
  readonly stepBack: () => void;
}

let setUp: SetUp | null = null;

/** Called once, by the laboratory, when it has come. */
export function tellSetUp(told: SetUp): void {
  setUp = told;
}

/** What is set up in the laboratory, while it is on the screen: not the battle beneath it. */
export function setUpShown(): SetUp | null {
  return useStore.getState().room === 'laboratory' ? setUp : null;
}

/** The file of the last fault, and the game it was met in. */
let last: { readonly game: string; readonly file: string } | null = null;

/** The text of the file of what is played, with the fault and what was attempted; '' where nothing is. */
export async function crashText(error: unknown, step: string | null): Promise<string> {
  const position = setUpShown()?.position() ?? null;
  const at: BrokenAt = { error, step, attempt: attempted, position, app: useStore.getState() };
  const file = (await fetchFiles()).crashedText(at);
  const { open } = at.app;
  // what broke in the laboratory, or over a position of the rulebook, is no part of the game beneath it
  if (open && !open.shown && position === null) last = { game: open.id, file };
  return file;
}

/** The file of the last fault met in that game; '' where none was. */
export function lastCrashIn(game: string): string {
  return last?.game === game ? last.file : '';
}

/** The name of this file of the build tells its content, in a build: so no version need be kept up by hand. */
export const PROGRAM = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
