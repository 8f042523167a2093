import type { Facing } from '../../geometry/facing.ts';
import { facingsAfter, needsFormationTest } from '../formationChange.ts';
import { DONE, type FormationFrame, type Next, type RuleProcedure } from '../frames.ts';
import { changeUnit, type Game, unitOf } from '../game.ts';
import type { Formation } from '../vocabulary.ts';
import { moraleFrame } from './morale.ts';

export function formationFrame(unit: string, formation: Formation): FormationFrame {
  return { procedure: 'formation', at: 'begin', unit, formation };
}

function change(g: Game, f: FormationFrame, facing: Facing): Next<FormationFrame> {
  const from = unitOf(g, f.unit).formation;
  return {
    end: DONE,
    game: changeUnit(g, f.unit, { formation: f.formation, facing }),
    facts: [{ fact: 'formationChanged', unit: f.unit, from, to: f.formation, rule: 'FRM-14' }],
  };
}

/** A voluntary change of formation. FRM-14 to FRM-18. */
export const formation: RuleProcedure<FormationFrame> = {
  begin: { do: (g, f) => ({ to: needsFormationTest(g, unitOf(g, f.unit)) ? 'test' : 'change' }) },
  // FRM-15: a failure costs nothing but the change
  test: {
    call: (_g, f) => moraleFrame(f.unit, 'formation', null),
    then: (_g, f, result) =>
      result.result === 'tested' && result.outcome === 'passed'
        ? { to: 'change' }
        : { end: DONE, facts: [{ fact: 'formationRefused', unit: f.unit, rule: 'FRM-15' }] },
  },
  change: {
    do: (g, f) => {
      const [only, ...others] = facingsAfter(unitOf(g, f.unit), f.formation);
      return only === undefined || others.length > 0 ? { to: 'facing' } : change(g, f, only);
    },
  },
  // out of square the unit faces as it likes
  facing: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'facing', unit: f.unit, purpose: 'formation' },
      legal: () =>
        facingsAfter(unitOf(g, f.unit), f.formation).map((facing) => ({ choose: 'facing', facing })),
      refused: () => [],
    }),
    then: (g, f, choice) => change(g, f, choice.choose === 'facing' ? choice.facing : 0),
  },
};
