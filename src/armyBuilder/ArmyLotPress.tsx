import { useState } from 'react';
import { type ArmyTheme, THEMES } from '../armies/themes.ts';
import { raiseByLot } from '../store/armies/builder.ts';
import { useArmySpeaker } from './words.ts';
import './armyLotPress.css';

/** A whole army in one press, of the nation and the format there are; pressed again it is another. */
export function ArmyLotPress() {
  const { say } = useArmySpeaker();
  const [theme, setTheme] = useState<ArmyTheme>('balanced');
  return (
    <div className="army-lot">
      <h2>{say.roster}</h2>
      <label>
        <span>{say.theme}</span>
        <select
          value={theme}
          data-testid="lot-theme"
          onChange={({ target }) => {
            const found = THEMES.find((one) => one === target.value);
            if (found) setTheme(found);
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {say.themes[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="press" data-testid="army-lot" onClick={() => raiseByLot(theme)}>
        {say.lot}
      </button>
    </div>
  );
}
