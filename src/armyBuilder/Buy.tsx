import { capital } from '../language/sentences.ts';
import { UNIT_TYPES, type UnitType } from '../rules/state/vocabulary.ts';
import { unitCost } from '../rules/units/price.ts';
import { MOST_IN_ARMY } from '../scenarios/armyLimits.ts';
import { isFull, usualUnit } from '../store/armies/acts.ts';
import { buy } from '../store/armies/builder.ts';
import { useBuilder } from '../store/armies/state.ts';
import { Soldiers } from './Soldiers.tsx';
import { useArmySpeaker } from './words.ts';
import './buy.css';

function BuyOne({ type }: { readonly type: UnitType }) {
  const { say, language } = useArmySpeaker();
  const nation = useBuilder(({ raised }) => raised.army.nation);
  const full = useBuilder(({ raised }) => isFull(raised));
  const unit = usualUnit(type);
  const { total } = unitCost(unit);
  const called = language.words.unitTypes[type];
  return (
    <button
      type="button"
      className="army-buy-one"
      disabled={full}
      data-testid={`buy-${type}`}
      onClick={() => buy(type)}
    >
      <Soldiers unit={unit} nation={nation} />
      <span>
        <span className="unseen">{say.buy} </span>
        {capital(called)}
      </span>{' '}
      <strong>{total}</strong>
    </button>
  );
}

/** Every type of unit with what it costs as it is usually bought: a press buys one. */
export function Buy() {
  const { say } = useArmySpeaker();
  const full = useBuilder(({ raised }) => isFull(raised));
  return (
    <section className="army-buy" aria-label={say.buyHead}>
      <ul>
        {UNIT_TYPES.map((type) => (
          <li key={type}>
            <BuyOne type={type} />
          </li>
        ))}
      </ul>
      {full ? <p role="status">{say.full(MOST_IN_ARMY)}</p> : null}
    </section>
  );
}
