import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { actsOf, usualAct } from '../../../../src/store/laboratory/acts.ts';
import { conditionsOf } from '../../../../src/store/laboratory/conditions.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { movedTo, withUnit } from '../../../../src/store/laboratory/sandbox.ts';

test('CHG-02 to CHG-11: of an allowed charge every condition is met', () => {
  const { game } = exampleOf('cuirassiers').sandbox;
  const act = usualAct(actsOf(game, unitOf(game, 'b1'), unitOf(game, 'r1')));
  expect(act?.action.action).toBe('charge');
  expect(act?.allowed).toBe(true);
  if (!act) return;
  const { conditions, others } = conditionsOf(act.action, act.reasons);
  expect(new Set(conditions.map(({ state }) => state))).toEqual(new Set(['met']));
  expect(others).toEqual([]);
});

test('CHG-07: out of reach is told, what comes after it was not looked at', () => {
  const sandbox = exampleOf('cuirassiers').sandbox;
  const { game } = withUnit(sandbox, movedTo(unitOf(sandbox.game, 'b1'), hexAt(6, 10)));
  const act = usualAct(actsOf(game, unitOf(game, 'b1'), unitOf(game, 'r1')));
  expect(act?.allowed).toBe(false);
  if (!act) return;
  const { conditions } = conditionsOf(act.action, act.reasons);
  const states = Object.fromEntries(conditions.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({ mayAttack: 'met', inReach: 'unmet', way: 'open' });
});

test('CHG-02: a panicked unit is told so', () => {
  const sandbox = exampleOf('cuirassiers').sandbox;
  const { game } = withUnit(sandbox, { ...unitOf(sandbox.game, 'b1'), panicked: true });
  const act = actsOf(game, unitOf(game, 'b1'), unitOf(game, 'r1')).find(
    ({ action }) => action.action === 'charge',
  );
  const { conditions } = conditionsOf(
    { choose: 'action', action: 'charge', target: 'r1' },
    act?.reasons ?? [],
  );
  expect(conditions[0]?.state).toBe('unmet');
});
