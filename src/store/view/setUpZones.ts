import { setupZone } from '../../rules/deployment/zones.ts';
import { enemyOf, type Game } from '../../rules/state/game.ts';
import type { Marks } from './marks.ts';

/** the zones of both armies, while one is set up; nothing for those who come in later. */
export function setUpZones(game: Game): Pick<Marks, 'zones'> {
  const frame = game.frames.find(({ procedure }) => procedure === 'deployment');
  if (frame?.procedure !== 'deployment' || frame.arriving) return {};
  const { side } = frame;
  return {
    zones: [
      { hexes: setupZone(game, enemyOf(side)), own: false },
      { hexes: setupZone(game, side), own: true },
    ],
  };
}
