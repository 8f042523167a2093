import type { GroundSide } from '../../rules/state/game.ts';
import type { Plan } from '../plan.ts';
import { type BridgeOrFord, crossings } from './watercourses.ts';

/** A bridge or a ford across a side. */
export function CrossingMark({ kind, at: { x, y }, angle, width }: BridgeOrFord) {
  return (
    <use
      href={kind === 'bridge' ? '#map-bridge' : '#map-ford'}
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${0.75 + width / 22})`}
    />
  );
}

/** The bridges and fords over all sides. */
export function Crossings({ plan, sides }: { readonly plan: Plan; readonly sides: readonly GroundSide[] }) {
  return crossings(plan, sides).map((one) => <CrossingMark key={`${one.at.x},${one.at.y}`} {...one} />);
}
