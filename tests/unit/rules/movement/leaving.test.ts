/** How a unit marches off the map by an exit of its scenario. R-151. */
import { describe, expect, test } from 'vitest';
import { leavings, whyNotLeave } from '../../../../src/rules/movement/leaving.ts';
import { marchFrame } from '../../../../src/rules/procedures/march.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { ExitObjective, Game, Objective } from '../../../../src/rules/state/game.ts';
import { victoryPoints } from '../../../../src/rules/victory.ts';
import { choices, factsOf, go, start, unitAfter } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const ROAD: ExitObjective = {
  ...{ kind: 'exit', id: 'road', name: { en: 'the road', fr: 'la route' }, points: 40, side: 'blue' },
  hexes: [
    { q: 4, r: 0 },
    { q: 5, r: 0 },
  ],
};

const FAR: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [-3, 11] };

/** A unit of three hexes of movement that looks at the north edge. */
function field(
  at: readonly [number, number],
  more: Partial<UnitSpec> = {},
  others: readonly UnitSpec[] = [FAR],
): Game {
  const unit: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', formation: 'column', at, ...more };
  return position({ units: [unit, ...others], scenario: { objectives: [ROAD] } });
}

function ways(game: Game) {
  const [unit] = game.units;
  return unit ? leavings(game, unit).map(({ to, route }) => [to.q, to.r, route.length]) : [];
}

function why(game: Game, choice: unknown, manoeuvre: 'frontalMarch' | 'indirectMarch' = 'frontalMarch') {
  const { game: asked } = start(game, marchFrame('A', manoeuvre));
  const answered = engine.answer(asked, { at: asked.count.answers, choice });
  if (answered.ok) return 'allowed';
  return 'reasons' in answered.why
    ? answered.why.reasons.map(({ rule, reason }) => `${rule} ${reason}`).join()
    : 'odd';
}

const leave = { choose: 'leave', exit: 'road', to: { q: 4, r: 0 }, facing: 5, route: [] } as const;

describe('R-151: leaving by an exit', () => {
  test('R-151 from where it stands, looking over the edge, by one hex of march', () => {
    expect(ways(field([4, 0]))).toEqual([[4, 0, 0]]);
    // turned about, it spends one hex on turning and another on the edge; in line it has but one
    expect(ways(field([4, 0], { facing: 2 }))).toEqual([[4, 0, 0]]);
    expect(ways(field([4, 0], { facing: 2, formation: 'line' }))).toEqual([]);
    expect(ways(field([6, 0], { formation: 'line' }))).toEqual([]);
  });

  test('R-151 after a march that leaves a hex of the ordinary allowance, to the nearest hex of the exit', () => {
    expect(ways(field([4, 1]))).toEqual([[4, 0, 1]]);
    // three hexes away are four with the step over the edge, and a forced march leaves nothing for it
    const { game } = start(field([4, 3]), marchFrame('A', 'frontalMarch'));
    const ends = engine.legal(game).flatMap((choice) => (choice.choose === 'move' ? choice.to.r : []));
    expect(ends).toContain(0);
    expect(ways(field([4, 3]))).toEqual([]);
  });

  test('R-151 nobody leaves panicked, engaged, in square, or by an exit of the other side', () => {
    const enemy: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 1], facing: 0 };
    expect(ways(field([4, 0], {}, [enemy]))).toEqual([]);
    expect(ways(field([4, 0], { panicked: true, formation: 'horde' }))).toEqual([]);
    expect(ways(field([4, 0], { formation: 'square', facing: 0 }))).toEqual([]);
    expect(ways(field([4, 0], { side: 'red', facing: 5 }))).toEqual([]);
  });

  test('R-151 why nobody does: panicked, in square, will not leave its line', () => {
    const refused = (more: Partial<UnitSpec>) => {
      const game = field([4, 0], more);
      const [unit] = game.units;
      return unit && whyNotLeave(game, unit, 'road').map(({ rule, reason }) => `${rule} ${reason}`);
    };
    expect(refused({ panicked: true, formation: 'horde' })).toEqual(['SEQ-10 panicked']);
    expect(refused({ formation: 'square', facing: 0 })).toEqual(['MAN-03 noMovement']);
    expect(refused({ mayNotManoeuvre: true })).toEqual(['ORD-11 mayNotManoeuvre']);
    expect(ways(field([4, 0], { mayNotManoeuvre: true }))).toEqual([]);
    // nothing bars it: what is asked is too far
    expect(refused({})).toEqual(['R-151 exitTooFar']);
  });

  test('R-151 one hex ahead beyond the edge is enough, and one half of a line drawn out', () => {
    // at the west edge, looking north-west: the right of the two hexes ahead is on the map
    const west: ExitObjective = { ...ROAD, hexes: [{ q: -2, r: 4 }] };
    const unit: UnitSpec = {
      id: 'A',
      side: 'blue',
      type: 'lineInfantry',
      formation: 'column',
      at: [-2, 4],
      facing: 4,
    };
    const game = position({ units: [unit, FAR], scenario: { objectives: [west] } });
    expect(ways(game)).toContainEqual([-2, 4, 0]);
    // a row below the west edge juts out less: only one of the two is beyond it
    const jutting: ExitObjective = { ...ROAD, hexes: [{ q: -2, r: 5 }] };
    const inner = position({ units: [{ ...unit, at: [-2, 5] }, FAR], scenario: { objectives: [jutting] } });
    expect(ways(inner)).toEqual([[-2, 5, 0]]);
    const drawnOut = field([3, 0], { formation: 'extendedLine' });
    expect(drawnOut.units[0]?.hexes).toEqual([
      { q: 3, r: 0 },
      { q: 4, r: 0 },
    ]);
    expect(ways(drawnOut)).toEqual([[3, 0, 0]]);
  });

  test('R-151 a place to hold is no exit, and the exit may be one of several', () => {
    const place: Objective = { ...ROAD, kind: 'place', id: 'place', when: 'end', side: 'blue' };
    const unit: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', formation: 'column', at: [4, 0] };
    const held = position({ units: [unit, FAR], scenario: { objectives: [place] } });
    expect(ways(held)).toEqual([]);
    const two = position({ units: [unit, FAR], scenario: { objectives: [{ ...ROAD, id: 'other' }, ROAD] } });
    const [first] = two.units;
    expect(first && leavings(two, first).map(({ exit }) => exit)).toEqual(['other', 'road']);
    expect(why(two, leave)).toBe('allowed');
    const distant = position({
      units: [{ ...unit, at: [4, 5] }, FAR],
      scenario: { objectives: [{ ...ROAD, id: 'other' }, ROAD] },
    });
    expect(why(distant, leave)).toBe('R-151 exitTooFar');
    expect(why(distant, { ...leave, exit: 'bridge' })).toBe('R-151 noExit');
  });

  test('R-151, TER-08 ground that halves the march is no hindrance but to whoever turns first', () => {
    const unit = { id: 'A', side: 'blue', type: 'lineInfantry', formation: 'column', at: [4, 1] } as const;
    const from = (terrain: 'open' | 'wood', facing: 5 | 2) =>
      position({
        units: [{ ...unit, facing }, FAR],
        hexes: [{ q: 4, r: 1, terrain, hill: false }],
        scenario: { objectives: [ROAD] },
      });
    expect(ways(from('wood', 5))).toEqual([[4, 0, 1]]);
    // to turn, to march and to step over the edge are three hexes: out of a wood it has but two
    expect(ways(from('open', 2))).toEqual([[4, 0, 1]]);
    expect(ways(from('wood', 2))).toEqual([]);
  });

  test('R-151, TER-08, R-59 where half a hex is none, whoever stands on ground that halves has nothing left for the step', () => {
    const wood = { q: 3, r: 0, terrain: 'wood', hill: false } as const;
    const from = (more: Partial<UnitSpec>, half_move_rounding: 'up' | 'down', hexes = [wood]) =>
      position({
        units: [{ id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 0], ...more }, FAR],
        hexes: hexes.map((one) => ({ ...one, q: more.at?.[0] ?? 4 })),
        houseRules: { half_move_rounding },
        scenario: { objectives: [ROAD] },
      });
    const line = { formation: 'line', at: [4, 0] } as const;
    expect(ways(from(line, 'up'))).toEqual([[4, 0, 0]]);
    expect(ways(from(line, 'down'))).toEqual([]);
    expect(ways(from(line, 'down', []))).toEqual([[4, 0, 0]]);
    // the left half of a line drawn out stands in the wood, the right one does not: R-43
    const drawnOut = { formation: 'extendedLine', at: [3, 0] } as const;
    expect(ways(from(drawnOut, 'up'))).toEqual([[3, 0, 0]]);
    expect(ways(from(drawnOut, 'down'))).toEqual([]);
  });

  test('R-151 of several ways it takes the shortest', () => {
    // looking north-east: ahead by one hex, or by two with a turn over the other hex, which comes first on the map
    expect(ways(field([4, 1], { facing: 0 }))).toEqual([[5, 0, 1]]);
    // looking north: ahead as it looks, not turned on the way
    const straight = field([4, 1]);
    const [unit] = straight.units;
    expect(unit && leavings(straight, unit).map(({ facing }) => facing)).toEqual([5]);
  });

  test('R-151 it is off the map with its strength, counts for its side, and has not fled', () => {
    const played = go(start(field([4, 0]), marchFrame('A', 'frontalMarch')), leave);
    expect(unitAfter(played, 'A')).toMatchObject({ fate: 'exited', panicked: false });
    expect(unitAfter(played, 'A').strength).toBeGreaterThan(0);
    expect(victoryPoints(played.game)).toEqual({ blue: 40, red: 0 });
    expect(factsOf(played, 'leftMap')).toMatchObject([{ unit: 'A', points: 40, rule: 'R-151' }]);
    expect(factsOf(played, 'eliminated')).toEqual([]);
    // it stood at the edge: there is no march to tell
    expect(factsOf(played, 'moved')).toEqual([]);
  });

  test('R-151 of several exits the one it has left by is told', () => {
    const ford: ExitObjective = { ...ROAD, id: 'ford', points: 10, hexes: [{ q: 8, r: 0 }] };
    const [unit] = field([4, 0]).units;
    const game = { ...field([4, 0]), battle: { ...field([4, 0]).battle, objectives: [ford, ROAD] } };
    expect(unit && leavings(game, unit)).toEqual([leave]);
    const played = go(start(game, marchFrame('A', 'frontalMarch')), leave);
    expect(factsOf(played, 'leftMap')).toMatchObject([{ unit: 'A', points: 40 }]);
  });

  test('R-151 no march that a shot is to follow leads off the map', () => {
    const light = field([4, 0], { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] });
    const offered = (follow: 'none' | 'fire') =>
      choices(start(light, marchFrame('A', 'frontalMarch', { follow }))).filter(
        ({ choose }) => choose === 'leave',
      );
    expect(offered('none')).toEqual([leave]);
    expect(offered('fire')).toEqual([]);
  });

  test('R-151 the way to the edge is told as a march', () => {
    const [way] = leavings(field([4, 1]), field([4, 1]).units[0] ?? never());
    const played = go(start(field([4, 1]), marchFrame('A', 'frontalMarch')), way ?? never());
    expect(factsOf(played, 'moved')).toMatchObject([{ unit: 'A', route: [{ q: 4, r: 0 }], rule: 'MAN-02' }]);
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 4, r: 0 }]);
  });

  test('R-151 why not: no such exit, another march, too far, engaged', () => {
    expect(why(field([4, 0]), leave)).toBe('allowed');
    expect(why(field([4, 0]), { ...leave, exit: 'bridge' })).toBe('R-151 noExit');
    expect(why(field([4, 0]), leave, 'indirectMarch')).toBe('R-151 noExit');
    expect(why(field([4, 4]), leave)).toBe('R-151 exitTooFar');
    const enemy: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 1], facing: 0 };
    expect(why(field([4, 0], {}, [enemy]), leave)).toContain('MAN-16 engagedMustKeepContact');
  });
});

function never(): never {
  throw new Error('there is none');
}
