/** Acts of the screen where scenarios are made. Each can be taken back; a stroke is one step back, however long it was. */

import type { Facing } from '../../geometry/facing.ts';
import { type Hex, hexKey } from '../../geometry/hex.ts';
import { line } from '../../mapmaking/hexSets.ts';
import type { Objective } from '../../rules/state/game.ts';
import type { Formation, Side } from '../../rules/state/vocabulary.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { battleTitle } from '../library/momentTitle.ts';
import { stepped } from '../library/steps.ts';
import { drawLetters } from '../saving/letters.ts';
import { hexesPainted, unitIn, withZonesPainted } from './acts.ts';
import { type FaultPlace, mended, type PlanRemedy } from './faults.ts';
import {
  withArrival,
  withArrivalPainted,
  withObjective,
  withObjectiveChanged,
  withObjectivePainted,
  withoutArrival,
  withoutObjective,
  withUnitComing,
} from './objectives.ts';
import { OWN } from './own.ts';
import {
  unitStanding,
  withFacing,
  withFormation,
  withNextFormation,
  withTurn,
  withUnitAt,
  withUnitLifted,
} from './placing.ts';
import { emptyScenario, type Planning, type Section, usePlan } from './state.ts';

/** So many steps back are kept. */
const STEPS = 200;

function now(): Planning {
  return usePlan.getState();
}

/** What lies open stays open as long as it is there. */
function openIn(scenario: Scenario, { unit, objective, arrival }: Planning): Partial<Planning> {
  return {
    unit: unitIn(scenario, unit) ? unit : null,
    objective: scenario.objectives?.some(({ id }) => id === objective) ? objective : null,
    arrival: arrival !== null && arrival < (scenario.reinforcements ?? []).length ? arrival : null,
  };
}

/** A change of the scenario: it can be taken back. */
export function changePlan(change: (scenario: Scenario) => Scenario): void {
  const state = now();
  const next = change(state.scenario);
  if (next === state.scenario) return;
  const past = [...state.past, { was: state.scenario, as: null }].slice(-STEPS);
  usePlan.setState({ ...openIn(next, state), scenario: next, past, ahead: [], stroke: null });
}

/** As it was before the last change; a stroke that is not finished is taken back first. */
export function undoPlan(): void {
  const state = now();
  if (state.stroke) {
    cancelPlanStroke();
    return;
  }
  const step = state.past.at(-1);
  if (!step) return;
  const { now: before, as, back } = stepped(step, { now: state.scenario, as: { keptAs: state.keptAs } });
  const [past, ahead] = [state.past.slice(0, -1), [back, ...state.ahead]];
  // what is told of a moment is told of the plan that was made from it
  const fromMoment = state.fromMoment?.before === before ? null : state.fromMoment;
  usePlan.setState({ ...openIn(before, state), ...as, scenario: before, past, ahead, fromMoment });
}

export function redoPlan(): void {
  const state = now();
  const [step, ...ahead] = state.ahead;
  if (!step || state.stroke) return;
  const { now: next, as, back } = stepped(step, { now: state.scenario, as: { keptAs: state.keptAs } });
  usePlan.setState({ ...openIn(next, state), ...as, scenario: next, past: [...state.past, back], ahead });
}

/** Opens a sheet of the plan. */
export function openSection(section: Section): void {
  cancelPlanStroke();
  usePlan.setState({ section });
}

/** Takes a unit in hand, or puts it down. */
export function takeUnit(unit: string | null): void {
  usePlan.setState({ unit });
}

/** Opens an objective, or shuts the one that is open. */
export function openObjective(objective: string | null): void {
  usePlan.setState({ objective });
}

/** Opens a group of reinforcements, or shuts the one that is open. */
export function openArrival(arrival: number | null): void {
  usePlan.setState({ arrival });
}

/** Takes the brush for the zone of that side, or puts it away. */
export function takeZone(zone: Side | null): void {
  usePlan.setState({ zone });
}

export function goToPlanHex(cursor: Hex | null): void {
  usePlan.setState({ cursor });
}

/**
 * Puts another scenario in the place of the one there is; that can be taken back too. A plan is of a battle from its
 * first turn on: of one kept in its midst another is made, and what is kept stays as it is.
 */
export function openPlan(opened: Scenario, keptAs: string | null = null): void {
  const { moment, ...whole } = opened;
  const scenario = { ...whole, title: battleTitle(opened) };
  const { scenario: before, past, keptAs: keptBefore } = now();
  const isOwn = scenario.id.startsWith(OWN) && !moment;
  const step = { was: before, as: { keptAs: keptBefore } };
  usePlan.setState({
    scenario: isOwn ? scenario : { ...scenario, id: ownId() },
    past: [...past, step].slice(-STEPS),
    ahead: [],
    stroke: null,
    keptAs: moment ? null : keptAs,
    fromMoment: moment ? { moment: opened, before } : null,
    zone: null,
    unit: null,
    objective: null,
    arrival: null,
    cursor: null,
  });
}

/** What was told of the moment is read. */
export function dismissMoment(): void {
  usePlan.setState({ fromMoment: null });
}

/** Another scenario, as a start: what is made of it is one's own. */
export function beginFrom(scenario: Scenario): void {
  openPlan({ ...scenario, id: ownId() });
  usePlan.setState({ section: 'armies' });
}

/** An id nobody has given yet. */
function ownId(): string {
  return `${OWN}${drawLetters(10)}`;
}

/** Open ground, and nobody on it. */
export function beginAnew(): void {
  beginFrom(emptyScenario(ownId()));
}

// --- what the hand does on the map ---

/** What a press on the map does: the brush of a zone, of an objective or of a way in, or the hand that moves units. */
export type PlanHand =
  | { readonly does: 'zone'; readonly side: Side }
  | { readonly does: 'objective'; readonly objective: string }
  | { readonly does: 'spare'; readonly objective: string }
  | { readonly does: 'arrival'; readonly arrival: number }
  | { readonly does: 'units' };

/** The hand that goes with what lies open. */
export function handOf({ section, zone, objective, arrival, scenario }: Planning): PlanHand {
  if (section === 'setUp' && zone && scenario.zones) return { does: 'zone', side: zone };
  if (section === 'objectives' && objective !== null) {
    const one = scenario.objectives?.find(({ id }) => id === objective);
    if (one) return { does: one.kind === 'survival' ? 'spare' : 'objective', objective };
  }
  if (section === 'arrivals' && arrival !== null) return { does: 'arrival', arrival };
  return { does: 'units' };
}

/** The hexes that the brush of that hand changes. */
function hexesUnder(scenario: Scenario, hand: PlanHand): readonly Hex[] {
  if (hand.does === 'zone') return scenario.zones?.[hand.side] ?? [];
  if (hand.does === 'arrival') return scenario.reinforcements?.[hand.arrival]?.hexes ?? [];
  if (hand.does !== 'objective') return [];
  const one = scenario.objectives?.find(({ id }) => id === hand.objective);
  return one && one.kind !== 'survival' ? one.hexes : [];
}

/** The scenario with those hexes laid, or rubbed out. */
function brushed(
  scenario: Scenario,
  hand: PlanHand,
  { hexes, lays }: Pick<Planning['stroke'] & object, 'hexes' | 'lays'>,
): Scenario {
  if (hand.does === 'objective') return withObjectivePainted(scenario, hand.objective, hexes, lays);
  if (hand.does === 'arrival') return withArrivalPainted(scenario, hand.arrival, hexes, lays);
  if (hand.does !== 'zone') return scenario;
  const { zones } = withZonesPainted(scenario, true);
  if (!zones) return scenario;
  const next = hexesPainted(zones[hand.side], hexes, lays);
  return next === zones[hand.side] ? scenario : { ...scenario, zones: { ...zones, [hand.side]: next } };
}

/** Whether the hand is a brush. */
export function isBrush({ does }: PlanHand): boolean {
  return does === 'zone' || does === 'objective' || does === 'arrival';
}

/** The brush touches the map: on a hex that has it already it rubs out, on any other it lays. */
export function beginPlanStroke(hex: Hex): void {
  const state = now();
  const hand = handOf(state);
  if (!isBrush(hand)) return;
  const lays = !hexesUnder(state.scenario, hand).some((one) => hexKey(one) === hexKey(hex));
  const stroke = { before: state.scenario, lays, hexes: [hex] };
  usePlan.setState({ stroke, scenario: brushed(state.scenario, hand, stroke) });
}

/** It goes on to that hex. */
export function extendPlanStroke(hex: Hex): void {
  const state = now();
  const { stroke } = state;
  const last = stroke?.hexes.at(-1);
  if (!stroke || !last || hexKey(last) === hexKey(hex)) return;
  const next = { ...stroke, hexes: [...stroke.hexes, ...line(last, hex).slice(1)] };
  usePlan.setState({ stroke: next, scenario: brushed(stroke.before, handOf(state), next) });
}

/** It leaves the map: what it has done is one step back. */
export function endPlanStroke(): void {
  const { stroke, scenario, past } = now();
  if (!stroke) return;
  if (scenario === stroke.before) usePlan.setState({ stroke: null });
  else {
    const step = { was: stroke.before, as: null };
    usePlan.setState({ stroke: null, past: [...past, step].slice(-STEPS), ahead: [] });
  }
}

/** It never was. */
export function cancelPlanStroke(): void {
  const { stroke } = now();
  if (stroke) usePlan.setState({ stroke: null, scenario: stroke.before });
}

/** The hand presses a hex: it takes up the unit that stands there, or puts down the one it holds. */
export function pressPlanHex(hex: Hex): void {
  const state = now();
  const there = unitStanding(state.scenario, hex);
  const hand = handOf(state);
  if (hand.does === 'spare') {
    if (there)
      changePlan((scenario) =>
        withObjectiveChanged(scenario, hand.objective, 'survival', (one) =>
          one.unit === there ? one : { ...one, unit: there },
        ),
      );
    return;
  }
  const { unit } = state;
  if (there) takeUnit(there === unit ? null : there);
  else if (unit !== null && unitIn(state.scenario, unit))
    changePlan((scenario) => withUnitAt(scenario, unit, hex));
}

/** A unit is carried from one hex to another. */
export function carryPlanUnit(from: Hex, to: Hex): void {
  const { scenario } = now();
  const unit = unitStanding(scenario, from);
  const there = unitStanding(scenario, to);
  if (unit === null || (there !== null && there !== unit)) return;
  changePlan((before) => withUnitAt(before, unit, to));
  takeUnit(unit);
}

/** What is done to the unit in hand. */
function toUnit(change: (scenario: Scenario, unit: string) => Scenario): void {
  const { unit } = now();
  if (unit !== null) changePlan((scenario) => change(scenario, unit));
}

export function facePlanUnit(facing: Facing): void {
  toUnit((scenario, unit) => withFacing(scenario, unit, facing));
}

export function turnPlanUnit(by: number): void {
  toUnit((scenario, unit) => withTurn(scenario, unit, by));
}

export function formPlanUnit(formation: Formation): void {
  toUnit((scenario, unit) => withFormation(scenario, unit, formation));
}

export function formPlanUnitNext(): void {
  toUnit(withNextFormation);
}

/** Off the map again: its owner sets it up. */
export function liftPlanUnit(): void {
  toUnit(withUnitLifted);
}

// --- what it is about ---

/** One objective more, which lies open then. */
export function addObjective(kind: Objective['kind']): void {
  const { scenario, id } = withObjective(now().scenario, kind);
  if (id === null) return;
  changePlan(() => scenario);
  openObjective(id);
}

export function dropObjective(id: string): void {
  changePlan((scenario) => withoutObjective(scenario, id));
}

/** The unit comes later, with others or by itself, or does not: `anew` begins a group. */
export function setComing(unit: string, with_: number | 'anew' | null): void {
  if (with_ === 'anew') {
    changePlan((scenario) => withArrival(withUnitComing(scenario, unit, null), unit));
    usePlan.setState(({ scenario }) => ({ arrival: (scenario.reinforcements ?? []).length - 1 }));
  } else changePlan((scenario) => withUnitComing(scenario, unit, with_));
}

export function dropArrival(at: number): void {
  changePlan((scenario) => withoutArrival(scenario, at));
}

// --- what is to be put right ---

/** Changes what a remedy names. */
export function mendPlan(remedy: PlanRemedy): void {
  changePlan((scenario) => mended(scenario, remedy));
}

/** Opens the sheet on which a fault is put right, and there what has it. */
export function goToFault(place: FaultPlace): void {
  switch (place.at) {
    case 'army':
      openSection('armies');
      return;
    case 'unit':
      openSection('setUp');
      usePlan.setState({ zone: null, unit: place.unit });
      return;
    case 'zone':
      openSection('setUp');
      usePlan.setState(({ scenario }) => ({ zone: scenario.zones ? place.side : null }));
      return;
    case 'objective':
      openSection('objectives');
      openObjective(place.objective);
      return;
    case 'arrival':
      openSection('arrivals');
      openArrival(place.arrival);
  }
}
