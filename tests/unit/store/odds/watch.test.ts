import { beforeEach, expect, test } from 'vitest';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import type { Hex } from '../../../../src/geometry/hex.ts';
import type { AnswerOdds, AttackOdds, DangersTold, TableAsk } from '../../../../src/odds/table/asked.ts';
import { presentUnits, unitOf } from '../../../../src/rules/state/game.ts';
import { undo } from '../../../../src/store/game/actions.ts';
import { nextUnit } from '../../../../src/store/input/browsing.ts';
import { selectUnit } from '../../../../src/store/input/picking.ts';
import { type Gathered, makeWatch } from '../../../../src/store/odds/watch.ts';
import type { OfferedChoice } from '../../../../src/store/possible/possible.ts';
import { NOTHING_PICKED } from '../../../../src/store/state.ts';
import { useStore } from '../../../../src/store/store.ts';
import { makeStandIn } from '../../odds/table/standIn.ts';
import { advance, begin, legal, opened, playUntil, rollOn, untilTargets, view } from '../table.ts';

const staying = { breaks: 0, lost: 0, attackerLost: 0 };

function odds(breaks: number): AttackOdds {
  return { of: 'attack', breaks, range: [0, 1], attackerBreaks: 0, lost: 1, attackerLost: 0, staying };
}

function begun() {
  const worker = makeStandIn();
  const shown: (Gathered | null)[] = [];
  const watch = makeWatch(worker.ask, (gathered) => shown.push(gathered));
  const look = (hex: Hex | null = null, unit: string | null = null, everywhere = false) => {
    watch.look({ view: view(), selection: useStore.getState().selection, hex, unit, everywhere });
  };
  return { worker, watch, look, last: () => shown.at(-1) ?? null };
}

function attackedIn(asked: readonly TableAsk[]): readonly string[] {
  return asked.map((one) => {
    if (one.ask !== 'attack') return one.ask;
    const target = 'target' in one.action ? one.action.target : '';
    return `${one.attacker} ${one.action.action} ${target}`;
  });
}

beforeEach(() => {
  useStore.setState({ selection: NOTHING_PICKED });
});

test('every target is asked about, the one looked at first; what is told is shown with its target', async () => {
  begin('odds');
  untilTargets();
  const { worker, look, last } = begun();
  const { targets } = view();
  const unit = useStore.getState().selection.unit;
  const looked = targets.at(-1);
  if (looked?.choice.choose !== 'action') throw new Error('no targets');
  look(null, looked.unit);
  expect(attackedIn(worker.open())[0]?.endsWith(looked.unit)).toBe(true);
  for (let n = 0; n < targets.length; n++) await worker.answer(odds(n / 10));
  expect(worker.open()).toEqual([]);
  expect(new Set(attackedIn(worker.asked))).toEqual(
    new Set(targets.map((one) => `${unit} ${one.kind} ${one.unit}`)),
  );
  expect(last()?.attacks.size).toBe(targets.length);
  expect([...(last()?.attacks.keys() ?? [])][0]?.unit).toBe(looked.unit);
});

test('what was asked of another position is left off, and never shown beside the present one', async () => {
  begin('odds');
  untilTargets();
  const { worker, look, last } = begun();
  look();
  expect(worker.open()).toHaveLength(1);
  selectUnit(null);
  look();
  expect(worker.open()).toEqual([]);
  expect(last()?.view).toBe(view());
  expect(last()?.attacks.size).toBe(0);
});

test('the same position needs no second reckoning, whichever way the game came back to it', async () => {
  begin('odds');
  untilTargets();
  const { worker, look, last } = begun();
  const { targets } = view();
  const unit = useStore.getState().selection.unit ?? '';
  look();
  for (let n = 0; n < targets.length; n++) await worker.answer(odds(0.5));
  const asked = worker.asked.length;
  const before = opened().game;
  useStore.setState({ selection: NOTHING_PICKED });
  playUntil('action', advance);
  look();
  undo();
  expect(opened().game.units).toEqual(before.units);
  selectUnit(unit);
  look();
  expect(last()?.attacks.size).toBe(targets.length);
  expect(attackedIn(worker.asked.slice(asked)).filter((one) => one.startsWith(unit))).toEqual([]);
});

test('each answer to a reaction is asked about at once', async () => {
  begin('odds');
  playUntil('reaction', advance);
  const { worker, look, last } = begun();
  look();
  expect(worker.open()).toMatchObject([{ ask: 'answers', game: opened().game }]);
  const [choice] = legal();
  if (!choice) throw new Error('no answer');
  const row: AnswerOdds = {
    of: 'answer',
    choice,
    holds: 0.5,
    breaks: 0.25,
    range: null,
    lost: 1,
    enemyLost: 2,
  };
  expect(last()?.settled).toEqual({ answers: false, tests: true });
  await worker.answer({ of: 'answers', rows: [row] });
  expect([...(last()?.answers.values() ?? [])]).toEqual([row]);
  expect(last()?.settled).toEqual({ answers: true, tests: true });
});

test('the test of a change of formation is asked about once, however many targets there are', async () => {
  begin('odds');
  const changes = ({ choice, enabled }: OfferedChoice) =>
    enabled && choice.choose === 'action' && choice.action === 'formation';
  for (let n = 0; n < 30 && !view().choices.some(changes); n++) {
    playUntil('orders', advance);
    playUntil('action', advance);
    if (!view().choices.some(changes)) playUntil('orders', advance);
  }
  const choice = view().choices.find(changes)?.choice;
  if (!choice) throw new Error('no change of formation');
  const { worker, look, last } = begun();
  look();
  expect(worker.open()).toMatchObject([{ ask: 'tests', game: opened().game }]);
  const row = { of: 'test', choice, passes: 0.25, roll: null } as const;
  await worker.answer({ of: 'tests', rows: [row] });
  expect([...(last()?.tests ?? [])]).toEqual([[canonicalText(choice), row]]);
  for (const { ask } of worker.open()) expect(ask).toBe('attack');
});

/** A hex the selected unit can reach and its own, with an enemy. */
function someReach() {
  begin('odds');
  rollOn();
  playUntil('orders', advance);
  nextUnit(1);
  const { reach, game, side } = view();
  const selected = useStore.getState().selection.unit ?? '';
  const own = unitOf(game, selected).hexes[0];
  const there = reach.find(({ hex }) => hex.q !== own.q || hex.r !== own.r);
  const [enemy] = presentUnits(game).filter((unit) => unit.side !== side);
  if (!there || !enemy) throw new Error('nowhere to go');
  return { own, hex: there.hex, enemy: enemy.id, unit: selected };
}

test('of a hex pointed at: who could attack there, then the odds of each attack, before all else', async () => {
  const { hex, enemy, unit } = someReach();
  const { worker, look, last } = begun();
  look(hex);
  expect(worker.open()).toMatchObject([{ ask: 'dangers', after: { unit, hexes: [hex] } }]);
  expect(last()?.danger).toBeNull();
  const action = { choose: 'action', action: 'charge', target: unit } as const;
  const told: DangersTold = { of: 'dangers', dangers: [{ enemy, kind: 'charge', action, dice: 8 }] };
  await worker.answer(told);
  expect(last()?.danger).toMatchObject({
    dangers: [{ danger: { enemy, dice: 8 }, odds: null }],
    whole: false,
  });
  expect(worker.open()).toMatchObject([{ ask: 'attack', attacker: enemy, after: { hexes: [hex] } }]);
  await worker.answer(odds(0.25));
  expect(last()?.danger).toMatchObject({ dangers: [{ odds: { breaks: 0.25 } }], whole: true });
  look();
  expect(last()?.danger).toBeNull();
});

test('the hex where the unit stands tells its danger as it stands; one it cannot reach has none to tell', () => {
  const { own, unit } = someReach();
  const { worker, look } = begun();
  look({ q: 0, r: 0 });
  expect(worker.asked.filter(({ ask }) => ask === 'dangers')).toEqual([]);
  look(own);
  const { facing } = unitOf(view().game, unit);
  expect(worker.open()).toMatchObject([{ ask: 'dangers', after: { unit, hexes: [own], facing } }]);
});

test('the danger of every hex in reach is counted when it is asked for, after all else, and only then', async () => {
  const { hex, enemy, unit } = someReach();
  const { worker, look, last } = begun();
  look(hex);
  const action = { choose: 'action', action: 'charge', target: unit } as const;
  const danger = { enemy, kind: 'charge', action, dice: 8 } as const;
  await worker.answer({ of: 'dangers', dangers: [danger] });
  await worker.answer(odds(0.25));
  while (worker.open().some(({ ask }) => ask === 'attack')) await worker.answer(odds(0.5));
  expect(worker.asked.some(({ ask }) => ask === 'dangersEach')).toBe(false);
  expect(last()?.counted).toEqual([]);

  look(hex, null, true);
  const afters: unknown[] = [];
  for (let [open] = worker.open(); open?.ask === 'dangersEach'; [open] = worker.open()) {
    afters.push(...open.afters);
    await worker.answer({ of: 'dangersEach', each: open.afters.map(() => [{ ...danger }]) });
  }
  const { reach } = view();
  expect(afters).toHaveLength(reach.length);
  expect(last()?.counted.map((one) => one.hex)).toEqual(reach.map((one) => one.hex));
  // the chance is known of the hex pointed at, and of no other
  const known = last()?.counted.filter(({ breaks }) => breaks !== null) ?? [];
  expect(known).toEqual([{ hex, fire: 0, shock: 1, breaks: 0.25 }]);
  expect(last()?.counted.every(({ fire, shock }) => fire === 0 && shock === 1)).toBe(true);
  look(hex);
  expect(last()?.counted).toEqual([]);
});

test('R-150 open_information=no: nothing is asked, for odds would tell what is kept from the player', () => {
  const { hex } = someReach();
  const open = opened();
  const houseRules = { ...open.game.battle.houseRules, open_information: 'no' } as const;
  const game = { ...open.game, battle: { ...open.game.battle, houseRules } };
  useStore.setState({ open: { ...open, game, history: { ...open.history, game } } });
  const { worker, look, last } = begun();
  look(hex, null, true);
  expect(worker.asked).toEqual([]);
  expect(last()).toMatchObject({ kept: true, danger: null, counted: [] });
});

test('a board under review has no odds', () => {
  someReach();
  const { worker, look, last } = begun();
  useStore.setState(({ selection }) => ({ selection: { ...selection, reviewing: 0 } }));
  look();
  expect(worker.asked).toEqual([]);
  expect(last()).toBeNull();
});
