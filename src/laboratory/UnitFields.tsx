import { type ReactNode, useState } from 'react';
import { Reasons } from '../account/Lines.tsx';
import { FACINGS } from '../geometry/facing.ts';
import type { Unit } from '../rules/state/game.ts';
import { QUALITIES, SKILLS, type Skill, UNIT_TYPES, type UnitType } from '../rules/state/vocabulary.ts';
import { profileProblems } from '../rules/units/army.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { COMMAND_VALUES } from '../rules/units/price.ts';
import { ofQuality } from '../rules/units/quality.ts';
import { SKILL_RULES } from '../rules/units/skills.ts';
import { isArtillery, isSquare, UNIT_TABLE } from '../rules/units/units.ts';
import { editUnit } from '../store/laboratory/laboratory.ts';
import type { Barred, Sandbox } from '../store/laboratory/sandbox.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { INITIAL_STRENGTHS } from '../store/laboratory/unsold.ts';
import { NumberField, Pick } from './fields.tsx';
import { NameField, PlaceField } from './TextFields.tsx';
import { useLabSpeaker } from './words.ts';

function retyped(unit: Unit, type: UnitType): Unit {
  const strength = UNIT_TABLE[type].strength.maximum;
  const skills = unit.skills.filter((skill) => SKILL_RULES[skill].reservedTo.includes(type));
  return { ...unit, type, skills, initialStrength: strength, strength };
}

function Skills({ unit }: { readonly unit: Unit }) {
  const { say, language, explain } = useLabSpeaker();
  const open = SKILLS.filter(
    (skill) => SKILL_RULES[skill].reservedTo.includes(unit.type) || unit.skills.includes(skill),
  );
  const toggle = (skill: Skill) =>
    editUnit({
      ...unit,
      skills: unit.skills.includes(skill)
        ? unit.skills.filter((one) => one !== skill)
        : [...unit.skills, skill],
    });
  return (
    <fieldset className="lab-skills">
      <legend>{say.fields.skills}</legend>
      {open.map((skill) => (
        <button
          key={skill}
          type="button"
          aria-pressed={unit.skills.includes(skill)}
          title={explain.skillEffects[skill]}
          data-testid={`skill-${skill}`}
          onClick={() => toggle(skill)}
        >
          {language.words.skills[skill]}
        </button>
      ))}
    </fieldset>
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return <div className="lab-fields">{children}</div>;
}

/** What a hex may have no room for, or not the ground. */
type Stance = 'formation' | 'facing';

/** An edit in vain, and the field it was tried on. */
interface Refused {
  readonly of: Stance;
  readonly on: Sandbox;
  readonly why: Barred;
}

/** Edits how the unit stands, and tells of the last edit that could not be, until the field changes. */
function useStance(unit: Unit) {
  const { say } = useLabSpeaker();
  const sandbox = useLaboratory((state) => state.setup.sandbox);
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    stand: (change: Partial<Pick<Unit, Stance>>, of: Stance) => {
      const why = editUnit({ ...unit, ...change });
      setRefused(why && { of, on: sandbox, why });
    },
    whyNot: (of: Stance) => (refused?.of === of && refused.on === sandbox ? say[refused.why] : null),
  };
}

/** Every field of a unit, edited in place; what the rule does not sell is told with its reasons. */
export function UnitFields({ unit }: { readonly unit: Unit }) {
  const { say, language, name: called } = useLabSpeaker();
  const { words } = language;
  const { fields } = say;
  const { least, most } = COMMAND_VALUES[unit.quality];
  const formations = unit.panicked ? [unit.formation] : allowedFormations(unit);
  const { stand, whyNot } = useStance(unit);
  const problems = profileProblems({ ...unit, strength: unit.initialStrength });
  return (
    <>
      <Group>
        <NameField unit={unit} />
        <Pick
          label={fields.formation}
          name="formation"
          room="half"
          value={unit.formation}
          values={formations}
          words={(formation) => words.formations[formation]}
          disabled={formations.length < 2}
          refused={whyNot('formation')}
          onPick={(formation) => stand({ formation }, 'formation')}
        />
        <Pick
          label={fields.type}
          name="type"
          room="most"
          value={unit.type}
          values={UNIT_TYPES}
          words={(type) => words.unitTypes[type]}
          onPick={(type) => editUnit(retyped(unit, type))}
        />
        <Pick
          label={fields.quality}
          name="quality"
          value={unit.quality}
          values={QUALITIES}
          words={(quality) => words.qualities[quality]}
          onPick={(quality) => editUnit(ofQuality(unit, quality))}
        />
        <NumberField
          label={fields.command}
          name="command"
          value={unit.commandValue}
          least={least}
          most={most}
          onNumber={(commandValue) => editUnit({ ...unit, commandValue })}
        />
        <NumberField
          label={fields.strength}
          name="strength"
          value={unit.strength}
          least={1}
          most={unit.initialStrength}
          onNumber={(strength) => editUnit({ ...unit, strength })}
        />
        <NumberField
          label={fields.initial}
          name="initial"
          value={unit.initialStrength}
          least={INITIAL_STRENGTHS.least}
          most={INITIAL_STRENGTHS.most}
          onNumber={(initialStrength) =>
            editUnit({
              ...unit,
              initialStrength,
              strength: unit.strength === unit.initialStrength ? initialStrength : unit.strength,
            })
          }
        />
        <Pick
          label={fields.facing}
          name="facing"
          value={unit.facing}
          values={FACINGS}
          words={(facing) => words.compass[facing]}
          disabled={isSquare(unit)}
          refused={whyNot('facing')}
          onPick={(facing) => stand({ facing }, 'facing')}
        />
        <PlaceField unit={unit} />
        <label className="lab-field-row lab-check">
          <span>{fields.panicked}</span>
          <input
            type="checkbox"
            checked={unit.panicked}
            disabled={isArtillery(unit)}
            data-testid="field-panicked"
            onChange={(event) => editUnit({ ...unit, panicked: event.target.checked })}
          />
        </label>
      </Group>
      <Skills unit={unit} />
      {problems.length > 0 ? (
        <div className="lab-bad" role="status">
          <p>{say.cannotBeBought}</p>
          <Reasons reasons={problems} name={called} />
        </div>
      ) : null}
    </>
  );
}
