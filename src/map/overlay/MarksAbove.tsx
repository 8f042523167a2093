import { memo, useMemo } from 'react';
import { type Hex, hexKey } from '../../geometry/hex.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { Dangers } from '../dangers/dangersLater.ts';
import type { GhostMark, MapMarks } from '../marks.ts';
import { type Dress, sideStyle } from '../nations.ts';
import { at, FOR_THE_EYE } from '../ornament.ts';
import { bodyOf } from '../pieces/dress.ts';
import { HEX_SIZE, hexesPath, hexPath, middleOf, type Plan } from '../plan.ts';
import { arrow } from './arrows.ts';
import { obstaclesOf, placeTags } from './placing.ts';
import { Tag, TagLeader } from './Tag.tsx';
import './above.css';
import { MapWords } from '../MapWords.tsx';

/** Off the sheet. */
const NOWHERE = { x: -999, y: -999 } as const;

interface AboveProps {
  readonly plan: Plan;
  readonly marks: MapMarks;
  readonly units: readonly Unit[];
  readonly nations: BySide<Nation>;
  readonly carried: { readonly from: Hex; readonly to: Hex | null } | null;
}

/** Marks over the pieces: rings, arrows, lines of sight, values of targets, facings to choose from. */
export const MarksAbove = memo(function MarksAbove({ plan, marks, units, nations, carried }: AboveProps) {
  const on = (id: string): Unit | undefined => units.find((unit) => unit.id === id);
  const put = (id: string): string => {
    const unit = on(id);
    if (unit === undefined) return 'translate(-999 -999)';
    const { x, y } = middleOf(plan, unit);
    return `translate(${at(x)} ${at(y)})`;
  };
  /** The middles of the hexes a unit fills, each with a key of its own. */
  const each = (id: string): readonly { readonly key: string; readonly put: string }[] =>
    (on(id)?.hexes ?? []).map((hex) => {
      const { x, y } = plan.centre(hex);
      return { key: `${id} ${hexKey(hex)}`, put: `translate(${at(x)} ${at(y)})` };
    });
  // a click changes the marks alone
  const obstacles = useMemo(() => obstaclesOf(plan, units), [plan, units]);
  const places = useMemo(() => placeTags(obstacles, marks), [obstacles, marks]);
  const dangers = marks.dangers ?? [];
  return (
    <g className="marks-above">
      <g {...FOR_THE_EYE}>
        {marks.rings.flatMap(({ unit, side }) =>
          each(unit).map((hex) => (
            <Ring key={hex.key} put={hex.put} side={side} dress={sideStyle(nations, side)} />
          )),
        )}
        {marks.groupable.map(({ unit, cost }, nth) => {
          const { x, y } = places.prices[nth] ?? NOWHERE;
          return (
            <g key={unit} transform={`translate(${at(x)} ${at(y)})`}>
              <circle className="groupable-coin" r={10} />
              <MapWords className="groupable-cost" x={0} y={5.5}>
                {cost}
              </MapWords>
            </g>
          );
        })}
        {marks.outflanked.map((unit) => (
          <g key={unit} transform={put(unit)}>
            <path className="outflanked" d="M-36 -6L-25 0L-36 6ZM36 -6L25 0L36 6Z" />
          </g>
        ))}
        {marks.sights.map(({ from, to, blockedAt }) => (
          <Sight
            key={`${hexKey(from)}-${hexKey(to)}`}
            plan={plan}
            from={from}
            to={to}
            blockedAt={blockedAt}
          />
        ))}
        {marks.arrows.map(({ from, to, kind }) => {
          const { shaft, head } = arrow(kind, plan.centre(from), plan.centre(to));
          return (
            <g key={`${hexKey(from)}-${hexKey(to)}-${kind}`} className={`arrow arrow-${kind}`}>
              <path className="arrow-edge" d={shaft} />
              <path className="arrow-edge arrow-edge-head" d={head} />
              <path className="arrow-shaft" d={shaft} />
              <path className="arrow-head" d={head} />
            </g>
          );
        })}
        {[...places.targets, ...places.refused].map((one) => (
          <TagLeader key={`${one.x} ${one.y}`} at={one} />
        ))}
        {marks.targets.map((target, nth) => {
          const one = places.targets[nth];
          return one ? <Tag key={`${target.unit}-${target.kind}`} at={one} {...target} /> : null;
        })}
        {dangers.length > 0 ? (
          <Dangers plan={plan} dangers={dangers} units={units} places={places.dangers} />
        ) : null}
        {marks.refusedTargets.map(({ unit }, nth) => {
          const { x, y } = places.refused[nth] ?? NOWHERE;
          return (
            <g key={unit} transform={`translate(${at(x)} ${at(y)})`}>
              <circle className="refused-disc" r={11} />
              <path className="refused-cross" d="M-4.8 -4.8L4.8 4.8M4.8 -4.8L-4.8 4.8" />
            </g>
          );
        })}
        {marks.ghosts.map((ghost) => (
          <Ghost key={ghost.unit} plan={plan} ghost={ghost} unit={on(ghost.unit)} />
        ))}
        <Carried plan={plan} carried={carried} />
      </g>
      <FacingChoices plan={plan} choices={marks.facingChoices} />
    </g>
  );
});

interface RingProps {
  readonly put: string;
  readonly side: Side;
  readonly dress: Dress;
}

function Ring({ put, side, dress }: RingProps) {
  return (
    <g transform={put} style={dress}>
      <circle className="ring-edge" r={41} />
      <circle className={`ring ring-${side}`} r={41} />
    </g>
  );
}

interface SightProps {
  readonly plan: Plan;
  readonly from: Hex;
  readonly to: Hex;
  readonly blockedAt: Hex | null;
}

function Sight({ plan, from, to, blockedAt }: SightProps) {
  const [a, b] = [plan.centre(from), plan.centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const stop = blockedAt && plan.centre(blockedAt);
  // The point of the line nearest to the middle of what hides the goal.
  const t = stop ? ((stop.x - a.x) * (b.x - a.x) + (stop.y - a.y) * (b.y - a.y)) / length ** 2 : 1;
  const m = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  return (
    <g>
      <path className="sight-edge" d={`M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`} />
      <path className="sight" d={`M${at(a.x)} ${at(a.y)}L${at(m.x)} ${at(m.y)}`} />
      {blockedAt === null ? null : (
        <>
          <path className="sight-hidden" d={`M${at(m.x)} ${at(m.y)}L${at(b.x)} ${at(b.y)}`} />
          <path className="sight-block" d={`M${at(m.x - 7)} ${at(m.y - 7)}l14 14m0 -14l-14 14`} />
        </>
      )}
    </g>
  );
}

const FacingChoices = memo(function FacingChoices(props: {
  readonly plan: Plan;
  readonly choices: MapMarks['facingChoices'];
}) {
  const { plan, choices } = props;
  return (
    <g>
      {choices.map(({ hex, facing, chosen }) => {
        const { x, y } = plan.centre(hex);
        return (
          <g
            key={`${hexKey(hex)}-${facing}`}
            className={chosen === true ? 'facing facing-chosen' : 'facing'}
            data-facing={facing}
            transform={`translate(${at(x)} ${at(y)}) rotate(${plan.angle(facing)})`}
          >
            <path className="facing-hit" d={`M0 ${-HEX_SIZE * 1.75}L30 -34L0 -20L-30 -34Z`} />
            <path className="facing-arrow" d="M0 -66L17 -43L6 -46V-35H-6V-46L-17 -43Z" />
          </g>
        );
      })}
    </g>
  );
});

/** A unit as it would stand, in outline. */
function Ghost({
  plan,
  ghost,
  unit,
}: {
  readonly plan: Plan;
  readonly ghost: GhostMark;
  readonly unit: Unit | undefined;
}) {
  if (!unit) return null;
  const body = bodyOf(unit);
  const { x, y } = middleOf(plan, ghost);
  return (
    <g className="ghost">
      <path className="ghost-hex" d={hexesPath(plan, ghost.hexes, 2)} />
      <g transform={`translate(${at(x)} ${at(y)}) rotate(${plan.angle(ghost.facing)})`}>
        <path className="ghost-stands" d={body.outline} />
        {body.nose === null ? null : (
          <path className="ghost-nose" d={`M0 ${body.nose - 9}L8 ${body.nose}H-8Z`} />
        )}
      </g>
    </g>
  );
}

function Carried({ plan, carried }: { readonly plan: Plan; readonly carried: AboveProps['carried'] }) {
  if (carried?.to == null) return null;
  const [a, b] = [plan.centre(carried.from), plan.centre(carried.to)];
  return (
    <g>
      <path className="carried" d={hexPath(plan, carried.to, 2)} />
      <path className="carried-line" d={`M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`} />
    </g>
  );
}
