import { sideStyle } from '../map/nations.ts';
import { findUnit, type Unit } from '../rules/state/game.ts';
import { pickUnit, removeUnit, setAttacker, setTarget } from '../store/laboratory/laboratory.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useIsEmpty } from './FirstStep.tsx';
import { UnitFields } from './UnitFields.tsx';
import { useLabSpeaker } from './words.ts';
import './cards.css';

type Role = 'attacker' | 'target' | 'other';

function Card({ unit, role }: { readonly unit: Unit; readonly role: Role }) {
  const { say, name } = useLabSpeaker();
  const nations = useLaboratory((state) => state.setup.sandbox.nations);
  return (
    <article
      className="lab-card sheet"
      style={sideStyle(nations, unit.side)}
      data-role={role}
      data-testid={`card-${role}`}
    >
      <header>
        <strong>{say.roles[role]}</strong>
        <span>{name(unit.id)}</span>
        <button type="button" className="lab-rule" onClick={() => removeUnit(unit.id)}>
          {say.remove}
        </button>
      </header>
      <UnitFields unit={unit} />
    </article>
  );
}

/** Everybody on the field, to be chosen without the map. */
export function UnitList() {
  const { say, name } = useLabSpeaker();
  const { setup } = useLaboratory();
  const { units } = setup.sandbox.game;
  return (
    <details className="lab-list" data-testid="unit-list">
      <summary>
        {say.list} ({units.length})
      </summary>
      <ul>
        {units
          .filter(({ fate }) => fate === 'present')
          .map((unit) => (
            <li key={unit.id} data-side={unit.side}>
              <button type="button" className="lab-pick" onClick={() => pickUnit(unit.id)}>
                {say.stated(name(unit.id), unit.strength)}
              </button>
              <button
                type="button"
                className="lab-rule"
                aria-pressed={setup.attacker === unit.id}
                onClick={() => setAttacker(unit.id)}
              >
                {say.makeAttacker}
              </button>
              <button
                type="button"
                className="lab-rule"
                aria-pressed={setup.target === unit.id}
                onClick={() => setTarget(unit.id)}
              >
                {say.makeTarget}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}

/** The units of the question, and the one picked, each edited in place. */
export function Cards() {
  const { say } = useLabSpeaker();
  const { setup, picked } = useLaboratory();
  const { game } = setup.sandbox;
  const roles: readonly (readonly [string | null, Role])[] = [
    [setup.attacker, 'attacker'],
    [setup.target, 'target'],
    [picked === setup.attacker || picked === setup.target ? null : picked, 'other'],
  ];
  const cards = roles.flatMap(([id, role]) => {
    const unit = id === null ? undefined : findUnit(game, id);
    return unit ? [<Card key={unit.id} unit={unit} role={role} />] : [];
  });
  const isEmpty = useIsEmpty();
  return cards.length > 0 ? cards : <p className="lab-note">{isEmpty ? say.noUnitYet : say.noUnit}</p>;
}
