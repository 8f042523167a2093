import { memo } from 'react';
import { hexKey } from '../../geometry/hex.ts';
import type { GroundHex } from '../../rules/state/game.ts';
import { MapWords } from '../MapWords.tsx';
import type { Plan } from '../plan.ts';
import { terrace, terraceOf } from './hills.ts';
import { Patches } from './Patches.tsx';
import { regionPath } from './region.ts';
import './engraving.css';
import './hillLevels.css';

const levelOf = ({ level = 1 }: GroundHex): number => level;

interface HillLevelsProps {
  readonly plan: Plan;
  readonly hills: readonly GroundHex[];
}

/** The hills of a map that tells several levels: each higher one a shade deeper, with hachures at its edge. */
export const HillLevels = memo(function HillLevels({ plan, hills }: HillLevelsProps) {
  const levels = [...new Set(hills.map(levelOf))].filter((level) => level > 1).sort((a, b) => a - b);
  const upTo = (level: number) => hills.filter((hex) => levelOf(hex) >= level);
  return (
    <g>
      {levels.map((level) => (
        <g key={level} className="map-hill-level" data-level={level}>
          <path className="map-hill-terrace" d={regionPath(plan, upTo(level), -terraceOf(level))} />
          <Patches className="map-hachures" d={terrace(plan, upTo(level), level)} />
        </g>
      ))}
    </g>
  );
});

/** How high each hex of a hill is, over whatever it carries. */
export const HillNumbers = memo(function HillNumbers({ plan, hills }: HillLevelsProps) {
  return (
    <g>
      {hills.map((hex) => {
        const { x, y } = plan.centre(hex);
        return (
          <MapWords key={hexKey(hex)} className="map-hill-number" x={x - 23} y={y + 22}>
            {levelOf(hex)}
          </MapWords>
        );
      })}
    </g>
  );
});
