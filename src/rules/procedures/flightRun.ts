import type { Hex } from '../../geometry/hex.ts';
import { withCrossed } from '../movement/crossed.ts';
import { flightEnds, flightSteps, friendInFlight } from '../movement/run.ts';
import { flightOccupiedEnd, flightPath } from '../state/actionHouseRules.ts';
import { d6, lots } from '../state/dice.ts';
import type { Fact } from '../state/facts.ts';
import type { FlightFrame, RuleProcedure } from '../state/frames.ts';
import { type Game, type Unit, unitOf } from '../state/game.ts';
import { isCavalry } from '../units/units.ts';

type Heading = 'length' | 'end' | 'step' | 'stepDraw';

function ran(unit: Unit, route: readonly Hex[]): Fact {
  return {
    fact: 'moved',
    unit: unit.id,
    manoeuvre: 'flight',
    from: unit.hexes[0],
    route,
    facing: unit.facing,
    rule: 'MAN-24',
  };
}

/** The fugitive one hex farther; a friend there is crossed. */
function entered(g: Game, f: FlightFrame, hex: Hex): Partial<FlightFrame> {
  const unit = unitOf(g, f.unit);
  return {
    length: Math.max(0, f.length - 1),
    route: [...f.route, hex],
    crossed: withCrossed(f.crossed, unit, friendInFlight(g, unit, hex)),
  };
}

/** How far a unit flees and over which hexes, its owner choosing or, by an option, the dice. FLOW-FLIGHT 5 and 6, MAN-24, R-76. */
export const runSteps: Pick<RuleProcedure<FlightFrame>, Heading> = {
  length: {
    roll: (g, f) => ({
      side: unitOf(g, f.unit).side,
      about: { about: 'flight', unit: f.unit },
      dice: d6(isCavalry(unitOf(g, f.unit)) ? 2 : 0),
    }),
    then: (g, f, length) => ({
      to: flightPath(g) === 'owner' ? 'end' : 'step',
      set: { length },
      facts: [{ fact: 'flightLength', unit: f.unit, length, rule: 'MAN-24' }],
    }),
  },
  end: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'flightEnd', unit: f.unit, length: f.length },
      legal: () => flightEnds(g, unitOf(g, f.unit), f.length).map((end) => ({ choose: 'runEnd', ...end })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      if (choice.choose !== 'runEnd') return { to: 'stop' };
      return {
        to: 'crossing',
        set: {
          crossed: choice.crossed,
          offMap: choice.offMap,
          toQ: choice.to.q,
          toR: choice.to.r,
          length: 0,
        },
        facts: [ran(unitOf(g, f.unit), choice.route)],
      };
    },
  },
  // where both front hexes are open the dice choose
  step: {
    do: (g, f) => {
      const unit = unitOf(g, f.unit);
      const at = f.route.at(-1) ?? unit.hexes[0];
      const friend = friendInFlight(g, unit, at);
      const { open, leaves } = flightSteps(g, unit, at);
      const goesOn = f.length > 0 || (friend !== undefined && flightOccupiedEnd(g) === 'next_free_hex');
      const ways = goesOn ? open : [];
      if (ways.length > 1) return { to: 'stepDraw' };
      const [only] = ways;
      if (only) return { to: 'step', set: entered(g, f, only) };
      return {
        to: 'crossing',
        // off the map only while length remains, not by what the option of R-78 adds
        set: { offMap: f.length > 0 && leaves, toQ: at.q, toR: at.r, length: 0, route: [] },
        facts: [ran(unit, f.route)],
      };
    },
  },
  stepDraw: {
    roll: (g, f) => ({
      side: unitOf(g, f.unit).side,
      about: { about: 'flightStep', unit: f.unit },
      dice: lots(2),
    }),
    then: (g, f, outcome) => {
      const unit = unitOf(g, f.unit);
      const hex = flightSteps(g, unit, f.route.at(-1) ?? unit.hexes[0]).open[outcome];
      return { to: 'step', set: hex ? entered(g, f, hex) : {} };
    },
  },
};
