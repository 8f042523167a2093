import { PaperNumber } from '../mapEditor/fields.tsx';
import type { Reinforcements } from '../rules/state/game.ts';
import { comesLater } from '../scenarios/scenario.ts';
import { unitIn, unitsOf } from '../store/scenarioEditor/acts.ts';
import { changePlan, dropArrival, openArrival, setComing } from '../store/scenarioEditor/editor.ts';
import { withArrivalHexes, withArrivalTurn } from '../store/scenarioEditor/objectives.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { PaperPick } from './fields.tsx';
import { EdgeChoice } from './ObjectiveSheet.tsx';
import { usePlanNames, usePlanSpeech } from './words.ts';

const LAST_TURN = 100;

function Fields({ one, at }: { readonly one: Reinforcements; readonly at: number }) {
  const { say } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const side = unitIn(scenario, one.units[0] ?? null)?.side;
  const others = unitsOf(scenario).filter((unit) => unit.side === side && !comesLater(scenario, unit.id));
  return (
    <div className="plan-fields" data-testid="arrival-fields">
      <div className="paper-pair">
        <PaperNumber
          label={say.arrivals.turn}
          value={one.turn}
          least={2}
          most={LAST_TURN}
          testid="arrival-turn"
          onChange={(turn) => changePlan((before) => withArrivalTurn(before, at, turn))}
        />
        <EdgeChoice
          label={say.arrivals.over}
          hexes={one.hexes}
          testid="arrival-edge"
          onHexes={(hexes) => changePlan((before) => withArrivalHexes(before, at, hexes))}
        />
      </div>
      <p className="paper-note">{say.arrivals.paint}</p>
      <ul className="plan-coming" aria-label={say.arrivals.units}>
        {one.units.map((unit) => (
          <li key={unit}>
            {names.unit(unit)}
            <button
              type="button"
              className="press small"
              aria-label={say.arrivals.notThis(names.unit(unit))}
              onClick={() => setComing(unit, null)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <PaperPick
        label={say.arrivals.join}
        first={say.arrivals.pick}
        of={others.map(({ id }) => ({ id, text: names.unit(id) }))}
        testid="arrival-join"
        onPick={(unit) => setComing(unit, at)}
      />
      <button
        type="button"
        className="press small"
        data-testid="drop-arrival"
        onClick={() => dropArrival(at)}
      >
        {say.arrivals.drop}
      </button>
    </div>
  );
}

/** Who comes later, when, and over which hexes. R-151. */
export function ArrivalSheet() {
  const { say } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const open = usePlan((state) => state.arrival);
  const { reinforcements = [] } = scenario;
  const there = unitsOf(scenario).filter(({ id }) => !comesLater(scenario, id));
  return (
    <>
      {reinforcements.length === 0 ? <p className="paper-note">{say.arrivals.none}</p> : null}
      <PaperPick
        label={say.arrivals.add}
        first={say.arrivals.pick}
        of={there.map(({ id, side }) => ({ id, text: `${names.side(side)} · ${names.unit(id)}` }))}
        testid="add-arrival"
        onPick={(unit) => setComing(unit, 'anew')}
      />
      <ul className="plan-units">
        {reinforcements.map((one, at) => {
          const side = unitIn(scenario, one.units[0] ?? null)?.side;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are known by their place alone
            <li key={at}>
              <button
                type="button"
                className="plan-unit"
                aria-expanded={at === open}
                data-testid="plan-arrival"
                onClick={() => openArrival(at === open ? null : at)}
              >
                <strong>{say.arrivals.title(at + 1, side ? names.side(side) : '')}</strong>
                <small>
                  {say.setUp.later(one.turn)} · {one.units.map(names.unit).join(', ')}
                </small>
              </button>
              {at === open ? <Fields one={one} at={at} /> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
