import type { Facing } from '../../geometry/facing.ts';
import { ralliedChoices } from '../morale/rallyConditions.ts';
import type { Choice } from '../state/answers.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import { DONE, type Next, type RallyFrame, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Game, unitOf } from '../state/game.ts';
import type { Formation } from '../state/vocabulary.ts';
import { formed, groundChoice } from './formation.ts';

/** A rally as an action. RAL-01. */
export function rallyFrame(unit: string): RallyFrame {
  return { procedure: 'rally', at: 'test', unit };
}

/** Strength points one rally restores. RAL-01. */
const REGAINED = 2;

/** The unit free of its panic, in the formation chosen. RAL-05. */
function inOrder(
  g: Game,
  unit: string,
  formation: Formation,
  facing: Facing,
  choice: Choice,
): Next<RallyFrame> {
  const { game, facts } = formed(g, { unit, formation, facing }, choice, 'RAL-05');
  return {
    end: DONE,
    game: changeUnit(game, unit, { panicked: false, panickedThisTurn: 'no' }),
    facts: [{ fact: 'rallied', unit, regained: 0, rule: 'RAL-05' }, ...facts],
  };
}

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
      if (formation === 'extendedLine') return { to: 'half', set: { facing } };
      return inOrder(g, f.unit, formation, facing, choice);
    },
  },
  //
  half: {
    ask: (g, f) => groundChoice(g, unitOf(g, f.unit), 'extendedLine', f.facing ?? 0),
    then: (g, f, choice) => inOrder(g, f.unit, 'extendedLine', f.facing ?? 0, choice),
  },
};
