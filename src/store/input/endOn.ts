/** A hex chosen from a list: the ends of the move there are laid out as by a press on the map. */
import type { Hex } from '../../geometry/hex.ts';
import { guarded, playable } from '../game/session.ts';
import { waysToHex } from '../possible/places.ts';
import { useStore } from '../store.ts';
import { layOutEnds } from './click.ts';
import { moveCursor, optionsOf } from './picking.ts';

export function endOn(hex: Hex): void {
  const { open } = playable();
  if (!open) return;
  const { actor, ways } = optionsOf(open, useStore.getState().selection);
  if (actor === null) return;
  moveCursor(hex);
  guarded(() => layOutEnds(open, actor, waysToHex(ways, hex)), { did: 'nothing' });
}
