import { FOR_THE_EYE } from '../map/ornament.ts';
import type { Plan } from '../map/plan.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { useDryGround } from './dryGround.ts';
import { inkOn } from './wetInk.ts';
import './wetInk.css';

/** What the hand lays, in its tints, over the engraved ground until that has followed. */
export function WetInk({ plan }: { readonly plan: Plan }) {
  const map = useMapEditor((state) => state.sheet.map);
  const dry = useDryGround((state) => state.map);
  if (!dry) return null;
  return (
    <g {...FOR_THE_EYE} data-testid="wet-ink">
      {inkOn(plan, map, dry).map(({ className, d }) => (
        <path key={className} className={className} d={d} />
      ))}
    </g>
  );
}
