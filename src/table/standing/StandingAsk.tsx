import { type ChangeEvent, useId } from 'react';
import { useExplanations } from '../../account/words.ts';
import {
  NEVER,
  orderFor,
  STANDING_ANSWERS,
  type StandingAnswer,
  type StandingAsked,
  standingAnswer,
  standingAsked,
} from '../../rules/state/standingOrders.ts';
import { setStandingOrder, takesOrders } from '../../store/game/standing.ts';
import type { OpenGame } from '../../store/state.ts';
import { type TableView, useLegal } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './standingOrders.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

function Order({ open, asked }: Pick<Props, 'open'> & { readonly asked: StandingAsked }) {
  const { standingOrders: words } = useExplanations();
  const { name } = useSpeaker();
  const legal = useLegal();
  const id = useId();
  const order = orderFor(open.standingOrders ?? [], asked);
  const never = NEVER[asked.ask];
  // what stands may not be open this time
  const offered = new Set([...legal.map(standingAnswer), order?.answer ?? null, never]);
  const answers = STANDING_ANSWERS.filter((answer) => offered.has(answer));
  const said = (answer: StandingAnswer): string =>
    answer === never ? words.never(asked.ask) : words.always(answer);
  const set = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
    const { value } = currentTarget;
    setStandingOrder(asked, answers.find((answer) => answer === value) ?? null);
  };
  return (
    <div className="standing-ask">
      <label htmlFor={id}>{words.forUnit(name(asked.unit))}</label>
      <select
        id={id}
        value={order?.answer ?? ''}
        aria-describedby={`${id}note`}
        data-testid="standing-order"
        onChange={set}
      >
        <option value="">{words.ask}</option>
        {answers.map((answer) => (
          <option key={answer} value={answer}>
            {said(answer)}
          </option>
        ))}
      </select>
      <p id={`${id}note`} className={order ? 'ask-note' : 'unseen'}>
        {words.fromNext}
      </p>
    </div>
  );
}

/** Beneath a question of a kind that comes again and again: how its unit answers it from the next time on. */
export function StandingAsk({ open, view }: Props) {
  const asked = view.question && standingAsked(view.question);
  return asked && takesOrders(open) ? <Order key={view.question?.ask} open={open} asked={asked} /> : null;
}
