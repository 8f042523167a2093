/** Corrections that both players agree on: what they change, what they refuse, and that no unit becomes impossible. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { brokenInvariant } from '../../../../src/command/invariants.ts';
import { beginHistory, entriesOf, generatorFor, play, roll } from '../../../../src/engine/history.ts';
import { hexesOf } from '../../../../src/geometry/shape.ts';
import { mayCorrect } from '../../../../src/rules/agreements/corrections.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Correction } from '../../../../src/rules/state/agreements.ts';
import type { GameFrame } from '../../../../src/rules/state/frames.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { FORMATIONS } from '../../../../src/rules/state/vocabulary.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { gameFileOf, openGame } from '../../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame, type PlayedGame } from '../../../../src/scenarios/newGame.ts';
import { positionProblem } from '../../../../src/scenarios/positionChecks.ts';
import { position } from '../../../support/position.ts';

/** Orders are asked for: a line that may be made a square, dragoons, a battery, a wood and a rock beside them. */
function field(): Game {
  const game = position({
    orderPoints: 2,
    hexes: [
      { q: 3, r: 4, terrain: 'wood', hill: false },
      { q: 7, r: 4, terrain: 'impassable', hill: false },
    ],
    units: [
      { id: 'line', side: 'blue', type: 'lineInfantry', at: [1, 5], formation: 'line' },
      {
        id: 'long',
        side: 'blue',
        type: 'lineInfantry',
        at: [-2, 8],
        formation: 'line',
        skills: ['linearOrder'],
      },
      { id: 'dragoons', side: 'blue', type: 'mediumCavalry', at: [4, 5] },
      { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [5, 6] },
      { id: 'enemy', side: 'red', type: 'lineInfantry', at: [2, 0], formation: 'line' },
    ],
  });
  return engine.settle({
    ...game,
    frames: [
      { procedure: 'battle', at: 'turn', first: 'blue' },
      { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] },
    ],
  }).game;
}

const reason = 'miscounted';
const of = (unit: string, change: object): object => ({ agree: 'correctUnit', unit, reason, ...change });
const agreed = (game: Game, what: unknown) => engine.answer(game, { at: game.count.answers, agreed: what });
const unit = (game: Game, id: string) => game.units.find((one) => one.id === id);

describe('a unit is set right', () => {
  test.each([
    ['its strength', 'line', { strength: 3 }, { strength: 3 }, [{ what: 'strength', from: 20, to: 3 }]],
    ['its last point of strength', 'line', { strength: 1 }, { strength: 1 }, [{ to: 1 }]],
    [
      'its place in a wood, where only a square cannot stand',
      'line',
      { to: { q: 3, r: 4 } },
      { hexes: [{ q: 3, r: 4 }], formation: 'line' },
      [{ what: 'place' }],
    ],
    ['its place', 'line', { to: { q: 2, r: 5 } }, { hexes: [{ q: 2, r: 5 }] }, [{ what: 'place' }]],
    ['its facing', 'line', { facing: 1 }, { facing: 1 }, [{ what: 'facing', from: 5, to: 1 }]],
    [
      'its formation, a square looking nowhere',
      'line',
      { formation: 'square' },
      { formation: 'square', facing: 0 },
      [{ what: 'formation', from: 'line', to: 'square' }, { what: 'facing' }],
    ],
    [
      'a line extended over two hexes',
      'long',
      { formation: 'extendedLine' },
      {
        hexes: [
          { q: -2, r: 8 },
          { q: -1, r: 8 },
        ],
      },
      [{ what: 'place' }, { what: 'formation' }],
    ],
    [
      'its panic',
      'line',
      { panicked: true },
      { panicked: true, formation: 'horde' },
      [{ what: 'panic', to: true }],
    ],
  ])('%s', (_, id, change, after, corrected) => {
    const before = field();
    const taken = agreed(before, of(id, change));
    if (!taken.ok) throw new Error(JSON.stringify(taken.why));
    expect(unit(taken.game, id)).toMatchObject(after);
    expect(taken.facts).toMatchObject([{ fact: 'unitCorrected', unit: id, reason, corrected }]);
    expect(positionProblem(taken.game, 'game')).toBeNull();
  });

  test('who no longer panics stands in the formation told, or in the only one there is', () => {
    const fled = agreed(field(), of('dragoons', { panicked: true }));
    if (!fled.ok) throw new Error('refused');
    const steady = agreed(fled.game, of('dragoons', { panicked: false }));
    expect(steady.ok && unit(steady.game, 'dragoons')).toMatchObject({ panicked: false, formation: 'none' });
    const horde = agreed(field(), of('line', { panicked: true }));
    if (!horde.ok) throw new Error('refused');
    expect(agreed(horde.game, of('line', { panicked: false }))).toMatchObject({
      why: { reasons: [{ rule: 'FRM-01', reason: 'formationNotOpen' }] },
    });
    const column = agreed(horde.game, of('line', { panicked: false, formation: 'column' }));
    expect(column.ok && unit(column.game, 'line')).toMatchObject({ panicked: false, formation: 'column' });
  });

  test('who panics goes on so while another thing is set right, and knows of when it panicked. MAN-21, MAN-24', () => {
    const game = field();
    const fled: Game = {
      ...game,
      units: game.units.map((one) => {
        const formation = one.id === 'dragoons' || one.id === 'line' ? ('horde' as const) : one.formation;
        return formation === 'horde'
          ? { ...one, formation, panicked: true, panickedThisTurn: 'formed' }
          : one;
      }),
    };
    for (const id of ['dragoons', 'line']) {
      const taken = agreed(fled, of(id, { strength: 3 }));
      expect(taken.ok && unit(taken.game, id)).toMatchObject({
        ...{ strength: 3, panicked: true, formation: 'horde', panickedThisTurn: 'formed' },
      });
    }
    const steady = agreed(fled, of('dragoons', { panicked: false }));
    expect(steady.ok && unit(steady.game, 'dragoons')?.panickedThisTurn).toBe('no');
  });

  test('its strength is told with the least and the most that it can have. UNI-03', () => {
    expect(agreed(field(), of('line', { strength: 0 }))).toMatchObject({
      why: { reasons: [{ rule: 'UNI-03', facts: { unit: 'line', least: 1, most: 20 } }] },
    });
  });

  test.each([
    ['no strength at all', 'line', { strength: 0 }, 'UNI-03', 'beyondStrength'],
    ['more than it came with', 'line', { strength: 99 }, 'UNI-03', 'beyondStrength'],
    ['a hex that is taken', 'line', { to: { q: 4, r: 5 } }, 'GEO-02', 'occupied'],
    ['ground nobody can enter', 'line', { to: { q: 7, r: 4 } }, 'TER-11', 'impassable'],
    ['a place off the map', 'line', { to: { q: 90, r: 5 } }, 'MAN-26', 'offMap'],
    ['a formation it is not drilled in', 'line', { formation: 'skirmish' }, 'FRM-01', 'formationNotOpen'],
    ['disorder without panic', 'line', { formation: 'horde' }, 'FRM-01', 'formationNotOpen'],
    ['a square in a wood', 'line', { formation: 'square', to: { q: 3, r: 4 } }, 'FRM-04', 'noSquareHere'],
    ['guns that panic', 'guns', { panicked: true }, 'MAN-27', 'gunsNeverPanic'],
  ])('not to %s', (_, id, change, rule, why) => {
    expect(agreed(field(), of(id, change))).toMatchObject({
      ok: false,
      why: { problem: 'notLegal', reasons: [{ rule, reason: why }] },
    });
  });

  test.each([
    ['a unit that is none', of('nobody', { strength: 3 })],
    ['no reason', { agree: 'correctUnit', unit: 'line', strength: 3 }],
    ['a blank reason', { agree: 'correctUnit', unit: 'line', strength: 3, reason: ' ' }],
    ['a reason of two lines', { agree: 'correctUnit', unit: 'line', strength: 3, reason: 'a\nb' }],
    ['a key too many', of('line', { quality: 'elite' })],
    ['half a place', of('line', { to: { q: 1 } })],
    ['what is none of it', { agree: 'victory', side: 'blue' }],
  ])('is no answer with %s', (_, what) => {
    expect(agreed(field(), what)).toEqual({ ok: false, why: { problem: 'malformed' } });
  });

  test('is refused where it changes nothing, and of whoever is lost', () => {
    const game = field();
    expect(agreed(game, of('line', { facing: 5 }))).toEqual({
      ok: false,
      why: { problem: 'nothingChanged' },
    });
    const lost = {
      ...game,
      units: game.units.map((one) =>
        one.id === 'enemy' ? { ...one, fate: 'eliminated' as const, strength: 0 } : one,
      ),
    };
    expect(agreed(lost, of('enemy', { strength: 3 }))).toMatchObject({
      why: { reasons: [{ reason: 'gone' }] },
    });
  });
});

describe('order points are set right', () => {
  test('as far as the dice could give them. ORD-01', () => {
    const game = field();
    const points = (orderPoints: number): object => ({ agree: 'correctOrders', orderPoints, reason });
    const taken = agreed(game, points(3));
    expect(taken).toMatchObject({
      ok: true,
      game: { orderPoints: 3 },
      facts: [{ fact: 'ordersCorrected', side: 'blue', from: 2, to: 3, reason }],
    });
    expect(agreed(game, points(2))).toMatchObject({ why: { problem: 'nothingChanged' } });
    expect(agreed(game, points(0))).toMatchObject({ ok: true, game: { orderPoints: 0 } });
    expect(agreed(game, points(-1))).toMatchObject({
      why: { reasons: [{ rule: 'ORD-01', reason: 'beyondOrderDice' }] },
    });
    expect(agreed(game, points(90))).toMatchObject({
      why: { reasons: [{ rule: 'ORD-01', reason: 'beyondOrderDice' }] },
    });
  });
});

describe('when something can be set right', () => {
  test.each([
    ['orders are asked for', 'turn', 'orders', true],
    ['the points for orders are thrown for', 'turn', 'orderPoints', false],
    ['the turn is being closed', 'turn', 'victory', false],
  ] as const)('%s', (_, procedure, at, may) => {
    const frame: GameFrame = { procedure, at, last: false, dice: 'd3', group: [] };
    expect(mayCorrect({ ...field(), frames: [frame] })).toBe(may);
  });

  test('not in a battle that is over', () => {
    expect(mayCorrect({ ...field(), frames: [] })).toBe(false);
  });
});

/** A correction made at random, mostly a possible one. */
function wild(game: Game, stream: () => number): Correction {
  const one = <T>(list: readonly T[]): T => list[Math.floor(stream() * list.length)] as T;
  if (stream() < 0.1) return { agree: 'correctOrders', orderPoints: Math.floor(stream() * 7), reason };
  return {
    agree: 'correctUnit',
    unit: one(game.units).id,
    reason,
    ...(stream() < 0.4 ? { strength: Math.floor(stream() * 22) } : {}),
    ...(stream() < 0.4 ? { to: one(hexesOf(game.battle.map.shape)) } : {}),
    ...(stream() < 0.4 ? { facing: one([0, 1, 2, 3, 4, 5] as const) } : {}),
    ...(stream() < 0.4 ? { formation: one(FORMATIONS) } : {}),
    ...(stream() < 0.3 ? { panicked: stream() < 0.5 } : {}),
  };
}

test('whatever is corrected in a battle, it can be played on, saved and replayed', () => {
  let corrected = 0;
  for (const seed of ['one', 'two', 'three']) {
    const stream = seedrandom(seed);
    let open: PlayedGame = newGame(gersbach, seed, { blue: 'A', red: 'B' }, engine);
    let history = beginHistory(engine, open.history.start, seed);
    for (let answers = 0; answers < 160; answers++) {
      const { game } = history;
      const pending = engine.pending(game);
      if (pending.wait === 'over') break;
      const at = history.length;
      if (stream() < 0.3) {
        const played = play(engine, history, { at, agreed: wild(game, stream) });
        if (played.ok) {
          expect(mayCorrect(game)).toBe(true);
          expect(positionProblem(played.history.game, 'game')).toBeNull();
          expect(brokenInvariant(played.history.game)).toBeNull();
          corrected++;
          history = played.history;
          continue;
        }
        if (!mayCorrect(game)) expect(played.why.problem).toBe('underWay');
      }
      const legal = engine.legal(game);
      const played =
        pending.wait === 'roll'
          ? roll(engine, history, generatorFor(history, null))
          : play(engine, history, { at, choice: legal[Math.floor(stream() * legal.length)] });
      if (!played.ok) throw new Error(JSON.stringify(played.why));
      history = played.history;
    }
    expect(brokenInvariant(history.game)).toBeNull();
    open = { ...open, history };
    const parsed = parseFile(JSON.stringify(gameFileOf(open)));
    if (!parsed.ok || parsed.file.format !== 'sabreur-hex/game') throw new Error(JSON.stringify(parsed));
    const again = openGame(parsed.file);
    expect(again).toMatchObject({ ok: true });
    if (again.ok) expect(entriesOf(again.game.history)).toEqual(entriesOf(history));
  }
  expect(corrected).toBeGreaterThan(30);
});
