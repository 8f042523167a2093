import { canonicalText } from '../engine/interpreter.ts';
import type { Unit } from '../rules/game.ts';
import { toggleInGroup } from '../store/actions.ts';
import type { TableView } from '../store/view.ts';
import { AnswerButton } from './AnswerButton.tsx';
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

/** Who may be ordered: units picked for the group, those that may still join and at what price, flights without order. */
export function OrdersAsk({ view }: { readonly view: TableView }) {
  const { language } = useSpeaker();
  const preview = view.groupPreview;
  const picked = preview?.units ?? [];
  const costs = new Map(preview?.groupable.map(({ unit, cost }) => [unit, cost]));
  const waiting = view.game.units.filter(
    (unit) => unit.side === view.side && unit.fate === 'present' && !unit.activated,
  );
  const flights = view.choices.filter(({ choice }) => choice.choose === 'fleeWithoutOrder');
  const points = view.game.orderPoints > 0;
  return (
    <>
      <p className="ask-note">{points ? language.table.pickGroup : language.table.noPointsLeft}</p>
      <div className="answers two">
        {points
          ? waiting.map((unit) => (
              <Row
                key={unit.id}
                unit={unit}
                picked={picked.includes(unit.id)}
                cost={costs.get(unit.id) ?? null}
              />
            ))
          : null}
      </div>
      <div className="answers">
        {flights.map((offered) => (
          <AnswerButton key={canonicalText(offered.choice)} offered={offered} />
        ))}
      </div>
    </>
  );
}
