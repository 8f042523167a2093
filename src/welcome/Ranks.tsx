/** An army drawn up on paper: a block for each unit with the sign of its arm, foot first, guns last. */

import { memo } from 'react';
import type { Dress } from '../map/nations.ts';
import { ARM_OF } from '../map/pieces/arms.ts';
import { SILHOUETTES } from '../map/pieces/silhouettes.ts';
import type { Side, UnitType } from '../rules/state/vocabulary.ts';
import './ranks.css';

interface Props {
  readonly side: Side;
  readonly dress: Dress;
  readonly units: readonly { readonly id: string; readonly type: UnitType }[];
}

/** In this order they stand. */
const ORDER: Readonly<Record<UnitType, number>> = {
  lineInfantry: 0,
  lightInfantry: 1,
  heavyCavalry: 2,
  mediumCavalry: 3,
  lightCavalry: 4,
  heavyFootBattery: 5,
  mediumFootBattery: 6,
  lightHorseBattery: 7,
  regimentalGun: 8,
};

/** As on the map blue is square-cut and red pointed. */
const BLOCKS: Readonly<Record<Side, string>> = {
  blue: 'M-20 -15H20V15H-20Z',
  red: 'M-17 -15H17L22 0L17 15H-17L-22 0Z',
};

export const Ranks = memo(function Ranks({ side, dress, units }: Props) {
  const drawnUp = units.toSorted((a, b) => ORDER[a.type] - ORDER[b.type]);
  return (
    <span className="ranks" style={dress} aria-hidden>
      {drawnUp.map(({ id, type }) => (
        <svg key={id} className="rank" viewBox="-23 -17 46 34" aria-hidden>
          <path className="rank-block" d={BLOCKS[side]} />
          <path className="rank-arm" d={SILHOUETTES[ARM_OF[type]]} />
        </svg>
      ))}
    </span>
  );
});
