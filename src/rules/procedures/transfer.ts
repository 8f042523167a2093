import { applyLosses } from '../combat/losses.ts';
import { bearable, transferChoices, transferFriends } from '../combat/lossTransfer.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import type { MoraleFrame, Result, RuleProcedure, TransferFrame } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';

/** What is left for the battery to lose. LOS-03, LOS-05. */
function keeping(g: Game, f: TransferFrame, passed: number): Result {
  return { result: 'transferred', kept: bearable(unitOf(g, f.battery), f.points) - passed };
}

/** Who charges or assaults the battery, and who looked at it then: the friend's test comes of that attack. R-08. */
function attackOn(g: Game, battery: string): Pick<MoraleFrame, 'attacker' | 'protectors'> {
  for (const frame of g.frames) {
    if (frame.procedure === 'shock' && frame.target === battery)
      return { attacker: frame.charger, protectors: frame.protectors };
    if (frame.procedure === 'assault' && frame.target === battery)
      return { attacker: frame.assailant, protectors: frame.protectors };
  }
  return { attacker: null, protectors: [] };
}

/**
 * One attempt to pass losses to a friend: the choice of the friend and of the points, its morale test, its losses, which
 * it can neither save nor test for. What the battery keeps is its caller's to apply. LOS-05, MOR-01, R-135.
 */
export const transfer: RuleProcedure<TransferFrame> = {
  choice: {
    ask: (g, f) => {
      const battery = unitOf(g, f.battery);
      return {
        side: battery.side,
        question: {
          ask: 'transfer',
          unit: f.battery,
          units: transferFriends(g, battery),
          losses: bearable(battery, f.points),
          by: f.by,
        },
        legal: () => transferChoices(g, battery, f.points),
        refused: () => [],
      };
    },
    then: (g, f, choice) =>
      choice.choose === 'transfer'
        ? { to: 'test', set: { friend: choice.unit, passed: choice.points } }
        : { end: keeping(g, f, 0) },
  },
  // MOR-12: a failure costs the friend nothing; R-149: a wood on a side shelters from whoever inflicts the losses
  test: {
    call: (g, f) => moraleFrame(f.friend, 'transfer', f.by, attackOn(g, f.battery)),
    then: (g, f, result) => {
      if (result.result !== 'tested' || result.outcome !== 'passed') return { end: keeping(g, f, 0) };
      const { game, facts } = applyLosses(g, f.friend, f.passed, 'transferred', f.by, 'LOS-05');
      return {
        end: keeping(g, f, f.passed),
        game,
        facts: [
          { fact: 'lossesTransferred', unit: f.battery, to: f.friend, points: f.passed, rule: 'LOS-05' },
          ...facts,
        ],
      };
    },
  },
};
