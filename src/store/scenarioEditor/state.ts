/** The store of the screen where scenarios are made: the scenario with its undo, what lies open, what the hand holds. */
import { create } from 'zustand';
import type { Hex } from '../../geometry/hex.ts';
import { NEW_SCENARIO } from '../../language/newScenario.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { MakingStep } from '../library/steps.ts';
import { OWN } from './own.ts';

/** The sheets of the plan, one of which lies open. */
export const SECTIONS = [
  'armies',
  'ground',
  'setUp',
  'objectives',
  'arrivals',
  'rules',
  'story',
  'keep',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A stroke of the brush that is not finished: the scenario as it was, and whether it lays hexes or rubs them out. */
export interface PlanStroke {
  readonly before: Scenario;
  readonly lays: boolean;
  readonly hexes: readonly Hex[];
}

/** As what a plan is kept: under that id on the shelf, or not at all. */
export interface KeptPlan {
  readonly keptAs: string | null;
}

export type PlanStep = MakingStep<Scenario, KeptPlan>;

export interface Planning {
  readonly scenario: Scenario;
  readonly past: readonly PlanStep[];
  readonly ahead: readonly PlanStep[];
  readonly section: Section;
  /** Whose zone the brush is for; without one the hand places units. */
  readonly zone: Side | null;
  /** The unit in hand. */
  readonly unit: string | null;
  /** The objective, and the group of reinforcements, that lie open. */
  readonly objective: string | null;
  readonly arrival: number | null;
  /** The hex the keyboard is on. */
  readonly cursor: Hex | null;
  readonly stroke: PlanStroke | null;
  /** A moment of a battle that was opened here, and is planned from its beginning; `before`: what it took the place of. */
  readonly fromMoment: { readonly moment: Scenario; readonly before: Scenario } | null;
  /** Under which id the scenario is kept on the shelf, if it is. */
  readonly keptAs: string | null;
  /** Whether it will be there the next time as it is now. */
  readonly isRemembered: boolean;
  /** A battle whose armies are being chosen, before it begins. */
  readonly muster: Scenario | null;
}

const USUAL = { columns: 24, rows: 16, format: 1500 } as const;

/** Open ground, and nobody on it. */
export function emptyScenario(id: string): Scenario {
  const army = (side: Side) => ({
    name: NEW_SCENARIO.armies[side],
    nation: side === 'blue' ? ('france' as const) : ('austria' as const),
    units: [],
  });
  return {
    id,
    title: NEW_SCENARIO.title,
    story: NEW_SCENARIO.story,
    map: {
      shape: { kind: 'rectangle', columns: USUAL.columns, rows: USUAL.rows },
      hexes: [],
      sides: [],
    },
    homeEdges: { blue: 'south', red: 'north' },
    format: USUAL.format,
    firstSide: 'dice',
    houseRules: {},
    armies: { blue: army('blue'), red: army('red') },
  };
}

/** What the screen begins with. */
export function firstPlan(): Planning {
  return {
    scenario: emptyScenario(`${OWN}battle`),
    past: [],
    ahead: [],
    section: 'armies',
    zone: null,
    unit: null,
    objective: null,
    arrival: null,
    cursor: null,
    stroke: null,
    fromMoment: null,
    keptAs: null,
    isRemembered: true,
    muster: null,
  };
}

export const usePlan = create<Planning>()(() => firstPlan());
