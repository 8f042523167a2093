import type { Hex } from '../../geometry/hex.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { DangerMark } from '../marks.ts';
import { arrow } from '../overlay/arrows.ts';
import type { TagPlace } from '../overlay/placing.ts';
import { Tag, TagLeader } from '../overlay/Tag.tsx';
import type { Plan } from '../plan.ts';
import './dangers.css';

interface MenaceProps {
  readonly plan: Plan;
  readonly from: Unit;
  readonly danger: DangerMark;
}

/** The half of an extended line that is nearer to what it could attack. */
function nearest(plan: Plan, unit: Unit, goal: Hex): Hex {
  const away = (hex: Hex): number => {
    const [a, b] = [plan.centre(hex), plan.centre(goal)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const [one, other] = unit.hexes;
  return other && away(other) < away(one) ? other : one;
}

/** From an enemy to the hex he could attack: in outline only, for nothing of it has happened. */
function Menace({ plan, from, danger: { at: goal, kind } }: MenaceProps) {
  const { shaft, head } = arrow(kind, plan.centre(nearest(plan, from, goal)), plan.centre(goal));
  return (
    <g className={`menace menace-${kind}`}>
      <path className="menace-edge" d={shaft} />
      <path className="menace-shaft" d={shaft} />
      <path className="menace-head" d={head} />
    </g>
  );
}

interface Props {
  readonly plan: Plan;
  readonly dangers: readonly DangerMark[];
  readonly units: readonly Unit[];
  /** Where the tags lie, in the order of the dangers. */
  readonly places: readonly TagPlace[];
}

/** What enemies could do to a hex: arrows from them, and a dark tag over each. */
export function Dangers({ plan, dangers, units, places }: Props) {
  const known = dangers.flatMap((danger, nth) => {
    const from = units.find(({ id }) => id === danger.unit);
    const place = places[nth];
    return from && place ? [{ danger, from, place, key: `${danger.unit} ${danger.kind}` }] : [];
  });
  return (
    <>
      {known.map(({ danger, from, key }) => (
        <Menace key={key} plan={plan} from={from} danger={danger} />
      ))}
      {known.map(({ danger: { kind, value, range }, place, key }) => (
        <g key={key} className="danger">
          <TagLeader at={place} />
          <Tag at={place} kind={kind} value={value} range={range} />
        </g>
      ))}
    </>
  );
}
