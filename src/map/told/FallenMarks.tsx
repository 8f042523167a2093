import { memo } from 'react';
import { hexKey } from '../../geometry/hex.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { sideStyle } from '../nations.ts';
import { at, FOR_THE_EYE } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import type { FallenMark } from './told.ts';
import './fallenMarks.css';

interface Props {
  readonly plan: Plan;
  readonly fallen: readonly FallenMark[];
  readonly nations: BySide<Nation>;
}

/** How far apart the marks of several that fell on one hex lie. */
const APART = 15;

/** The shako left on the ground: square-cut for blue, pointed for red, as their plates are. */
const SHAKOS = {
  blue: 'M-8 -2L-9 -13H9L8 -2Z',
  red: 'M-8 -2L-9 -12L0 -17L9 -12L8 -2Z',
} as const;

/** Where units were destroyed: a shako on two muskets laid crosswise. Under the pieces. */
export const FallenMarks = memo(function FallenMarks({ plan, fallen, nations }: Props) {
  return (
    <g {...FOR_THE_EYE}>
      {fallen.map(({ unit, side, hex }, nth) => {
        const { x, y } = plan.centre(hex);
        const before = fallen.slice(0, nth).filter((one) => hexKey(one.hex) === hexKey(hex)).length;
        return (
          <g
            key={unit}
            className="fallen-mark"
            data-fallen={unit}
            style={sideStyle(nations, side)}
            transform={`translate(${at(x - before * APART)} ${at(y)})`}
          >
            <path className="fallen-arms" d="M-15 9L15 -3M15 9L-15 -3" />
            <path className="fallen-shako" d={SHAKOS[side]} />
            <path className="fallen-peak" d="M-10 -2C-4 2 4 2 10 -2" />
          </g>
        );
      })}
    </g>
  );
});
