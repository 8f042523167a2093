import { sixCosts } from '../combatFactor.ts';
import type { ShotKind } from '../facts.ts';
import { fireFactor } from '../fireFactor.ts';
import type { Result, RuleProcedure, ShotFrame } from '../frames.ts';
import { changeUnit, type Game, unitOf } from '../game.ts';
import { applyLosses } from '../losses.ts';
import type { Sum } from '../reasons.ts';
import { saveFor } from '../saves.ts';
import { isEnfilade } from '../targets.ts';
import { isSquare } from '../units.ts';
import { moraleFrame } from './morale.ts';

/** One shot; `earlier`: points a first defensive shot cost the same attacker without a test (MOR-02). */
export function shotFrame(
  firer: string,
  target: string,
  kind: ShotKind,
  more: Partial<Pick<ShotFrame, 'charging' | 'earlier'>> = {},
): ShotFrame {
  return {
    procedure: 'shot',
    at: 'dice',
    firer,
    target,
    kind,
    charging: false,
    hits: 0,
    lost: 0,
    earlier: 0,
    ...more,
  };
}

/** Losses in one shot or one combat that cause a morale test. MOR-01. */
export const TEST_LOSSES = 3;

export function shotFactor(g: Game, f: ShotFrame): Sum {
  return fireFactor(g, unitOf(g, f.firer), unitOf(g, f.target), f.kind);
}

function save(g: Game, f: ShotFrame) {
  const [firer, target] = [unitOf(g, f.firer), unitOf(g, f.target)];
  return saveFor(
    g,
    target,
    firer,
    'fire',
    { unit: target.strength, enemy: firer.strength },
    isEnfilade(firer, target),
  );
}

function result(f: ShotFrame, more: { tested: boolean; failed: boolean }): Result {
  return { result: 'shot', lost: f.lost, ...more };
}

/** FLOW-FIRE, steps 3 to 7. */
export const shot: RuleProcedure<ShotFrame> = {
  // CBT-02, CBT-12
  dice: {
    roll: (g, f) => {
      const factor = shotFactor(g, f);
      return {
        side: unitOf(g, f.firer).side,
        about: { about: 'fire', kind: f.kind, firer: f.firer, target: f.target, factor },
        dice: { dice: 'pool', count: factor.total, from: 5, six: sixCosts(g, unitOf(g, f.target), 'fire') },
      };
    },
    then: (g, f, hits) => {
      const facts = [
        {
          fact: 'shot',
          kind: f.kind,
          unit: f.firer,
          target: f.target,
          dice: shotFactor(g, f).total,
          hits,
          rule: 'CBT-02',
        } as const,
      ];
      // FIR-14: the one shot of a square in this player's turn
      const game = isSquare(unitOf(g, f.firer)) ? changeUnit(g, f.firer, { squareFired: true }) : g;
      if (hits === 0) return { end: result(f, { tested: false, failed: false }), game, facts };
      return { to: save(g, f) ? 'saves' : 'losses', set: { hits }, game, facts };
    },
  },
  // SAV-01, SAV-02
  saves: {
    roll: (g, f) => {
      const due = save(g, f);
      const from = due?.from ?? 7;
      return {
        side: unitOf(g, f.target).side,
        about: {
          about: 'saves',
          unit: f.target,
          against: f.firer,
          losses: f.hits,
          from,
          entitlements: due ? due.entitlements.map(({ rule }) => rule) : [],
        },
        dice: { dice: 'pool', count: f.hits, from, six: 1 },
      };
    },
    then: (_g, f, saved) => ({
      to: 'losses',
      set: { hits: f.hits - saved },
      facts: [{ fact: 'saved', unit: f.target, saved, of: f.hits, rule: 'SAV-01' }],
    }),
  },
  // LOS-01 to LOS-04, MOR-01, MOR-02
  losses: {
    do: (g, f) => {
      const { game, facts, lost } = applyLosses(g, f.target, f.hits, 'fire', f.firer, 'FIR-20');
      const after = { ...f, lost };
      if (unitOf(game, f.target).fate === 'present' && lost + f.earlier >= TEST_LOSSES)
        return { to: 'test', set: { lost, hits: 0 }, game, facts };
      return { end: result(after, { tested: false, failed: false }), game, facts };
    },
  },
  test: {
    call: (_g, f) => moraleFrame(f.target, 'losses', f.firer, { charging: f.charging }),
    then: (_g, f, tested) => ({
      end: result(f, { tested: true, failed: tested.result !== 'tested' || tested.outcome !== 'passed' }),
    }),
  },
};
