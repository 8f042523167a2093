/** A file opened in the laboratory: a set-up saved here, a position of the program, or an encounter. */
import { LONGEST_FILE } from '../../scenarios/file.ts';
import { setupOf } from './fromBattle.ts';
import { positionRead } from './positionRead.ts';
import { readShared, type Setup, type Shared } from './share.ts';

function fromPosition(data: unknown): Setup | null {
  const game = positionRead(data);
  return game && setupOf({ game, nations: { blue: 'france', red: 'austria' }, unit: null, target: null });
}

/** Nothing where the text tells neither a set-up nor an encounter. */
export function sharedFromText(text: string): Shared | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const data: unknown = JSON.parse(text);
    const shared = readShared(data);
    if (shared) return shared;
    const setup = fromPosition(data);
    return setup && { setup };
  } catch {
    return null;
  }
}
