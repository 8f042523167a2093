import { memo } from 'react';
import { hexKey } from '../../geometry/hex.ts';
import { MapWords } from '../MapWords.tsx';
import type { MenacedMark } from '../marks.ts';
import { at } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import './menaced.css';

/** A ball with its flash, and two sabres crossed: as on the tags, half as large. */
const FIRE = 'M-2.6 0A2.6 2.6 0 1 0 2.6 0A2.6 2.6 0 1 0 -2.6 0ZM0 -4.4V-6M0 4.4V6M4.4 0H6M-4.4 0H-6';
const SHOCK = 'M-5 5C-1 3 3 -1 5 -5.4M5 5C1 3 -3 -1 -5 -5.4';

interface Props {
  readonly plan: Plan;
  readonly menaced: readonly MenacedMark[];
}

function Count({
  x,
  sign,
  kind,
  n,
}: {
  readonly x: number;
  readonly sign: string;
  readonly kind: string;
  readonly n: number;
}) {
  return (
    <g className={`menaced-${kind}`} transform={`translate(${x} 0)`}>
      <path className="menaced-sign" transform="translate(-6 0)" d={sign} />
      <MapWords className="menaced-count" x={6} y={5.4}>
        {n}
      </MapWords>
    </g>
  );
}

/** On each hex to march to: how many could fire there, how many could charge or assault, and how often that breaks. */
export const Menaced = memo(function Menaced({ plan, menaced }: Props) {
  return (
    <g className="menaced">
      {menaced.map(({ hex, fire, shock, breaks }) => {
        const { x, y } = plan.centre(hex);
        const both = fire > 0 && shock > 0;
        return (
          <g key={hexKey(hex)} data-fire={fire} data-shock={shock}>
            <g transform={`translate(${at(x)} ${at(y + 24)})`}>
              <rect
                className={fire + shock === 0 ? 'menaced-plate menaced-none' : 'menaced-plate'}
                x={both ? -27 : -14}
                y={-8.5}
                width={both ? 54 : 28}
                height={17}
                rx={8.5}
              />
              {fire > 0 ? <Count x={both ? -13 : 0} sign={FIRE} kind="fire" n={fire} /> : null}
              {shock > 0 ? <Count x={both ? 13 : 0} sign={SHOCK} kind="shock" n={shock} /> : null}
              {fire + shock === 0 ? <path className="menaced-free" d="M-5 0.5L-1.5 4L5.5 -4" /> : null}
            </g>
            {breaks === null ? null : (
              <MapWords className="menaced-breaks" x={x} y={y - 19}>
                {breaks}
              </MapWords>
            )}
          </g>
        );
      })}
    </g>
  );
});
