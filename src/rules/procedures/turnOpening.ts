import { groupCost, groupRefusals, legalGroups } from '../orders/groups.ts';
import { orderFormulas, orderPointDice, orderPointRule } from '../orders/orders.ts';
import { turnedInPanic, turnsInPanic } from '../orders/refacing.ts';
import { legalRiders, possibleRiders, ridersRefusals, riderTerm } from '../orders/riders.ts';
import type { Choice } from '../state/answers.ts';
import type { Decision, RuleProcedure, TurnFrame } from '../state/frames.ts';
import { NOTHING_DONE } from '../state/freshUnit.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../state/game.ts';
import { endOfOrdersTrigger, poFloorScope } from '../state/houseRules.ts';
import type { Refusal } from '../state/reasons.ts';

type Heading = 'begin' | 'formula' | 'orderPoints' | 'orders';

/** What a unit remembers for one player's turn, as that turn begins. R-10. */
export function rested(unit: Unit): Unit {
  const fresh =
    !unit.activated &&
    !unit.acted &&
    !unit.displaced &&
    !unit.mayNotManoeuvre &&
    !unit.returnedFire &&
    !unit.squareFired &&
    unit.firedDefensively !== true &&
    unit.panickedThisTurn === 'no';
  if (fresh) return unit;
  return {
    ...unit,
    ...NOTHING_DONE,
    ...(unit.firedDefensively === undefined ? {} : { firedDefensively: false }),
  };
}

/** Panicked units that may still act without order this turn. SEQ-10, R-21. */
export function freeToFlee(g: Game): readonly Unit[] {
  return presentUnits(g, g.side).filter((unit) => unit.panicked && !unit.acted && !unit.activated);
}

/** The groups that may be activated, each alone and with every choice of riders. ORD-03 to ORD-10. */
function groupChoices(g: Game): readonly Choice[] {
  const groups = legalGroups(g);
  const possible = possibleRiders(g);
  if (possible.length === 0) return groups.map((units): Choice => ({ choose: 'group', units }));
  return groups.flatMap((units) =>
    legalRiders(g, units, possible).map(
      (riders): Choice =>
        riders.length === 0 ? { choose: 'group', units } : { choose: 'group', units, riders },
    ),
  );
}

/** What panicked units may do without an order whenever nothing else is under way: they flee, or turn by an option. SEQ-10, R-21, R-22. */
export function withoutOrder(g: Game): readonly Choice[] {
  const free = freeToFlee(g);
  return [
    ...free.map(({ id }): Choice => ({ choose: 'fleeWithoutOrder', unit: id })),
    ...free.flatMap((unit) => turnsInPanic(g, unit)),
  ];
}

function areIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Why these units are no group, or those no riders of it. ORD-03 to ORD-10. */
function whyNoGroup(g: Game, choice: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const { choose, units, riders } = choice;
  if (choose !== 'group' || !areIds(units)) return [];
  return [...groupRefusals(g, units), ...(areIds(riders) ? ridersRefusals(g, units, riders) : [])];
}

function orders(g: Game): Decision {
  return {
    side: g.side,
    question: { ask: 'orders' },
    legal: (): readonly Choice[] => [...groupChoices(g), ...withoutOrder(g), { choose: 'endOrders' }],
    // Alone, no unit can fail for its neighbours: the reasons left are its own.
    refused: () =>
      presentUnits(g, g.side)
        .map((unit) => ({
          choice: { choose: 'group', units: [unit.id] } as const,
          reasons: groupRefusals(g, [unit.id]),
        }))
        .filter(({ reasons }) => reasons.length > 0),
    whyNot: (choice) => whyNoGroup(g, choice),
  };
}

/** Which heading settles the dice for the orders. ORD-02. */
export function diceForOrders(g: Game): 'formula' | 'orderPoints' {
  return orderFormulas(g.battle.format).length > 1 ? 'formula' : 'orderPoints';
}

/** What a turn begins with, up to the orders. SEQ-02 to SEQ-04, FLOW-TURN. */
export const openingOfTurn: Pick<RuleProcedure<TurnFrame>, Heading> = {
  begin: {
    do: (g) => ({
      // nobody comes in the first turn: whoever is there then is set up
      to: g.battle.reinforcements && g.turn > 1 ? 'reinforcements' : diceForOrders(g),
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
      dice: orderPointDice(g.battle.format, f.dice, poFloorScope(g)),
    }),
    then: (g, _f, points) => ({
      to: 'orders',
      game: { ...g, orderPoints: points },
      facts: [{ fact: 'orderPoints', side: g.side, points, rule: orderPointRule(g.battle.format) }],
    }),
  },
  // SEQ-04, ORD-03 to ORD-10
  orders: {
    ask: orders,
    then: (g, _f, choice) => {
      if (choice.choose === 'fleeWithoutOrder')
        return { to: 'flightWithoutOrder', set: { group: [choice.unit] } };
      if (choice.choose === 'refaceWithoutOrder') return { to: 'orders', ...turnedInPanic(g, choice) };
      if (choice.choose !== 'group')
        return {
          //
          to: endOfOrdersTrigger(g) === 'exactly_zero' && g.orderPoints > 0 ? 'victory' : 'endOfOrders',
          game: { ...g, orderPoints: 0 },
          facts: [{ fact: 'ordersEnded', side: g.side, lost: g.orderPoints, rule: 'SEQ-04' }],
        };
      const cost = groupCost(
        g,
        choice.units.map((id) => unitOf(g, id)),
      );
      const riders = choice.riders ?? [];
      const group = [...choice.units, ...riders];
      const units = g.units.map((unit) => (group.includes(unit.id) ? { ...unit, activated: true } : unit));
      return {
        to: 'activation',
        set: { group },
        game: { ...g, units, orderPoints: g.orderPoints - cost.total },
        facts: [
          { fact: 'groupActivated', side: g.side, units: choice.units, cost },
          ...riders.map((unit) => {
            const { rule } = riderTerm(unitOf(g, unit));
            return { fact: 'ridesAlong', unit, rule } as const;
          }),
        ],
      };
    },
  },
};
