/** The screens follow the address: what it says of book, position and room is what is shown. */
import { notify, useStore } from '../store.ts';
import { amend, followAddress } from './address.ts';
import { arrivedShut, followBook } from './book.ts';
import { roomSaid } from './rooms.ts';
import { followShown } from './shown.ts';

/** Opens what a link holds by what is fetched for it. */
async function followLink(letters: string): Promise<void> {
  const opener = await import('../saving/open.ts').catch(() => null);
  if (opener) await opener.openLink(letters);
  else notify({ notice: 'fileRefused', problem: null, game: null, stored: null });
}

/** From now on. Gives the end of following. */
export function followScreens(): () => void {
  return followAddress((said, begins) => {
    useStore.setState({ room: roomSaid(said) });
    // beneath the open book *How to play* stays as it is: its links do not tell of it, and drawn anew it would lie above
    if (said.rule === null) useStore.setState({ help: said.help !== null });
    if (!begins && arrivedShut()) return;
    // a file is opened once: a page that is loaded again goes on with what came of it, but for a game that is watched
    if (said.file !== null) amend({ file: null });
    const letters = said.file ?? said.watch;
    if (letters !== null) void followLink(letters);
    followShown(said.show);
    followBook(said.rule, begins);
  });
}
