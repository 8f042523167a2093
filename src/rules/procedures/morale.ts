import { shotLine } from '../fire/shotHalves.ts';
import { type HalvesLine, reversed } from '../ground/halves.ts';
import { isByHalf } from '../ground/terrain.ts';
import { commandValue, diceRule, moraleDice, testDice } from '../morale/commandValue.ts';
import { ralliesWithoutTest } from '../morale/rallyConditions.ts';
import { flightFrame } from '../state/calledFrames.ts';
import type { MoraleFrame, RuleProcedure } from '../state/frames.ts';
import { findUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import type { Sum } from '../state/reasons.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isDemoralised } from '../units/units.ts';
import { tollFrame } from './toll.ts';

/**
 * The halves of the shot that has cost the losses tested for, where an option lets the half concerned alone count: whoever
 * is being shot at tests for nothing else..
 */
function halvesShotAt(g: Game, f: MoraleFrame): HalvesLine | null {
  if (!isByHalf(g)) return null;
  for (const frame of g.frames)
    if (frame.procedure === 'shot' && frame.target === f.unit) return reversed(shotLine(g, frame));
  return null;
}

/** The modified command value of the test under way, with its lines. MOR-07 to MOR-09. */
export function testedCommandValue(g: Game, f: MoraleFrame): Sum {
  return commandValue(g, unitOf(g, f.unit), {
    purpose: f.purpose,
    reaction: f.reaction,
    enemy: findUnit(g, f.enemy) ?? null,
    charging: f.charging,
    charged: f.charged === true,
    attacker: findUnit(g, f.attacker) ?? null,
    protectors: f.protectors,
    line: halvesShotAt(g, f),
  });
}

/** Whether a failure costs something: MOR-11 against MOR-12. */
function failureBites(f: MoraleFrame): boolean {
  return f.purpose === 'reaction' || f.purpose === 'losses';
}

/** Whether the unit holds out whatever it costs. MOR-14, SKL-09.2. */
function isSteadfast(unit: Unit): boolean {
  return hasSkill(unit, 'tenacious') && !isDemoralised(unit);
}

/** The statement that tells what the failure brings. MOR-11, MOR-12, MOR-14. */
function ruleOfFailure(g: Game, f: MoraleFrame): RuleId {
  if (!failureBites(f)) return 'MOR-12';
  return isSteadfast(unitOf(g, f.unit)) ? 'MOR-14' : 'MOR-11';
}

/** FLOW-MORALE. */
export const morale: RuleProcedure<MoraleFrame> = {
  begin: {
    do: (g, f) => {
      if (f.purpose === 'rally') {
        if (!ralliesWithoutTest(g, unitOf(g, f.unit))) return { to: 'dice' };
        const facts = [{ fact: 'testExempt', unit: f.unit, rule: 'RAL-06' } as const];
        return { end: { result: 'tested', outcome: 'passed', lost: 0 }, facts };
      }
      // MOR-13: a panicked unit fails without dice, rally excepted
      if (!unitOf(g, f.unit).panicked) return { to: 'dice' };
      const facts = [{ fact: 'testLost', unit: f.unit, purpose: f.purpose, rule: 'MOR-13' } as const];
      if (failureBites(f)) return { to: 'flight', facts };
      return { end: { result: 'tested', outcome: 'failed', lost: 0 }, facts };
    },
  },
  // MOR-03 to MOR-09
  dice: {
    roll: (g, f) => {
      const unit = unitOf(g, f.unit);
      const value = testedCommandValue(g, f);
      const { dice, supportedBy } = moraleDice(g, unit, f.purpose);
      return {
        side: unit.side,
        about: {
          about: 'morale',
          unit: f.unit,
          purpose: f.purpose,
          commandValue: value,
          dice,
          supportedBy,
          diceRule: diceRule(unit, f.purpose, supportedBy),
        },
        dice: testDice(dice, value.total),
      };
    },
    then: (g, f, excess) => {
      if (excess > 0) {
        const rule = ruleOfFailure(g, f);
        return {
          to: 'failed',
          set: { excess },
          facts: [{ fact: 'testFailed', unit: f.unit, purpose: f.purpose, by: excess, rule }],
        };
      }
      return {
        end: { result: 'tested', outcome: 'passed', lost: 0 },
        facts: [{ fact: 'testPassed', unit: f.unit, purpose: f.purpose, rule: 'MOR-10' }],
      };
    },
  },
  failed: {
    do: (g, f) => {
      if (!failureBites(f)) return { end: { result: 'tested', outcome: 'failed', lost: 0 } };
      const unit = unitOf(g, f.unit);
      // MOR-15, SKL-06.4
      if (hasSkill(unit, 'harassment'))
        return { to: 'flight', facts: [{ fact: 'mustFlee', unit: f.unit, rule: 'MOR-15' }] };
      return { to: isSteadfast(unit) ? 'toll' : 'choice' };
    },
  },
  // MOR-11, R-137
  choice: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'stayOrFlee', unit: f.unit, losses: f.excess },
      legal: () => [{ choose: 'stay' }, { choose: 'flee' }],
      refused: () => [],
    }),
    then: (_g, _f, choice) => ({ to: choice.choose === 'stay' ? 'toll' : 'flight' }),
  },
  // standing with the losses of the failure, which an option lets the unit save: MOR-11, R-131, R-138
  toll: {
    call: (_g, f) => tollFrame(f.unit, f.excess, 'failedTest', null, 'MOR-11'),
    then: (g, f, result) => {
      const gone = unitOf(g, f.unit).fate !== 'present';
      const lost = result.result === 'struck' ? result.lost : 0;
      return { end: { result: 'tested', outcome: gone ? 'gone' : 'stayed', lost } };
    },
  },
  flight: {
    call: (_g, f) => flightFrame(f.unit, f.enemy),
    then: () => ({ end: { result: 'tested', outcome: 'gone', lost: 0 } }),
  },
};
