/** A file opened in the laboratory: a set-up saved here, or a position of the program. */
import { LONGEST_FILE } from '../../scenarios/file.ts';
import { setupOf } from './fromBattle.ts';
import { positionRead } from './positionRead.ts';
import { readSetup, type Setup } from './share.ts';

function fromPosition(data: unknown): Setup | null {
  const game = positionRead(data);
  return game && setupOf({ game, nations: { blue: 'france', red: 'austria' }, unit: null, target: null });
}

/** Nothing where the text tells no set-up. */
export function setupFromText(text: string): Setup | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const data: unknown = JSON.parse(text);
    return readSetup(data) ?? fromPosition(data);
  } catch {
    return null;
  }
}
