/**
 * What a file tells is brought to the room it is for. A room that is open takes it at once, as a step that can be taken
 * back; another, or one that is still on its way, is opened at it as it would be by a link, and so after what is remembered
 * there. A game on the table stays where it is.
 */
import { bringInto } from '../address/letters.ts';
import type { RoomName } from '../address/said.ts';
import { openArmy } from '../armies/builder.ts';
import { armyLetters } from '../armies/file.ts';
import { encounterLetters } from '../encounter/text.ts';
import { openShared } from '../laboratory/openShared.ts';
import { packed } from '../laboratory/share.ts';
import { mapLetters } from '../mapEditor/file.ts';
import { layNamed } from '../mapEditor/mapEditor.ts';
import type { Opening } from './openings.ts';
import type { ForRoom } from './whatFile.ts';

interface Way {
  readonly room: RoomName;
  readonly here: () => void | Promise<void>;
  readonly letters: () => Promise<string>;
}

function wayOf(told: ForRoom, opening: Opening): Way {
  if ('raised' in told)
    return {
      room: 'army',
      here: () => openArmy(told.raised),
      letters: () => armyLetters(told.raised),
    };
  if ('named' in told)
    return { room: 'map', here: () => layNamed(told.named), letters: () => mapLetters(told.named) };
  return {
    room: 'laboratory',
    here: () => openShared(told, opening),
    letters: () => ('setup' in told ? packed(told.setup) : encounterLetters(told.meeting)),
  };
}

/** Opens it where it belongs, unless it is overtaken on its way. */
export async function toRoom(told: ForRoom, opening: Opening): Promise<void> {
  const { room, here, letters } = wayOf(told, opening);
  await bringInto(room, opening, here, letters);
}
