/** The screens follow the address: what it says of book, position and room is what is shown. */
import { notify, useStore } from '../store.ts';
import { amend, followAddress } from './address.ts';
import { arrivedShut, followBook } from './book.ts';
import { roomSaid } from './rooms.ts';
import { arrived, followShown } from './shown.ts';

/** A link that holds a file: it is opened once, and a page that is loaded again goes on with what came of it. */
async function followFile(letters: string): Promise<void> {
  amend({ file: null });
  const opening = await import('../saving/open.ts').catch(() => null);
  if (opening) await opening.openLink(letters);
  else notify({ notice: 'fileRefused', problem: null, game: null, stored: null });
}

/** From now on. Gives the end of following. */
export function followScreens(): () => void {
  return followAddress((said, begins) => {
    useStore.setState({ room: roomSaid(said) });
    arrived();
    if (!begins && arrivedShut()) return;
    if (said.file !== null) void followFile(said.file);
    followShown(said.show);
    followBook(said.rule, begins);
  });
}
