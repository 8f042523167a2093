/** The one store. Components subscribe to narrow slices of it; only the actions change it. */
import { create } from 'zustand';
import { readPreferences } from './preferences.ts';
import { NOTHING_PICKED, type Selection, type State } from './state.ts';

export const useStore = create<State>()(() => ({
  open: null,
  saves: [],
  selection: NOTHING_PICKED,
  preferences: readPreferences(),
  notice: null,
  failure: null,
}));

/** Changes what is picked and leaves the rest. */
export function pick(change: Partial<Selection>): void {
  useStore.setState(({ selection }) => ({ selection: { ...selection, ...change } }));
}
