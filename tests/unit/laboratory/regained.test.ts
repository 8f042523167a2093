/** RAL-01 Of a rally of a steady unit it is told what it regains, also where the rally is under way in a moment of a battle. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../src/geometry/shape.ts';
import { isRally, steadyRally } from '../../../src/laboratory/regained.ts';
import { seriesOf } from '../../../src/laboratory/series.ts';
import { aboutToAct } from '../../../src/odds/question.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { unitOf } from '../../../src/rules/state/game.ts';
import { exampleOf } from '../../../src/store/laboratory/examples.ts';
import { setupOf } from '../../../src/store/laboratory/fromBattle.ts';
import { movedTo, withUnit } from '../../../src/store/laboratory/sandbox.ts';
import type { Setup } from '../../../src/store/laboratory/share.ts';

/** A moment in which the unit has begun to rally, and its dice are yet to be thrown. */
function rallying(): Setup {
  const { sandbox } = exampleOf('cuirassiers');
  const unit = unitOf(sandbox.game, 'b1');
  const { game, nations } = withUnit(sandbox, movedTo({ ...unit, strength: 3 }, hexAt(6, 10)));
  const acting = aboutToAct(game, unitOf(game, 'b1'));
  const framed = { ...acting, frames: [battleFrame(), ...acting.frames] };
  const choice = { choose: 'action', action: 'rally' } as const;
  const begun = engine.answer(engine.settle(framed).game, { at: 0, choice });
  if (!begun.ok) throw new Error('no rally');
  return setupOf({ game: begun.game, nations, unit: null, target: null });
}

function panicked({ sandbox, ...setup }: Setup): Setup {
  const units = sandbox.game.units.map((unit) => (unit.id === 'b1' ? { ...unit, panicked: true } : unit));
  return { ...setup, sandbox: { ...sandbox, game: { ...sandbox.game, units } } };
}

test('a rally under way in a moment of a battle is told as one that is asked for', () => {
  const moment = rallying();
  expect(moment).toMatchObject({ attacker: 'b1', target: null, action: null });
  const asked: Setup = { ...exampleOf('cuirassiers'), action: { choose: 'action', action: 'rally' } };
  for (const setup of [moment, asked]) {
    expect([isRally(setup), steadyRally(setup)]).toEqual([true, 'b1']);
    expect(seriesOf(setup)).toContain('attackerRegains');
    expect([isRally(panicked(setup)), steadyRally(panicked(setup))]).toEqual([true, null]);
  }
});

test('what is no rally is told as none', () => {
  const charge = exampleOf('cuirassiers');
  expect([isRally(charge), steadyRally(charge)]).toEqual([false, null]);
  expect(seriesOf(charge)).not.toContain('attackerRegains');
});
