import { memo } from 'react';
import { distance, type Hex, hexKey } from '../../geometry/hex.ts';
import type { MapDrawing } from '../../mapmaking/drawing.ts';
import type { Unit } from '../../rules/state/game.ts';
import { Menaced } from '../dangers/dangersLater.ts';
import { PlaceNames } from '../ground/PlaceNames.tsx';
import type { HeatMark, MapMarks, ReachKind, ReachMark } from '../marks.ts';
import { at, FOR_THE_EYE } from '../ornament.ts';
import { closedPath, hexesPath, hexPath, outlines, type Plan } from '../plan.ts';
import './below.css';
import { MapWords } from '../MapWords.tsx';
import { Groups } from './Groups.tsx';

const REACHES: readonly ReachKind[] = ['clear', 'costly', 'forced', 'charge'];

interface BelowProps {
  readonly plan: Plan;
  /** The names on the map: the wash of a reach does not cover them. */
  readonly names?: MapDrawing['names'] | undefined;
  readonly marks: MapMarks;
  readonly units: readonly Unit[];
}

/** Marks on the ground, under the pieces. */
export const MarksBelow = memo(function MarksBelow({ plan, names, marks, units }: BelowProps) {
  const { reach, lastMove, route, threat, field, offered, heat } = marks;
  return (
    <g {...FOR_THE_EYE}>
      <LastMove plan={plan} hexes={lastMove} />
      {marks.zones?.map(({ hexes, own }) => (
        <Region key={String(own)} plan={plan} hexes={hexes} name={own ? 'zone' : 'zone-beyond'} />
      ))}
      <Region plan={plan} hexes={threat} name="threat" />
      <Region plan={plan} hexes={field} name="field" />
      {heat ? <Heat plan={plan} heat={heat} /> : null}
      <Offered plan={plan} hexes={offered} />
      <Reach plan={plan} names={names} reach={reach} />
      {marks.menaced ? <Menaced plan={plan} menaced={marks.menaced} /> : null}
      <Route plan={plan} hexes={route} />
      {marks.targets.map(({ unit, kind }) => (
        <Target
          key={`${unit}-${kind}`}
          plan={plan}
          hexes={units.find(({ id }) => id === unit)?.hexes ?? []}
        />
      ))}
      <Groups plan={plan} group={marks.group} groupable={marks.groupable} units={units} />
    </g>
  );
});

interface HexesProps {
  readonly plan: Plan;
  readonly hexes: readonly Hex[];
}

interface ReachProps extends Pick<BelowProps, 'plan' | 'names'> {
  readonly reach: readonly ReachMark[];
}

const Reach = memo(function Reach({ plan, names, reach }: ReachProps) {
  if (reach.length === 0) return null;
  // a name is longer than its hex is wide
  const washed = names?.filter((name) => reach.some(({ hex }) => distance(name, hex) <= 1));
  return (
    <g>
      {REACHES.map((kind) => {
        const hexes = reach.filter((mark) => mark.kind === kind).map(({ hex }) => hex);
        return hexes.length === 0 ? null : (
          <g key={kind}>
            <path className={`reach reach-${kind}`} d={hexesPath(plan, hexes, 1.6)} />
            {kind === 'clear' ? null : <path className={`hatched-${kind}`} d={hexesPath(plan, hexes, 1.6)} />}
          </g>
        );
      })}
      {washed ? <PlaceNames plan={plan} names={washed} /> : null}
      {reach.map(({ hex, cost, kind }) => {
        const { x, y } = plan.centre(hex);
        return (
          <g key={hexKey(hex)} transform={`translate(${at(x)} ${at(y)})`}>
            <ellipse className={`reach-coin reach-coin-${kind}`} rx={14} ry={12.5} />
            <MapWords className="reach-cost" x={0} y={7}>
              {cost}
            </MapWords>
          </g>
        );
      })}
    </g>
  );
});

const LastMove = memo(function LastMove({ plan, hexes }: HexesProps) {
  const [origin] = hexes;
  const goal = hexes.at(-1);
  if (origin === undefined || goal === undefined || hexes.length < 2) return null;
  const points = hexes.map((hex) => plan.centre(hex));
  return (
    <g>
      <path className="last-origin" d={hexPath(plan, origin, 2)} />
      <path className="last-goal" d={hexPath(plan, goal, 2)} />
      <path
        className="last-way"
        d={points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${at(x)} ${at(y)}`).join('')}
      />
    </g>
  );
});

const Route = memo(function Route({ plan, hexes }: HexesProps) {
  if (hexes.length < 2) return null;
  const points = hexes.map((hex) => plan.centre(hex));
  const way = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${at(x)} ${at(y)}`).join('');
  return (
    <g>
      <path className="route-edge" d={way} />
      <path className="route" d={way} />
      {points.slice(1).map(({ x, y }, i) => (
        <circle
          key={`${x},${y}`}
          className="route-stop"
          cx={at(x)}
          cy={at(y)}
          r={i === points.length - 2 ? 8 : 5}
        />
      ))}
    </g>
  );
});

const Region = memo(function Region({ plan, hexes, name }: HexesProps & { readonly name: string }) {
  if (hexes.length === 0) return null;
  return <path className={`region-${name}`} d={outlines(plan, hexes).map(closedPath).join('')} />;
});

/** Round the hexes of a target. Under its piece, whose plate reaches over the edge of the hex. */
const Target = memo(function Target({ plan, hexes }: HexesProps) {
  const round = hexesPath(plan, hexes, 1);
  return (
    <g>
      <path className="target-edge" d={round} />
      <path className="target" d={round} />
    </g>
  );
});

const Offered = memo(function Offered({ plan, hexes }: HexesProps) {
  if (hexes.length === 0) return null;
  return (
    <g>
      <path className="offered" d={hexesPath(plan, hexes, 3)} />
      {hexes.map((hex) => {
        const { x, y } = plan.centre(hex);
        return <circle key={hexKey(hex)} className="offered-dot" cx={at(x)} cy={at(y)} r={5} />;
      })}
    </g>
  );
});

/** The figure of a chance on a hex: whole per cent, never a false 0 or 100. */
function chanceText(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0) return '<1';
  return percent === 100 && chance < 1 ? '>99' : String(percent);
}

const Heat = memo(function Heat({ plan, heat }: { readonly plan: Plan; readonly heat: readonly HeatMark[] }) {
  return (
    <g>
      {heat.map(({ hex, share, chance }) => {
        const { x, y } = plan.centre(hex);
        return (
          <g key={hexKey(hex)}>
            <path className="heat" d={hexPath(plan, hex, 1.2)} fillOpacity={0.15 + 0.65 * share} />
            <MapWords className="heat-chance" x={x} y={y + 29}>
              {chanceText(chance)}
            </MapWords>
          </g>
        );
      })}
    </g>
  );
});
