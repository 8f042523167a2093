import { RuleMark } from '../account/RuleMark.tsx';
import { SumAccount } from '../account/SumAccount.tsx';
import { capital } from '../language/sentences.ts';
import { QUALITIES, type Quality, SKILLS, type Skill, UNIT_TYPES } from '../rules/state/vocabulary.ts';
import { strengthLimits } from '../rules/units/army.ts';
import { COMMAND_VALUES, commandValueCost, unitCost } from '../rules/units/price.ts';
import { SKILL_RULES } from '../rules/units/skills.ts';
import { UNIT_TABLE } from '../rules/units/units.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import { setQuality, setType, setUnitField, toggleSkill } from '../store/armies/builder.ts';
import { ChoiceField, Stepper } from './fields.tsx';
import { UnitGlanceTable } from './Glance.tsx';
import { NameFields } from './NameFields.tsx';
import { useArmySpeaker } from './words.ts';
import './lineEditor.css';

interface Edited {
  readonly unit: BoughtUnit;
}

function Qualities({ unit }: Edited) {
  const { say, language } = useArmySpeaker();
  const cost = (quality: Quality) => UNIT_TABLE[unit.type].cost[quality];
  return (
    <fieldset className="army-toggles">
      <legend>{say.fields.quality}</legend>
      {QUALITIES.map((quality) => (
        <button
          key={quality}
          type="button"
          aria-pressed={unit.quality === quality}
          data-testid={`quality-${quality}`}
          onClick={() => setQuality(unit.id, quality)}
        >
          {language.words.qualities[quality]} <small>{say.perPoint(cost(quality))}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** Those open to the type, and those it has all the same. */
function skillsFor({ type, skills }: BoughtUnit): readonly Skill[] {
  return SKILLS.filter((skill) => SKILL_RULES[skill].reservedTo.includes(type) || skills.includes(skill));
}

function Skills({ unit }: Edited) {
  const { say, language, explain } = useArmySpeaker();
  const cost = (skill: Skill) => SKILL_RULES[skill].costPerPoint;
  return (
    <fieldset className="army-toggles">
      <legend>{say.fields.skills}</legend>
      {skillsFor(unit).map((skill) => (
        <button
          key={skill}
          type="button"
          aria-pressed={unit.skills.includes(skill)}
          title={explain.skillEffects[skill]}
          data-testid={`skill-${skill}`}
          onClick={() => toggleSkill(unit.id, skill)}
        >
          {language.words.skills[skill]}{' '}
          <small>{cost(skill) === 0 ? say.free : say.perPoint(cost(skill))}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** What its skills do, each with its rule. */
function Effects({ unit }: Edited) {
  const { say, language, explain } = useArmySpeaker();
  if (unit.skills.length === 0) return null;
  return (
    <section className="army-effects" aria-label={say.effects}>
      <ul>
        {[...new Set(unit.skills)].map((skill) => (
          <li key={skill}>
            <strong>{language.words.skills[skill]}.</strong> {explain.skillEffects[skill]}{' '}
            <RuleMark rule={SKILL_RULES[skill].rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Numbers({ unit }: Edited) {
  const { say } = useArmySpeaker();
  const strength = strengthLimits(unit);
  const command = COMMAND_VALUES[unit.quality];
  const commandCost = commandValueCost(unit.quality, unit.commandValue);
  return (
    <>
      <Stepper
        label={say.fields.strength}
        value={unit.strength}
        {...strength}
        onNumber={(value) => setUnitField(unit.id, 'strength', value)}
        testid="field-strength"
        note={`${strength.least} – ${strength.most}`}
      />
      <Stepper
        label={say.fields.command}
        value={unit.commandValue}
        {...command}
        onNumber={(value) => setUnitField(unit.id, 'commandValue', value)}
        testid="field-command"
        note={`${command.least} – ${command.most}, ${commandCost ? say.perPoint(commandCost) : say.free}`}
      />
    </>
  );
}

/** A line of the roster opened: every field of the unit, its cost line by line, what it can do. */
export function LineEditor({ unit }: Edited) {
  const { say, language } = useArmySpeaker();
  return (
    <div className="army-editor" data-testid="editor">
      <div className="army-editor-fields">
        <NameFields unit={unit} />
        <ChoiceField
          label={say.fields.type}
          value={unit.type}
          values={UNIT_TYPES}
          words={(type) => capital(language.words.unitTypes[type])}
          onChoice={(type) => setType(unit.id, type)}
          testid="field-type"
        />
        <Numbers unit={unit} />
      </div>
      <div className="army-editor-toggles">
        <Qualities unit={unit} />
        <Skills unit={unit} />
        <Effects unit={unit} />
      </div>
      <div className="army-editor-figures">
        <SumAccount title={say.cost} sum={unitCost(unit)} />
        <UnitGlanceTable unit={unit} />
      </div>
    </div>
  );
}
