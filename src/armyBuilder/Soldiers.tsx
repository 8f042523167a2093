import type { CSSProperties } from 'react';
import { nationStyle } from '../map/nations.ts';
import { bodyOf, clothOf } from '../map/pieces/dress.ts';
import { Symbols } from '../map/pieces/Symbols.tsx';
import { freshUnit } from '../rules/state/freshUnit.ts';
import type { Nation } from '../rules/state/nations.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import type { Profile } from '../rules/units/price.ts';
import './soldiers.css';

/** What the figures are drawn by, once for the whole screen. */
export function Bodies() {
  return (
    <svg className="army-bodies" aria-hidden="true" focusable="false">
      <Symbols />
    </svg>
  );
}

/** The figures of a unit in the colours of its nation, in the formation it takes the field in. */
export function Soldiers({ unit, nation }: { readonly unit: Profile; readonly nation: Nation }) {
  const { type, quality, commandValue, skills, strength } = unit;
  const [formation = 'none'] = allowedFormations(unit);
  const drawn = freshUnit({
    ...{ id: '', side: 'blue', name: '', type, quality, commandValue, skills },
    ...{ initialStrength: strength, cost: 0, hexes: [{ q: 0, r: 0 }], facing: 2, formation },
  });
  const cloth: object = { '--cloth': clothOf(type) };
  const style: CSSProperties = { ...nationStyle(nation), ...cloth };
  return (
    <svg className="army-soldiers" viewBox="-31 -25 62 38" aria-hidden="true" focusable="false" style={style}>
      <use href={`#map-body-${bodyOf(drawn).id}`} />
    </svg>
  );
}
