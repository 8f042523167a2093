import { dearSixRule, sixCosts } from '../combat/combatFactor.ts';
import { applyLosses, TEST_LOSSES } from '../combat/losses.ts';
import { transferFrame } from '../combat/lossTransfer.ts';
import { NO_SAVE, type Save, saveFor } from '../combat/saves.ts';
import { fireFactor } from '../fire/fireFactor.ts';
import { openHalves, shotLine } from '../fire/shotHalves.ts';
import { isEnfilade } from '../fire/targets.ts';
import { hexOfHalf, isTwofold, reversed } from '../ground/halves.ts';
import { defensiveFiresPerTurn } from '../state/actionHouseRules.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import { hitDice } from '../state/dice.ts';
import type { ShotKind } from '../state/facts.ts';
import type { Decision, Result, RuleProcedure, ShotFrame } from '../state/frames.ts';
import { changeUnit, type Game, unitOf } from '../state/game.ts';
import type { Sum } from '../state/reasons.ts';
import { isSquare } from '../units/units.ts';
import { savedFact, savesRoll, suffer } from './hits.ts';

/** One shot; `earlier`: points a first defensive shot cost the same attacker without a test (MOR-02). */
export function shotFrame(
  firer: string,
  target: string,
  kind: ShotKind,
  more: Partial<Pick<ShotFrame, 'charging' | 'earlier' | 'half' | 'double' | 'ignoring'>> = {},
): ShotFrame {
  return {
    procedure: 'shot',
    at: 'begin',
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

/** The dice of the shot, with their lines. CBT-04 to CBT-20. */
function shotFactor(g: Game, f: ShotFrame): Sum {
  return fireFactor(g, unitOf(g, f.firer), unitOf(g, f.target), f.kind, shotLine(g, f));
}

function save(g: Game, f: ShotFrame): Save | null {
  const [firer, target] = [unitOf(g, f.firer), unitOf(g, f.target)];
  const line = shotLine(g, f);
  return saveFor(
    g,
    target,
    firer,
    'fire',
    { unit: target.strength, enemy: firer.strength },
    isEnfilade(g, firer, target, line?.own),
    reversed(line),
  );
}

/** Which halves may shoot, or be shot at by the one that does.. */
function halfChoice(g: Game, f: ShotFrame, role: 'fire' | 'aim'): Decision {
  const unit = unitOf(g, role === 'fire' ? f.firer : f.target);
  return {
    side: unitOf(g, f.firer).side,
    question: { ask: 'half', unit: unit.id, role },
    legal: () => openHalves(g, f, role).map((half) => ({ choose: 'half', half, hex: hexOfHalf(unit, half) })),
    refused: () => [],
  };
}

function untested(lost: number): Result {
  return { result: 'shot', lost, failed: false };
}

/** What the firer has used up: a square the one shot of this player's turn, by an option its defensive fire. FIR-14, R-102. */
function spent(g: Game, f: ShotFrame): Game {
  const once = f.kind === 'defensive' && defensiveFiresPerTurn(g) === 1;
  const game = once ? changeUnit(g, f.firer, { firedDefensively: true }) : g;
  return isSquare(unitOf(g, f.firer)) ? changeUnit(game, f.firer, { squareFired: true }) : game;
}

/** FLOW-FIRE, steps 3 to 7. */
export const shot: RuleProcedure<ShotFrame> = {
  begin: {
    do: (g, f) => {
      if (f.half === undefined && isTwofold(unitOf(g, f.firer))) return { to: 'half' };
      return { to: isTwofold(unitOf(g, f.target)) ? 'aim' : 'dice' };
    },
  },
  //
  half: {
    ask: (g, f) => halfChoice(g, f, 'fire'),
    then: (g, f, choice) => ({
      to: isTwofold(unitOf(g, f.target)) ? 'aim' : 'dice',
      set: { half: choice.choose === 'half' ? choice.half : 'left' },
    }),
  },
  //
  aim: {
    ask: (g, f) => halfChoice(g, f, 'aim'),
    then: (_g, _f, choice) => ({
      to: 'dice',
      set: { aimed: choice.choose === 'half' ? choice.half : 'left' },
    }),
  },
  // CBT-02, CBT-12
  dice: {
    roll: (g, f) => {
      const factor = shotFactor(g, f);
      return {
        side: unitOf(g, f.firer).side,
        about: { about: 'fire', kind: f.kind, firer: f.firer, target: f.target, factor },
        dice: hitDice(factor.total, 5, sixCosts(g, unitOf(g, f.target), 'fire')),
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
          rule: dearSixRule(unitOf(g, f.target), 'fire') ?? 'CBT-02',
        } as const,
      ];
      const game = spent(g, f);
      if (hits === 0) return { end: untested(0), game, facts };
      return { to: save(g, f) ? 'saves' : suffer(g, f.target, hits), set: { hits }, game, facts };
    },
  },
  // SAV-01, SAV-02
  saves: {
    roll: (g, f) => savesRoll(g, f, f.firer, save(g, f) ?? NO_SAVE),
    then: (g, f, saved) => ({
      to: suffer(g, f.target, f.hits - saved),
      set: { hits: f.hits - saved },
      facts: [savedFact(f.target, saved, f.hits)],
    }),
  },
  // LOS-03 before LOS-05: nothing is passed on that the guns could not lose
  transfer: {
    call: (_g, f) => transferFrame(f.target, f.hits, f.firer),
    then: (_g, f, result) => ({
      to: 'losses',
      set: { hits: result.result === 'transferred' ? result.kept : f.hits },
    }),
  },
  // LOS-01 to LOS-04, MOR-01, MOR-02
  losses: {
    do: (g, f) => {
      const { game, facts, lost } = applyLosses(g, f.target, f.hits, 'fire', f.firer, 'FIR-20');
      if (unitOf(game, f.target).fate === 'present' && lost + f.earlier >= TEST_LOSSES)
        return { to: 'test', set: { lost, hits: 0 }, game, facts };
      return { end: untested(lost), game, facts };
    },
  },
  test: {
    call: (_g, f) => moraleFrame(f.target, 'losses', f.firer, { charging: f.charging }),
    // losses that caused a test are not counted again
    then: (_g, _f, tested) => ({
      end: {
        result: 'shot',
        lost: 0,
        failed: tested.result !== 'tested' || tested.outcome !== 'passed',
      },
    }),
  },
};
