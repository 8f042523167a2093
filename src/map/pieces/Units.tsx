import { memo, useMemo } from 'react';
import type { Unit } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import type { PieceCondition } from '../mapProps.ts';
import { sideStyle } from '../nations.ts';
import type { Plan } from '../plan.ts';
import { Piece } from './Piece.tsx';

interface UnitsProps {
  readonly plan: Plan;
  readonly units: readonly Unit[];
  readonly selected: string | null;
  readonly nations: BySide<Nation>;
  readonly label: (unit: Unit) => string;
  readonly condition: (unit: Unit) => PieceCondition;
}

/** All pieces on the map; each is drawn anew only when its own unit changes. */
export const Units = memo(function Units({ plan, units, selected, nations, label, condition }: UnitsProps) {
  const dress = useMemo(
    () => ({ blue: sideStyle(nations, 'blue'), red: sideStyle(nations, 'red') }),
    [nations],
  );
  return (
    <g>
      {units.map((unit) =>
        unit.fate === 'present' ? (
          <Piece
            key={unit.id}
            plan={plan}
            unit={unit}
            selected={unit.id === selected}
            dress={dress[unit.side]}
            label={label}
            condition={condition}
          />
        ) : null,
      )}
    </g>
  );
});
