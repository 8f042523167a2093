import { useStore } from '../store.ts';
import { takeWhole } from './engine.ts';

let coming: Promise<void> | null = null;

/** Fetches the whole rulebook. What fails is fetched again when it is asked for. */
export function fetchRulebook(): Promise<void> {
  coming ??= import('../possible/whole.ts').then(
    (fetched) => {
      takeWhole(fetched);
      // what a unit could do is told from now on
      useStore.setState(({ open }) => ({ open: open && { ...open } }));
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}
