import { confirmGroup } from '../../store/input/picking.ts';
import type { TableView } from '../../store/view/view.ts';
import { GroupAccount } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './ordersFoot.css';

interface Props {
  readonly view: TableView;
  readonly onEndOrders: () => void;
}

/** The group in the making: why it costs what it costs, or why it may not be; and the two ways on. */
export function OrdersFoot({ view, onEndOrders }: Props) {
  const { buttons, counters } = useSpeaker().language.screens;
  const preview = view.groupPreview;
  const picked = preview !== null && preview.units.length > 0;
  const ready = picked && preview.refusals.length === 0;
  return (
    <div className="group-foot">
      {picked ? (
        <div className="group-account">
          <GroupAccount preview={preview} />
        </div>
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
