/** An army plays from the top of the map as it does from below: what its units see is what they go by. */
import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../../../src/engine/dice.ts';
import { makeGenerator } from '../../../src/engine/seed.ts';
import { FACINGS, turn } from '../../../src/geometry/facing.ts';
import { sameHex, VECTORS } from '../../../src/geometry/hex.ts';
import { BUDGETS, type Level } from '../../../src/opponent/levels.ts';
import { thoughtOf } from '../../../src/opponent/mind.ts';
import { answersTo, inOwnView } from '../../../src/opponent/ownView.ts';
import { evenly } from '../../../src/opponent/places.ts';
import { readyToAct } from '../../../src/opponent/plans.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { type Game, unitOf } from '../../../src/rules/state/game.ts';
import { whoIsMeant } from '../../../src/rules/state/meant.ts';
import type { Side } from '../../../src/rules/state/vocabulary.ts';
import { KNOWN } from '../../support/opponent/all.ts';
import { at, gameOf, RADIUS } from '../../support/opponent/known.ts';
import { turnedAbout, variantsOf } from '../../support/opponent/variants.ts';
import { position, type UnitSpec } from '../../support/position.ts';
import { movedChoice, turned } from '../../support/symmetry.ts';

function thought(level: Level, game: Game, side: Side): Choice {
  return thoughtOf({
    game,
    side,
    level,
    temper: 'even',
    budget: BUDGETS[level],
    bare: true,
    seed: 'own view',
  }).choice;
}

describe.each(['sergeant', 'captain', 'colonel'] as const)('the %s', (level) => {
  test('answers each known position alike from either end of the field', () => {
    const unlike = KNOWN.flatMap((known) => {
      const [here, , there] = variantsOf(known);
      if (!here || !there) throw new Error('a position has four variants');
      const [one, other] = [here, there].map(({ game, side, told }) => told(thought(level, game, side)));
      return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ of: known.theme, one, other }];
    });
    expect(unlike).toEqual([]);
  });
});

const SIXTH = turned(RADIUS);
const STEPS = 10;

/** Every question that play by lot comes past from the position. */
function* asked(start: Game, seed: string): Generator<Game> {
  const lot = makeGenerator(seed);
  let game = start;
  for (let n = 0; n < STEPS; n++) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return;
    if (pending.wait === 'decision') yield game;
    const next = pending.wait === 'roll' ? outcomesOf(pending.roll.dice) : engine.legal(game);
    const one = next[lot.draw(next.length) - 1];
    if (!one) throw new Error('nothing can be answered');
    game = engine.follow(game, 'outcome' in one ? one.outcome : one);
  }
}

test('the captain answers alike in the same field turned about, wherever play by lot leads from a known position', () => {
  const unlike: string[] = [];
  const questions = new Set<string>();
  for (const known of KNOWN)
    for (const game of asked(gameOf(known), known.theme)) {
      const pending = engine.pending(game);
      if (pending.wait !== 'decision' || engine.legal(game).length < 2) continue;
      const { question, side } = pending.decision;
      // orders are weighed by what the units of the group would do, and take most of the time
      if (question.ask === 'orders') continue;
      questions.add(question.ask);
      const about = turnedAbout(game);
      const unit = whoIsMeant(question).unit ?? undefined;
      const here = thought('captain', game, side);
      const there = [1, 2, 3].reduce(
        (so) => movedChoice(SIXTH, about, so, unit),
        thought('captain', about, side),
      );
      if (JSON.stringify(here) !== JSON.stringify(there))
        unlike.push(`${known.theme}: ${question.ask}, ${JSON.stringify(here)}, ${JSON.stringify(there)}`);
    }
  expect(unlike).toEqual([]);
  expect(questions.size).toBeGreaterThan(15);
});

const LINE: UnitSpec = { id: 'line', side: 'blue', type: 'lineInfantry', at: [8, 8] };
const ENEMY: UnitSpec = { id: 'enemy', side: 'red', type: 'lineInfantry', at: [8, 2] };

describe.each(FACINGS)('a unit that looks towards %d', (facing) => {
  const game = position({ units: [{ ...LINE, facing }, ENEMY] });
  const unit = unitOf(game, 'line');
  const [here] = unit.hexes;
  const move = (direction: 0 | 1 | 2 | 3 | 4 | 5, looks = facing): Choice => {
    const { q, r } = VECTORS[turn(facing, direction)];
    const to = { q: here.q + q, r: here.r + r };
    return { choose: 'move', to, facing: looks, route: [to] };
  };
  const ordered = (choices: readonly Choice[]) =>
    inOwnView(game, unit, choices).map((choice) => choices.indexOf(choice));

  test('thinks of what lies before it first, then of its flanks, and of its rear last', () => {
    expect(ordered(FACINGS.map((direction) => move(direction)))).toEqual([0, 1, 5, 2, 4, 3]);
  });

  test('would rather turn little than much', () => {
    expect(ordered(FACINGS.map((by) => move(0, turn(facing, by))))).toEqual([0, 1, 5, 2, 4, 3]);
  });
});

test('a square, which looks nowhere, thinks of the nearest enemy first, GEO-12', () => {
  const first = (at: readonly [number, number]) => {
    const game = position({
      units: [
        { ...LINE, formation: 'square' },
        { ...ENEMY, at },
      ],
    });
    const facings = FACINGS.map((facing): Choice => ({ choose: 'facing', facing }));
    return inOwnView(game, unitOf(game, 'line'), facings)[0];
  };
  expect(first([8, 2])).toEqual({ choose: 'facing', facing: 5 });
  expect(first([8, 14])).toEqual({ choose: 'facing', facing: 2 });
});

test('of two ways to one place a charge takes the open one, CBT-09', () => {
  for (const { game, side, told } of variantsOf({
    theme: 'two ways',
    why: '',
    of: 'blue',
    asked: 'move',
    wanted: () => true,
    proof: { by: 'plan' },
    script: [
      { choose: 'group', units: ['horse'] },
      { choose: 'action', action: 'charge', target: 'line' },
    ],
    field: {
      orders: 1,
      ground: [{ at: [1, -1], terrain: 'difficult' }],
      units: [
        { id: 'horse', side: 'blue', type: 'lightCavalry', at: [0, 0], facing: 5 },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [2, -4], facing: 2 },
      ],
    },
  })) {
    const rough = engine
      .legal(game)
      .map(told)
      .filter((choice) => choice.choose === 'move' && choice.route.some((hex) => sameHex(hex, at(1, -1))));
    expect(rough.length).toBeGreaterThan(0);
    for (const level of ['captain', 'colonel'] as const)
      expect(rough.map((choice) => JSON.stringify(choice))).not.toContain(
        JSON.stringify(told(thought(level, game, side))),
      );
  }
});

test('answers that are no places stay as the rules list them', () => {
  const game = position({ units: [LINE, ENEMY] });
  const ready = readyToAct(game, unitOf(game, 'line'));
  const actions = engine.legal(ready);
  expect(actions.length).toBeGreaterThan(1);
  expect(answersTo(ready, { ask: 'action', unit: 'line' })).toBe(actions);
});

test('of too many places the first and the last are among those that are looked at', () => {
  const list = Array.from({ length: 40 }, (_, n) => n);
  for (const most of [2, 6, 8, 24]) {
    const found = evenly(list, most);
    expect(found).toHaveLength(most);
    expect([found[0], found.at(-1)]).toEqual([0, 39]);
  }
  expect(evenly(list, 1)).toEqual([0]);
});
