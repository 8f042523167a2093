import type { ReactNode } from 'react';
import { Commissioned } from '../account/Commissioned.tsx';
import { RuleMark } from '../account/RuleMark.tsx';
import { Cockade } from '../map/Cockade.tsx';
import { NATIONS } from '../rules/state/nations.ts';
import { FORMATS, LONGEST_TITLE } from '../scenarios/armyLimits.ts';
import { plainText } from '../scenarios/plainText.ts';
import { closeRoom } from '../store/address/rooms.ts';
import { redoArmy, setArmyName, setFormat, setNation, undoArmy } from '../store/armies/builder.ts';
import { useBuilder } from '../store/armies/state.ts';
import { useStore } from '../store/store.ts';
import { useArmySpeaker } from './words.ts';
import './armyHead.css';

/** Formats that are often agreed on. */
const USUAL_FORMATS = [300, 600, 1000, 1500, 2000, 2500, 3000, 4000, 5000];

function NameField() {
  const { say, language } = useArmySpeaker();
  const name = useBuilder(({ raised }) => raised.army.name[language.locale]);
  return (
    <label className="army-head-name">
      <span>{say.name}</span>
      <input
        key={name}
        defaultValue={name}
        maxLength={LONGEST_TITLE}
        data-testid="army-name"
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
        onBlur={({ target }) => {
          const written = plainText(target.value, LONGEST_TITLE);
          if (written === '') target.value = name;
          else if (written !== name) setArmyName(written);
        }}
      />
    </label>
  );
}

function NationField() {
  const { say, language } = useArmySpeaker();
  const nation = useBuilder(({ raised }) => raised.army.nation);
  return (
    <label>
      <span>{say.nation}</span>
      <span className="army-nation">
        <Cockade nation={nation} />
        <select
          value={nation}
          data-testid="army-nation"
          onChange={({ target }) => {
            const found = NATIONS.find((one) => one === target.value);
            if (found) setNation(found);
          }}
        >
          {NATIONS.map((one) => (
            <option key={one} value={one}>
              {language.words.nations[one]}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

function FormatField() {
  const { say } = useArmySpeaker();
  const armyPoints = useBuilder(({ raised }) => raised.armyPoints);
  const { least, most } = FORMATS;
  return (
    <label>
      <span>{say.format}</span>
      <input
        key={armyPoints}
        type="number"
        inputMode="numeric"
        list="army-formats"
        min={least}
        max={most}
        step="1"
        defaultValue={armyPoints}
        data-testid="army-format"
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
        onBlur={({ target }) => {
          const written = Math.round(Number(target.value));
          // what is out of the limits is led back into them, and seen there
          const next = target.value === '' ? armyPoints : Math.min(most, Math.max(least, written));
          target.value = String(next);
          setFormat(next);
        }}
      />
      <datalist id="army-formats">
        {USUAL_FORMATS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}

function Steps() {
  const { say } = useArmySpeaker();
  const past = useBuilder((state) => state.past.length);
  const ahead = useBuilder((state) => state.ahead.length);
  return (
    <div className="army-steps">
      <button
        type="button"
        className="press"
        disabled={past === 0}
        data-testid="army-undo"
        onClick={undoArmy}
      >
        {say.undo}
      </button>
      <button
        type="button"
        className="press"
        disabled={ahead === 0}
        data-testid="army-redo"
        onClick={redoArmy}
      >
        {say.redo}
      </button>
    </div>
  );
}

/** Whose army it is, for how many points, and the way back. */
export function ArmyHead({ languageSwitch }: { readonly languageSwitch: ReactNode }) {
  const { say } = useArmySpeaker();
  const fromBattle = useStore((state) => state.open !== null);
  return (
    <header className="army-head">
      <h1>{say.title}</h1>
      <RuleMark rule="BLD-01" />
      <div className="army-head-fields">
        <NameField />
        <NationField />
        <FormatField />
      </div>
      <Steps />
      <Commissioned of="army" />
      {languageSwitch}
      <button type="button" className="press" data-testid="leave-army" onClick={closeRoom}>
        {fromBattle ? say.back : say.close}
      </button>
    </header>
  );
}
