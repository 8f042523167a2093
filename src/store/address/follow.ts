/** The screens follow the address: what it says of book, position and room is what is shown. */
import { useStore } from '../store.ts';
import { followAddress } from './address.ts';
import { arrivedShut, followBook } from './book.ts';
import { roomSaid } from './rooms.ts';
import { arrived, followShown } from './shown.ts';

/** From now on. Gives the end of following. */
export function followScreens(): () => void {
  return followAddress((said, begins) => {
    useStore.setState({ room: roomSaid(said) });
    arrived();
    if (!begins && arrivedShut()) return;
    followShown(said.show);
    followBook(said.rule, begins);
  });
}
