import { MapWords } from '../MapWords.tsx';
import type { TargetMark } from '../marks.ts';
import { at } from '../ornament.ts';
import { widthOf } from './figureWidth.ts';

/** Signs of the ways to attack, 14 units wide. */
const SIGNS: Readonly<Record<TargetMark['kind'], string>> = {
  // A ball with its flash.
  fire: 'M-2.6 0A2.6 2.6 0 1 0 2.6 0A2.6 2.6 0 1 0 -2.6 0ZM0 -4.4V-7M0 4.4V7M4.4 0H7M-4.4 0H-7M3.1 -3.1L5 -5M-3.1 3.1L-5 5M3.1 3.1L5 5M-3.1 -3.1L-5 -5',
  // Two sabres crossed.
  charge: 'M-6 6C-1 3 4 -1 6.4 -6.6M6 6C1 3 -4 -1 -6.4 -6.6M-6.6 2.6L-2.6 6.4M6.6 2.6L2.6 6.4',
  // A bayonet upright.
  assault: 'M0 7V1M-2.6 1.4H2.6M0 1L-1.5 -3.4L0 -7.4L1.5 -3.4Z',
};

interface TagProps {
  /** Where it lies, from the middle of the unit. */
  readonly place: string;
  readonly kind: TargetMark['kind'];
  readonly value: string;
}

/** A plate with hollow corners, as engravers frame a name. */
function cartouche(half: number): string {
  const [x, c] = [at(half), 3];
  return `M${at(c - half)} -12H${at(half - c)}A3 3 0 0 0 ${x} -9V9A3 3 0 0 0 ${at(half - c)} 12H${at(c - half)}A3 3 0 0 0 -${x} 9V-9A3 3 0 0 0 ${at(c - half)} -12Z`;
}

/** A small plate about an attack: its sign and its figure. */
export function Tag({ place, kind, value }: TagProps) {
  const wide = 28 + widthOf(value);
  const half = wide / 2;
  return (
    <g transform={place}>
      <path className="target-tag" d={cartouche(half)} />
      <path
        className="target-tag-line"
        d={`M${3.5 - half} -9.2H${half - 3.5}M${3.5 - half} 9.2H${half - 3.5}`}
      />
      <path
        className={`target-sign target-sign-${kind}`}
        transform={`translate(${at(12 - half)} 0)`}
        d={SIGNS[kind]}
      />
      <MapWords className="target-value" x={9.5} y={6.8}>
        {value}
      </MapWords>
    </g>
  );
}
