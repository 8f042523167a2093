import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { useOdds } from '../../store/odds/shown.ts';
import type { Target } from '../../store/possible/possible.ts';
import type { TableView } from '../../store/view/view.ts';
import { NoneTold } from './NoneTold.tsx';
import { OddsBasis } from './OddsBasis.tsx';
import './oddsRows.css';

interface Row {
  readonly text: string;
  readonly value: string;
}

/** The odds of an attack in full, under the account of its dice; or that they are being worked out, or why there are none. */
export function OddsAccount({ view, target }: { readonly view: TableView; readonly target: Target }) {
  const { odds: words } = useExplanations();
  const shown = useOdds((all) => (all.view === view ? all : null));
  const text = canonicalText(target.choice);
  const told = shown?.choices.get(text);
  const none = shown?.none.get(text);
  if (none) return <NoneTold why={none} />;
  if (told?.of !== 'attack') return null;
  const { breaks, range, attackerBreaks, lost, attackerLost, staying } = told;
  const rows: readonly Row[] = [
    { text: words.rows.breaks, value: words.percent(breaks) },
    { text: words.rows.attackerBreaks, value: words.percent(attackerBreaks) },
    { text: words.rows.lost, value: words.points(lost) },
    { text: words.rows.attackerLost, value: words.points(attackerLost) },
    {
      text: words.rows.staying,
      value: words.stayingCost(staying.breaks, staying.lost, staying.attackerLost),
    },
  ];
  return (
    <div className="odds-account" data-testid="odds-account">
      <ul className="odds-rows">
        {rows.map(({ text, value }, at) => (
          <li key={text}>
            <span>
              {text}
              {at === 0 ? <em> ({words.range(range[0], range[1])})</em> : null}
            </span>
            <strong>{value}</strong>
          </li>
        ))}
      </ul>
      <OddsBasis />
    </div>
  );
}
