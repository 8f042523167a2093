import { expect, test } from 'vitest';
import { agreesToEnd, isHopeless } from '../../../src/opponent/hopeless.ts';
import { type Game, presentUnits } from '../../../src/rules/state/game.ts';
import type { Side } from '../../../src/rules/state/vocabulary.ts';
import { armyValue, lossPoints } from '../../../src/rules/victory.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';

const START = startBattle(gersbach);

/** The game after a side has lost units worth at least that share of its army. */
function afterLosses(game: Game, side: Side, share: number): Game {
  let lost = 0;
  const gone = new Set<string>();
  for (const { id, cost } of presentUnits(game, side)) {
    if (lost >= share * armyValue(game, side)) break;
    gone.add(id);
    lost += cost;
  }
  const units = game.units.map((unit) =>
    gone.has(unit.id) ? { ...unit, fate: 'eliminated' as const } : unit,
  );
  return { ...game, units };
}

test('VIC-04: who is nearly broken and has hardly hurt the enemy has nothing to hope for', () => {
  const game = afterLosses(START, 'red', 0.4);
  expect(isHopeless(game, 'red')).toBe(true);
  expect(isHopeless(game, 'blue')).toBe(false);
});

test('VIC-04: who is nearly broken fights on while the enemy is as well', () => {
  const game = afterLosses(afterLosses(START, 'red', 0.4), 'blue', 0.35);
  expect(isHopeless(game, 'red')).toBe(false);
  expect(isHopeless(game, 'blue')).toBe(false);
});

test('VIC-04: in the last turn a lead of a quarter of the army is too great, one turn before it is not', () => {
  const behind = afterLosses(START, 'red', 0.26);
  expect(lossPoints(behind).blue).toBeGreaterThanOrEqual(0.25 * armyValue(behind, 'red'));
  const { turn_limit: last } = behind.battle.houseRules;
  expect(isHopeless({ ...behind, turn: last - 1 }, 'red')).toBe(false);
  expect(isHopeless({ ...behind, turn: last }, 'red')).toBe(true);
});

test('an end is agreed to by who leads or has no hope, and by nobody else', () => {
  expect(agreesToEnd(START, 'red')).toBe(false);
  expect(agreesToEnd(afterLosses(START, 'blue', 0.1), 'red')).toBe(true);
  expect(agreesToEnd(afterLosses(START, 'red', 0.1), 'red')).toBe(false);
  expect(agreesToEnd(afterLosses(START, 'red', 0.4), 'red')).toBe(true);
});
