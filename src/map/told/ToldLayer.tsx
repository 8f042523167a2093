import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { MapWords } from '../MapWords.tsx';
import { at, chance, FOR_THE_EYE, wobble } from '../ornament.ts';
import { arrow } from '../overlay/arrows.ts';
import { middleOf, type Plan } from '../plan.ts';
import { journeysOf } from './journeys.ts';
import type { ToldAct, ToldOnMap } from './told.ts';
import './toldLayer.css';

interface ActProps<Act extends ToldAct['act']> {
  readonly plan: Plan;
  readonly act: Extract<ToldAct, { act: Act }>;
}

/** The track of a move: how it is drawn says whether it was a march, an attack, a rout or a pursuit. */
function Way({ plan, act }: ActProps<'move'>) {
  const points = act.way.map((hexes) => middleOf(plan, { hexes }));
  const d = points.map(({ x, y }, nth) => `${nth ? 'L' : 'M'}${at(x)} ${at(y)}`).join('');
  return (
    <g className={`told-way told-way-${act.gait}`}>
      <path className="told-way-edge" d={d} />
      <path className="told-way-line" d={d} />
    </g>
  );
}

function Attack({ plan, act }: ActProps<'attack'>) {
  const { shaft, head } = arrow(act.kind, plan.centre(act.from), plan.centre(act.to));
  return (
    <g className={`arrow arrow-${act.kind} told-attack`}>
      <path className="arrow-edge" d={shaft} />
      <path className="arrow-edge arrow-edge-head" d={head} />
      <path className="arrow-shaft" d={shaft} />
      <path className="arrow-head" d={head} />
    </g>
  );
}

/** From the firer's edge toward its target. */
function along(plan: Plan, from: Hex, to: Hex) {
  const [a, b] = [plan.centre(from), plan.centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const put = (far: number, aside: number): Point => ({
    x: a.x + u.x * far - u.y * aside,
    y: a.y + u.y * far + u.x * aside,
  });
  return { length, put };
}

/** A volley of this many dice is drawn as many puffs, within reason. */
function puffsOf(dice: number): number {
  return Math.min(9, Math.max(3, dice));
}

/** Where the shots leave the front, and where they strike. */
const MUZZLE = 30;
const STRUCK = 20;

/** Smoke before the firer, thickest at the muzzles, and the flight of the balls. */
function Volley({ plan, act }: ActProps<'volley'>) {
  const { length, put } = along(plan, act.from, act.to);
  const puffs = Array.from({ length: puffsOf(act.dice) }, (_, nth) => {
    const aside = (nth - (puffsOf(act.dice) - 1) / 2) * 9;
    const far = MUZZLE + 10 * chance(act.from, nth);
    return { nth, aside, ...put(far, aside), r: 11 + 6 * chance(act.to, nth) };
  });
  return (
    <g className="told-volley">
      {puffs.map(({ nth, aside }) => {
        const [a, b] = [put(MUZZLE, aside), put(length - STRUCK, aside * 0.7 + 6 * wobble(act.to, nth))];
        return <path key={nth} className="told-balls" d={`M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`} />;
      })}
      {puffs.map(({ nth, x, y, r }) => (
        <g key={nth} transform={`translate(${at(x)} ${at(y)})`}>
          <circle className="told-flash" r={at(r * 0.55)} />
          <circle className="told-smoke" r={at(r)} />
        </g>
      ))}
    </g>
  );
}

/** Two sabres crossed, where the two meet. */
function Blow({ plan, act }: ActProps<'blow'>) {
  const { x, y } = middleOf(plan, { hexes: [act.from, act.to] });
  return (
    <g transform={`translate(${at(x)} ${at(y)})`}>
      <g className="told-blow">
        <path
          className="told-star"
          d="M0 -21L5 -7L19 -10L9 0L19 10L5 7L0 21L-5 7L-19 10L-9 0L-19 -10L-5 -7Z"
        />
        <path
          className="told-sabres"
          d="M-11 11C-2 6 7 -2 12 -12M11 11C2 6 -7 -2 -12 -12M-12 5L-5 12M12 5L5 12"
        />
      </g>
    </g>
  );
}

/** Strength points, floating off the unit that has lost or regained them. */
function Points({ plan, act }: ActProps<'points'>) {
  const { x, y } = middleOf(plan, { hexes: act.at });
  const sign = act.points < 0 ? '−' : '+';
  return (
    <g transform={`translate(${at(x)} ${at(y)})`}>
      <g className={act.points < 0 ? 'told-points told-lost' : 'told-points'}>
        <path className="told-coin" d="M-19 -14H19L24 0L19 14H-19L-24 0Z" />
        <MapWords className="told-figure" x={0} y={7}>
          {sign}
          {Math.abs(act.points)}
        </MapWords>
      </g>
    </g>
  );
}

function Act({ plan, act }: { readonly plan: Plan; readonly act: ToldAct }) {
  switch (act.act) {
    case 'move':
      return <Way plan={plan} act={act} />;
    case 'attack':
      return <Attack plan={plan} act={act} />;
    case 'volley':
      return <Volley plan={plan} act={act} />;
    case 'blow':
      return <Blow plan={plan} act={act} />;
    case 'points':
      return <Points plan={plan} act={act} />;
    case 'gone':
      return null;
  }
}

/** Sets the pieces themselves going; gives what stops them. */
function setGoing(svg: Element | null, plan: Plan, { scene, pace, still }: ToldOnMap): () => void {
  if (!svg || !scene || still) return () => {};
  const going = journeysOf(plan, scene.acts, scene.lasts).flatMap(({ unit, frames }) => {
    const piece = svg.querySelector(`.piece[data-unit="${CSS.escape(unit)}"]`);
    return piece ? [piece.animate(frames, { duration: scene.lasts * pace, fill: 'both' })] : [];
  });
  return () => {
    for (const one of going) one.cancel();
  };
}

/** What happens, drawn over the pieces while it does: each act comes and fades by itself, and nothing is drawn anew. */
export const ToldLayer = memo(function ToldLayer({
  plan,
  told,
}: {
  readonly plan: Plan;
  readonly told: ToldOnMap;
}) {
  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => setGoing(layer.current?.closest('svg') ?? null, plan, told), [plan, told]);
  const { scene, pace, still } = told;
  return (
    <g ref={layer} className={still ? 'told told-still' : 'told'} {...FOR_THE_EYE}>
      {scene?.acts.map((act, nth) => {
        const times: CSSProperties = {
          ...{ '--begins': `${act.begins * pace}ms`, '--lasts': `${act.lasts * pace}ms` },
          pointerEvents: 'none',
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a scene never change
          <g key={nth} style={times} data-act={act.act}>
            <Act plan={plan} act={act} />
          </g>
        );
      })}
    </g>
  );
});
