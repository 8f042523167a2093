/** What is told of a whole battle agrees with its boards. */
import { afterEach, expect, test, vi } from 'vitest';
import { playOut } from '../../../../src/command/verbs/play.ts';
import { stepTo } from '../../../../src/engine/steps.ts';
import { MOMENTARY } from '../../../../src/opponent/worth/weights.ts';
import { worthOf } from '../../../../src/opponent/worth/worth.ts';
import { drawUp } from '../../../../src/rules/deployment/drawUp.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { lossPoints } from '../../../../src/rules/victory.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../../src/scenarios/newGame.ts';
import { lossesOf } from '../../../../src/store/after/losses.ts';
import { strengthOverTime, turnsBegun } from '../../../../src/store/after/strength.ts';
import { findTurning, stopTurning, turningOf, useTurning } from '../../../../src/store/after/turning.ts';
import { logOf } from '../../../../src/store/game/record.ts';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { SKIRMISHES, skirmishByLot } from '../../../../src/store/skirmish/skirmish.ts';

await fetchRulebook();
const { history } = playOut(newGame(gersbach, 'after', { blue: 'Jeanne', red: 'Karl' }), 'after');
const log = logOf(history);
const open = { history, game: history.game, log, opening: history.opening.facts };

afterEach(() => {
  stopTurning();
  vi.useRealTimers();
});

test('what each unit lost is what it began with less what is left, but for what it regained', () => {
  const losses = lossesOf(open);
  expect(losses).toHaveLength(history.game.units.length);
  const regained = new Map<string, number>();
  for (const { facts } of log)
    for (const fact of facts)
      if (fact.fact === 'rallied') regained.set(fact.unit, (regained.get(fact.unit) ?? 0) + fact.regained);
  for (const { unit, initial, left, fire, combat, other, fate } of losses)
    if (fate === 'present')
      expect(fire + combat + other, unit).toBe(initial - left + (regained.get(unit) ?? 0));
  expect(losses.some(({ fate }) => fate !== 'present')).toBe(true);
});

test('VIC-02 the points of each unit lost make up those of its enemy', () => {
  const losses = lossesOf(open);
  const given = (side: string) =>
    losses.filter((one) => one.side === side).reduce((sum, { points }) => sum + points, 0);
  expect({ blue: given('red'), red: given('blue') }).toEqual(lossPoints(history.game));
});

test('what was taken from the enemy is what the enemy lost to somebody, and nothing of one’s own', () => {
  const losses = lossesOf(open);
  const sum = (key: 'taken' | 'fire' | 'combat') => losses.reduce((so, one) => so + one[key], 0);
  expect(sum('taken')).toBeGreaterThan(0);
  expect(sum('taken')).toBeLessThanOrEqual(sum('fire') + sum('combat'));
});

test('the strength over time is that of the boards of those moments, the first and the last among them', () => {
  const strength = strengthOverTime(history);
  expect(strength[0]?.at).toBe(0);
  expect(strength.at(-1)?.at).toBe(history.length);
  for (const { at, blue, red } of strength) {
    const { units } = stepTo(engine, history, at).game;
    const of = (side: string) =>
      units
        .filter((unit) => unit.side === side && (unit.fate === 'present' || unit.fate === 'exited'))
        .reduce((sum, unit) => sum + unit.strength, 0);
    expect([blue, red], String(at)).toEqual([of('blue'), of('red')]);
  }
  const begun = turnsBegun(open);
  expect([...begun.keys()]).toEqual([...begun.keys()].sort((a, b) => a - b));
  for (const [turn, at] of begun) expect(stepTo(engine, history, at).game.turn).toBe(turn);
});

test('the moments that turned it are the actions with the greatest swings, each from where it began', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  findTurning(open);
  vi.runAllTimers();
  const shown = useTurning.getState().shown;
  expect(shown?.done).toBe(log.length);
  const found = shown?.found ?? [];
  expect(found.length).toBeGreaterThan(0);
  const worth = (at: number) => {
    const game = { ...stepTo(engine, history, at).game, outcome: null };
    return (worthOf(game, 'blue', MOMENTARY) - worthOf(game, 'red', MOMENTARY)) / 2;
  };
  for (const { at, side, gained } of found) {
    const next = shown?.worth.find((one) => one.at > at);
    expect(next).toBeDefined();
    const swing = worth(next?.at ?? at) - worth(at);
    expect(side).toBe(swing > 0 ? 'blue' : 'red');
    expect(Math.abs(swing)).toBeCloseTo(gained);
  }
  // nobody turned the battle by ending his orders; and the verdict only tells who has won
  expect(log.at(-1)?.choice).toMatchObject({ choose: 'endOrders' });
  expect(history.game.outcome?.winner).toBe('red');
  expect(found.filter(({ began }) => began.choice?.choose === 'endOrders')).toEqual([]);
  expect(shown?.worth.at(-1)?.blue).toBeCloseTo(worth(history.length));
  const gains = found.map(({ gained }) => gained);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  // gone through once, a battle is not gone through again
  findTurning(open);
  expect(useTurning.getState().shown).toBe(shown);
});

test('R-150 the set-up turns nothing: how the battle stood is told from when both armies stand', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const words = { en: 'x', fr: 'x' };
  const said = { title: () => words, story: () => words, army: () => words };
  const { scenario } = skirmishByLot(SKIRMISHES[0], 'after', said);
  const begun = newGame(scenario, 'after', { blue: 'Jeanne', red: 'Karl' }, engine);
  const { history: drawn } = playOut(begun, 'after', 1);
  const set = drawUp(engine, drawn, () => true);
  const stands = set.length;
  expect(logOf(set).some(({ choice }) => choice?.choose === 'deploy')).toBe(true);
  const { history: played } = playOut({ ...begun, history: set }, 'after', stands + 60);
  findTurning({ history: played, log: logOf(played) });
  vi.runAllTimers();
  const shown = useTurning.getState().shown;
  expect(shown?.done).toBe(played.length);
  expect(shown?.worth[0]?.at).toBe(stands);
  expect(shown?.found.filter(({ at }) => at < stands)).toEqual([]);
});

test('R-150 reinforcements that come in turned nothing: the scenario had them come', () => {
  const [first] = log;
  if (!first) throw new Error('nothing was played');
  const place = { choose: 'deploy', to: { q: 0, r: 0 }, formation: 'line', facing: 2 } as const;
  const came = { ...first, question: { ask: 'deployment', unit: 'x' } as const, choice: place };
  expect(turningOf([came], -72)).toBeNull();
});

test('what changed little turned nothing; of what did, the least likely roll is told', () => {
  const [first] = log;
  if (!first) throw new Error('nothing was played');
  expect(turningOf([first], 1)).toBeNull();
  expect(turningOf([], 100)).toBeNull();
  const dice = { dice: 'pool', count: 2, from: 6, six: 1 } as const;
  const roll = { side: 'blue', about: { about: 'pursuit', unit: 'x' }, dice } as const;
  const rare = { ...first, roll, faces: [6, 6] };
  const usual = { ...first, roll, faces: [1, 1] };
  expect(turningOf([first, usual, rare], -12)).toMatchObject({
    side: 'red',
    gained: 12,
    began: first,
    rarest: { entry: rare },
  });
});
