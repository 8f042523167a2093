import { combatFactor, dearSixRule, sixCosts } from '../combat/combatFactor.ts';
import { applyLosses } from '../combat/losses.ts';
import { transferFrame } from '../combat/lossTransfer.ts';
import { NO_SAVE, type Save, saveFor } from '../combat/saves.ts';
import { isEnfilade } from '../fire/targets.ts';
import { hitDice } from '../state/dice.ts';
import type { StrikeKind } from '../state/facts.ts';
import type { RuleProcedure, StrikeFrame } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import type { Sum } from '../state/reasons.ts';
import { savedFact, savesRoll, suffer } from './hits.ts';

/** One blow in close combat. Strengths are those at the start of a melee; a shock does not read them. */
export function strikeFrame(
  striker: string,
  target: string,
  kind: StrikeKind,
  more: Partial<StrikeFrame> = {},
): StrikeFrame {
  return {
    procedure: 'strike',
    at: 'dice',
    doubled: false,
    outflankedAtDeclaration: false,
    reduction: 0,
    strikerStrength: 0,
    targetStrength: 0,
    hits: 0,
    ...more,
    striker,
    target,
    kind,
  };
}

/** The dice of the blow, with their lines. CBT-04 to CBT-20. */
export function strikeFactor(g: Game, f: StrikeFrame): Sum {
  return combatFactor(g, unitOf(g, f.striker), unitOf(g, f.target), f);
}

function save(g: Game, f: StrikeFrame): Save | null {
  const [striker, target] = [unitOf(g, f.striker), unitOf(g, f.target)];
  const kind = f.kind === 'melee' || f.kind === 'meleeAnswer' ? 'melee' : 'shock';
  return saveFor(
    g,
    target,
    striker,
    kind,
    { unit: f.targetStrength, enemy: f.strikerStrength },
    isEnfilade(g, striker, target),
  );
}

/** One blow: dice, saves, transfer, losses. The test it may cause belongs to the shock or to the melee. CBT-03, SAV-01, LOS-02. */
export const strike: RuleProcedure<StrikeFrame> = {
  dice: {
    roll: (g, f) => {
      const factor = strikeFactor(g, f);
      return {
        side: unitOf(g, f.striker).side,
        about: { about: 'strike', kind: f.kind, attacker: f.striker, target: f.target, factor },
        dice: hitDice(factor.total, 4, sixCosts(g, unitOf(g, f.target), 'closeCombat')),
      };
    },
    then: (g, f, hits) => {
      const facts = [
        {
          fact: 'struck',
          kind: f.kind,
          unit: f.striker,
          target: f.target,
          dice: strikeFactor(g, f).total,
          hits,
          rule: dearSixRule(unitOf(g, f.target), 'closeCombat') ?? 'CBT-03',
        } as const,
      ];
      if (hits === 0) return { end: { result: 'struck', lost: 0 }, facts };
      return { to: save(g, f) ? 'saves' : suffer(g, f.target, hits), set: { hits }, facts };
    },
  },
  saves: {
    roll: (g, f) => savesRoll(g, f, f.striker, save(g, f) ?? NO_SAVE),
    then: (g, f, saved) => ({
      to: suffer(g, f.target, f.hits - saved),
      set: { hits: f.hits - saved },
      facts: [savedFact(f.target, saved, f.hits)],
    }),
  },
  // LOS-03 before LOS-05: nothing is passed on that the guns could not lose
  transfer: {
    call: (_g, f) => transferFrame(f.target, f.hits, f.striker),
    then: (_g, f, result) => ({
      to: 'losses',
      set: { hits: result.result === 'transferred' ? result.kept : f.hits },
    }),
  },
  losses: {
    do: (g, f) => {
      const { game, facts, lost } = applyLosses(g, f.target, f.hits, 'closeCombat', f.striker, 'CBT-03');
      return { end: { result: 'struck', lost }, game, facts };
    },
  },
};
