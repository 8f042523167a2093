import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { aboutToAct } from '../../../../src/odds/question.ts';
import { unitOf } from '../../../../src/rules/game.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../../src/scenarios/scenario.ts';
import { movedUnit } from '../../../../src/store/laboratory/bench.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { setupOf } from '../../../../src/store/laboratory/fromBattle.ts';
import { odds } from '../../../../src/store/laboratory/reckon.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';

const NATIONS = { blue: 'france', red: 'austria' } as const;

test('a charge under way is asked about as it stands: the reaction comes next', () => {
  const { game } = exampleOf('cuirassiers').bench;
  const acting = aboutToAct(game, unitOf(game, 'b1'));
  const framed = { ...acting, frames: [battleFrame(), ...acting.frames] };
  const charging = engine.answer(engine.settle(framed).game, {
    at: 0,
    choice: { choose: 'action', action: 'charge', target: 'r1' },
  });
  if (!charging.ok) throw new Error('no charge');
  const setup = setupOf({ game: charging.game, nations: NATIONS, unit: null, target: null });
  expect([setup.attacker, setup.target, setup.action]).toEqual(['b1', 'r1', null]);
  expect(setup.bench.game).toBe(charging.game);
  const matter = matterOf(setup);
  if (!matter) throw new Error('nothing is asked');
  const work = odds(matter);
  let step = work.next();
  while (!step.done) step = work.next();
  expect(step.value?.states).toBeGreaterThan(100);
});

test('between actions the attack looked at is asked about, or the first that is possible', () => {
  const { game } = exampleOf('cuirassiers').bench;
  const moment = { game: { ...game, frames: [] }, nations: NATIONS };
  expect(setupOf({ ...moment, unit: null, target: null })).toMatchObject({ attacker: 'b1', target: 'r1' });
  expect(setupOf({ ...moment, unit: 'r1', target: null })).toMatchObject({ attacker: 'r1' });
  const bench = exampleOf('cuirassiers').bench;
  const far = movedUnit(bench, unitOf(bench.game, 'b1'), hexAt(0, 10)).game;
  const none = setupOf({ game: far, nations: NATIONS, unit: 'b1', target: null });
  expect(none).toMatchObject({ attacker: 'b1', target: null });
});

test('a whole battle comes in with all its units, and stays as it was', () => {
  const game = engine.settle(startBattle(gersbach)).game;
  const before = JSON.stringify(game);
  const setup = setupOf({ game, nations: NATIONS, unit: null, target: null });
  expect(setup.bench.game.units).toHaveLength(24);
  expect(JSON.stringify(game)).toBe(before);
});
