/** The one store. Components subscribe to narrow slices of it; only the actions change it. */
import { create } from 'zustand';
import { readPreferences } from './preferences.ts';
import { type AppState, NOTHING_PICKED, type Notice, type Selection } from './state.ts';

export const useStore = create<AppState>()(() => ({
  open: null,
  saves: [],
  savesTrouble: 'coming',
  selection: NOTHING_PICKED,
  preferences: readPreferences(),
  notice: null,
  failure: null,
  book: null,
  help: false,
  room: null,
  suspended: null,
  rulebook: 'opening',
}));

/** Changes what is picked and leaves the rest. */
export function pick(change: Partial<Selection>): void {
  useStore.setState(({ selection }) => ({ selection: { ...selection, ...change } }));
}

/** Tells the player something. */
export function notify(notice: Notice): void {
  useStore.setState({ notice });
}

/** What is said of an act and stands no longer than to the next. */
const PASSING: readonly Notice['notice'][] = ['refused', 'fileRefused', 'oneOfSeveral', 'mayBeWatched'];

/** Takes away what was said about the last act; what is said about the tab or the save stands. */
export function hush(): void {
  const { notice } = useStore.getState();
  if (notice && PASSING.includes(notice.notice)) useStore.setState({ notice: null });
}
