import { memo } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import { edgeHexes, hexesOf, hexName } from '../../geometry/shape.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import { MapWords } from '../MapWords.tsx';
import { sideStyle } from '../nations.ts';
import { at, FOR_THE_EYE } from '../ornament.ts';
import { BORDER, type Plan } from '../plan.ts';

interface LabelsProps {
  readonly plan: Plan;
  readonly homeEdges: BySide<readonly Hex[]>;
  readonly nations: BySide<Nation>;
}

/** The border of the sheet: a graduated frame, column letters, row numbers, and where each side would flee to. */
export const Labels = memo(function Labels({ plan, homeEdges, nations }: LabelsProps) {
  const { width: w, height: h } = plan;
  const out = BORDER - 6;
  const top = edgeHexes(plan.shape, plan.turned ? 'south' : 'north');
  const bottom = edgeHexes(plan.shape, plan.turned ? 'north' : 'south');
  const rows = hexesOf(plan.shape).filter((hex, i, all) => all[i - 1]?.r !== hex.r);
  const column = (hex: Hex): string => hexName(hex).replace(/\d+$/, '');
  return (
    <g {...FOR_THE_EYE}>
      <path className="map-frame" d={`M${-out} ${-out}H${w + out}V${h + out}H${-out}Z`} />
      <path
        className="map-frame-bar"
        d={`M${-out + 5} ${-out + 5}H${w + out - 5}V${h + out - 5}H${-out + 5}Z`}
      />
      <path
        className="map-frame-thin"
        d={`M${-out + 9} ${-out + 9}H${w + out - 9}V${h + out - 9}H${-out + 9}Z`}
      />
      {SIDES.map((side) => (
        <path
          key={side}
          className={`map-home map-home-${side}`}
          style={sideStyle(nations, side)}
          d={homePath(plan, homeEdges[side])}
        />
      ))}
      {top.map((hex) => (
        <MapWords key={column(hex)} className="map-letter" x={plan.centre(hex).x} y={10}>
          {column(hex)}
        </MapWords>
      ))}
      {bottom.map((hex) => (
        <MapWords key={column(hex)} className="map-letter" x={plan.centre(hex).x} y={h + 3}>
          {column(hex)}
        </MapWords>
      ))}
      {rows.map((hex) => (
        <g key={hex.r}>
          <MapWords className="map-letter" x={6} y={plan.centre(hex).y + 5}>
            {hex.r + 1}
          </MapWords>
          <MapWords className="map-letter" x={w - 6} y={plan.centre(hex).y + 5}>
            {hex.r + 1}
          </MapWords>
        </g>
      ))}
    </g>
  );
});

/** A bar in the frame beside every hex of a home edge. */
function homePath(plan: Plan, hexes: readonly Hex[]): string {
  const half = (plan.size * Math.sqrt(3)) / 2;
  const out = BORDER - 11;
  return hexes
    .map((hex) => {
      const { x, y } = plan.centre(hex);
      if (y < plan.size * 1.6) return `M${at(x - half)} ${-out}H${at(x + half)}`;
      if (y > plan.height - plan.size * 1.6)
        return `M${at(x - half)} ${at(plan.height + out)}H${at(x + half)}`;
      const edge = x < plan.width / 2 ? -out : plan.width + out;
      return `M${at(edge)} ${at(y - plan.size * 0.75)}V${at(y + plan.size * 0.75)}`;
    })
    .join('');
}
