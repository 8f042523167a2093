import { countObjectives } from '../objectives.ts';
import { battleOutcome } from '../outcome.ts';
import { activationFrame, flightFrame } from '../state/calledFrames.ts';
import { DONE, type RuleProcedure, type TurnFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { arrivalFrame } from './deployment.ts';
import { initiativeSteps } from './initiative.ts';
import { diceForOrders, openingOfTurn } from './turnOpening.ts';

/** Enemies that hurt a unit are remembered until the end of its owner's turn. MAN-22, R-74. */
function forgetHurts(g: Game): Game {
  return {
    ...g,
    units: g.units.map((unit) =>
      unit.side === g.side && unit.hurtBy.length > 0 ? { ...unit, hurtBy: [] } : unit,
    ),
  };
}

/** One player's turn: orders, actions, victory conditions. SEQ-02 to SEQ-05, FLOW-TURN. */
export const turn: RuleProcedure<TurnFrame> = {
  ...openingOfTurn,
  reinforcements: { call: (g) => arrivalFrame(g.side), then: (g) => ({ to: diceForOrders(g) }) },
  activation: {
    call: (g, f) => activationFrame(g, f.group),
    then: () => ({ to: 'orders', set: { group: [] } }),
  },
  flightWithoutOrder: {
    call: (_g, f) => flightFrame(f.group[0] ?? '', null),
    then: (g, f) => ({
      to: 'orders',
      set: { group: [] },
      game: {
        ...g,
        units: g.units.map((unit) =>
          unit.id === f.group[0] ? { ...unit, activated: true, acted: true } : unit,
        ),
      },
    }),
  },
  ...initiativeSteps,
  // SEQ-05, R-151
  victory: {
    do: (g, f) => {
      const { game, facts } = countObjectives(forgetHurts(g));
      const outcome = battleOutcome(game, f.last);
      if (!outcome) return { end: DONE, game, facts };
      return {
        end: DONE,
        game: { ...game, outcome },
        facts: [...facts, { fact: 'gameOver', outcome, rule: 'VIC-04' }],
      };
    },
  },
};
