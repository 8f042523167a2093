import type { Facing } from '../../geometry/facing.ts';
import { facingsAfter, needsFormationTest } from '../formation/formationChange.ts';
import { groundsAfter } from '../formation/formationGround.ts';
import { isTwofold } from '../ground/halves.ts';
import type { Choice } from '../state/answers.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import { type Decision, DONE, type FormationFrame, type Next, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import type { Formation, RuleId } from '../state/vocabulary.ts';

/** A change of formation as an action. FRM-14 to FRM-18. */
export function formationFrame(unit: string, formation: Formation): FormationFrame {
  return { procedure: 'formation', at: 'begin', unit, formation };
}

/** Which half: the flank an extended line takes in, or the hex it keeps when it closes up. R-44. */
export function groundChoice(g: Game, unit: Unit, to: Formation, facing: Facing): Decision {
  const role = to === 'extendedLine' ? 'extend' : 'keep';
  return {
    side: unit.side,
    question: { ask: 'half', unit: unit.id, role },
    legal: () =>
      groundsAfter(g, unit, to, facing).map(({ half, hex }): Choice => ({ choose: 'half', half, hex })),
    refused: () => [],
  };
}

/** The unit in its new formation on the ground chosen, and what is told of it. */
export function formed(
  g: Game,
  f: Pick<FormationFrame, 'unit' | 'formation' | 'facing'>,
  choice: Choice | null,
  rule: RuleId,
): Required<Pick<Next<FormationFrame>, 'game' | 'facts'>> {
  const unit = unitOf(g, f.unit);
  const { facing = 0 } = f;
  const chosen = choice?.choose === 'half' ? choice.half : undefined;
  const ground = groundsAfter(g, unit, f.formation, facing).find(({ half }) => half === chosen);
  // where no half is asked for, the unit keeps its one hex
  const hexes = ground?.hexes ?? unit.hexes;
  const told = { unit: f.unit, from: unit.formation, to: f.formation, rule };
  const twofold = f.formation === 'extendedLine' || isTwofold(unit);
  return {
    game: changeUnit(g, f.unit, { formation: f.formation, facing, hexes }),
    facts: [
      { fact: 'formationChanged', ...told },
      ...(twofold ? [{ fact: 'holds', unit: f.unit, hexes, rule: 'R-44' } as const] : []),
    ],
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
      const facings = facingsAfter(g, unitOf(g, f.unit), f.formation);
      const [only] = facings.length === 1 ? facings : [];
      return only === undefined ? { to: 'facing' } : { to: 'ground', set: { facing: only } };
    },
  },
  // out of square the unit faces as it likes
  facing: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'facing', unit: f.unit, purpose: 'formation' },
      legal: () =>
        facingsAfter(g, unitOf(g, f.unit), f.formation).map((facing) => ({ choose: 'facing', facing })),
      refused: () => [],
    }),
    then: (_g, _f, choice) => ({
      to: 'ground',
      set: choice.choose === 'facing' ? { facing: choice.facing } : {},
    }),
  },
  ground: {
    do: (g, f) =>
      f.formation === 'extendedLine' || isTwofold(unitOf(g, f.unit))
        ? { to: 'half' }
        : { end: DONE, ...formed(g, f, null, 'FRM-14') },
  },
  //
  half: {
    ask: (g, f) => groundChoice(g, unitOf(g, f.unit), f.formation, f.facing ?? 0),
    then: (g, f, choice) => ({ end: DONE, ...formed(g, f, choice, 'FRM-14') }),
  },
};
