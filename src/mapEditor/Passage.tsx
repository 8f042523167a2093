import { useEffect } from 'react';
import { at, FOR_THE_EYE } from '../map/ornament.ts';
import { hexesPath, type Plan } from '../map/plan.ts';
import type { WayThrough } from '../mapmaking/passage.ts';
import { UNIT_TYPES } from '../rules/state/vocabulary.ts';
import { followPassage, showBarrier, usePassage } from '../store/mapEditor/passage.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { type Speech, useSpeech } from './words.ts';
import './passage.css';

/** Whether both sides get through, in words. */
function told({ barred, strictOnly, cutOff }: WayThrough, { say, language }: Speech): string {
  const { passage } = say;
  if (strictOnly) return passage.strictOnly;
  if (barred.length === UNIT_TYPES.length) return passage.nobody;
  if (barred.length > 0) return passage.barred(barred.map((type) => language.words.unitTypes[type]));
  return cutOff.length > 0 ? passage.cutOff(cutOff.length) : passage.through;
}

/** In the foot: whether both sides get through the map as it is drawn, and a press that shows where not. */
export function PassageTold() {
  const speech = useSpeech();
  const { say } = speech;
  const { passage, of, isShown } = usePassage();
  const isOfNow = useMapEditor((state) => state.sheet.map === of);
  useEffect(followPassage, []);
  if (!passage) return null;
  const isBarred = passage.barrier.length + passage.cutOff.length > 0;
  const mark = passage.barred.length > 0 ? (passage.strictOnly ? '!' : '✕') : '✓';
  return (
    <span className="passage">
      <span role="status" data-testid="passage" data-settled={isOfNow}>
        <span className="passage-mark" aria-hidden>
          {mark}
        </span>{' '}
        {told(passage, speech)}
      </span>
      {isBarred ? (
        <button
          type="button"
          className="press small"
          aria-pressed={isShown}
          data-testid="show-barrier"
          onClick={() => showBarrier(!isShown)}
        >
          {say.passage.show}
        </button>
      ) : null}
    </span>
  );
}

/** On the map, while it is asked for: where those who are barred come to a stop, and the hexes that are cut off. */
export function BarrierOnMap({ plan }: { readonly plan: Plan }) {
  const passage = usePassage((state) => (state.isShown ? state.passage : null));
  const shape = useMapEditor((state) => state.sheet.map.shape);
  if (!passage || shape !== plan.shape) return null;
  const line = passage.barrier
    .map((side) => {
      const [a, b] = plan.sideLine(side);
      return `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`;
    })
    .join('');
  const cutOff = hexesPath(plan, passage.cutOff, 3);
  return (
    <g className="barrier" data-testid="barrier" {...FOR_THE_EYE}>
      {cutOff === '' ? null : <path className="barrier-cut-off" d={cutOff} />}
      {line === '' ? null : (
        <>
          <path className="barrier-edge" d={line} />
          <path className="barrier-line" d={line} />
        </>
      )}
    </g>
  );
}
