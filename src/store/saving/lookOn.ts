/** A game that another tab plays: this one looks on, and may take over. Fetched when a saved game is opened. */
import { useStore } from '../store.ts';
import { readWhole } from './readSaved.ts';

/** The game shown is played elsewhere. */
export function lookOn(): void {
  const { open } = useStore.getState();
  if (!open) return;
  useStore.setState({ open: { ...open, readOnly: true }, notice: { notice: 'otherTab' } });
}

/** Reads the game again that is looked on at: it went on in a way that could not be followed. */
export async function readWhatCame(id: string): Promise<void> {
  if (await readWhole(id)) lookOn();
}

/** This tab becomes the one that plays, once the other has gone. */
export async function takeOver(): Promise<boolean> {
  const { open } = useStore.getState();
  if (!open?.mayTakeOver) return false;
  return (await readWhole(open.id)) !== null;
}
