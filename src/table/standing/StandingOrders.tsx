import { useExplanations } from '../../account/words.ts';
import { NEVER } from '../../rules/state/standingOrders.ts';
import { setStandingOrder, takesOrders } from '../../store/game/standing.ts';
import type { OpenGame } from '../../store/state.ts';
import './standingOrders.css';

/** On the card of a unit: what it answers without being asked, and how each of these orders is taken back. */
export function StandingOrders({ open, unit }: { readonly open: OpenGame; readonly unit: string }) {
  const { standingOrders: words } = useExplanations();
  const orders = (open.standingOrders ?? []).filter((order) => order.unit === unit);
  if (orders.length === 0) return null;
  return (
    <section className="standing-orders" data-testid="standing-orders">
      <h4>{words.title}</h4>
      <ul>
        {orders.map(({ ask, answer }) => (
          <li key={ask}>
            <span>
              {answer === NEVER[ask] ? words.never(ask) : words.always(answer)}, {words.kind(ask)}
            </span>
            {takesOrders(open) ? (
              <button
                type="button"
                className="press small"
                data-testid="drop-standing"
                onClick={() => setStandingOrder({ unit, ask }, null)}
              >
                {words.drop}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
