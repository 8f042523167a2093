import { memo } from 'react';
import { hexKey } from '../../geometry/hex.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { MapMarks } from '../marks.ts';
import { at } from '../ornament.ts';
import type { Plan } from '../plan.ts';

/** Corners of the hex, left open between. */
const CORNERS = [0, 60, 120, 180, 240, 300]
  .map((deg) => {
    const point = (a: number, r: number): string =>
      `${at(Math.sin((a * Math.PI) / 180) * r)} ${at(-Math.cos((a * Math.PI) / 180) * r)}`;
    return `M${point(deg - 12.5, 35.4)}L${point(deg, 39)}L${point(deg + 12.5, 35.4)}`;
  })
  .join('');

interface GroupsProps {
  readonly plan: Plan;
  readonly group: MapMarks['group'];
  readonly groupable: MapMarks['groupable'];
  readonly units: readonly Unit[];
}

/** The corners of the hexes of a group, and of those who may join it. Under the pieces, whose names reach over them. */
export const Groups = memo(function Groups({ plan, group, groupable, units }: GroupsProps) {
  const cornersOf = (id: string, className: string) =>
    (units.find((unit) => unit.id === id)?.hexes ?? []).map((hex) => {
      const { x, y } = plan.centre(hex);
      return (
        <path
          key={`${id} ${hexKey(hex)}`}
          className={className}
          transform={`translate(${at(x)} ${at(y)})`}
          d={CORNERS}
        />
      );
    });
  return (
    <g>
      {groupable.flatMap(({ unit }) => cornersOf(unit, 'groupable'))}
      {group.flatMap((unit) => cornersOf(unit, 'in-group'))}
    </g>
  );
});
