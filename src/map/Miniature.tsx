import { memo } from 'react';
import type { BattleMap } from '../rules/state/game.ts';
import type { HexTerrain } from '../rules/state/vocabulary.ts';
import { regionPath } from './ground/region.ts';
import { watercourses } from './ground/watercourses.ts';
import { makePlan } from './plan.ts';
import './ground/ground.css';
import './miniature.css';

/** How much wider than on the table what would else be lost at this size is drawn. */
const SWELL = 4;

/** A map of a battle no larger than a stamp: heights, woods, houses and waters, and nothing else. */
export const Miniature = memo(function Miniature({ map }: { readonly map: BattleMap }) {
  const plan = makePlan(map.shape, false);
  const on = (...kinds: readonly HexTerrain[]): string =>
    regionPath(
      plan,
      map.hexes.filter(({ terrain }) => kinds.includes(terrain)),
      SWELL,
    );
  const hills = map.hexes.filter((hex) => hex.hill);
  return (
    <svg className="miniature" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden>
      <rect className="map-field" width={plan.width} height={plan.height} />
      <path className="miniature-hill" d={regionPath(plan, hills, SWELL)} />
      <path className="miniature-marsh" d={on('difficult')} />
      <path className="miniature-wood" d={on('wood')} />
      {watercourses(plan, map.sides).map(({ width, path }) => (
        <path key={width} className="miniature-water" d={path} strokeWidth={width * SWELL} />
      ))}
      <path className="miniature-water-hex" d={on('impassable', 'bridge')} />
      <path className="miniature-houses" d={on('village', 'fortifiedPoint')} />
    </svg>
  );
});
