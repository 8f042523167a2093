import { expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { prospectOf } from '../../../../src/store/possible/prospect.ts';
import { refusedTargetsOf, targetsOf } from '../../../../src/store/possible/targets.ts';
import { start } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

await fetchRulebook();

const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], skills: ['controlledFire'] };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4] };

/** What may be done to `T`, with the dice of each. */
function open(unit: UnitSpec, hexes: readonly GroundHex[] = []) {
  const { game } = start(position({ units: [unit, T], hexes }), battleFrame(), actionFrame('U', false));
  const prospect = prospectOf(game, 'U', []);
  return {
    targets: targetsOf(game, prospect).map(({ kind, dice }) => `${kind} ${dice.total}`),
    refused: refusedTargetsOf(prospect).map(({ kind }) => kind),
  };
}

test('FIR-19, SKL-08.3 the shot before an attack is offered on the enemy beside fire and assault, with its dice', () => {
  const { targets, refused } = open(U);
  expect(targets).toEqual(['assault 6', 'fire 7', 'fireThenAttack 7']);
  expect(refused).toEqual(['charge', 'fireThenAttack']);
});

test('FIR-19 units without Controlled fire hear nothing of it', () => {
  const { targets, refused } = open({ ...U, skills: [] });
  expect(targets).toEqual(['assault 6', 'fire 7']);
  expect(refused).toEqual(['charge']);
});

test('R-45, FIR-16 of a line half in a wood a double fire has the dice of the half in the open, a single shot has not', () => {
  const line: UnitSpec = { ...U, formation: 'extendedLine', skills: ['linearOrder'] };
  const wood = [{ q: 4, r: 6, terrain: 'wood', hill: false }] as const;
  expect(open(line).targets).toEqual(['assault 6', 'fire 7', 'doubleFire 7']);
  expect(open(line, wood).targets).toEqual(['assault 3', 'fire 3', 'doubleFire 7']);
});
