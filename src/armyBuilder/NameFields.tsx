import type { Regiment } from '../armies/regiments/regiment.ts';
import { plainText } from '../scenarios/plainText.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import { isUnitNamed } from '../store/armies/acts.ts';
import { raiseAs, setUnitField } from '../store/armies/builder.ts';
import { regimentNamed, regimentsFor } from '../store/armies/regiments.ts';
import { useBuilder } from '../store/armies/state.ts';
import { useArmySpeaker } from './words.ts';

const LONGEST_NAME = 40;

/** The name as it is written; without one the unit is called by its type. */
function WrittenName({ unit }: { readonly unit: BoughtUnit }) {
  const { say, name } = useArmySpeaker();
  return (
    <label className="army-field">
      <span>{say.fields.name}</span>
      <input
        // what undo brings back is shown at once
        key={`${unit.id} ${unit.name}`}
        defaultValue={isUnitNamed(unit) ? unit.name : ''}
        placeholder={name(unit.id)}
        maxLength={LONGEST_NAME}
        data-testid="field-name"
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
        onBlur={({ target }) =>
          setUnitField(unit.id, 'name', plainText(target.value, LONGEST_NAME) || unit.id)
        }
      />
    </label>
  );
}

/** What a regiment was like, in words: nothing where the unit is bought as it was. */
function useSuggested(unit: BoughtUnit, regiment: Regiment | undefined): string {
  const { language } = useArmySpeaker();
  if (!regiment) return '';
  const { quality, skills } = regiment;
  const isSame =
    quality === unit.quality &&
    skills.length === unit.skills.length &&
    skills.every((skill) => unit.skills.includes(skill));
  const { qualities, skills: called } = language.words;
  return isSame ? '' : [qualities[quality], ...skills.map((skill) => called[skill])].join(', ');
}

/** The regiments of the period that it may be named after, and the press that buys it as that regiment was. */
export function NameFields({ unit }: { readonly unit: BoughtUnit }) {
  const { say } = useArmySpeaker();
  const army = useBuilder(({ raised }) => raised.army);
  const regiment = regimentNamed(army.nation, unit.type, unit.name);
  const suggested = useSuggested(unit, regiment);
  const taken = new Set(army.units.filter(({ id }) => id !== unit.id).map(({ name }) => name));
  const offered = [...new Set(regimentsFor(army.nation, unit.type).map(({ name }) => name))];
  return (
    <>
      <WrittenName unit={unit} />
      <label className="army-field">
        <span>{say.fields.regiment}</span>
        <select
          value={regiment?.name ?? ''}
          data-testid="field-regiment"
          onChange={({ target }) => {
            if (target.value !== '') setUnitField(unit.id, 'name', target.value);
          }}
        >
          <option value="">{say.fields.ownName}</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {taken.has(name) ? say.fields.taken(name) : name}
            </option>
          ))}
        </select>
      </label>
      {regiment && suggested !== '' ? (
        <button
          type="button"
          className="press small army-as-it-was"
          data-testid="as-it-was"
          onClick={() => raiseAs(unit.id, regiment)}
        >
          {say.asItWas(suggested)}
        </button>
      ) : null}
    </>
  );
}
