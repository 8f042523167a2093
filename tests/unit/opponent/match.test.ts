import { describe, expect, test } from 'vitest';
import { matchTold, playBattle, wilson } from '../../../src/command/opponent/match.ts';
import { rothmuehle } from '../../../src/scenarios/library/rothmuehle.ts';
import { asked } from '../../support/commandLine.ts';

describe('matches', () => {
  test('Wilson’s interval is the published one for 8 of 10, and whole where nothing was played', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(matchTold([])).toMatchObject({ games: 0, wins: 0, draws: 0, losses: 0 });
  });

  test('a match by the command line tells wins, draws, losses and costs, the same again', () => {
    const words = ['match', '--blue', 'lot', '--red', 'lot', '--games', '2', '--seed', 'short'];
    const { status, json } = asked(...words);
    expect(status).toBe(0);
    expect(json).toMatchObject({ blue: 'lot', red: 'lot', games: 2, efforts: { blue: {}, red: {} } });
  });

  test.each([
    { words: ['match', '--blue', 'lot'], path: '--red' },
    { words: ['match', '--blue', 'nobody', '--red', 'lot'], path: '--blue' },
    { words: ['match', '--blue', 'lot', '--red', 'lot', '--games', '0'], path: '--games' },
    {
      words: ['match', '--blue', 'lot', '--red', 'lot', 'public/examples/scenario.json'],
      path: '--scenario',
    },
    { words: ['advise', 'public/examples/position.json', '--level', 'nobody'], path: '--level' },
  ])('what cannot be understood is told with its place: $words', ({ words, path }) => {
    expect(asked(...words)).toMatchObject({ status: 2, json: { path, reason: 'badOption' } });
  });

  test('advice names one of the answers with what it was weighed against', () => {
    const { status, json } = asked('advise', 'public/examples/position.json', '--level', 'recruit');
    expect(status).toBe(0);
    expect(json).toMatchObject({ level: 'recruit', choice: {}, reasons: expect.any(Array) as unknown });
  });
});

test('chances thrown for in place of being weighed are another way to play the same battle', () => {
  const battle = playBattle(rothmuehle, {
    levels: { blue: 'colonel', red: 'lot' },
    budget: 40,
    seed: 'thrown',
  });
  const thrown = playBattle(rothmuehle, {
    levels: { blue: 'colonel', red: 'lot' },
    budget: 40,
    thrown: { side: 'blue', times: 1 },
    seed: 'thrown',
  });
  expect(thrown.efforts.blue.positions).not.toEqual(battle.efforts.blue.positions);
});

test('however little may be looked at, no roll with many outcomes takes more than that', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const budget of [40, 150]) {
      // an answer over its budget is a fault
      const { efforts } = playBattle(rothmuehle, {
        levels: { blue: 'colonel', red: 'colonel' },
        budget,
        seed,
      });
      expect(Math.max(...efforts.blue.positions, ...efforts.red.positions)).toBeLessThanOrEqual(budget);
    }
});
