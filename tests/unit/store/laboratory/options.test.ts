/** The options of the game a set-up was taken from, kept in the laboratory. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { completeHouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { lossPoints } from '../../../../src/rules/victory.ts';
import {
  emptySandbox,
  movedTo,
  placedUnit,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';

/** A field of a game in which a strength point costs 12 at least. */
function agreed(): Sandbox {
  const sandbox = emptySandbox();
  const { game } = sandbox;
  const houseRules = completeHouseRules({ min_cost_per_sp: 12 });
  return { ...sandbox, game: { ...game, battle: { ...game.battle, houseRules } } };
}

test('BLD-03, R-30, R-151: a unit put there, changed or moved costs what it costs in its game, and gives that when lost', () => {
  const empty = agreed();
  const line = placedUnit(empty.game, 'red', 'lineInfantry', hexAt(6, 4));
  expect(line.cost).toBe(20 * 12);
  const one = withUnit(empty, line);
  const fewer = withUnit(one, { ...line, initialStrength: 14 });
  expect(unitOf(fewer.game, line.id).cost).toBe(14 * 12);
  const moved = withUnit(fewer, movedTo(unitOf(fewer.game, line.id), hexAt(6, 5)));
  expect(unitOf(moved.game, line.id).cost).toBe(14 * 12);
  const units = moved.game.units.map((unit) => ({ ...unit, fate: 'eliminated' as const }));
  expect(lossPoints({ ...moved.game, units }).blue).toBe(14 * 12);
});

test('BLD-03, R-30: with no options of its own it costs what the ruling says', () => {
  const { game } = emptySandbox();
  expect(placedUnit(game, 'red', 'lineInfantry', hexAt(6, 4)).cost).toBe(20 * 8);
});
