import { hexName } from '../geometry/shape.ts';
import { sideStyle } from '../map/nations.ts';
import { PaperNumber } from '../mapEditor/fields.tsx';
import { completeHouseRules, HOUSE_RULES } from '../rules/state/houseRuleKeys.ts';
import { nationsOf } from '../rules/state/nations.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { isSquare } from '../rules/units/units.ts';
import type { ScenarioUnit } from '../scenarios/scenario.ts';
import {
  bought,
  eachUnit,
  MAP_EDGES,
  unitIn,
  withHomeEdge,
  withRules,
  withZonesPainted,
  zonesOf,
} from '../store/scenarioEditor/acts.ts';
import {
  changePlan,
  formPlanUnit,
  liftPlanUnit,
  setComing,
  takeUnit,
  takeZone,
  turnPlanUnit,
} from '../store/scenarioEditor/editor.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { PaperBlock, PaperChoice } from './fields.tsx';
import { usePlanNames, usePlanSpeech } from './words.ts';

/** The edges, and the strips or painted zones where armies are set up. R-150. */
function Zones() {
  const { say } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const brush = usePlan((state) => state.zone);
  const isPainted = scenario.zones !== undefined;
  const { setup_depth } = completeHouseRules(scenario.houseRules);
  const zones = zonesOf(scenario);
  const { least, most } = HOUSE_RULES.setup_depth;
  return (
    <PaperBlock title={say.setUp.zones}>
      <div className="paper-pair">
        {SIDES.map((side) => (
          <PaperChoice
            key={side}
            label={say.setUp.home(names.side(side))}
            value={scenario.homeEdges[side]}
            values={MAP_EDGES}
            words={(edge) => say.setUp.edges[edge]}
            testid={`home-${side}`}
            onChoice={(edge) => changePlan((one) => withHomeEdge(one, side, edge))}
          />
        ))}
      </div>
      <div className="plan-modes">
        {[false, true].map((paints) => (
          <label key={String(paints)}>
            <input
              type="radio"
              name="zones"
              checked={paints === isPainted}
              data-testid={paints ? 'zones-painted' : 'zones-strips'}
              onChange={() => {
                changePlan((one) => withZonesPainted(one, paints));
                takeZone(paints ? 'blue' : null);
              }}
            />
            {paints ? say.setUp.painted : say.setUp.strips}
          </label>
        ))}
      </div>
      {isPainted ? (
        <div className="paper-presses">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              className="press small"
              style={sideStyle(nationsOf(scenario), side)}
              aria-pressed={brush === side}
              data-testid={`zone-${side}`}
              onClick={() => takeZone(brush === side ? null : side)}
            >
              {say.setUp.brush(names.side(side))} ({say.setUp.room(zones[side].length)})
            </button>
          ))}
        </div>
      ) : (
        <PaperNumber
          label={say.setUp.depth}
          value={setup_depth}
          least={least}
          most={most}
          testid="zone-depth"
          onChange={(depth) => changePlan((one) => withRules(one, { ...one.houseRules, setup_depth: depth }))}
        />
      )}
    </PaperBlock>
  );
}

/** How the unit in hand stands, and whether it comes later. */
function InHand() {
  const { say, language } = usePlanSpeech();
  const names = usePlanNames();
  const unit = usePlan((state) => unitIdOf(state.scenario, state.unit));
  const scenario = usePlan((state) => state.scenario);
  const found = unitIn(scenario, unit);
  if (!found) return <p className="paper-note">{say.setUp.note}</p>;
  const { reinforcements = [] } = scenario;
  const group = reinforcements.findIndex(({ units }) => units.includes(found.id));
  const own = reinforcements.flatMap((one, n) =>
    unitIn(scenario, one.units[0] ?? null)?.side === found.side ? [{ one, n }] : [],
  );
  return (
    <div className="plan-in-hand" data-testid="in-hand" data-unit={found.id}>
      <h4>{names.unit(found.id)}</h4>
      {found.hexes ? (
        <>
          <div className="paper-presses">
            <button
              type="button"
              className="press small"
              disabled={isSquare(found)}
              data-testid="turn-left"
              onClick={() => turnPlanUnit(-1)}
            >
              ↶ {say.setUp.turnLeft}
            </button>
            <button
              type="button"
              className="press small"
              disabled={isSquare(found)}
              data-testid="turn-right"
              onClick={() => turnPlanUnit(1)}
            >
              ↷ {say.setUp.turnRight}
            </button>
            <button type="button" className="press small" data-testid="lift-unit" onClick={liftPlanUnit}>
              {say.setUp.lift}
            </button>
          </div>
          <PaperChoice
            label={say.setUp.formation}
            value={found.formation}
            values={allowedFormations(found)}
            words={(one) => language.words.formations[one]}
            testid="unit-formation"
            onChoice={formPlanUnit}
          />
        </>
      ) : null}
      <PaperChoice
        label={say.setUp.comes}
        value={group < 0 ? 'first' : String(group)}
        values={['first', ...own.map(({ n }) => String(n)), 'anew']}
        words={(one) => {
          if (one === 'first') return say.setUp.atFirst;
          if (one === 'anew') return say.setUp.newGroup;
          return say.setUp.group(reinforcements[Number(one)]?.turn ?? 0, Number(one) + 1);
        }}
        testid="unit-comes"
        onChoice={(one) =>
          setComing(found.id, one === 'first' ? null : one === 'anew' ? 'anew' : Number(one))
        }
      />
    </div>
  );
}

function unitIdOf(scenario: Parameters<typeof unitIn>[0], id: string | null): string | null {
  return unitIn(scenario, id)?.id ?? null;
}

function UnitLine({ unit }: { readonly unit: ScenarioUnit }) {
  const { say, language } = usePlanSpeech();
  const names = usePlanNames();
  const isPicked = usePlan((state) => state.unit === unit.id);
  const comes = usePlan(
    (state) => state.scenario.reinforcements?.find(({ units }) => units.includes(unit.id))?.turn,
  );
  const { formations, facings } = language.words;
  const stands = unit.hexes
    ? [
        hexName(unit.hexes[0]),
        ...(unit.formation === 'none' ? [] : [formations[unit.formation]]),
        ...(isSquare(unit) ? [] : [facings[unit.facing]]),
      ].join(', ')
    : comes === undefined
      ? say.setUp.byOwner
      : say.setUp.later(comes);
  return (
    <li>
      <button
        type="button"
        className="plan-unit"
        aria-pressed={isPicked}
        data-testid="plan-unit"
        data-unit={unit.id}
        data-placed={unit.hexes !== undefined}
        onClick={() => {
          takeZone(null);
          takeUnit(isPicked ? null : unit.id);
        }}
      >
        <strong>{names.unit(unit.id)}</strong>
        <small>
          {language.words.unitTypes[unit.type]} · {stands}
        </small>
      </button>
    </li>
  );
}

function SideUnits({ side }: { readonly side: Side }) {
  const { say } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const army = scenario.armies[side];
  const placed = army.units.filter(({ hexes }) => hexes).length;
  return (
    <details className="plan-other" open style={sideStyle(nationsOf(scenario), side)}>
      <summary>
        {names.side(side)} ({placed} / {army.units.length})
      </summary>
      <ul className="plan-units">
        {army.units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} />
        ))}
      </ul>
      {placed > 0 ? (
        <button
          type="button"
          className="press small"
          onClick={() =>
            changePlan((scenario) =>
              eachUnit(scenario, (unit, of) => (of === side && unit.hexes ? bought(unit) : unit)),
            )
          }
        >
          {say.setUp.liftAll}
        </button>
      ) : null}
    </details>
  );
}

/** Where everybody stands, or may be set up. */
export function SetUpSheet() {
  const { say } = usePlanSpeech();
  return (
    <>
      <Zones />
      <PaperBlock title={say.setUp.hand}>
        <InHand />
        {SIDES.map((side) => (
          <SideUnits key={side} side={side} />
        ))}
      </PaperBlock>
    </>
  );
}
