import { memo } from 'react';
import type { Nation } from '../rules/state/nations.ts';
import { cockadeOf } from './nations.ts';
import './cockade.css';

/** The cockade of a nation, as a round badge. It only adorns: the name of the side stands beside it. */
export const Cockade = memo(function Cockade({ nation }: { readonly nation: Nation }) {
  const [inner, middle, outer] = cockadeOf(nation);
  return (
    <svg className="cockade" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" className="cockade-rim" />
      <circle cx="20" cy="20" r="16.5" fill={outer} />
      <circle cx="20" cy="20" r="11" fill={middle} />
      <circle cx="20" cy="20" r="5.5" fill={inner} />
      <path className="cockade-folds" d="M20 3.5v33M3.5 20h33M8.4 8.4l23.2 23.2M31.6 8.4L8.4 31.6" />
      <circle cx="20" cy="20" r="2.2" className="cockade-button" />
    </svg>
  );
});
