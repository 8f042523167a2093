import type { Dice } from '../../engine/dice.ts';
import { routeIsOpen } from '../attack/chargeConditions.ts';
import { lineMotion } from '../formation/lineMoves.ts';
import { hexesAt } from '../ground/halves.ts';
import { pursuitEnds } from '../movement/run.ts';
import { d3, d6 } from '../state/dice.ts';
import type { PursuitFrame, RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Unit, unitOf } from '../state/game.ts';

/** The move of a unit that pursues. MAN-18. */
export function pursuitFrame(unit: string): PursuitFrame {
  return { procedure: 'pursuit', at: 'begin', unit, length: 0 };
}

/** How far a unit pursues, in hexes; none is rolled for a line, which always goes 1. MAN-19, R-66. */
function pursuitDice(unit: Unit): Dice | null {
  if (unit.type === 'lightCavalry') return d6(2);
  if (unit.type === 'heavyCavalry' || unit.type === 'mediumCavalry') return d6();
  return unit.formation === 'line' || unit.formation === 'extendedLine' ? null : d3();
}

/** The move of a pursuer. MAN-18 to MAN-20, R-67. */
export const pursuit: RuleProcedure<PursuitFrame> = {
  begin: {
    do: (g, f) =>
      pursuitDice(unitOf(g, f.unit))
        ? { to: 'length' }
        : {
            to: 'end',
            set: { length: 1 },
            facts: [{ fact: 'pursuitLength', unit: f.unit, length: 1, rule: 'MAN-19' }],
          },
  },
  length: {
    roll: (g, f) => {
      const unit = unitOf(g, f.unit);
      return {
        side: unit.side,
        about: { about: 'pursuit', unit: f.unit },
        dice: pursuitDice(unit) ?? d3(),
      };
    },
    then: (_g, f, length) => ({
      to: 'end',
      set: { length },
      facts: [{ fact: 'pursuitLength', unit: f.unit, length, rule: 'MAN-19' }],
    }),
  },
  end: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'pursuitEnd', unit: f.unit, length: f.length },
      legal: () => pursuitEnds(g, unitOf(g, f.unit), f.length).map((end) => ({ choose: 'runEnd', ...end })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      if (choice.choose !== 'runEnd') return { end: { result: 'moved', openRoute: true } };
      const unit = unitOf(g, f.unit);
      return {
        end: { result: 'moved', openRoute: routeIsOpen(g, unit.hexes[0], choice.route) },
        game: changeUnit(g, f.unit, { hexes: hexesAt(unit, choice.to, unit.facing) }),
        facts: [
          {
            fact: 'moved',
            unit: f.unit,
            manoeuvre: 'pursuit',
            from: unit.hexes[0],
            route: choice.route,
            facing: unit.facing,
            ...lineMotion(unit, choice.to, unit.facing),
            rule: 'MAN-18',
          },
        ],
      };
    },
  },
};
