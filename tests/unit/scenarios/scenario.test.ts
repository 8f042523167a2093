import { expect, test } from 'vitest';
import { edgeHexes } from '../../../src/geometry/shape.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { DEFAULT_HOUSE_RULES } from '../../../src/rules/state/houseRuleKeys.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';

test('R-150, R-151 a battle begins with the throw for the first turn, both armies whole', () => {
  const game = startBattle(gersbach);
  expect(game.count).toEqual({ answers: 0, draws: 0 });
  expect(game.battle.houseRules).toEqual(DEFAULT_HOUSE_RULES);
  expect(game.battle.homeEdges.red).toEqual(edgeHexes(gersbach.map.shape, 'north'));
  expect(game.units.map(({ id }) => id)).toEqual(
    [...gersbach.armies.blue.units, ...gersbach.armies.red.units].map(({ id }) => id),
  );
  expect(game.units.every((unit) => unit.strength === unit.initialStrength && unit.fate === 'present')).toBe(
    true,
  );
  expect(engine.pending(engine.settle(game).game)).toMatchObject({
    wait: 'roll',
    roll: { about: { about: 'firstTurn' } },
  });
});

test('R-150 a scenario may name who takes the first turn', () => {
  const { game } = engine.settle(startBattle({ ...gersbach, firstSide: 'red' }));
  expect(game).toMatchObject({ side: 'red', turn: 1 });
});
