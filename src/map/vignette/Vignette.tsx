import { memo, useMemo } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import { hexesOf, type MapShape } from '../../geometry/shape.ts';
import type { Battle, GroundHex, GroundSide, Unit } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { Ground } from '../ground/Ground.tsx';
import type { PieceCondition } from '../mapProps.ts';
import { type MapMarks, NO_MARKS } from '../marks.ts';
import { Objectives } from '../objectives/Objectives.tsx';
import { Cursor } from '../overlay/Cursor.tsx';
import { MarksAbove } from '../overlay/MarksAbove.tsx';
import { MarksBelow } from '../overlay/MarksBelow.tsx';
import { ArmSymbols } from '../pieces/ArmSymbols.tsx';
import { Symbols } from '../pieces/Symbols.tsx';
import { Units } from '../pieces/Units.tsx';
import { makePlan, type Plan } from '../plan.ts';
import { FallenMarks } from '../told/FallenMarks.tsx';
import { ToldLayer } from '../told/ToldLayer.tsx';
import type { FallenMark, ToldAct } from '../told/told.ts';
import './vignette.css';

/** A few hexes with whatever stands, lies or is marked on them. */
export interface VignetteDrawn {
  readonly shape: MapShape;
  readonly units?: readonly Unit[];
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly marks?: Partial<MapMarks>;
  readonly selected?: string;
  readonly cursor?: Hex;
  /** What the battle asks for besides losses, and who is on his way. */
  readonly battle?: Pick<Battle, 'objectives' | 'reinforcements'>;
  readonly fallen?: readonly FallenMark[];
  readonly told?: readonly ToldAct[];
  /** The part that is seen, in units of the sheet; all of it unless told. */
  readonly window?: readonly [x: number, y: number, width: number, height: number];
}

interface Props {
  readonly scene: VignetteDrawn;
  readonly nations: BySide<Nation>;
  /** What a plate shows beside the strength. */
  readonly condition: (unit: Unit) => PieceCondition;
}

/** Round the hexes, for what reaches over their edge. */
const MARGIN = 7;
const noWords = (): string => '';

/** All the hexes, as near as they can be seen. */
function windowOf(plan: Plan): readonly [number, number, number, number] {
  const points = hexesOf(plan.shape).flatMap((hex) => plan.corners(hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
}

/** What is drawn once for all scenes of a page; the map of a battle brings it already. */
export function VignetteSymbols() {
  if (document.getElementById('map-star')) return null;
  return (
    <svg className="vignette-symbols" aria-hidden="true">
      <Symbols />
      <ArmSymbols />
    </svg>
  );
}

/** A small piece of a map, drawn by what draws the map: a mark here is the mark there. For the eye; its words stand beside it. */
export const Vignette = memo(function Vignette({ scene, nations, condition }: Props) {
  const { shape, units = [], hexes = [], sides = [], fallen = [] } = scene;
  const plan = useMemo(() => makePlan(shape, false), [shape]);
  const map = useMemo(() => ({ shape, hexes, sides }), [shape, hexes, sides]);
  const marks = useMemo(() => ({ ...NO_MARKS, ...scene.marks }), [scene]);
  const told = useMemo(
    () => (scene.told ? { scene: { acts: scene.told, lasts: 0 }, pace: 1, still: true } : null),
    [scene],
  );
  const [x, y, width, height] = useMemo(() => scene.window ?? windowOf(plan), [scene, plan]);
  return (
    <svg className="vignette" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Ground plan={plan} map={map} showGrid drawing={undefined} />
      {scene.battle ? (
        <Objectives plan={plan} battle={scene.battle} states={undefined} units={units} nations={nations} />
      ) : null}
      <MarksBelow plan={plan} marks={marks} units={units} />
      <FallenMarks plan={plan} fallen={fallen} nations={nations} />
      <Units
        plan={plan}
        units={units}
        selected={scene.selected ?? null}
        nations={nations}
        label={noWords}
        condition={condition}
      />
      <MarksAbove plan={plan} marks={marks} units={units} nations={nations} carried={null} />
      {told ? <ToldLayer plan={plan} told={told} /> : null}
      {scene.cursor ? (
        <g className="vignette-cursor">
          <Cursor plan={plan} cursor={scene.cursor} />
        </g>
      ) : null}
    </svg>
  );
});
