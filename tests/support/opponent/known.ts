/** Positions in which any player of the rule knows the answer: how they are written down, and brought to their question. */
import type { Hex } from '../../../src/geometry/hex.ts';
import { edgeHexes, type MapShape } from '../../../src/geometry/shape.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import { type Battle, enemyOf, type Game } from '../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../src/rules/state/houseRuleKeys.ts';
import type { HexTerrain, Side, SideTerrain } from '../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../position.ts';

/** The field is a hexagon: turned or mirrored about its middle it stays in its place. */
export const RADIUS = 7;
const SHAPE: MapShape = { kind: 'hexagon', radius: RADIUS };
const MIDDLE: Hex = { q: RADIUS - (RADIUS - (RADIUS & 1)) / 2, r: RADIUS };

/** The number of the last turn. */
const LAST = 12;

/**
 * A place as steps from the middle: `east` to the right along its row, `south` down to the right. Straight up, by two
 * rows, is `[1, -2]`.
 */
export type Spot = readonly [east: number, south: number];

/** The hex of a place. */
export function at(east: number, south: number): Hex {
  return { q: MIDDLE.q + east, r: MIDDLE.r + south };
}

/** A unit by what differs from the usual, see position.ts; its place from the middle of the field. */
export interface Stand extends Omit<UnitSpec, 'at'> {
  readonly at: Spot;
}

export interface Field {
  readonly units: readonly Stand[];
  readonly ground?: readonly { readonly at: Spot; readonly terrain?: HexTerrain; readonly hill?: boolean }[];
  readonly sides?: readonly { readonly at: Spot; readonly side: 0 | 1 | 2; readonly terrain: SideTerrain }[];
  /** Whose turn it is; blue's unless told. */
  readonly turnOf?: Side;
  readonly turn?: number;
  /** It is the last turn of the battle. */
  readonly last?: true;
  /** The order points thrown for that turn, 1 to 3 in the usual format; told by the script in others. */
  readonly orders?: 1 | 2 | 3;
  readonly format?: number;
  readonly houseRules?: Partial<HouseRules>;
  readonly scenario?: Pick<Battle, 'objectives' | 'night' | 'zones'>;
  /** The armies are still to be set up. */
  readonly setUp?: true;
}

/** Parts of a choice: whatever has them is meant. */
export interface Parts {
  readonly choose: Choice['choose'];
  readonly [part: string]: unknown;
}

/** What brings a position to its question: the answer with these parts, the first if several have them, or dice. */
export type Step = Parts | readonly number[];

/**
 * How it is shown that the answer is right. `exchange`: every other answer is worse by so many army points, by the exact
 * odds of all that follows until the answer, the action or the turn is over (`within`), both sides deciding at their
 * best; with `reply`, besides, until the best attack or shot of one enemy is over. `victory`: every other answer wins the
 * battle that much less often. `orders`: every other answer gives so many fewer orders in the mean, where so many groups
 * are left to receive one. `plan`: no figure decides; the reason is told.
 */
export type Proof =
  | {
      readonly by: 'exchange';
      readonly within: 'answer' | 'action' | 'turn';
      readonly margin: number;
      readonly reply?: true;
    }
  | { readonly by: 'victory'; readonly margin: number }
  | { readonly by: 'orders'; readonly groups: number; readonly margin: number }
  | { readonly by: 'plan' };

export interface Known {
  /** What any player knows, in a few words. */
  readonly theme: string;
  readonly field: Field;
  readonly script: readonly Step[];
  /** What is asked in the end, and of whom. */
  readonly asked: Question['ask'];
  readonly of: Side;
  /** Whether that is an answer any player would give. */
  readonly wanted: (choice: Choice) => boolean;
  /** Why, with the rule. */
  readonly why: string;
  readonly proof: Proof;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function hasParts(whole: unknown, part: unknown): boolean {
  if (!isObject(part)) return whole === part;
  if (!isObject(whole)) return false;
  if (Array.isArray(part) && Array.isArray(whole) && part.length !== whole.length) return false;
  return Object.entries(part).every(([key, value]) => hasParts(whole[key], value));
}

/** Any answer that has these parts, or one of these. */
export function answer(...parts: readonly Parts[]): (choice: Choice) => boolean {
  return (choice) => parts.some((part) => hasParts(choice, part));
}

/** Any answer but those. */
export function anythingBut(...parts: readonly Parts[]): (choice: Choice) => boolean {
  const these = answer(...parts);
  return (choice) => !these(choice);
}

/** A move, flight or pursuit that ends there, looking that way if told. */
export function endsAt(spots: readonly Spot[], facings?: readonly number[]): (choice: Choice) => boolean {
  return (choice) => {
    if (choice.choose !== 'move' && choice.choose !== 'runEnd' && choice.choose !== 'deploy') return false;
    if (facings && choice.choose !== 'runEnd' && !facings.includes(choice.facing)) return false;
    return spots.some(([east, south]) => hasParts(choice.to, at(east, south)));
  };
}

/** What brings a charge to its target, which is asked for its reaction: by whoever is named so. */
export const CHARGED = [
  { choose: 'group', units: ['charger'] },
  { choose: 'action', action: 'charge', target: 'target' },
  { choose: 'move' },
] as const;

/** An enemy far from everything. */
export const WATCHER: Stand = {
  id: 'watcher',
  side: 'red',
  type: 'lineInfantry',
  formation: 'square',
  at: [5, -7],
};

/** A move whose end has that quality. */
export function moves(
  is: (move: Extract<Choice, { choose: 'move' }>) => boolean,
): (choice: Choice) => boolean {
  return (choice) => choice.choose === 'move' && is(choice);
}

/** An order that the unit receives. */
export function orders(unit: string): (choice: Choice) => boolean {
  return (choice) => choice.choose === 'group' && choice.units.includes(unit);
}

/** The position before the first step. */
function begun(field: Field): Game {
  const game = position({
    units: field.units.map((unit) => {
      const { q, r } = at(...unit.at);
      return { ...unit, at: [q, r] };
    }),
    hexes: (field.ground ?? []).map(({ at: spot, terrain = 'open', hill = false }) => ({
      ...at(...spot),
      terrain,
      hill,
    })),
    sides: (field.sides ?? []).map(({ at: spot, side, terrain }) => ({ ...at(...spot), side, terrain })),
    side: field.turnOf ?? 'blue',
    turn: field.last ? LAST : (field.turn ?? 4),
    format: field.format ?? 1500,
    // a handful of units stands for an army: the loss of one of them is not the end of it
    houseRules: { break_point: 'none', turn_limit: LAST, ...field.houseRules },
    ...(field.scenario ? { scenario: field.scenario } : {}),
  });
  const first = field.last ? enemyOf(game.side) : 'blue';
  return {
    ...game,
    units: field.setUp ? game.units.map((unit) => ({ ...unit, fate: 'awaited' })) : game.units,
    battle: {
      ...game.battle,
      map: { ...game.battle.map, shape: SHAPE },
      homeEdges: { blue: edgeHexes(SHAPE, 'south'), red: edgeHexes(SHAPE, 'north') },
    },
    frames: [field.setUp ? battleFrame(true) : { ...battleFrame(), at: 'turn', first }],
  };
}

function stepped(game: Game, step: Step): Game {
  const at = game.count.answers;
  const dice = Array.isArray(step);
  const choice = dice ? null : engine.legal(game).find(answer(step as Parts));
  const given = dice ? { at, faces: step, source: 'scripted' } : { at, choice };
  const answered = engine.answer(game, given);
  if (answered.ok) return answered.game;
  const pending = engine.pending(game);
  const waits = pending.wait === 'decision' ? pending.decision.question : pending;
  const legal = engine.legal(game).map((one) => JSON.stringify(one));
  throw new Error(
    `${JSON.stringify(step)} does not fit ${JSON.stringify(waits)}:\n${legal.slice(0, 60).join('\n')}`,
  );
}

/** The position as its question is asked. */
export function gameOf({ field, script }: Pick<Known, 'field' | 'script'>): Game {
  const dice: readonly Step[] = field.orders ? [[2 * field.orders]] : [];
  return [...dice, ...script].reduce(stepped, engine.settle(begun(field)).game);
}
