import type { CSSProperties } from 'react';
import { playerCalled } from '../language/playerCalled.ts';
import { Cockade } from '../map/Cockade.tsx';
import { sideStyle } from '../map/nations.ts';
import { bodyOf, clothOf } from '../map/pieces/dress.ts';
import { NATIONS, type Nation } from '../rules/state/nations.ts';
import { type BySide, SIDES, type Side, UNIT_TYPES, type UnitType } from '../rules/state/vocabulary.ts';
import { pickTool, setSandbox } from '../store/laboratory/laboratory.ts';
import { placedUnit } from '../store/laboratory/sandbox.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useLabSpeaker } from './words.ts';
import './palette.css';

/** The figures of a type in the colours of its nation, as they would stand on the field. */
function Figures({
  type,
  side,
  nations,
}: {
  readonly type: UnitType;
  readonly side: Side;
  readonly nations: BySide<Nation>;
}) {
  const game = useLaboratory((state) => state.setup.sandbox.game);
  const unit = placedUnit(game, side, type, { q: 0, r: 0 });
  const cloth: object = { '--cloth': clothOf(type) };
  const style: CSSProperties = { ...sideStyle(nations, side), ...cloth };
  return (
    <svg viewBox="-31 -25 62 38" aria-hidden="true" focusable="false" style={style}>
      {/* the bodies are drawn once, beside the map */}
      <use href={`#map-body-${bodyOf(unit).id}`} />
    </svg>
  );
}

function NationChoice({ side, nation }: { readonly side: Side; readonly nation: Nation }) {
  const { say, language } = useLabSpeaker();
  return (
    <label className="lab-nation">
      <Cockade nation={nation} />
      <select
        value={nation}
        aria-label={language.writing.labelled(say.fields.nation, language.words.sides[side])}
        data-testid={`nation-${side}`}
        onChange={(event) => {
          const found = NATIONS.find((one) => one === event.target.value);
          if (found)
            setSandbox((sandbox) => ({ ...sandbox, nations: { ...sandbox.nations, [side]: found } }));
        }}
      >
        {NATIONS.map((one) => (
          <option key={one} value={one}>
            {language.words.nations[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The pieces of both sides: one is picked, then put on as many hexes as wanted. */
export function Palette() {
  const { say, language } = useLabSpeaker();
  const { tool } = useLaboratory();
  const nations = useLaboratory((state) => state.setup.sandbox.nations);
  const piece = (side: Side, type: UnitType) => {
    const on = tool.tool === 'place' && tool.side === side && tool.type === type;
    return (
      <button
        type="button"
        className="lab-piece"
        aria-pressed={on}
        aria-label={say.tools.place(language.words.unitTypes[type], playerCalled(language, nations, side))}
        data-side={side}
        data-testid={`place-${side}-${type}`}
        onClick={() => pickTool(on ? { tool: 'hand' } : { tool: 'place', side, type })}
      >
        <Figures type={type} side={side} nations={nations} />
      </button>
    );
  };
  return (
    <div className="lab-palette">
      <div className="lab-nations">
        {SIDES.map((side) => (
          <NationChoice key={side} side={side} nation={nations[side]} />
        ))}
      </div>
      <ul>
        {UNIT_TYPES.map((type) => (
          <li key={type}>
            {piece('blue', type)}
            <span aria-hidden="true">{language.words.unitTypes[type]}</span>
            {piece('red', type)}
          </li>
        ))}
      </ul>
    </div>
  );
}
