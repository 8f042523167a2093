import { Reasons, TermList } from '../../account/Lines.tsx';
import { confirmGroup } from '../../store/input/picking.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './ordersFoot.css';

interface Props {
  readonly view: TableView;
  readonly onEndOrders: () => void;
}

/** The group in the making: why it costs what it costs, or why it may not be; and the two ways on. */
export function OrdersFoot({ view, onEndOrders }: Props) {
  const { language, name } = useSpeaker();
  const { buttons, counters } = language.screens;
  const preview = view.groupPreview;
  const picked = preview !== null && preview.units.length > 0;
  const ready = picked && preview.refusals.length === 0;
  return (
    <div className="group-foot">
      {ready ? (
        <TermList terms={preview.cost.terms} />
      ) : picked ? (
        <Reasons reasons={preview.refusals} name={name} />
      ) : null}
      {ready && preview.duties.length > 0 ? (
        <p className="ask-note">{language.table.willAttack(preview.duties.map(name))}</p>
      ) : null}
      <div className="row">
        {view.game.orderPoints > 0 ? (
          <button
            type="button"
            className="press chief"
            disabled={!ready}
            {...(ready ? { title: counters.groupCost(preview.cost.total) } : {})}
            data-testid="confirm-group"
            onClick={() => confirmGroup()}
          >
            {buttons.activate}
            {ready ? <span aria-hidden="true">· {counters.orderPoints(preview.cost.total)}</span> : null}
          </button>
        ) : null}
        <button type="button" className="press" data-testid="end-orders" onClick={onEndOrders}>
          {buttons.endOrders}
        </button>
      </div>
    </div>
  );
}
