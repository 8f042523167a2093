import { mayTransfer, transferFrame } from '../combat/lossTransfer.ts';
import { d3, d6 } from '../state/dice.ts';
import type { FlightFrame, Next, RuleProcedure } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import { tollFrame } from './toll.ts';

type Heading = 'crossing' | 'crossingDice' | 'crossingTransfer' | 'crossingLosses';

function crossedNow(f: FlightFrame): string {
  return f.crossed[0] ?? '';
}

/** Takes one friend off the list of those crossed. */
function nextCrossed(f: FlightFrame): Next<FlightFrame> {
  return { to: 'crossing', set: { crossed: f.crossed.slice(1), points: 0 } };
}

/** What a flight costs the friends it runs over, once each. FLOW-FLIGHT 7, MAN-24, QUA-07, R-81. */
export const crossingSteps: Pick<RuleProcedure<FlightFrame>, Heading> = {
  crossing: {
    do: (g, f) => {
      const [id] = f.crossed;
      if (id === undefined) return { to: 'stop' };
      // a friend may have fallen with losses it took over from guns crossed before it
      if (f.harmless || unitOf(g, id).quality === 'elite' || unitOf(g, id).fate !== 'present')
        return nextCrossed(f);
      return { to: 'crossingDice', facts: [{ fact: 'crossed', unit: id, by: f.unit, rule: 'MAN-24' }] };
    },
  },
  crossingDice: {
    roll: (g, f) => {
      const friend = unitOf(g, crossedNow(f));
      return {
        side: friend.side,
        about: { about: 'crossing', unit: friend.id, by: f.unit },
        dice: friend.quality === 'recruit' ? d6() : d3(),
      };
    },
    then: (g, f, points) => ({
      to: mayTransfer(g, unitOf(g, crossedNow(f)), points) ? 'crossingTransfer' : 'crossingLosses',
      set: { points },
    }),
  },
  // LOS-05
  crossingTransfer: {
    call: (_g, f) => transferFrame(crossedNow(f), f.points, null),
    then: (_g, f, result) => ({
      to: 'crossingLosses',
      set: { points: result.result === 'transferred' ? result.kept : f.points },
    }),
  },
  crossingLosses: {
    call: (_g: Game, f) => tollFrame(crossedNow(f), f.points, 'crossed', null, 'QUA-07'),
    then: (_g, f) => nextCrossed(f),
  },
};
