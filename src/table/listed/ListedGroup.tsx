import { useExplanations } from '../../account/words.ts';
import { toggleInGroup } from '../../store/input/picking.ts';
import type { TableView } from '../../store/view/view.ts';
import { OrdersFoot } from '../ask/OrdersFoot.tsx';
import { useSpeaker } from '../shell/words.ts';
import { ListedSection } from './ListedSection.tsx';
import { useUnitWords } from './useUnitWords.ts';

interface Props {
  readonly view: TableView;
  readonly onEndOrders: () => void;
}

/** Who can be ordered, each with the price of the group it would make, and the two ways on. */
export function ListedGroup({ view, onEndOrders }: Props) {
  const { listed } = useExplanations();
  const { language } = useSpeaker();
  const unitWords = useUnitWords(view);
  const { counters } = language.screens;
  const preview = view.groupPreview;
  const picked = preview?.picked ?? [];
  const costs = new Map(preview?.groupable.map(({ unit, cost }) => [unit, cost]));
  const beside = [
    ...(preview?.riders ?? []),
    ...(preview?.rideable ?? []).filter((unit) => !costs.has(unit)),
  ];
  const waiting = view.game.units.filter(
    (unit) => unit.side === view.side && unit.fate === 'present' && !unit.activated,
  );
  const units = view.game.orderPoints > 0 ? waiting : [];
  const isOpen = (unit: string): boolean =>
    picked.includes(unit) || (preview?.offers.some((one) => one.unit === unit) ?? false);
  const priceOf = (unit: string): string[] => {
    const cost = costs.get(unit);
    if (beside.includes(unit)) return [language.table.beside];
    return cost === undefined ? [] : [counters.groupCost(cost)];
  };
  return (
    <>
      <ListedSection title={listed.units} count={units.length}>
        {units.map(({ id: unit }) => (
          <li key={unit}>
            <button
              type="button"
              className="answer listed"
              aria-pressed={picked.includes(unit)}
              aria-disabled={!isOpen(unit)}
              data-testid="listed-unit"
              onClick={() => toggleInGroup(unit)}
            >
              {listed.line([unitWords(unit), ...priceOf(unit)])}
            </button>
          </li>
        ))}
      </ListedSection>
      <section aria-label={listed.group}>
        <OrdersFoot view={view} onEndOrders={onEndOrders} />
      </section>
    </>
  );
}
