import { memo } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { Battle, ObjectiveState, Unit } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { MapWords } from '../MapWords.tsx';
import { sideStyle } from '../nations.ts';
import { at, FOR_THE_EYE } from '../ornament.ts';
import { closedPath, hexPath, outlines, type Plan } from '../plan.ts';
import './objectives.css';

interface Props {
  readonly plan: Plan;
  readonly battle: Pick<Battle, 'objectives' | 'reinforcements'>;
  /** Absent before they are counted for the first time. */
  readonly states: readonly ObjectiveState[] | undefined;
  readonly units: readonly Unit[];
  readonly nations: BySide<Nation>;
}

/** Places to hold with their flags, exits, ways in, and the units that must survive: on the ground, under the pieces. */
export const Objectives = memo(function Objectives({ plan, battle, states, units, nations }: Props) {
  const { objectives = [], reinforcements = [] } = battle;
  const styleOf = (side: Side | null) => (side ? sideStyle(nations, side) : {});
  const sideOf = (id: string) => units.find((unit) => unit.id === id)?.side ?? null;
  const awaited = reinforcements.filter((one) =>
    units.some(({ id, fate }) => fate === 'coming' && one.units.includes(id)),
  );
  return (
    <g {...FOR_THE_EYE} data-testid="map-objectives">
      {awaited.map((one) => (
        <g key={one.units.join()} style={styleOf(sideOf(one.units[0] ?? ''))} data-way-in={one.turn}>
          <Edge plan={plan} hexes={one.hexes} name="way-in" />
          <Figure plan={plan} hexes={one.hexes} text={`${one.turn}.`} />
        </g>
      ))}
      {objectives.map((one, n) => {
        if (one.kind === 'survival')
          return <Guarded key={one.id} plan={plan} unit={units.find(({ id }) => id === one.unit)} />;
        const before = one.kind === 'exit' ? one.side : (one.holder ?? null);
        const holder = one.kind === 'exit' ? before : states ? (states[n]?.holder ?? null) : before;
        return (
          <g key={one.id} style={styleOf(holder)} data-objective={one.id} data-holder={holder ?? 'nobody'}>
            <Edge plan={plan} hexes={one.hexes} name={one.kind} />
            <Flag plan={plan} hexes={one.hexes} held={holder !== null} />
            <Figure plan={plan} hexes={one.hexes} text={String(one.points)} />
          </g>
        );
      })}
    </g>
  );
});

interface HexesProps {
  readonly plan: Plan;
  readonly hexes: readonly Hex[];
}

function Edge({ plan, hexes, name }: HexesProps & { readonly name: string }) {
  return <path className={`objective-${name}`} d={outlines(plan, hexes).map(closedPath).join('')} />;
}

/** The hex that carries flag and figure: the middle one of the list. */
function middle(hexes: readonly Hex[]): Hex | undefined {
  return hexes[Math.floor(hexes.length / 2)];
}

/** At the left of the hex, beside the figures and their plate. */
function Flag({ plan, hexes, held }: HexesProps & { readonly held: boolean }) {
  const hex = middle(hexes);
  if (!hex) return null;
  const { x, y } = plan.centre(hex);
  return (
    <g transform={`translate(${at(x - 29)} ${at(y - 12)})`}>
      <path className="objective-pole" d="M0 -6V18" />
      <path className="objective-cloth" data-held={held} d="M0 -6L15 -1L0 4Z" />
    </g>
  );
}

/** What it brings, or in which turn they come, at the foot of the hex. */
function Figure({ plan, hexes, text }: HexesProps & { readonly text: string }) {
  const hex = middle(hexes);
  if (!hex) return null;
  const { x, y } = plan.centre(hex);
  return (
    <MapWords className="objective-figure" x={x - 20} y={y + 25}>
      {text}
    </MapWords>
  );
}

/** Round whoever must survive. */
function Guarded({ plan, unit }: { readonly plan: Plan; readonly unit: Unit | undefined }) {
  if (unit?.fate !== 'present') return null;
  return <path className="objective-guarded" d={unit.hexes.map((hex) => hexPath(plan, hex, 4)).join('')} />;
}
