import { TEST_LOSSES } from '../combat/losses.ts';
import { engages } from '../ground/engagement.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import { type ChargeFrame, DONE, type Next, type RuleProcedure } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import { strikeFrame } from './strike.ts';

type Heading = 'friendStrike' | 'friendStrikeTest';

function friendOf(f: ChargeFrame): string {
  return f.counterCharger ?? '';
}

function blow(f: ChargeFrame) {
  return strikeFrame(friendOf(f), f.charger, 'strikeBack', {});
}

/** What follows the combat: the pursuit if the target is gone, else nothing. `told`: how it went, if that is not noted yet. */
export function afterShock(
  f: ChargeFrame,
  targetGone: boolean,
  told: Pick<ChargeFrame, 'mobDestroyed'> = {},
): Next<ChargeFrame> {
  if (targetGone) return { to: 'aftermath', set: { targetLost: 0, ...told } };
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: f.charger, why: 'fought', rule: 'CHG-32' }] };
}

/** Whether a friend of the target has counter-charged and may now strike the charger: an option of R-92. */
export function friendMayStrike(g: Game, f: ChargeFrame): boolean {
  if (f.counterCharger === undefined) return false;
  const [friend, charger] = [unitOf(g, f.counterCharger), unitOf(g, f.charger)];
  return !friend.panicked && !charger.panicked && engages(g, friend, charger);
}

/**
 * The one blow of a counter-charging friend, after the target's own, and the test the two may cause together: they are one
 * shock, and what has caused a test is not counted again..
 */
export const friendStrikeSteps: Pick<RuleProcedure<ChargeFrame>, Heading> = {
  friendStrike: {
    call: (_g, f) => blow(f),
    then: (g, f, result) => {
      const lost = result.result === 'struck' ? result.lost : 0;
      const tests = lost + (f.chargerLost ?? 0) >= TEST_LOSSES;
      if (unitOf(g, f.charger).fate === 'present' && tests) return { to: 'friendStrikeTest' };
      return afterShock(f, f.targetGone === true);
    },
  },
  // the charge is not over
  friendStrikeTest: {
    call: (_g, f) => moraleFrame(f.charger, 'losses', friendOf(f), { charging: true }),
    then: (_g, f) => afterShock(f, f.targetGone === true),
  },
};
