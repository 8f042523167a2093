/** Whether a unit that is panicked has fled in what is under way, as far as the frames tell. */
import type { ChargeFrame, GameFrame } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import { whoIsBetween } from '../rules/state/meant.ts';

/** A charge goes on to what follows the combat only if its target is gone. CHG-35. */
function hasFledInCharge({ at, targetGone }: ChargeFrame): boolean | null {
  switch (at) {
    case 'declare':
    case 'inVain':
    case 'move':
    case 'attack':
    case 'breakOff':
    case 'shock':
      return false;
    case 'reaction':
      return null;
    case 'friendStrike':
    case 'friendStrikeTest':
      return targetGone === true;
    default:
      return true;
  }
}

/** Of the target of that procedure, which is not in flight now; null where what it has called tells, or nothing does. */
function hasFledIn(frame: GameFrame): boolean | null {
  switch (frame.procedure) {
    case 'reaction':
      return frame.gone;
    case 'charge':
      return hasFledInCharge(frame);
    // ASL-08: it ends where its target is gone
    case 'assault':
      return frame.at === 'reaction' ? null : false;
    // FIR-19
    case 'fireThenAttack':
      return frame.at === 'choice' ? false : null;
    // what a shot that is over brought about no frame tells: while a gun answers it, and in the second of a double fire
    case 'fire':
      return frame.double !== 'second' && ['begin', 'half', 'shot'].includes(frame.at) ? false : null;
    default:
      return null;
  }
}

/** Whether the unit attacked or shot at has fled in what is under way; null where no frame tells, and while it flees. */
export function hasFled({ frames }: Game, target: string): boolean | null {
  if (frames.some((frame) => frame.procedure === 'flight' && whoIsBetween(frame).unit === target))
    return null;
  for (const frame of frames) {
    // a pursuer's attack on another is still the charge that drove the target away
    const isOfTarget = frame.procedure === 'charge' || whoIsBetween(frame).target === target;
    const fled = isOfTarget ? hasFledIn(frame) : null;
    if (fled !== null) return fled;
  }
  return null;
}
