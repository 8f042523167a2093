import { type CSSProperties, memo } from 'react';
import { hexKey } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { PieceCondition } from '../mapProps.ts';
import type { Dress } from '../nations.ts';
import { at } from '../ornament.ts';
import { middleOf, type Plan } from '../plan.ts';
import { ARM_OF } from './arms.ts';
import { bodyOf, clothOf } from './dress.ts';
import { Plate } from './Plate.tsx';
import { angleOf, armOf, isPlateAbove, plateAfar, plateOf } from './plates.ts';

interface PieceProps {
  readonly plan: Plan;
  readonly unit: Unit;
  readonly selected: boolean;
  readonly dress: Dress;
  readonly label: (unit: Unit) => string;
  readonly condition: (unit: Unit) => PieceCondition;
}

/** A picture to assistive technology, with the words of the unit. */
const PICTURE = { role: 'img' } as const;

/** A unit as its figures stand in its formation, with front edge and arrow, and the plate of its numbers. */
export const Piece = memo(function Piece({ plan, unit, selected, dress, label, condition }: PieceProps) {
  const body = bodyOf(unit);
  const { x, y } = middleOf(plan, unit);
  const angle = angleOf(plan, unit);
  const [plate, afar, arm] = [plateOf(plan, unit), plateAfar(plan, unit), armOf(plan, unit)];
  // Outside the stands: below the plate, above one that lies in the upper half, or below a square.
  const nameAt = body.nose === null ? 36 : isPlateAbove(plan, unit) ? -16.5 : 21;
  const style: CSSProperties = {
    ...dress,
    ...{ '--cloth': clothOf(unit.type), '--letters': unit.name.length },
    // which of the two places of the plate holds is for the style sheet to say
    ...{ '--plate-near': `${at(plate.x)}px, ${at(plate.y)}px` },
    ...{ '--plate-afar': `${at(afar.x)}px, ${at(afar.y)}px` },
    transform: `translate(${x}px, ${y}px)`,
  };
  return (
    <g
      {...PICTURE}
      className="piece"
      aria-label={label(unit)}
      data-unit={unit.id}
      data-side={unit.side}
      data-acted={unit.acted}
      data-selected={selected}
      style={style}
    >
      {selected
        ? unit.hexes.map((hex) => {
            const centre = plan.centre(hex);
            return <Selection key={hexKey(hex)} x={centre.x - x} y={centre.y - y} />;
          })
        : null}
      <g transform="translate(1.6 2.4)">
        <use href={`#map-stands-${body.id}`} className="piece-shadow" transform={`rotate(${angle})`} />
      </g>
      <g transform={`rotate(${angle})`}>
        <use href={`#map-body-${body.id}`} className="piece-body" />
        <use href={`#map-stands-${body.id}`} className="piece-block" />
        {unit.acted ? <use href={`#map-stands-${body.id}`} className="piece-shade" /> : null}
        {body.nose === null ? null : (
          <path className="piece-nose" d={`M0 ${body.nose - 9}L8 ${body.nose}H-8Z`} />
        )}
      </g>
      {arm === null ? null : (
        <g className="piece-arm" transform={`translate(${at(arm.x)} ${at(arm.y)})`}>
          <use href={`#map-arm-${ARM_OF[unit.type]}`} className="piece-silhouette" />
          <use href={`#map-sign-${ARM_OF[unit.type]}`} className="piece-sign" />
        </g>
      )}
      <g className="piece-plate">
        <Plate unit={unit} condition={condition(unit)} nameAt={nameAt} />
      </g>
    </g>
  );
});

/** Round a hex of the unit selected: a double brass line. */
function Selection({ x, y }: Point) {
  const d = 'M0 -38.5L33.3 -19.25V19.25L0 38.5L-33.3 19.25V-19.25Z';
  return (
    <g transform={`translate(${at(x)} ${at(y)})`}>
      <path className="selection-glow" d={d} />
      <path className="selection-edge" d={d} />
      <path className="selection-line" d={d} />
    </g>
  );
}
