/** What a scenario gives points and the victory for, looked at in phase C. R-151, VIC-01, SEQ-05. */
import { describe, expect, test } from 'vitest';
import { objectivesOf } from '../../../src/rules/objectiveStates.ts';
import {
  countExits,
  countObjectives,
  isCountedRight,
  suddenVictories,
} from '../../../src/rules/objectives.ts';
import type { Fact } from '../../../src/rules/state/facts.ts';
import type {
  Battle,
  ExitObjective,
  Game,
  Objective,
  ObjectiveState,
  PlaceObjective,
  SurvivalObjective,
} from '../../../src/rules/state/game.ts';
import { turnFrame } from '../../../src/rules/state/turnFrames.ts';
import type { Side } from '../../../src/rules/state/vocabulary.ts';
import { lossPoints, victoryPoints } from '../../../src/rules/victory.ts';
import { factsOf, type Played, start } from '../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

const NAME = { en: 'the bridge', fr: 'le pont' };
const BRIDGE: PlaceObjective = {
  ...{ kind: 'place', id: 'bridge', name: NAME, points: 50, when: 'end' },
  hexes: [
    { q: 2, r: 5 },
    { q: 3, r: 5 },
  ],
};
const ROAD: ExitObjective = {
  ...{ kind: 'exit', id: 'road', name: NAME, points: 40, side: 'blue' },
  hexes: [{ q: 0, r: 0 }],
};
const GENERAL: SurvivalObjective = { kind: 'survival', id: 'general', name: NAME, points: 70, unit: 'A' };

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 5] };
const B: UnitSpec = { id: 'B', side: 'blue', type: 'lineInfantry', at: [2, 9] };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 5] };
const F: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: [4, 1] };

interface More extends Omit<PositionSpec, 'units' | 'scenario'> {
  readonly state?: readonly ObjectiveState[];
  readonly night?: NonNullable<Battle['night']>;
  readonly last?: boolean;
}

/** The victory phase of a turn with these units and objectives. */
function phaseC(
  units: readonly UnitSpec[],
  objectives: readonly Objective[],
  { state, night, last = false, ...spec }: More = {},
): Played {
  const scenario = { objectives, ...(night ? { night } : {}) };
  const game: Game = position({ ...spec, units, scenario });
  const known = state ? { ...game, objectives: state } : game;
  return start(known, { ...turnFrame(last), at: 'victory' });
}

function heldBy(side: Side | null): ObjectiveState {
  return { holder: side, points: { blue: 0, red: 0 } };
}

function told(played: Played): readonly Fact['fact'][] {
  return played.facts.map(({ fact }) => fact);
}

describe('R-151: who holds a place', () => {
  const holders = [
    { name: 'a steady unit on one of its hexes', units: [A, F], want: 'blue' },
    { name: 'nobody, where both sides stand', units: [A, E], want: null },
    { name: 'nobody by a panicked unit', units: [{ ...A, panicked: true }, F], want: null },
    { name: 'a steady unit beside a panicked enemy', units: [A, { ...E, panicked: true }], want: 'blue' },
    { name: 'nobody, where nobody stands', units: [B, F], want: null },
  ] as const;
  test.each(holders)('R-151 $name', ({ units, want }) => {
    const { game } = phaseC(units, [BRIDGE]);
    expect(game.objectives?.[0]?.holder).toBe(want);
  });

  test('R-151 half of an extended line holds it too', () => {
    const line: UnitSpec = { ...A, at: [1, 5], formation: 'extendedLine', skills: ['largeBattalion'] };
    expect(phaseC([line, F], [BRIDGE]).game.objectives?.[0]?.holder).toBe('blue');
  });

  test('R-151 who held it last keeps it only where the scenario says so, and not while it is fought for', () => {
    const state = [heldBy('red')];
    expect(phaseC([B, F], [BRIDGE], { state }).game.objectives?.[0]?.holder).toBeNull();
    const kept = { ...BRIDGE, keeps: true } as const;
    expect(phaseC([B, F], [kept], { state }).game.objectives?.[0]?.holder).toBe('red');
    expect(phaseC([A, E], [kept], { state }).game.objectives?.[0]?.holder).toBeNull();
  });

  test('R-151 a change of hands is told, that nothing has changed is not', () => {
    const played = phaseC([A, F], [BRIDGE], { state: [heldBy('red')] });
    expect(factsOf(played, 'placeHeld')).toEqual([
      { fact: 'placeHeld', name: NAME, side: 'blue', rule: 'R-151' },
    ]);
    expect(told(phaseC([A, F], [BRIDGE], { state: [heldBy('blue')] }))).not.toContain('placeHeld');
  });
});

describe('R-151: what objectives count', () => {
  test('R-151 a place counts for its holder as long as he holds it', () => {
    const { game } = phaseC([A, F], [BRIDGE]);
    expect(victoryPoints(game)).toEqual({ blue: 50, red: 0 });
    const state = [{ holder: 'blue', points: { blue: 50, red: 0 } } as const];
    expect(victoryPoints(phaseC([B, F], [BRIDGE], { state }).game)).toEqual({ blue: 0, red: 0 });
  });

  test('R-151 for one side alone, the other only denies it', () => {
    const theirs = { ...BRIDGE, side: 'red' } as const;
    const { game } = phaseC([A, F], [theirs]);
    expect(game.objectives).toEqual([heldBy('blue')]);
    expect(victoryPoints(phaseC([B, E], [theirs]).game)).toEqual({ blue: 0, red: 50 });
  });

  test('R-151 each turn: at the end of the holder’s own turn, and they stay', () => {
    const each = { ...BRIDGE, when: 'eachTurn', points: 10 } as const;
    const own = phaseC([A, F], [each]);
    expect(victoryPoints(own.game)).toEqual({ blue: 10, red: 0 });
    expect(factsOf(own, 'objectivePoints')).toMatchObject([{ side: 'blue', points: 10, rule: 'R-151' }]);
    const theirs = phaseC([A, F], [each], { side: 'red' });
    expect(victoryPoints(theirs.game)).toEqual({ blue: 0, red: 0 });
    const state = [{ holder: 'blue', points: { blue: 30, red: 10 } } as const];
    expect(victoryPoints(phaseC([A, F], [each], { state }).game)).toEqual({ blue: 40, red: 10 });
    expect(victoryPoints(phaseC([B, F], [each], { state }).game)).toEqual({ blue: 30, red: 10 });
  });

  test('R-151 a unit that must survive brings the enemy points once it is lost, beside its worth', () => {
    const lost: UnitSpec = { ...A, fate: 'eliminated', strength: 0 };
    const played = phaseC([lost, B, F], [GENERAL], { houseRules: { break_point: 'none' } });
    expect(played.game.objectives).toEqual([{ holder: null, points: { blue: 0, red: 70 } }]);
    expect(victoryPoints(played.game).red).toBe(lossPoints(played.game).red + 70);
    expect(factsOf(played, 'objectivePoints')).toMatchObject([{ side: 'red', points: 70 }]);
    const fled = { ...lost, fate: 'fledOffMap', panicked: true, at: [0, 0] } as const;
    expect(phaseC([fled, B, F], [GENERAL], { houseRules: { break_point: 'none' } }).game.objectives).toEqual([
      { holder: null, points: { blue: 0, red: 70 } },
    ]);
    expect(phaseC([A, B, F], [GENERAL]).game.objectives).toEqual([heldBy(null)]);
  });

  test('R-151 each unit gone by an exit counts, and is no loss', () => {
    const gone: UnitSpec = { ...A, fate: 'exited', at: [0, 0] };
    const fled: UnitSpec = { ...B, fate: 'fledOffMap', strength: 0, panicked: true, at: [0, 0] };
    const { game } = phaseC([gone, fled, E, F], [ROAD], { houseRules: { break_point: 'none' } });
    expect(victoryPoints(game).blue).toBe(40);
    expect(lossPoints(game).red).toBe(Math.ceil((game.units[1]?.cost ?? 0) / 2));
  });

  test('R-151 two gone bring twice the points, none gone none; of an extended line one half in the exit is enough', () => {
    const gone: UnitSpec = { ...A, fate: 'exited', at: [0, 0] };
    const points = (units: readonly UnitSpec[]) => victoryPoints(phaseC([...units, E, F], [ROAD]).game).blue;
    expect(points([gone, { ...B, fate: 'exited', at: [0, 0] }])).toBe(80);
    expect(points([A, B])).toBe(0);
    const line: UnitSpec = { ...gone, formation: 'extendedLine', skills: ['largeBattalion'], at: [-1, 0] };
    expect(position({ units: [line] }).units[0]?.hexes).toContainEqual({ q: 0, r: 0 });
    expect(points([line, B])).toBe(40);
  });

  test('R-151 each turn for one side: the other holds it for nothing', () => {
    const theirs = { ...BRIDGE, when: 'eachTurn', side: 'red' } as const;
    expect(phaseC([A, F], [theirs]).game.objectives).toEqual([heldBy('blue')]);
  });

  test('R-151 told are the points of this turn, be it one, not those of all turns', () => {
    const each = { ...BRIDGE, when: 'eachTurn', points: 1 } as const;
    const state = [{ holder: 'blue', points: { blue: 30, red: 10 } } as const];
    const played = phaseC([A, F], [each], { state });
    expect(factsOf(played, 'objectivePoints')).toMatchObject([{ side: 'blue', points: 1 }]);
    const lost: UnitSpec = { ...A, fate: 'eliminated', strength: 0 };
    const known = [{ holder: null, points: { blue: 0, red: 70 } }];
    const later = phaseC([lost, B, F], [GENERAL], { state: known, houseRules: { break_point: 'none' } });
    expect(told(later)).not.toContain('objectivePoints');
  });

  test('R-151 the points of objectives break nobody', () => {
    const rich = { ...BRIDGE, points: 5000 };
    expect(phaseC([A, F], [rich]).game.outcome).toBeNull();
  });

  test('R-151 in the end they decide', () => {
    const rich = { ...BRIDGE, points: 200 };
    expect(phaseC([A, F], [rich], { last: true }).game.outcome).toEqual({
      winner: 'blue',
      by: 'turnLimit',
      points: { blue: 200, red: 0 },
    });
  });
});

describe('R-151: sudden victory', () => {
  const lost: UnitSpec = { ...A, fate: 'eliminated', strength: 0 };

  test('R-151 by holding a place at the end of any turn', () => {
    const sudden = { ...BRIDGE, sudden: true } as const;
    const played = phaseC([A, F], [sudden], { side: 'red' });
    expect(played.game.outcome).toEqual({
      winner: 'blue',
      by: 'objective',
      points: { blue: 50, red: 0 },
      objective: 'bridge',
    });
    expect(told(played)).toEqual(['placeHeld', 'gameOver']);
    expect(phaseC([A, F], [{ ...sudden, side: 'red' }]).game.outcome).toBeNull();
    expect(phaseC([A, E], [sudden]).game.outcome).toBeNull();
  });

  test('R-151 by the loss of a unit that must survive', () => {
    const played = phaseC([lost, B, F], [{ ...GENERAL, sudden: true }]);
    expect(played.game.outcome).toMatchObject({ winner: 'red', by: 'objective', objective: 'general' });
  });

  test('R-151 by so many units gone', () => {
    const gone: UnitSpec = { ...A, fate: 'exited', at: [0, 0] };
    const enough = (n: number) => phaseC([gone, B, F], [{ ...ROAD, enough: n }]).game.outcome;
    expect(enough(1)).toMatchObject({ winner: 'blue', by: 'objective', objective: 'road' });
    expect(enough(2)).toBeNull();
  });

  test('R-151 the scenario goes before the break point; both sides at once: the higher score wins', () => {
    const sudden = { ...BRIDGE, sudden: true } as const;
    const broken = phaseC([lost, E, F], [{ ...sudden, side: 'red' }, GENERAL]);
    expect(broken.game.outcome).toMatchObject({ winner: 'red', by: 'objective', objective: 'bridge' });
    const both = phaseC(
      [lost, { ...B, at: [2, 5] }, F],
      [
        { ...sudden, points: 900 },
        { ...GENERAL, sudden: true },
      ],
    );
    expect(both.game.outcome).toMatchObject({ winner: 'blue', objective: 'bridge' });
  });
});

describe('R-151: what wins at once, and what does not', () => {
  const lost: UnitSpec = { ...A, fate: 'eliminated', strength: 0 };
  const sudden = { ...GENERAL, sudden: true } as const;
  const houseRules = { break_point: 'none' } as const;

  test.each([
    { name: 'the unit is there still', units: [A, B, F], one: sudden },
    { name: 'its loss brings points and no more', units: [lost, B, F], one: GENERAL },
    { name: 'the place is not one that decides', units: [A, F], one: BRIDGE },
    {
      name: 'the place was not to be held by that side',
      units: [A, F],
      one: { ...BRIDGE, sudden: true, side: 'red' },
    },
    {
      name: 'no number of units is told that is enough',
      units: [{ ...A, fate: 'exited', at: [0, 0] }, B, F],
      one: ROAD,
    },
    {
      name: 'as many have left elsewhere',
      units: [{ ...A, fate: 'exited', at: [1, 0] }, B, F],
      one: { ...ROAD, enough: 1 },
    },
    {
      name: 'it is the enemy who has left there',
      units: [A, { ...E, fate: 'exited', at: [0, 0] }, F],
      one: { ...ROAD, enough: 1 },
    },
    {
      name: 'who stands at the exit is still there',
      units: [{ ...A, at: [0, 0] }, B, F],
      one: { ...ROAD, enough: 1 },
    },
  ] as const satisfies readonly { name: string; units: readonly UnitSpec[]; one: Objective }[])(
    'R-151 nobody wins where $name',
    ({ units, one }) => expect(phaseC(units, [one], { houseRules }).game.outcome).toBeNull(),
  );

  test('R-151 both sides at once with equal scores: a draw, told by the first of the objectives', () => {
    const both = phaseC([lost, { ...B, at: [2, 5] }, F], [{ ...BRIDGE, sudden: true, points: 70 }, sudden], {
      houseRules: { ...houseRules, vp_unit_value: 'initial_strength' },
    });
    const score = victoryPoints(both.game);
    const points = 70 + score.red - score.blue;
    const even = phaseC([lost, { ...B, at: [2, 5] }, F], [{ ...BRIDGE, sudden: true, points }, sudden], {
      houseRules: { ...houseRules, vp_unit_value: 'initial_strength' },
    });
    expect(even.game.outcome).toMatchObject({ winner: 'draw', by: 'objective', objective: 'bridge' });
  });

  test('R-151 the side that wins at once wins, however high the score of the other', () => {
    const held = phaseC([A, { ...B, fate: 'eliminated', strength: 0 }, F], [{ ...BRIDGE, sudden: true }], {
      houseRules,
    });
    const score = victoryPoints(held.game);
    expect(score.red).toBeGreaterThan(score.blue);
    expect(held.game.outcome).toMatchObject({ winner: 'blue', by: 'objective', objective: 'bridge' });
  });

  test('R-151 both sides at once: told is the objective of the winner, wherever the scenario lists it', () => {
    const bridge = { ...BRIDGE, sudden: true, points: 900 } as const;
    const both = phaseC([lost, { ...B, at: [2, 5] }, F], [sudden, bridge], { houseRules });
    expect(both.game.outcome).toMatchObject({ winner: 'blue', by: 'objective', objective: 'bridge' });
  });

  test('R-151 of two objectives of one side the first is told', () => {
    const road = { ...ROAD, enough: 1 };
    const gone: UnitSpec = { ...B, fate: 'exited', at: [0, 0] };
    const played = phaseC([A, gone, F], [road, { ...BRIDGE, sudden: true }], { houseRules });
    expect(played.game.outcome).toMatchObject({ winner: 'blue', objective: 'road' });
  });
});

describe('R-151: before anything is counted', () => {
  test('R-151 a place stands as the scenario gives it, other objectives at nothing', () => {
    const held = { ...BRIDGE, holder: 'red' } as const;
    const denied = { ...held, id: 'denied', side: 'blue' } as const;
    const each = { ...held, id: 'each', when: 'eachTurn' } as const;
    const free: PlaceObjective = { ...BRIDGE, id: 'free' };
    const g = position({
      units: [A, F],
      scenario: { objectives: [held, denied, each, free, ROAD, GENERAL] },
    });
    expect(objectivesOf(g).map(({ one, state }) => [one.id, state.holder, state.points.red])).toEqual([
      ['bridge', 'red', 50],
      ['denied', 'red', 0],
      ['each', 'red', 0],
      ['free', null, 0],
      ['road', null, 0],
      ['general', null, 0],
    ]);
  });

  test('R-151 a battle without objectives counts none, and nobody wins by one', () => {
    const g = position({ units: [A, F] });
    expect(countObjectives(g)).toEqual({ game: g, facts: [] });
    expect(suddenVictories(g)).toEqual([]);
    expect(objectivesOf(g)).toEqual([]);
  });

  test('R-151 who leaves is counted at once, and nothing else is', () => {
    const gone: UnitSpec = { ...A, fate: 'exited', at: [0, 0] };
    const g = position({ units: [gone, E, F], scenario: { objectives: [BRIDGE, ROAD, GENERAL] } });
    expect(countExits(g).objectives).toEqual([
      heldBy(null),
      { holder: null, points: { blue: 40, red: 0 } },
      heldBy(null),
    ]);
  });
});

describe('R-151: points in a file are those that the state brings', () => {
  const lost: UnitSpec = { ...A, fate: 'eliminated', strength: 0 };
  const gone: UnitSpec = { ...A, fate: 'exited', at: [0, 0] };
  const each: PlaceObjective = { ...BRIDGE, when: 'eachTurn', points: 10 };
  const state = (holder: Side | null, blue: number, red = 0): ObjectiveState => ({
    holder,
    points: { blue, red },
  });
  test.each<{
    name: string;
    units?: readonly UnitSpec[];
    one: Objective;
    state: ObjectiveState;
    want: boolean;
  }>([
    { name: 'a place held', one: BRIDGE, state: state('blue', 50), want: true },
    { name: 'a place held for nothing', one: BRIDGE, state: state('blue', 0), want: false },
    { name: 'a place nobody holds, for points', one: BRIDGE, state: state(null, 50), want: false },
    { name: 'points on both sides', one: BRIDGE, state: state('blue', 50, 50), want: false },
    { name: 'turn by turn, as many turns as there were', one: each, state: state('red', 30, 20), want: true },
    { name: 'more than the turns bring', one: each, state: state(null, 40), want: false },
    { name: 'no whole number of turns', one: each, state: state(null, 15), want: false },
    { name: 'to whom it brings nothing', one: { ...each, side: 'red' }, state: state(null, 10), want: false },
    { name: 'to whom it brings them', one: { ...each, side: 'red' }, state: state(null, 0, 10), want: true },
    { name: 'a place worth nothing', one: { ...each, points: 0 }, state: state('blue', 0), want: true },
    {
      name: 'a place worth nothing, for points',
      one: { ...each, points: 0 },
      state: state('blue', 10),
      want: false,
    },
    { name: 'one unit gone', units: [gone, B, F], one: ROAD, state: state(null, 40), want: true },
    { name: 'one unit gone, for two', units: [gone, B, F], one: ROAD, state: state(null, 80), want: false },
    { name: 'an exit that is held', units: [gone, B, F], one: ROAD, state: state('blue', 40), want: false },
    { name: 'a unit lost', units: [lost, B, F], one: GENERAL, state: state(null, 0, 70), want: true },
    {
      name: 'a unit lost in this turn',
      units: [lost, B, F],
      one: GENERAL,
      state: state(null, 0),
      want: true,
    },
    {
      name: 'a unit lost, to its own side',
      units: [lost, B, F],
      one: GENERAL,
      state: state(null, 70),
      want: false,
    },
    { name: 'a unit that is there', one: GENERAL, state: state(null, 0, 70), want: false },
    { name: 'a unit that is held', one: GENERAL, state: state('red', 0), want: false },
  ])('R-151 $name: $want', ({ units = [A, B, F], one, state: told, want }) => {
    const g = position({ units, turn: 3, scenario: { objectives: [one] } });
    expect(isCountedRight(g, one, told)).toBe(want);
  });
});

describe('R-151: night', () => {
  test('R-151 ends the battle after that turn of the side named, the second player’s if none is', () => {
    const lastAfter = (side: Side, night: NonNullable<Battle['night']>, turn: number) => {
      const game = position({ units: [B, F], side, turn, scenario: { night } });
      const frame = { procedure: 'battle', at: 'turn', first: 'blue' } as const;
      const [, running] = start(game, frame).game.frames;
      return running?.procedure === 'turn' && running.last;
    };
    expect(lastAfter('red', { turn: 3 }, 3)).toBe(true);
    expect(lastAfter('blue', { turn: 3 }, 3)).toBe(false);
    expect(lastAfter('red', { turn: 3 }, 2)).toBe(false);
    expect(lastAfter('blue', { turn: 3, side: 'blue' }, 3)).toBe(true);
  });

  test('R-151 is told as such', () => {
    const night = { turn: 3 };
    const { game } = phaseC([B, F], [BRIDGE], { last: true, turn: 3, night });
    expect(game.outcome).toMatchObject({ winner: 'draw', by: 'night' });
  });
});

test('R-151, VIC-01 what a side holds from the beginning counts before any turn has ended', () => {
  const held: PlaceObjective = { ...BRIDGE, holder: 'red' };
  const begun = position({ units: [B, F], scenario: { objectives: [held] } });
  expect(victoryPoints(begun)).toEqual({ blue: 0, red: 50 });
  expect(lossPoints(begun)).toEqual({ blue: 0, red: 0 });
});
