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

/** A small plate about an attack: its sign and its figure. */
export function Tag({ place, kind, value }: TagProps) {
  const wide = 25 + widthOf(value);
  return (
    <g transform={place}>
      <path className="target-tag" d={`M${-wide / 2} -12H${wide / 2}V12H${-wide / 2}Z`} />
      <path
        className={`target-sign target-sign-${kind}`}
        transform={`translate(${at(11.5 - wide / 2)} 0)`}
        d={SIGNS[kind]}
      />
      <text className="target-value" x={9} y={6.8}>
        {value}
      </text>
    </g>
  );
}
