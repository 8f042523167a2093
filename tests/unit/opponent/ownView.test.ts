/** An army plays from the top of the map as it does from below: what its units see is what they go by. */
import { describe, expect, test } from 'vitest';
import { FACINGS, turn } from '../../../src/geometry/facing.ts';
import { VECTORS } from '../../../src/geometry/hex.ts';
import { BUDGETS, type Level } from '../../../src/opponent/levels.ts';
import { thoughtOf } from '../../../src/opponent/mind.ts';
import { inOwnView } from '../../../src/opponent/ownView.ts';
import { evenly } from '../../../src/opponent/places.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { unitOf } from '../../../src/rules/state/game.ts';
import { KNOWN } from '../../support/opponent/all.ts';
import { type Variant, variantsOf } from '../../support/opponent/variants.ts';
import { position } from '../../support/position.ts';

function answered(level: Level, { game, side, told }: Variant): Choice {
  return told(
    thoughtOf({ game, side, level, temper: 'even', budget: BUDGETS[level], bare: true, seed: 'own view' })
      .choice,
  );
}

describe.each(['sergeant', 'captain', 'colonel'] as const)('the %s', (level) => {
  test('answers each known position alike from either end of the field', () => {
    const unlike = KNOWN.flatMap((known) => {
      const [here, , there] = variantsOf(known);
      if (!here || !there) throw new Error('a position has four variants');
      const [one, other] = [answered(level, here), answered(level, there)];
      return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ of: known.theme, one, other }];
    });
    expect(unlike).toEqual([]);
  });
});

describe.each(FACINGS)('a unit that looks towards %d', (facing) => {
  const game = position({ units: [{ id: 'line', side: 'blue', type: 'lineInfantry', at: [8, 8], facing }] });
  const unit = unitOf(game, 'line');
  const [here] = unit.hexes;
  const move = (direction: 0 | 1 | 2 | 3 | 4 | 5, looks = facing): Choice => {
    const { q, r } = VECTORS[turn(facing, direction)];
    const to = { q: here.q + q, r: here.r + r };
    return { choose: 'move', to, facing: looks, route: [to] };
  };

  test('thinks of what lies before it first, then of its flanks, and of its rear last', () => {
    const around = ([0, 1, 2, 3, 4, 5] as const).map((direction) => move(direction));
    expect(inOwnView(unit, around).map((choice) => around.indexOf(choice))).toEqual([0, 1, 5, 2, 4, 3]);
  });

  test('would rather turn little than much', () => {
    const turns = FACINGS.map((by) => move(0, turn(facing, by)));
    expect(inOwnView(unit, turns).map((choice) => turns.indexOf(choice))).toEqual([0, 1, 5, 2, 4, 3]);
  });
});

test('answers that are no places stay as the rules list them', () => {
  const game = position({ units: [{ id: 'line', side: 'blue', type: 'lineInfantry', at: [8, 8] }] });
  const choices = engine.legal(game);
  expect(inOwnView(unitOf(game, 'line'), choices)).toBe(choices);
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
