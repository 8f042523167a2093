import { DONE, type FireFrame, type RuleProcedure } from '../frames.ts';
import { changeUnit, type Game, unitOf } from '../game.ts';
import { mayReturnFire } from '../targets.ts';
import { shotFrame } from './shot.ts';

export function fireFrame(firer: string, target: string): FireFrame {
  return { procedure: 'fire', at: 'shot', firer, target };
}

/** FIR-15: whether the unit fired at may answer, as things stand after its own test. */
function mayAnswer(g: Game, f: FireFrame): boolean {
  const [firer, target] = [unitOf(g, f.firer), unitOf(g, f.target)];
  return firer.fate === 'present' && target.fate === 'present' && mayReturnFire(g, target, firer).allowed;
}

/** Fire as an action: the shot, then the return fire. FLOW-FIRE, FIR-20. */
export const fire: RuleProcedure<FireFrame> = {
  shot: {
    call: (_g, f) => shotFrame(f.firer, f.target, 'action'),
    then: (g, f) => (mayAnswer(g, f) ? { to: 'returnChoice' } : { end: DONE }),
  },
  // FIR-15, R-122
  returnChoice: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'returnFire', unit: f.target, firer: f.firer },
      legal: () => [{ choose: 'returnFire' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (g, f, choice) =>
      choice.choose === 'returnFire'
        ? { to: 'returnShot', game: changeUnit(g, f.target, { returnedFire: true }) }
        : { end: DONE },
  },
  returnShot: { call: (_g, f) => shotFrame(f.target, f.firer, 'return'), then: () => ({ end: DONE }) },
};
