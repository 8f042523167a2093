import { RuleMark } from '../account/RuleMark.tsx';
import { armyGlance, type FormationGlance, unitGlance } from '../armies/glance.ts';
import { capital } from '../language/sentences.ts';
import type { Profile } from '../rules/units/price.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import { useBuilder } from '../store/armies/state.ts';
import { useArmySpeaker } from './words.ts';
import './glance.css';

function FormationRow({ glance }: { readonly glance: FormationGlance }) {
  const { language } = useArmySpeaker();
  const { formation, combat, charging, fire, movement } = glance;
  return (
    <tr>
      <th scope="row">{capital(language.words.formations[formation])}</th>
      <td>{charging ? `${combat.total} (${charging.total})` : combat.total}</td>
      <td>{fire ? fire.dice.total : '–'}</td>
      <td>{fire ? fire.range.total : '–'}</td>
      <td>{movement.total}</td>
    </tr>
  );
}

/** Dice, range and movement of a unit in each formation it may take. */
export function FormationTable({ unit }: { readonly unit: Profile }) {
  const { say, language } = useArmySpeaker();
  const { formations } = unitGlance(unit);
  const { labels } = language.screens;
  const isCharger = formations.some(({ charging }) => charging !== null);
  return (
    <div className="army-glance">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.formation}</th>
            <th scope="col">{labels.combat}</th>
            <th scope="col">{labels.fire}</th>
            <th scope="col">{labels.range}</th>
            <th scope="col">{labels.movement}</th>
          </tr>
        </thead>
        <tbody>
          {formations.map((one) => (
            <FormationRow key={one.formation} glance={one} />
          ))}
        </tbody>
      </table>
      {isCharger ? <p>{say.charging}</p> : null}
    </div>
  );
}

/** The same, and when it is demoralised. */
export function UnitGlanceTable({ unit }: { readonly unit: Profile }) {
  const { language } = useArmySpeaker();
  const { threshold } = unitGlance(unit);
  return (
    <div data-testid="unit-glance">
      <FormationTable unit={unit} />
      <p className="army-threshold">
        {capital(language.screens.counters.threshold(threshold.total))} <RuleMark rule="UNI-05" />
      </p>
    </div>
  );
}

/** The best of each: dice of an attack, dice of fire with their range, and the threshold. */
function UnitGlanceRow({ unit }: { readonly unit: BoughtUnit }) {
  const { name } = useArmySpeaker();
  const { formations, threshold } = unitGlance(unit);
  const combat = Math.max(...formations.map(({ combat, charging }) => (charging ?? combat).total));
  const fires = formations.flatMap(({ fire }) => (fire ? [fire] : []));
  const best = fires.toSorted((a, b) => b.dice.total - a.dice.total)[0];
  return (
    <tr>
      <th scope="row">{name(unit.id)}</th>
      <td>{combat}</td>
      <td>{best ? best.dice.total : '–'}</td>
      <td>{best ? best.range.total : '–'}</td>
      <td>{threshold.total}</td>
    </tr>
  );
}

function UnitsGlance({ units }: { readonly units: readonly BoughtUnit[] }) {
  const { say, language } = useArmySpeaker();
  const { labels } = language.screens;
  if (units.length === 0) return null;
  return (
    <div className="army-glance">
      <table>
        <thead>
          <tr>
            <th scope="col">{say.columns.unit}</th>
            <th scope="col">{labels.combat}</th>
            <th scope="col">{labels.fire}</th>
            <th scope="col">{labels.range}</th>
            <th scope="col">{say.thresholdShort}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <UnitGlanceRow key={unit.id} unit={unit} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the army comes to: its arms, its strength, and the order points of its format. */
export function ArmyGlanceList() {
  const { say } = useArmySpeaker();
  const { armyPoints, army } = useBuilder(({ raised }) => raised);
  const { ofArm, strength, orders } = armyGlance(army.units, armyPoints);
  return (
    <div data-testid="army-glance">
      <ul className="army-glance-list">
        <li>{say.arms(ofArm.infantry, ofArm.cavalry, ofArm.artillery)}</li>
        <li>{say.strengthInAll(strength)}</li>
        {orders.formulas.map(({ formula, least, most, mean }) => (
          <li key={formula}>
            {say.orders[formula](least, most, Math.round(mean * 10) / 10)} <RuleMark rule={orders.rule} />
          </li>
        ))}
      </ul>
      <UnitsGlance units={army.units} />
    </div>
  );
}
