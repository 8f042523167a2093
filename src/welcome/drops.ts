/** A file may be dropped anywhere on the window, whatever screen is open: what it is, is found out by what opens it. */
import { languageOf } from '../language/language.ts';
import { useStore } from '../store/store.ts';
import { readAndOpen } from './readAndOpen.ts';

/** Takes files from now on; while one is held over the window, the page says so. Whatever else is dragged is left alone. */
export function awaitDrops(): void {
  const { dataset } = document.documentElement;
  const away = (): void => {
    delete dataset['drop'];
  };
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataset['drop'] = languageOf(useStore.getState().preferences.locale).table.dropHere;
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    // to another part of the page there is one
    if (relatedTarget === null) away();
  });
  addEventListener('drop', (event) => {
    away();
    const [file, ...others] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void readAndOpen(file, ...others);
  });
}
