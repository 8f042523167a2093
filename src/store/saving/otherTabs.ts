/** What other tabs have to do with the game shown here: they let it go, go on with it, or delete it. */
import { commit } from '../game/session.ts';
import { useStore } from '../store.ts';
import { checkKept } from './keep.ts';
import { keepAnew } from './keptShown.ts';
import { listen } from './tabs.ts';

/** The right to play a game has come to this tab. */
export function offered(id: string): void {
  const { open, suspended } = useStore.getState();
  if (suspended?.open?.id === id)
    useStore.setState({ suspended: { ...suspended, open: { ...suspended.open, mayTakeOver: true } } });
  if (open?.id !== id) return;
  useStore.setState({ open: { ...open, mayTakeOver: true }, notice: { notice: 'mayTakeOver' } });
}

listen({
  shown: (id) => {
    const { open } = useStore.getState();
    return open?.id === id && open.readOnly ? open.history : null;
  },
  follow: commit,
  reread: (id) => {
    // what cannot be fetched is read when this tab comes to play
    void import('./lookOn.ts').then(({ readWhatCame }) => readWhatCame(id)).catch(() => {});
  },
  deleted: (id) => {
    keepAnew(id);
    // what is left of it may be open here as another game, of which nothing has been saved yet
    void checkKept();
  },
  offered,
});
