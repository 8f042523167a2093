import { applyLosses } from '../combat/losses.ts';
import { NO_SAVE, saveFromToll } from '../combat/saves.ts';
import { saveDice } from '../state/dice.ts';
import type { LossCause } from '../state/facts.ts';
import type { RuleProcedure, TollFrame } from '../state/frames.ts';
import { unitOf } from '../state/game.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { savedFact } from './hits.ts';

/** Points that no enemy's hit costs a unit: a failed test, a friend's flight over it, a march away, an attack in vain. */
export function tollFrame(
  unit: string,
  points: number,
  cause: LossCause,
  by: string | null,
  rule: RuleId,
): TollFrame {
  return { procedure: 'toll', at: 'begin', unit, points, cause, by, rule };
}

/** Those losses, which an option of R-131 lets the unit save. LOS-02, SAV-01. Result: points really lost. */
export const toll: RuleProcedure<TollFrame> = {
  begin: {
    do: (g, f) => ({ to: f.points > 0 && saveFromToll(g, unitOf(g, f.unit)) ? 'saves' : 'losses' }),
  },
  saves: {
    roll: (g, f) => {
      const unit = unitOf(g, f.unit);
      const { from, entitlements } = saveFromToll(g, unit) ?? NO_SAVE;
      return {
        side: unit.side,
        about: {
          about: 'tollSaves',
          unit: f.unit,
          cause: f.cause,
          losses: f.points,
          from,
          entitlements: entitlements.map(({ rule }) => rule),
        },
        dice: saveDice(f.points, from),
      };
    },
    then: (_g, f, saved) => ({
      to: 'losses',
      set: { points: f.points - saved },
      facts: [savedFact(f.unit, saved, f.points)],
    }),
  },
  losses: {
    do: (g, f) => {
      const { game, facts, lost } = applyLosses(g, f.unit, f.points, f.cause, f.by, f.rule);
      return { end: { result: 'struck', lost }, game, facts };
    },
  },
};
