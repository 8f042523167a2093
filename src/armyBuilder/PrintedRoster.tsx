import { armyGlance, unitGlance } from '../armies/glance.ts';
import { capital } from '../language/sentences.ts';
import { SKILLS } from '../rules/state/vocabulary.ts';
import { unitCost } from '../rules/units/price.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import { useBuilder } from '../store/armies/state.ts';
import { FormationTable } from './Glance.tsx';
import { useArmySpeaker } from './words.ts';
import './printedRoster.css';

/** A box for each strength point; those that demoralise the unit when no others are left are shaded. UNI-05. */
function Boxes({ strength, threshold }: { readonly strength: number; readonly threshold: number }) {
  const points = Array.from({ length: strength }, (_, at) => strength - at);
  return (
    <span className="printed-boxes" aria-hidden="true">
      {points.map((left) => (
        <i key={left} data-low={left <= threshold}>
          {left}
        </i>
      ))}
    </span>
  );
}

function PrintedUnit({ unit, at }: { readonly unit: BoughtUnit; readonly at: number }) {
  const { say, language, name } = useArmySpeaker();
  const { words, screens } = language;
  const { threshold } = unitGlance(unit);
  return (
    <li className="printed-unit">
      <h2>
        {say.line(at + 1, name(unit.id))}
        <small>
          {capital(words.unitTypes[unit.type])} · {words.qualities[unit.quality]} ·{' '}
          {screens.labels.commandValue} {unit.commandValue} ·{' '}
          {screens.counters.armyPoints(unitCost(unit).total)}
        </small>
      </h2>
      <div>
        <p className="printed-strength">
          {say.boxes} · {screens.counters.threshold(threshold.total)}
        </p>
        <Boxes strength={unit.strength} threshold={threshold.total} />
        {unit.skills.length === 0 ? null : (
          <p className="printed-skilled">
            {[...new Set(unit.skills)].map((skill) => words.skills[skill]).join(' · ')}
          </p>
        )}
      </div>
      <FormationTable unit={unit} />
    </li>
  );
}

/** What the skills of the army do, each told once: many units have the same. */
function PrintedSkills({ units }: { readonly units: readonly BoughtUnit[] }) {
  const { say, language, explain } = useArmySpeaker();
  const had = SKILLS.filter((skill) => units.some(({ skills }) => skills.includes(skill)));
  if (had.length === 0) return null;
  return (
    <section className="printed-legend">
      <h2>{say.printedSkills}</h2>
      <ul className="printed-skills">
        {had.map((skill) => (
          <li key={skill}>
            <strong>{language.words.skills[skill]}.</strong> {explain.skillEffects[skill]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The army on paper: all that a table of figures needs. It is on no screen. */
export function PrintedRoster() {
  const { say, language } = useArmySpeaker();
  const { armyPoints, army } = useBuilder(({ raised }) => raised);
  const { cost, orders } = armyGlance(army.units, armyPoints);
  return (
    <section className="printed" data-testid="printed">
      <h1>{army.name[language.locale]}</h1>
      <p>
        {say.printedTitle(language.words.nations[army.nation], cost, armyPoints)}
        {orders.formulas.map(({ formula, least, most, mean }) => (
          <span key={formula}> · {say.orders[formula](least, most, Math.round(mean * 10) / 10)}</span>
        ))}
      </p>
      <ol>
        {army.units.map((unit, at) => (
          <PrintedUnit key={unit.id} unit={unit} at={at} />
        ))}
      </ol>
      <PrintedSkills units={army.units} />
    </section>
  );
}
