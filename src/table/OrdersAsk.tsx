import { canonicalText } from '../engine/interpreter.ts';
import type { Unit } from '../rules/game.ts';
import { confirmGroup, toggleInGroup } from '../store/actions.ts';
import type { TableView } from '../store/view.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { Reasons, TermList } from './Lines.tsx';
import { lookHandlers, useSpotlight } from './spot.ts';
import { useSpeaker } from './words.ts';

interface RowProps {
  readonly unit: Unit;
  readonly picked: boolean;
  /** Order points of the group with this unit in it; null when it may not join. */
  readonly cost: number | null;
}

function Row({ unit, picked, cost }: RowProps) {
  const { language } = useSpeaker();
  const { look } = useSpotlight();
  const { states, counters } = language.screens;
  const state = unit.activated ? states.activated : unit.panicked ? states.panicked : null;
  return (
    <button
      type="button"
      className={cost === null && !picked ? 'answer refused' : 'answer'}
      aria-pressed={picked}
      aria-disabled={cost === null && !picked}
      data-testid="pick"
      data-unit={unit.id}
      onClick={() => toggleInGroup(unit.id)}
      {...lookHandlers(look, { on: 'unit', unit: unit.id })}
    >
      <span className="tick" aria-hidden="true">
        {picked ? '✓' : cost === null ? '·' : ''}
      </span>
      <span>{unit.name}</span>
      <span className="figure" title={cost === null ? undefined : counters.groupCost(cost)}>
        {state ?? (cost === null ? '' : language.table.pointsShort(cost))}
      </span>
    </button>
  );
}

/** The group in the making: who is in it, who may still join and at what price, why it costs what it costs. */
export function OrdersAsk({
  view,
  onEndOrders,
}: {
  readonly view: TableView;
  readonly onEndOrders: () => void;
}) {
  const { language } = useSpeaker();
  const { buttons, counters } = language.screens;
  const preview = view.groupPreview;
  const picked = preview?.units ?? [];
  const costs = new Map(preview?.groupable.map(({ unit, cost }) => [unit, cost]));
  const own = view.game.units.filter((unit) => unit.side === view.side && unit.fate === 'present');
  const waiting = own.filter((unit) => !unit.activated);
  const flights = view.choices.filter(({ choice }) => choice.choose === 'fleeWithoutOrder');
  const end = view.choices.find(({ choice }) => choice.choose === 'endOrders');
  const ready = preview !== null && picked.length > 0 && preview.refusals.length === 0;
  return (
    <>
      <p className="ask-note">
        {view.game.orderPoints > 0 ? language.table.pickGroup : language.table.noPointsLeft}
      </p>
      <div className="answers two">
        {view.game.orderPoints > 0
          ? waiting.map((unit) => (
              <Row
                key={unit.id}
                unit={unit}
                picked={picked.includes(unit.id)}
                cost={costs.get(unit.id) ?? null}
              />
            ))
          : null}
        {flights.map((offered) => (
          <AnswerButton key={canonicalText(offered.choice)} offered={offered} />
        ))}
      </div>
      <div className="group-foot">
        {picked.length > 0 && preview ? (
          preview.refusals.length > 0 ? (
            <Reasons reasons={preview.refusals} />
          ) : (
            <TermList terms={preview.cost.terms} />
          )
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
              {ready ? (
                <span aria-hidden="true">· {language.table.pointsShort(preview.cost.total)}</span>
              ) : null}
            </button>
          ) : null}
          {end ? (
            <button type="button" className="press" data-testid="end-orders" onClick={onEndOrders}>
              {buttons.endOrders}
            </button>
          ) : null}
        </div>
      </div>
    </>
  );
}
