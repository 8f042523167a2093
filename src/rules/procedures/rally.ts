import { DONE, type RallyFrame, type RuleProcedure } from '../frames.ts';
import { changeUnit, unitOf } from '../game.ts';
import { ralliedChoices } from '../rallyConditions.ts';
import { moraleFrame } from './morale.ts';

export function rallyFrame(unit: string): RallyFrame {
  return { procedure: 'rally', at: 'test', unit };
}

/** Strength points one rally restores. RAL-01. */
const REGAINED = 2;

/** FLOW-RALLY. */
export const rally: RuleProcedure<RallyFrame> = {
  // RAL-02
  test: {
    call: (_g, f) => moraleFrame(f.unit, 'rally', null),
    then: (_g, _f, result) =>
      result.result === 'tested' && result.outcome === 'passed' ? { to: 'rallied' } : { end: DONE },
  },
  // RAL-01, RAL-03
  rallied: {
    do: (g, f) => {
      const unit = unitOf(g, f.unit);
      if (unit.panicked) return { to: 'order' };
      const strength = Math.min(unit.initialStrength, unit.strength + REGAINED);
      return {
        end: DONE,
        game: changeUnit(g, f.unit, { strength }),
        facts: [{ fact: 'rallied', unit: f.unit, regained: strength - unit.strength, rule: 'RAL-01' }],
      };
    },
  },
  // RAL-05, R-142
  order: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'rallied', unit: f.unit },
      legal: () => ralliedChoices(g, unitOf(g, f.unit)).map((choice) => ({ choose: 'rallied', ...choice })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      if (choice.choose !== 'rallied') return { end: DONE };
      const { formation, facing } = choice;
      return {
        end: DONE,
        game: changeUnit(g, f.unit, { panicked: false, panickedThisTurn: 'no', formation, facing }),
        facts: [
          { fact: 'rallied', unit: f.unit, regained: 0, rule: 'RAL-05' },
          { fact: 'formationChanged', unit: f.unit, from: 'horde', to: formation, rule: 'RAL-05' },
        ],
      };
    },
  },
};
