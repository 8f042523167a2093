import { moraleFrame } from '../state/calledFrames.ts';
import { type ActivationFrame, DONE, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import { hasSkill } from '../units/skills.ts';
import { actionFrame } from './action.ts';

/** Tenacious units standing in line test as soon as they are activated. ORD-11, R-23. */
function owesTenacityTest(unit: Unit): boolean {
  return (
    hasSkill(unit, 'tenacious') &&
    !unit.panicked &&
    (unit.formation === 'line' || unit.formation === 'extendedLine')
  );
}

function waiting(g: Game, f: ActivationFrame): readonly string[] {
  return f.units.filter((id) => {
    const unit = unitOf(g, id);
    return unit.fate === 'present' && !unit.acted;
  });
}

/** One activated group: its units act one after the other, in the order their owner likes. SEQ-04, SEQ-08, R-24. */
export const activation: RuleProcedure<ActivationFrame> = {
  tenacity: {
    do: (g, f) => {
      const index = f.units.findIndex((id, at) => at >= f.tested && owesTenacityTest(unitOf(g, id)));
      if (index < 0) return { to: 'next', set: { tested: f.units.length, unit: '' } };
      return { to: 'tenacityTest', set: { tested: index + 1, unit: f.units[index] ?? '' } };
    },
  },
  tenacityTest: {
    call: (_g, f) => moraleFrame(f.unit, 'tenacity', null),
    then: (g, f, result) => {
      if (result.result !== 'tested' || result.outcome === 'passed') return { to: 'tenacity' };
      return {
        to: 'tenacity',
        game: changeUnit(g, f.unit, { mayNotManoeuvre: true }),
        facts: [{ fact: 'mayNotManoeuvre', unit: f.unit, rule: 'ORD-11' }],
      };
    },
  },
  next: { do: (g, f) => (waiting(g, f).length === 0 ? { end: DONE } : { to: 'pick' }) },
  pick: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'actingUnit', units: waiting(g, f) },
      legal: () => waiting(g, f).map((unit) => ({ choose: 'unit', unit })),
      refused: () => [],
    }),
    then: (_g, _f, choice) => ({ to: 'act', set: { unit: choice.choose === 'unit' ? choice.unit : '' } }),
  },
  act: { call: (_g, f) => actionFrame(f.unit, f.panicked), then: () => ({ to: 'next', set: { unit: '' } }) },
};
