/** A game that another tab plays: this one looks on, and may take over. */
import { commit } from '../game/session.ts';
import { useStore } from '../store.ts';
import { checkKept } from './keep.ts';
import { keepAnew } from './keptShown.ts';
import { readWhole } from './readSaved.ts';
import { listen } from './tabs.ts';

/** The game shown is played elsewhere. */
export function lookOn(): void {
  const { open } = useStore.getState();
  if (!open) return;
  useStore.setState({ open: { ...open, readOnly: true }, notice: { notice: 'otherTab' } });
}

/** The right to play a game has come to this tab. */
export function offered(id: string): void {
  const { open, suspended } = useStore.getState();
  if (suspended?.open?.id === id)
    useStore.setState({ suspended: { ...suspended, open: { ...suspended.open, mayTakeOver: true } } });
  if (open?.id !== id) return;
  useStore.setState({ open: { ...open, mayTakeOver: true }, notice: { notice: 'mayTakeOver' } });
}

/** This tab becomes the one that plays, once the other has gone. */
export async function takeOver(): Promise<boolean> {
  const { open } = useStore.getState();
  if (!open?.mayTakeOver) return false;
  return (await readWhole(open.id)) !== null;
}

listen({
  shown: (id) => {
    const { open } = useStore.getState();
    return open?.id === id && open.readOnly ? open.history : null;
  },
  follow: commit,
  reread: (id) => {
    void readWhole(id).then((open) => open && lookOn());
  },
  deleted: (id) => {
    keepAnew(id);
    // what is left of it may be open here as another game, of which nothing has been saved yet
    void checkKept();
  },
  offered,
});
