import { MapWords } from '../MapWords.tsx';
import type { TargetMark } from '../marks.ts';
import { at } from '../ornament.ts';
import type { TagPlace } from './placing.ts';
import { type TagSize, tagSize } from './tagSize.ts';

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
  readonly at: TagPlace;
  readonly kind: TargetMark['kind'];
  readonly value: string;
  readonly range?: string | undefined;
}

/** A plate with hollow corners, as engravers frame a name. */
function cartouche({ half, up, down }: TagSize): string {
  const [x, c] = [at(half), 3];
  return `M${at(c - half)} ${-up}H${at(half - c)}A3 3 0 0 0 ${x} ${c - up}V${down - c}A3 3 0 0 0 ${at(half - c)} ${down}H${at(c - half)}A3 3 0 0 0 -${x} ${down - c}V${c - up}A3 3 0 0 0 ${at(c - half)} ${-up}Z`;
}

/** The line from a tag that lies apart to the unit it speaks of. */
export function TagLeader({ at: { x, y, leader } }: { readonly at: TagPlace }) {
  if (!leader) return null;
  const way = `M${at(x)} ${at(y)}L${at(leader.x)} ${at(leader.y)}`;
  return (
    <>
      <path className="tag-leader-edge" d={way} />
      <path className="tag-leader" d={way} />
    </>
  );
}

/** A small plate about an attack: its sign, its figure, and what the figure may come to as both sides decide. */
export function Tag({ at: placed, kind, value, range }: TagProps) {
  const size = tagSize(range === undefined ? { value } : { value, range });
  const { half, up, down } = size;
  const figure = tagSize({ value }).half;
  return (
    <g transform={`translate(${at(placed.x)} ${at(placed.y)})`}>
      <path className="target-tag" d={cartouche(size)} />
      <path
        className="target-tag-line"
        d={`M${at(3.5 - half)} ${2.8 - up}H${at(half - 3.5)}M${at(3.5 - half)} ${down - 2.8}H${at(half - 3.5)}`}
      />
      <path
        className={`target-sign target-sign-${kind}`}
        transform={`translate(${at(12 - figure)} 0)`}
        d={SIGNS[kind]}
      />
      <MapWords className="target-value" x={9.5} y={6.8}>
        {value}
      </MapWords>
      {range === undefined ? null : (
        <MapWords className="target-range" x={0} y={22}>
          {range}
        </MapWords>
      )}
    </g>
  );
}
