import { memo } from 'react';
import type { Hex } from '../geometry/hex.ts';
import type { MapDrawing } from '../mapmaking/drawing.ts';
import type { BattleMap } from '../rules/state/game.ts';
import type { Nation } from '../rules/state/nations.ts';
import { nationsOf } from '../rules/state/nations.ts';
import { type BySide, type HexTerrain, SIDES } from '../rules/state/vocabulary.ts';
import { regionPath } from './ground/region.ts';
import { roadPath } from './ground/roads.ts';
import { watercourses } from './ground/watercourses.ts';
import { sideStyle } from './nations.ts';
import { at } from './ornament.ts';
import { makePlan, type Plan } from './plan.ts';
import './ground/ground.css';
import './ground/lights.css';
import './miniature.css';

/** How much wider than on the table what would else be lost at this size is drawn. */
const SWELL = 4;

interface MiniatureProps {
  readonly map: BattleMap;
  readonly drawing?: MapDrawing | undefined;
  /** Where the armies stand, as far as they are drawn up. */
  readonly armies?: BySide<{ readonly nation: Nation; readonly hexes: readonly Hex[] }> | undefined;
}

/** A bar for each hex that is held. */
function bars(plan: Plan, hexes: readonly Hex[]): string {
  return hexes
    .map((hex) => {
      const { x, y } = plan.centre(hex);
      return `M${at(x - 30)} ${at(y - 16)}h60v32h-60Z`;
    })
    .join('');
}

/** A map of a battle no larger than a stamp: heights, woods, houses, waters and roads, and the ranks of the armies. */
export const Miniature = memo(function Miniature({ map, drawing, armies }: MiniatureProps) {
  const plan = makePlan(map.shape, false);
  const on = (...kinds: readonly HexTerrain[]): string =>
    regionPath(
      plan,
      map.hexes.filter(({ terrain }) => kinds.includes(terrain)),
      SWELL,
    );
  const hills = map.hexes.filter((hex) => hex.hill);
  return (
    <svg
      className="miniature"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      data-season={drawing?.season}
      aria-hidden
    >
      <rect className="map-field" width={plan.width} height={plan.height} />
      <path className="miniature-hill" d={regionPath(plan, hills, SWELL)} />
      <path className="miniature-crown" d={regionPath(plan, hills, -15)} />
      <path className="miniature-marsh" d={on('difficult')} />
      <path className="miniature-wood" d={on('wood')} />
      {watercourses(plan, map.sides).map(({ width, path }) => (
        <path key={width} className="miniature-water" d={path} strokeWidth={width * SWELL} />
      ))}
      <path className="miniature-water-hex" d={on('impassable', 'bridge')} />
      <path
        className="miniature-road"
        d={(drawing?.roads ?? []).map(({ through }) => roadPath(plan, through)).join('')}
      />
      <path className="miniature-houses" d={on('village', 'fortifiedPoint')} />
      {armies
        ? SIDES.map((side) => (
            <path
              key={side}
              className="miniature-army"
              style={sideStyle(nationsOf({ armies }), side)}
              d={bars(plan, armies[side].hexes)}
            />
          ))
        : null}
    </svg>
  );
});
