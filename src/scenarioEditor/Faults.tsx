import { useDeferredValue, useMemo } from 'react';
import { RuleMark } from '../account/RuleMark.tsx';
import type { Scenario } from '../scenarios/scenario.ts';
import { goToFault, mendPlan } from '../store/scenarioEditor/editor.ts';
import { type PlanFault, type PlanRemedy, planFaults } from '../store/scenarioEditor/faults.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { type PlanNames, type PlanSpeech, usePlanNames, usePlanSpeech } from './words.ts';

/** What is to be put right, looked at once the hand rests. */
export function useFaults(): readonly PlanFault[] {
  const scenario = useDeferredValue(usePlan((state) => state.stroke?.before ?? state.scenario));
  return useMemo(() => planFaults(scenario), [scenario]);
}

/** Where it is. */
function placeTold(
  { say, language }: PlanSpeech,
  names: PlanNames,
  scenario: Scenario,
  { place }: PlanFault,
): string {
  switch (place.at) {
    case 'army':
      return place.other === null
        ? say.places.army(names.side(place.side))
        : say.places.other(names.side(place.side), place.other + 2);
    case 'unit':
      return names.unit(place.unit);
    case 'zone':
      return say.places.zone(names.side(place.side));
    case 'objective': {
      const one = scenario.objectives?.find(({ id }) => id === place.objective);
      return one?.name[language.locale] ?? place.objective;
    }
    case 'arrival':
      return say.places.arrival(scenario.reinforcements?.[place.arrival]?.turn ?? 0);
  }
}

/** What to change. */
function sentenceOf({ say, explain }: PlanSpeech, scenario: Scenario, { why, place }: PlanFault): string {
  if (why.by === 'plan') return why.lacks === 'army' ? say.faults.noArmy : say.faults.noChoice;
  if (why.by === 'rule') {
    const { reason, facts } = why.refusal;
    const army = place.at === 'army' ? scenario.armies[place.side] : null;
    const units =
      place.at === 'army' && place.other !== null ? army?.others?.[place.other]?.units : army?.units;
    const named = typeof facts.unit === 'number' ? units?.[facts.unit - 1]?.name : undefined;
    return `${named === undefined ? '' : `${named}. `}${explain.refusalSentence({ ...why.refusal, reason })}`;
  }
  const { code, facts, path } = why.problem;
  if (code === 'zoneTooSmall') return say.faults.zoneTooSmall(Number(facts['units']), Number(facts['room']));
  if (code === 'comesTooLate') return say.faults.comesTooLate(Number(facts['most']));
  const sentences: Readonly<Record<string, unknown>> = say.faults;
  const found = sentences[code];
  return typeof found === 'string' ? found : explain.fileProblem(code, path, facts);
}

function remedyTold({ say }: PlanSpeech, remedy: PlanRemedy): string {
  switch (remedy.mend) {
    case 'format':
      return say.mending.format(remedy.to);
    case 'depth':
      return say.mending.depth(remedy.to);
    case 'arrivalTurn':
      return say.mending.arrivalTurn(remedy.to);
    case 'clipObjective':
    case 'clipArrival':
      return say.mending.clip;
    default:
      return say.mending[remedy.mend];
  }
}

function Fault({ fault }: { readonly fault: PlanFault }) {
  const speech = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const { say } = speech;
  const where = placeTold(speech, names, scenario, fault);
  const { remedy, why, place } = fault;
  return (
    <li className="plan-fault" data-testid="plan-fault" data-at={place.at}>
      <button
        type="button"
        className="plan-go"
        aria-label={say.goTo(where)}
        data-testid="go-to-fault"
        onClick={() => goToFault(place)}
      >
        {where}
      </button>
      <span>
        {sentenceOf(speech, scenario, fault)}{' '}
        {why.by === 'rule' ? <RuleMark rule={why.refusal.rule} /> : null}
      </span>
      {remedy ? (
        <button
          type="button"
          className="press small"
          data-testid="mend-fault"
          data-mend={remedy.mend}
          onClick={() => mendPlan(remedy)}
        >
          {remedyTold(speech, remedy)}
        </button>
      ) : null}
    </li>
  );
}

/** Everything that is to be put right, below the map; each leads to its place. */
export function Faults({ faults }: { readonly faults: readonly PlanFault[] }) {
  const { say } = usePlanSpeech();
  return (
    <section className="plan-faults" data-testid="plan-faults" data-faults={faults.length}>
      <p role="status" className="plan-verdict" data-ready={faults.length === 0}>
        {faults.length === 0 ? `✓ ${say.ready}` : `⚠ ${say.faultsCount(faults.length)}`}
      </p>
      {faults.length > 0 ? (
        <ul>
          {faults.map((fault, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faults have no names
            <Fault key={n} fault={fault} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
