/** The odds as the laboratory tells them: how things end between two units, their losses and places. */

import { type Arithmetic, NUMBERS } from '../../chances/fraction.ts';
import { type Hex, sameHex } from '../../geometry/hex.ts';
import { findUnit, type Game, type Unit } from '../../rules/state/game.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { foughtIn, groundOf, holderOf, isAt, pointsEach, stands, staysPanicked } from '../aims.ts';
import { hasFled } from '../fled.ts';
import type { ActionChoice } from '../question.ts';
import { type End, endOf, type Final, resultsOf, type Toll, type UnitResult } from '../results.ts';
import { honest, honestRecord, honestRow } from './honest.ts';
import { followed, type SettledGraph } from './settle.ts';

export type { Pin, SettledGraph, Settling } from './settle.ts';

/** How it ends between the two units the question is about, told from the attacker's side. */
export const OUTCOMES = ['attacker', 'both', 'target', 'nobody'] as const;
export type EndOutcome = (typeof OUTCOMES)[number];

/** What became of a unit. */
export const FATES = ['stands', 'panicked', 'fledOffMap', 'eliminated'] as const satisfies readonly End[];

/** What a unit or several together lose and keep. */
export interface TollFigures {
  readonly strength: number;
  /** The chance of having lost exactly so many strength points, by their number; points regained count as none lost. */
  readonly losses: readonly number[];
  /** The chance of having exactly so many strength points in the end, by their number. */
  readonly left: readonly number[];
  /** Below 0 where points are regained. */
  readonly expectedLoss: number;
  /** The same in army points. */
  readonly expectedPoints: number;
}

export interface UnitFigures extends TollFigures {
  readonly unit: string;
  readonly side: Side;
  readonly fates: Readonly<Record<End, number>>;
}

/** The units of a side that anything may happen to, taken together. */
export interface SideFigures extends TollFigures {
  readonly side: Side;
  readonly units: number;
}

/** The chance that a unit ends on a hex, having moved there; or that its pursuit may be led there. */
export interface EndPlace {
  readonly unit: string;
  readonly of: 'end' | 'pursuit';
  readonly hex: Hex;
  readonly share: number;
}

/** Every chance in it is 0 or 1 only where it is impossible or certain. */
export interface Figures {
  readonly outcomes: Readonly<Record<EndOutcome, number>>;
  readonly units: readonly UnitFigures[];
  readonly sides: readonly SideFigures[];
  readonly places: readonly EndPlace[];
}

/** The two units a question is about; no target for a rally or a change of formation. */
export interface Pair {
  readonly attacker: string;
  readonly target: string | null;
}

/** What is asked of a pair: an action that begins in that position, or the procedure under way there. */
export interface AskedOfPair {
  readonly game: Game;
  readonly pair: Pair;
  /** None for the procedure under way in the game. */
  readonly action: ActionChoice | null;
}

/** The unit before the action, if it was panicked then. Where no frame tells, whoever panicked this turn has fled just now. */
function panickedBefore({ game, action }: AskedOfPair, id: string): Unit | null {
  const unit = findUnit(game, id);
  if (!unit?.panicked) return null;
  const fled = action === null && (hasFled(game, id) ?? unit.panickedThisTurn !== 'no');
  return fled ? null : unit;
}

/**
 * How an end is told: whose the ground fought for is, and whether the attacker still stands where it is not its own. It is
 * told of the two between whom it is fought: ground that a friend of either holds without him is neither's.
 */
export function outcomesAfter(start: Game, asked: AskedOfPair): (end: Game) => EndOutcome {
  const { attacker } = asked.pair;
  const ground = groundOf(start);
  const fought = foughtIn(start);
  const before = fought === null ? null : panickedBefore(asked, fought);
  return (end) => {
    const own = findUnit(end, attacker);
    if (!own) return 'nobody';
    // for the ground of a unit that acts for itself any enemy may come
    const theirs = fought === null ? null : findUnit(end, fought);
    // whoever was panicked already and flees no further has lost nothing by it
    if (theirs && before && staysPanicked(before, theirs)) return stands(own) ? 'both' : 'target';
    const holder = holderOf(end, ground);
    if (holder === null) return 'nobody';
    const itself = holder === own.side ? own : theirs;
    if (itself === undefined || (itself !== null && !isAt(itself, ground))) return 'nobody';
    if (holder === own.side) return 'attacker';
    return stands(own) ? 'both' : 'target';
  };
}

/** The chance of each outcome from each node on, four figures a node in the order of OUTCOMES. */
export function outcomesFrom({ graph, solution: { taken } }: SettledGraph, asked: AskedOfPair): Float64Array {
  const { root, nodes } = graph;
  const width = OUTCOMES.length;
  const chances = new Float64Array(nodes.length * width);
  const outcomeOf = outcomesAfter(root, asked);
  nodes.forEach((node, index) => {
    const at = index * width;
    if (node.kind === 'end') {
      chances[at + OUTCOMES.indexOf(outcomeOf(node.game))] = 1;
      return;
    }
    for (const { edge, share } of followed(node, taken[index] ?? 0))
      for (let k = 0; k < width; k++)
        chances[at + k] = (chances[at + k] ?? 0) + share * (chances[edge.to * width + k] ?? 0);
  });
  return chances;
}

const NO_FATE: Readonly<Record<End, number>> = { stands: 0, panicked: 0, fledOffMap: 0, eliminated: 0 };

/** The rows of losses and of what is left; `base` is what those had who are counted. */
function rowsOf(lost: Toll<number>['lost'], base: number) {
  const gained = Math.max(0, ...lost.map(({ points }) => -points));
  const losses = new Array<number>(base + 1).fill(0);
  const left = new Array<number>(base + gained + 1).fill(0);
  for (const { points, chance } of lost) {
    const at = Math.max(0, Math.min(base, points));
    losses[at] = (losses[at] ?? 0) + chance;
    const rest = Math.max(0, base - points);
    left[rest] = (left[rest] ?? 0) + chance;
  }
  return { losses: honestRow(losses), left: honestRow(left) };
}

const NOTHING_LOST: Toll<number>['lost'] = [{ points: 0, chance: 1 }];

/** Whether anything that is told of the unit may become other than it was. */
function isTouched(unit: Unit, { expectedLoss, fates }: UnitFigures): boolean {
  return expectedLoss !== 0 || fates[endOf(unit)] < 1 - 1e-12;
}

function unitFigures(unit: Unit, result: UnitResult<number> | undefined): UnitFigures {
  const { id, side, strength } = unit;
  const untouched = { ...NO_FATE, [endOf(unit)]: 1 };
  const expectedLoss = result?.expectedStrength ?? 0;
  return {
    unit: id,
    side,
    strength,
    fates: honestRecord(result?.ends ?? untouched),
    ...rowsOf(result?.lost ?? NOTHING_LOST, strength),
    expectedLoss,
    expectedPoints: expectedLoss * pointsEach(unit),
  };
}

function sideFigures(side: Side, units: readonly UnitFigures[], toll: Toll<number>): SideFigures[] {
  const own = units.filter((unit) => unit.side === side);
  if (own.length === 0) return [];
  const strength = own.reduce((sum, unit) => sum + unit.strength, 0);
  return [
    {
      side,
      units: own.length,
      strength,
      ...rowsOf(toll.lost, strength),
      expectedLoss: toll.expectedStrength,
      expectedPoints: toll.expectedArmyPoints,
    },
  ];
}

/** Whether it ends nowhere else, as far as can be told, is known of the only hexes there are; else 1 is never told. */
function placesOf(unit: Unit, { hexes, reach, ends }: UnitResult<number>): EndPlace[] {
  const moved = hexes.filter(({ hex }) => !unit.hexes.some((own) => sameHex(own, hex)));
  const elsewhere = ends.eliminated + ends.fledOffMap + (hexes.length > unit.hexes.length ? 1 : 0);
  return [
    ...moved.map(
      ({ hex, chance }): EndPlace => ({ unit: unit.id, of: 'end', hex, share: honest(chance, elsewhere) }),
    ),
    ...reach.map(
      ({ hex, chance }): EndPlace => ({ unit: unit.id, of: 'pursuit', hex, share: honest(chance, 1) }),
    ),
  ];
}

/** The chances of all outcomes, summed over the ends. */
export function outcomeSums<M>(
  root: Game,
  asked: AskedOfPair,
  finals: readonly Final<M>[],
  { zero, plus }: Arithmetic<M>,
): Record<EndOutcome, M> {
  const outcomes = { attacker: zero, both: zero, target: zero, nobody: zero };
  const outcomeOf = outcomesAfter(root, asked);
  for (const { game, chance } of finals) {
    const outcome = outcomeOf(game);
    outcomes[outcome] = plus(outcomes[outcome], chance);
  }
  return outcomes;
}

/** All figures of what is settled. */
export function figuresOf({ graph, solution }: SettledGraph, asked: AskedOfPair): Figures {
  const { root } = graph;
  const { pair } = asked;
  const results = resultsOf(graph, solution, NUMBERS, (chance) => chance);
  const units: UnitFigures[] = [];
  const places: EndPlace[] = [];
  for (const unit of root.units) {
    if (unit.fate !== 'present') continue;
    const result = results.units.find((one) => one.unit === unit.id);
    const told = unitFigures(unit, result);
    const isOfPair = unit.id === pair.attacker || unit.id === pair.target;
    if (isOfPair || isTouched(unit, told)) units.push(told);
    if (result) places.push(...placesOf(unit, result));
  }
  const sides = SIDES.flatMap((side) => sideFigures(side, units, results.sides[side]));
  const outcomes = honestRecord(outcomeSums(root, asked, results.finals, NUMBERS));
  return { outcomes, units, sides, places };
}
