import type { Choice } from '../answers.ts';
import { type Decision, DONE, type RuleProcedure, type TurnFrame } from '../frames.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../game.ts';
import { groupCost, groupRefusals, legalGroups } from '../groups.ts';
import { orderFormulas, orderPointDice } from '../orders.ts';
import { battleOutcome } from '../victory.ts';
import { activationFrame } from './activation.ts';
import { flightFrame } from './flight.ts';

export function turnFrame(last: boolean): TurnFrame {
  return { procedure: 'turn', at: 'begin', last, dice: 'd3', group: [] };
}

/** What a unit remembers for one player's turn, as that turn begins. R-10. */
function rested(unit: Unit): Unit {
  const fresh =
    !unit.activated &&
    !unit.acted &&
    !unit.mayNotManoeuvre &&
    !unit.returnedFire &&
    !unit.squareFired &&
    unit.panickedThisTurn === 'no';
  if (fresh) return unit;
  return {
    ...unit,
    activated: false,
    acted: false,
    mayNotManoeuvre: false,
    returnedFire: false,
    squareFired: false,
    panickedThisTurn: 'no',
  };
}

/** Enemies that hurt a unit are remembered until the end of its owner's turn. MAN-22, R-74. */
function forgetHurts(g: Game): Game {
  return {
    ...g,
    units: g.units.map((unit) =>
      unit.side === g.side && unit.hurtBy.length > 0 ? { ...unit, hurtBy: [] } : unit,
    ),
  };
}

/** Panicked units that may still flee without order this turn. SEQ-10, R-21. */
function freeToFlee(g: Game): readonly Unit[] {
  return presentUnits(g, g.side).filter((unit) => unit.panicked && !unit.acted && !unit.activated);
}

function orders(g: Game): Decision {
  return {
    side: g.side,
    question: { ask: 'orders' },
    legal: (): readonly Choice[] => [
      ...legalGroups(g).map((units): Choice => ({ choose: 'group', units })),
      ...freeToFlee(g).map((unit): Choice => ({ choose: 'fleeWithoutOrder', unit: unit.id })),
      { choose: 'endOrders' },
    ],
    // Alone, no unit can fail for its neighbours: the reasons left are its own.
    refused: () =>
      presentUnits(g, g.side)
        .map((unit) => ({
          choice: { choose: 'group', units: [unit.id] } as const,
          reasons: groupRefusals(g, [unit.id]),
        }))
        .filter(({ reasons }) => reasons.length > 0),
  };
}

/** One player's turn: orders, actions, victory conditions. SEQ-02 to SEQ-05, FLOW-TURN. */
export const turn: RuleProcedure<TurnFrame> = {
  begin: {
    do: (g) => ({
      to: orderFormulas(g.battle.format).length > 1 ? 'formula' : 'orderPoints',
      game: { ...g, units: g.units.map(rested), orderPoints: 0 },
      facts: [{ fact: 'turnBegan', side: g.side, turn: g.turn }],
    }),
  },
  // ORD-02: in the larger formats the player chooses his dice each turn, before rolling.
  formula: {
    ask: (g) => ({
      side: g.side,
      question: { ask: 'orderDice' },
      legal: () => orderFormulas(g.battle.format).map((dice): Choice => ({ choose: 'orderDice', dice })),
      refused: () => [],
    }),
    then: (_g, _f, choice) => ({
      to: 'orderPoints',
      set: { dice: choice.choose === 'orderDice' ? choice.dice : 'd3' },
    }),
  },
  // ORD-01, SEQ-03
  orderPoints: {
    roll: (g, f) => ({
      side: g.side,
      about: { about: 'orderPoints', side: g.side },
      dice: orderPointDice(g.battle.format, f.dice),
    }),
    then: (g, _f, points) => ({
      to: 'orders',
      game: { ...g, orderPoints: points },
      facts: [{ fact: 'orderPoints', side: g.side, points }],
    }),
  },
  // SEQ-04, ORD-03 to ORD-08
  orders: {
    ask: orders,
    then: (g, _f, choice) => {
      if (choice.choose === 'fleeWithoutOrder')
        return { to: 'flightWithoutOrder', set: { group: [choice.unit] } };
      if (choice.choose !== 'group')
        return {
          to: 'victory',
          game: { ...g, orderPoints: 0 },
          facts: [{ fact: 'ordersEnded', side: g.side, lost: g.orderPoints }],
        };
      const cost = groupCost(
        g,
        choice.units.map((id) => unitOf(g, id)),
      );
      const units = g.units.map((unit) =>
        choice.units.includes(unit.id) ? { ...unit, activated: true } : unit,
      );
      return {
        to: 'activation',
        set: { group: choice.units },
        game: { ...g, units, orderPoints: g.orderPoints - cost.total },
        facts: [{ fact: 'groupActivated', side: g.side, units: choice.units, cost }],
      };
    },
  },
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
  // SEQ-05, R-151
  victory: {
    do: (g, f) => {
      const rested = forgetHurts(g);
      const outcome = battleOutcome(rested, f.last);
      if (!outcome) return { end: DONE, game: rested };
      return {
        end: DONE,
        game: { ...rested, outcome },
        facts: [{ fact: 'gameOver', outcome, rule: 'VIC-04' }],
      };
    },
  },
};
