/** Decisions about places: weighed like all others where that can be afforded, and named where it cannot. */
import { describe, expect, test } from 'vitest';
import { explore, TooLarge } from '../../../src/odds/explore.ts';
import { DEFAULT_POLICY, exactDistribution, oddsOf, weighedOdds } from '../../../src/odds/odds.ts';
import type { NamedPin } from '../../../src/odds/policy.ts';
import { solve } from '../../../src/odds/solve.ts';
import { asked, when } from '../../support/odds.ts';
import type { UnitSpec } from '../../support/position.ts';

/** A panicked line that flees where it will, enemies near. */
const FLIGHT: readonly UnitSpec[] = [
  { id: 'P', side: 'blue', type: 'lineInfantry', panicked: true, at: [3, 6] },
  { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 3] },
];
const flight = () => asked({ units: FLIGHT }, 'P', { action: 'flight' });

/** Horse that may ride at a battery from several sides; whatever stands on the field stays. */
const RIDE: readonly UnitSpec[] = [
  { id: 'H', side: 'blue', type: 'lightCavalry', at: [3, 8] },
  { id: 'B', side: 'red', type: 'lineInfantry', facing: 1, at: [3, 5] },
];
const ride = () => asked({ units: RIDE }, 'H', { action: 'charge', target: 'B' });
const QUICK: readonly NamedPin[] = [
  when('reaction', { choose: 'reaction', reaction: 'nothing' }),
  when('stayOrFlee', { choose: 'stay' }),
  when('strikeBack', { choose: 'decline' }),
];

describe('places', () => {
  test('are all gone through where that is affordable: the same as without any bounds', () => {
    const whole = weighedOdds(flight());
    expect(whole.runs).toBe('every');
    expect(whole.unweighed).toEqual([]);
    const plain = explore(flight());
    expect(exactDistribution(whole)).toEqual(
      exactDistribution({ graph: plain, solution: solve(plain, DEFAULT_POLICY) }),
    );
  });

  // The line flees, and the horse comes after it: fleeing aside saves it what fleeing straight on does not.
  test('the end of a flight is taken at its best, not first', () => {
    const policy = { blue: 'first', red: 'keepStrength' } as const;
    const pins = [
      when('reaction', { choose: 'reaction', reaction: 'nothing' }),
      when('stayOrFlee', { choose: 'flee' }),
      when('pursue', { choose: 'pursue' }),
      when('attack', { choose: 'decline' }),
    ];
    const worth = (runs: 'every' | 'first') => {
      const { graph, solution } = weighedOdds(ride(), { pins, policy, runs });
      return solution.worth.red?.[graph.nodes.length - 1] ?? 0;
    };
    expect(worth('every')).toBeGreaterThan(worth('first') + 0.01);
  });

  test('that were not all weighed are named, with how many there were; those pinned are not', () => {
    const { unweighed, graph } = weighedOdds(ride(), { pins: QUICK, runs: 'first' });
    const move = unweighed.find(({ question }) => question.ask === 'move');
    const ends = graph.nodes.flatMap((node) =>
      node.kind === 'decision' && node.decision.question.ask === 'move' ? node.every : [],
    );
    expect(ends.length).toBeGreaterThan(1);
    expect(move).toMatchObject({ side: 'blue', situations: 1, weighed: 1, answers: ends.length });
    const end = ends.at(-1);
    if (!end) throw new Error('no end');
    const pinned = weighedOdds(ride(), { pins: [...QUICK, when('move', end)], runs: 'first' });
    expect(pinned.unweighed.filter(({ question }) => question.ask === 'move')).toEqual([]);
  });

  test('every decision left out of any width is named', () => {
    for (const runs of ['plain', 'alike', 'first'] as const) {
      const { graph, unweighed } = weighedOdds(flight(), { runs });
      const cut = graph.nodes.filter((node) => node.kind === 'decision' && node.choices.length < node.legal);
      expect(cut.length).toBeGreaterThan(0);
      expect(unweighed.reduce((sum, { situations }) => sum + situations, 0)).toBe(cut.length);
    }
  });
});

describe('a question that is too large', () => {
  test('is given up, whichever way it is asked', () => {
    expect(() => explore(ride(), { most: 20 })).toThrow(TooLarge);
    expect(() => oddsOf(ride(), { most: 20 })).toThrow(TooLarge);
    expect(() => weighedOdds(ride(), { most: 20 })).toThrow(TooLarge);
  });

  test('only with every place is worked out with fewer places', () => {
    const all = weighedOdds(ride(), { pins: QUICK, runs: 'every' });
    const few = weighedOdds(ride(), { pins: QUICK, runs: 'first' });
    const most = few.graph.nodes.reduce((sum, { edges }) => sum + edges.length + 1, 1);
    const affordable = weighedOdds(ride(), { pins: QUICK, most });
    expect(all.graph.nodes.length).toBeGreaterThan(affordable.graph.nodes.length);
    expect(affordable.runs).not.toBe('every');
    expect(affordable.unweighed.length).toBeGreaterThan(0);
  });
});
