import { canonicalText } from '../../engine/interpreter.ts';
import type { Unit } from '../../rules/state/game.ts';
import { toggleInGroup } from '../../store/input/picking.ts';
import type { TableView } from '../../store/view/view.ts';
import { lookHandlers, useSpotlight } from '../panel/spot.ts';
import { useSpeaker } from '../shell/words.ts';
import { AnswerButton } from './AnswerButton.tsx';
import './answers.css';

interface RowProps {
  readonly unit: Unit;
  readonly picked: boolean;
  /** Order points of the group with this unit in it; null when it may not join. */
  readonly cost: number | null;
  /** It comes beside the group, or may: at no cost. */
  readonly beside: boolean;
}

function Row({ unit, picked, cost, beside }: RowProps) {
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
      <span className="figure" title={cost === null || beside ? undefined : counters.groupCost(cost)}>
        {state ?? (beside ? language.table.beside : cost === null ? '' : language.table.pointsShort(cost))}
      </span>
    </button>
  );
}

/** Who may be ordered: units picked for the group, those that may still join and at what price, flights without order. */
export function OrdersAsk({ view }: { readonly view: TableView }) {
  const { language } = useSpeaker();
  const preview = view.groupPreview;
  const picked = preview?.picked ?? [];
  const costs = new Map(preview?.offers.map(({ unit, cost }) => [unit, cost]));
  const joining = new Set(preview?.groupable.map(({ unit }) => unit));
  const comesBeside = (unit: string): boolean =>
    preview !== null &&
    (preview.riders.includes(unit) || (preview.rideable.includes(unit) && !joining.has(unit)));
  const waiting = view.game.units.filter(
    (unit) => unit.side === view.side && unit.fate === 'present' && !unit.activated,
  );
  const flights = view.choices.filter(
    ({ choice }) => choice.choose === 'fleeWithoutOrder' || choice.choose === 'refaceWithoutOrder',
  );
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
                beside={comesBeside(unit.id)}
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
