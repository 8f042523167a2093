import { memo } from 'react';
import { ARM_OF, type ArmSign } from './arms.ts';
import { roundAt, SILHOUETTES } from './silhouettes.ts';
import './arms.css';

const FRAME = 'M-15 -10H15V10H-15ZM-12.8 -7.8V7.8H12.8V-7.8Z';
const RISING = 'M-14.4 8.6L13.2 -9.8L14.4 -8L-13.2 10.4Z';
const FALLING = 'M-13.2 -10.4L14.4 8L13.2 9.8L-14.4 -8.6Z';

/** The signs of a modern staff: a cross for foot, a stroke for horse, a ball for guns. */
const SIGNS: Readonly<Record<ArmSign, string>> = {
  foot: `${FRAME}${RISING}${FALLING}`,
  horn: `${FRAME}${RISING}${FALLING}M-1.2 2.4H1.2V10H-1.2Z`,
  cuirass: `${FRAME}M-14 9.6L14 -9.6V9.6Z`,
  dragoon: `${FRAME}${RISING}M-14 9.6L-4.6 3.2V9.6Z`,
  hussar: `${FRAME}${RISING}`,
  siege: `${FRAME}${roundAt(0, -1.6, 5)}M-7 5H7V7H-7Z`,
  gun: `${FRAME}${roundAt(0, 0, 4.8)}`,
  gallop: `${FRAME}${RISING}${roundAt(0, 0, 4.8)}`,
  falconet: `${FRAME}${roundAt(0, 0, 2.8)}`,
};

/** The signs of the arms, for units to use: silhouettes, and the signs of a staff. */
export const ArmSymbols = memo(function ArmSymbols() {
  return (
    <defs>
      {Object.values(ARM_OF).map((arm) => (
        <g key={arm}>
          <path id={`map-arm-${arm}`} d={SILHOUETTES[arm]} />
          <path id={`map-sign-${arm}`} d={SIGNS[arm]} />
        </g>
      ))}
    </defs>
  );
});
