import { useStore } from '../../src/store/store.ts';

/** The file that a fault of the program leaves, as soon as it is written: however long that takes. */
export function crashFile(): Promise<string> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const file = useStore.getState().failure?.file ?? '';
      if (file !== '') resolve(file);
      return file !== '';
    };
    if (look()) return;
    const stop = useStore.subscribe(() => {
      if (look()) stop();
    });
  });
}
