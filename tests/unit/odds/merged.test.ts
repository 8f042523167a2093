/** Merging changes nothing: to the last fraction the same as going through every course of events one by one. */
import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import { namedChances } from '../../../src/command/oddsNames.ts';
import { middlesOf } from '../../../src/command/oddsPositions.ts';
import { willful } from '../../../src/command/oddsTrial.ts';
import { AIMS } from '../../../src/odds/aims.ts';
import { type Bounds, explore, exploringOn, type Graph, unexplored } from '../../../src/odds/explore.ts';
import { exactDistribution } from '../../../src/odds/odds.ts';
import { aboutToAct } from '../../../src/odds/question.ts';
import { solve } from '../../../src/odds/solve.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { changeUnit, type Game, presentUnits } from '../../../src/rules/state/game.ts';
import { plainBest } from '../../oracle/plainAims.ts';
import { plainOdds, told } from '../../oracle/plainOdds.ts';
import { asked } from '../../support/odds.ts';
import type { UnitSpec } from '../../support/position.ts';

const FIRST = { blue: 'first', red: 'first' } as const;

function toldOf(graph: Graph) {
  const results = exactDistribution({ graph, solution: solve(graph, FIRST) });
  expect(fractionText(results.total)).toBe('1');
  return told(namedChances(graph.root, results));
}

/** Actions in the middle of random battles, one of each kind at each time. */
function* actions(
  seeds: number,
): Generator<{ readonly game: Game; readonly seed: number; readonly choice: Choice }> {
  for (let seed = 1; seed <= seeds; seed++)
    for (const middle of middlesOf(seed)) {
      const seen = new Set<string>();
      for (const unit of presentUnits(middle)) {
        const ready = engine.run(aboutToAct(middle, unit));
        for (const choice of engine.legal(ready)) {
          if (choice.choose !== 'action' || seen.has(choice.action)) continue;
          seen.add(choice.action);
          yield { game: engine.follow(ready, choice), seed, choice };
        }
      }
    }
}

describe('merged and unmerged', () => {
  test('agree on every chance of small cases', () => {
    const compared = new Map<string, number>();
    for (const { game, seed, choice } of actions(3)) {
      if (choice.choose !== 'action') continue;
      const script = willful(seed);
      const plain = plainOdds(game, script, 400);
      if (!plain) continue;
      const answers = (_game: Game, decision: Parameters<typeof script>[0], legal: readonly Choice[]) => [
        script(decision, legal),
      ];
      for (const apart of [false, true]) expect(toldOf(explore(game, { apart, answers }))).toEqual(plain);
      compared.set(choice.action, (compared.get(choice.action) ?? 0) + 1);
    }
    for (const action of ['charge', 'assault', 'fire', 'rally', 'formation', 'flight', 'marchThenFire'])
      expect(compared.get(action), action).toBeGreaterThan(2);
  });

  // Battles seldom come to these.
  const GUN: UnitSpec = { id: 'T', side: 'red', type: 'regimentalGun', at: [3, 5] };
  const LINE = { id: 'F', side: 'blue', type: 'lineInfantry' } as const;
  test.each([
    {
      action: { action: 'doubleFire', target: 'T' },
      firer: { ...LINE, skills: ['linearOrder'], formation: 'extendedLine', at: [3, 7] },
    },
    {
      action: { action: 'fireThenAttack', attack: 'assault', target: 'T' },
      firer: { ...LINE, skills: ['controlledFire'], at: [3, 7] },
    },
  ] as const)('agree on $action.action', ({ action, firer }) => {
    for (const seed of [1, 2, 3, 4]) {
      const game = asked({ units: [firer, GUN], rows: 14 }, 'F', action);
      const script = willful(seed);
      const plain = plainOdds(game, script, 20_000);
      expect(plain).not.toBeNull();
      const answers: Bounds['answers'] = (_game, decision, legal) => [script(decision, legal)];
      for (const apart of [false, true]) expect(toldOf(explore(game, { apart, answers }))).toEqual(plain);
    }
  });

  test('a later position that differs in strengths goes on where the first one ended', () => {
    let reused = 0;
    for (const { game, choice } of actions(1)) {
      if (choice.choose !== 'action' || !['charge', 'fire', 'assault'].includes(choice.action)) continue;
      const bounds = { answers: (_g: Game, _d: unknown, legal: readonly Choice[]) => legal.slice(0, 1) };
      const explored = unexplored(game, bounds);
      const drain = (start: Game): Graph => {
        const steps = exploringOn(explored, start);
        for (;;) {
          const step = steps.next();
          if (step.done) return step.value;
        }
      };
      drain(game);
      for (const unit of presentUnits(game)) {
        if (unit.strength < 3) continue;
        const weaker = changeUnit(game, unit.id, { strength: unit.strength - 1 });
        const before = explored.nodes.length;
        const fresh = explore(weaker, bounds);
        expect(toldOf(drain(weaker))).toEqual(toldOf(fresh));
        if (explored.nodes.length - before < fresh.nodes.length) reused++;
      }
    }
    expect(reused).toBeGreaterThan(10);
  });
});

describe('best play', () => {
  test('is worth what going through everything finds, for each pair of aims', () => {
    let compared = 0;
    for (const { game, choice } of actions(2)) {
      if (choice.choose !== 'action' || ['frontalMarch', 'indirectMarch', 'evade'].includes(choice.action))
        continue;
      if (!plainBest(game, { blue: 'keepGround', red: 'keepGround' }, 300)) continue;
      const graph = explore(game);
      for (const blue of AIMS)
        for (const red of AIMS) {
          const plain = plainBest(game, { blue, red }, 300);
          if (!plain) throw new Error('grown');
          const { worth } = solve(graph, { blue, red });
          const first = graph.nodes.length - 1;
          expect(worth.blue?.[first]).toBeCloseTo(plain.blue, 9);
          expect(worth.red?.[first]).toBeCloseTo(plain.red, 9);
          compared++;
        }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
