import { describe, expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import type { LaboratoryOdds } from '../../../../src/odds/laboratory/asked.ts';
import { aboutToAct } from '../../../../src/odds/question.ts';
import type { TableAsk, TableReply } from '../../../../src/odds/table/asked.ts';
import { tableWork } from '../../../../src/odds/table/reckon.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { Side } from '../../../../src/rules/state/vocabulary.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../../src/scenarios/scenario.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { setupOf } from '../../../../src/store/laboratory/fromBattle.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { movedTo, withUnit } from '../../../../src/store/laboratory/sandbox.ts';
import type { Setup } from '../../../../src/store/laboratory/share.ts';
import { finished, laboratoryOdds } from '../../../support/laboratoryOdds.ts';

const NATIONS = { blue: 'france', red: 'austria' } as const;

test('a charge under way is asked about as it stands: the reaction comes next', () => {
  const { game } = exampleOf('cuirassiers').sandbox;
  const acting = aboutToAct(game, unitOf(game, 'b1'));
  const framed = { ...acting, frames: [battleFrame(), ...acting.frames] };
  const charging = engine.answer(engine.settle(framed).game, {
    at: 0,
    choice: { choose: 'action', action: 'charge', target: 'r1' },
  });
  if (!charging.ok) throw new Error('no charge');
  const setup = setupOf({ game: charging.game, nations: NATIONS, unit: null, target: null });
  expect([setup.attacker, setup.target, setup.action]).toEqual(['b1', 'r1', null]);
  expect(setup.sandbox.game).toBe(charging.game);
  const matter = matterOf(setup);
  if (!matter) throw new Error('nothing is asked');
  expect(laboratoryOdds(matter).states).toBeGreaterThan(100);
});

test('a unit that has yet to choose what it does is asked about as if it were looked at', () => {
  const { game } = exampleOf('cuirassiers').sandbox;
  const acting = aboutToAct(game, unitOf(game, 'b1'));
  const asked = engine.settle({ ...acting, frames: [battleFrame(), ...acting.frames] }).game;
  const pending = engine.pending(asked);
  expect(pending.wait === 'decision' && pending.decision.question.ask).toBe('action');
  const setup = setupOf({ game: asked, nations: NATIONS, unit: null, target: null });
  expect([setup.attacker, setup.target]).toEqual(['b1', 'r1']);
  expect(setup.sandbox.game.frames).toEqual([]);
});

test('between actions the attack looked at is asked about, or the first that is possible', () => {
  const { game } = exampleOf('cuirassiers').sandbox;
  const moment = { game: { ...game, frames: [] }, nations: NATIONS };
  expect(setupOf({ ...moment, unit: null, target: null })).toMatchObject({ attacker: 'b1', target: 'r1' });
  expect(setupOf({ ...moment, unit: 'r1', target: null })).toMatchObject({ attacker: 'r1' });
  const sandbox = exampleOf('cuirassiers').sandbox;
  const far = withUnit(sandbox, movedTo(unitOf(sandbox.game, 'b1'), hexAt(0, 10))).game;
  const none = setupOf({ game: far, nations: NATIONS, unit: 'b1', target: null });
  expect(none).toMatchObject({ attacker: 'b1', target: null });
});

/** What is told in the end, and the table's figures of the same. */
function reckoned(setup: Setup): LaboratoryOdds {
  const matter = matterOf(setup);
  if (!matter) throw new Error('nothing is asked');
  return laboratoryOdds(matter);
}

function atTable(asked: TableAsk): TableReply {
  return finished(tableWork(asked));
}

describe('the figures of the table are those the laboratory opens with', () => {
  const CASES = [
    { example: 'cuirassiers', action: 'charge' },
    { example: 'lancers', action: 'charge' },
    { example: 'guns', action: 'charge' },
    { example: 'battery', action: 'fire' },
    { example: 'village', action: 'assault' },
  ] as const;
  test.each(CASES)('$example', { timeout: 60_000 }, ({ example, action }) => {
    const { game } = exampleOf(example).sandbox;
    const choice = { choose: 'action', action, target: 'r1' } as const;
    const told = atTable({ ask: 'attack', game, attacker: 'b1', action: choice, after: null });
    if (told?.of !== 'attack') throw new Error('no odds');
    const setup = setupOf({ game, nations: NATIONS, unit: 'b1', target: 'r1' });
    const { figures } = reckoned({ ...setup, action: choice });
    const of = (id: string) => figures.units.find(({ unit }) => unit === id);
    expect(1 - (of('r1')?.fates.stands ?? 1)).toBeCloseTo(told.breaks, 9);
    expect(1 - (of('b1')?.fates.stands ?? 1)).toBeCloseTo(told.attackerBreaks, 9);
    const lost = (side: Side) => figures.sides.find((one) => one.side === side)?.expectedLoss ?? 0;
    expect(lost('red')).toBeCloseTo(told.lost, 9);
    expect(lost('blue')).toBeCloseTo(told.attackerLost, 9);
  });

  test('beside each answer to a charge under way', { timeout: 60_000 }, () => {
    const { game } = exampleOf('cuirassiers').sandbox;
    const acting = aboutToAct(game, unitOf(game, 'b1'));
    const charging = engine.answer(
      engine.settle({ ...acting, frames: [battleFrame(), ...acting.frames] }).game,
      { at: 0, choice: { choose: 'action', action: 'charge', target: 'r1' } },
    );
    if (!charging.ok) throw new Error('no charge');
    const [move] = engine.legal(charging.game);
    const moved = engine.answer(charging.game, { at: charging.game.count.answers, choice: move });
    if (!moved.ok) throw new Error('no move');
    const told = atTable({ ask: 'answers', game: moved.game });
    if (told?.of !== 'answers') throw new Error('no odds');
    const { reactions } = reckoned(setupOf({ game: moved.game, nations: NATIONS, unit: null, target: null }));
    expect(told.rows.length).toBeGreaterThan(2);
    expect(reactions.map(({ choice }) => choice)).toEqual(told.rows.map(({ choice }) => choice));
    reactions.forEach(({ figures }, at) => {
      const row = told.rows[at];
      const of = (id: string) => figures.units.find(({ unit }) => unit === id)?.fates.stands;
      expect(of('r1')).toBeCloseTo(row?.holds ?? -1, 9);
      expect(1 - (of('b1') ?? 1)).toBeCloseTo(row?.breaks ?? -1, 9);
      const lost = (side: Side) => figures.sides.find((one) => one.side === side)?.expectedLoss;
      expect(lost('red') ?? 0).toBeCloseTo(row?.lost ?? -1, 9);
      expect(lost('blue') ?? 0).toBeCloseTo(row?.enemyLost ?? -1, 9);
    });
  });
});

test('a whole battle comes in with all its units, and stays as it was', () => {
  const game = engine.settle(startBattle(gersbach)).game;
  const before = JSON.stringify(game);
  const setup = setupOf({ game, nations: NATIONS, unit: null, target: null });
  expect(setup.sandbox.game.units).toHaveLength(24);
  expect(JSON.stringify(game)).toBe(before);
});
