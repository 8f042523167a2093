/**
 * Battles drawn by chance that begin with an empty map: both armies are still to be set up, some units come later, and a
 * scenario gives points and victories besides losses..
 */
import seedrandom from 'seedrandom';
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { contains, edgeHexes, hexesOf } from '../geometry/shape.ts';
import { mayEnter } from '../rules/ground/terrain.ts';
import { countObjectives, suddenVictories } from '../rules/objectives.ts';
import { battleFrame } from '../rules/procedures/battle.ts';
import type { Battle, Game, Objective, Reinforcements, Unit } from '../rules/state/game.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';
import { type RandomBattleSize, randomBattle } from './randomBattle.ts';

/** Small, so that units soon reach places, edges and each other. */
const SMALL: RandomBattleSize = { columns: 10, rows: 10, units: 6, turns: 8 };
const WIDE: RandomBattleSize = { columns: 14, rows: 11, units: 8, turns: 8 };

const EDGES = ['north', 'south', 'east', 'west'] as const;

function maybe<T>(chance: number, stream: NumberStream, value: T): T | null {
  return stream() < chance ? value : null;
}

/** A hex somebody can stand on with those beside it that are so too, not all of the time. */
function somePlace(g: Game, stream: NumberStream): readonly Hex[] {
  const { shape } = g.battle.map;
  const open = hexesOf(shape).filter((hex) => mayEnter(g, hex));
  const middle = oneOf(open, stream);
  const beside = DIRECTIONS.map((d) => step(middle, d)).filter((hex) => contains(shape, hex));
  return [middle, ...beside.filter(() => stream() < 0.3)];
}

/** Part of an edge, with a hex at least that can be entered; mostly all of it. */
function someEdge(g: Game, stream: NumberStream): readonly Hex[] {
  const edge = edgeHexes(g.battle.map.shape, oneOf(EDGES, stream));
  const part = stream() < 0.7 ? edge : edge.filter(() => stream() < 0.4);
  return part.some((hex) => mayEnter(g, hex)) ? part : edge;
}

function objective(g: Game, n: number, stream: NumberStream): Objective {
  const id = `objective-${n}`;
  const prize = { id, name: { en: id, fr: id }, points: oneOf([0, 10, 50, 200], stream) };
  const side: Side = oneOf(SIDES, stream);
  const sudden = maybe(0.15, stream, { sudden: true } as const);
  switch (whole(0, 4, stream)) {
    case 0:
      return { kind: 'survival', ...prize, unit: oneOf(g.units, stream).id, ...sudden };
    case 1:
    case 2:
      return {
        ...{ kind: 'exit', ...prize, side, hexes: someEdge(g, stream) },
        ...maybe(0.4, stream, { enough: whole(1, 4, stream) }),
      };
    default:
      return {
        ...{ kind: 'place', ...prize, hexes: somePlace(g, stream) },
        when: oneOf(['end', 'eachTurn'], stream),
        ...maybe(0.4, stream, { side }),
        ...maybe(0.5, stream, { keeps: true } as const),
        ...maybe(0.3, stream, { holder: oneOf(SIDES, stream) }),
        ...sudden,
      };
  }
}

/** No hex in two exits of a side: those that come later leave it out, or are left out. */
function apart(objectives: readonly Objective[]): readonly Objective[] {
  const taken = new Set<string>();
  return objectives.flatMap((one): readonly Objective[] => {
    if (one.kind !== 'exit') return [one];
    const hexes = one.hexes.filter((hex) => !taken.has(`${one.side} ${hexKey(hex)}`));
    for (const hex of hexes) taken.add(`${one.side} ${hexKey(hex)}`);
    return hexes.length === 0 ? [] : [{ ...one, hexes }];
  });
}

function arrivals(g: Game, turns: number, stream: NumberStream): readonly Reinforcements[] {
  const late = g.units.filter(() => stream() < 0.25).map(({ id }) => id);
  const half = whole(0, late.length, stream);
  return [late.slice(0, half), late.slice(half)]
    .filter((units) => units.length > 0)
    .map((units) => ({ turn: whole(2, turns - 1, stream), units, hexes: someEdge(g, stream) }));
}

/** The battle of that seed, nobody on the map yet. */
export function scenarioByLot(seed: string): Game {
  const stream = seedrandom(`scenario ${seed}`);
  const size = stream() < 0.6 ? SMALL : WIDE;
  const drawn = randomBattle(seed, size);
  const objectives = apart(
    Array.from({ length: whole(1, 4, stream) }, (_, n) => objective(drawn, n, stream)),
  );
  const coming = stream() < 0.8 ? arrivals(drawn, size.turns, stream) : [];
  const night =
    stream() < 0.3
      ? { turn: whole(4, size.turns, stream), ...maybe(0.5, stream, { side: oneOf(SIDES, stream) }) }
      : null;
  // nobody comes after nightfall
  const last = night?.turn ?? size.turns;
  const reinforcements = coming.map((one) => ({ ...one, turn: Math.min(one.turn, last) }));
  const battle: Battle = {
    ...drawn.battle,
    houseRules: {
      ...drawn.battle.houseRules,
      setup_depth: whole(2, 4, stream),
      setup_distance: whole(0, 4, stream),
      setup_order: oneOf(['alternate', 'whole_army'] as const, stream),
      setup_first: oneOf(['dice', 'blue', 'red'] as const, stream),
    },
    objectives,
    ...(reinforcements.length > 0 ? { reinforcements } : {}),
    ...(night ? { night } : {}),
  };
  const units = drawn.units.map((unit): Unit => {
    const later = reinforcements.some((one) => one.units.includes(unit.id));
    const fate = later ? 'coming' : 'awaited';
    return { ...unit, fate, hexes: [{ q: 0, r: 0 }], facing: 0, formation: 'none' };
  });
  const game = { ...drawn, battle, units, frames: [battleFrame(true)] };
  // a file in which somebody has won before the first turn is refused
  const won = suddenVictories(countObjectives(game).game).map((one) => one.objective);
  if (won.length === 0) return game;
  const left = objectives.filter(({ id }) => !won.includes(id));
  const calmer = { ...battle, objectives: left };
  return { ...game, battle: calmer };
}
