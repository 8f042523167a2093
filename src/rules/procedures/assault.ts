import type { Choice } from '../answers.ts';
import { isOutflanked } from '../engagement.ts';
import { type AssaultFrame, DONE, type Next, type RuleProcedure } from '../frames.ts';
import { type Game, unitOf } from '../game.ts';
import { meleeTestOrder } from '../meleeTests.ts';
import { recorded } from './charge.ts';
import { marchFrame } from './march.ts';
import { moraleFrame } from './morale.ts';
import { reactionFrame } from './reaction.ts';
import { strikeFactor, strikeFrame } from './strike.ts';

export function assaultFrame(g: Game, assailant: string, target: string): AssaultFrame {
  return {
    procedure: 'assault',
    at: 'declare',
    assailant,
    target,
    ...recorded(g, assailant, target),
    // GEO-20
    outflanked: isOutflanked(g, unitOf(g, assailant)),
    assailantStrength: 0,
    targetStrength: 0,
    assailantLost: 0,
    targetLost: 0,
    first: '',
  };
}

function isPresent(g: Game, id: string): boolean {
  return unitOf(g, id).fate === 'present';
}

function over(f: AssaultFrame, why: 'declined' | 'shaken' | 'targetGone' | 'fought'): Next<AssaultFrame> {
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: f.assailant, why, rule: 'ASL-06' }] };
}

function answerFrame(f: AssaultFrame) {
  return strikeFrame(f.target, f.assailant, 'meleeAnswer', {
    strikerStrength: f.targetStrength,
    targetStrength: f.assailantStrength,
  });
}

/** The test of one of the two for its losses in the melee. MOR-01, ASL-10. */
function testOf(f: AssaultFrame, unit: string) {
  const isTarget = unit === f.target;
  return moraleFrame(unit, 'losses', isTarget ? f.assailant : f.target, {
    attacker: isTarget ? f.assailant : null,
    protectors: isTarget ? f.protectors : [],
  });
}

/** FLOW-ASSAULT. */
export const assault: RuleProcedure<AssaultFrame> = {
  declare: {
    do: (_g, f) => ({
      to: 'move',
      facts: [
        {
          fact: 'assaultDeclared',
          unit: f.assailant,
          target: f.target,
          distance: f.distance,
          rule: 'ASL-01',
        },
      ],
    }),
  },
  // ASL-03, ASL-04
  move: {
    call: (_g, f) => marchFrame(f.assailant, 'assault', { target: f.target }),
    then: (g, f) => (isPresent(g, f.assailant) ? { to: 'reaction' } : { end: DONE }),
  },
  // ASL-11 to ASL-13, ASL-16
  reaction: {
    call: (g, f) => {
      const hex = unitOf(g, f.target).hexes[0];
      const { target, distance, targetInContact, inContact, protectors } = f;
      return reactionFrame({
        attack: 'assault',
        attacker: f.assailant,
        target,
        distance,
        targetInContact,
        inContact,
        protectors,
        hexQ: hex.q,
        hexR: hex.r,
      });
    },
    then: (_g, f, result) => {
      if (result.result !== 'reacted') return { end: DONE };
      if (result.ended) return over(f, 'shaken');
      return result.gone ? over(f, 'targetGone') : { to: 'attack' };
    },
  },
  // ASL-07
  attack: {
    ask: (g, f) => ({
      side: unitOf(g, f.assailant).side,
      question: { ask: 'attack', unit: f.assailant, target: f.target, attack: 'assault' },
      legal: (): readonly Choice[] => [{ choose: 'attack' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (g, f, choice) =>
      choice.choose === 'attack'
        ? {
            to: 'strike',
            set: {
              assailantStrength: unitOf(g, f.assailant).strength,
              targetStrength: unitOf(g, f.target).strength,
            },
          }
        : over(f, 'declined'),
  },
  // ASL-09 (1)
  strike: {
    call: (_g, f) =>
      strikeFrame(f.assailant, f.target, 'melee', {
        outflankedAtDeclaration: f.outflanked,
        strikerStrength: f.assailantStrength,
        targetStrength: f.targetStrength,
      }),
    then: (g, f, result) => {
      if (!isPresent(g, f.target)) return over(f, 'fought');
      return { to: 'answerCheck', set: { targetLost: result.result === 'struck' ? result.lost : 0 } };
    },
  },
  answerCheck: {
    do: (g, f) => ({ to: strikeFactor(g, answerFrame(f)).total > 0 ? 'answerChoice' : 'tests' }),
  },
  // ASL-09 (2), R-96
  answerChoice: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'strikeBack', unit: f.target, attacker: f.assailant, attack: 'assault' },
      legal: () => [{ choose: 'strikeBack' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (_g, _f, choice) => ({ to: choice.choose === 'strikeBack' ? 'answer' : 'tests' }),
  },
  answer: {
    call: (_g, f) => answerFrame(f),
    then: (g, f, result) => {
      if (!isPresent(g, f.assailant)) return over(f, 'fought');
      return { to: 'tests', set: { assailantLost: result.result === 'struck' ? result.lost : 0 } };
    },
  },
  // ASL-10
  tests: {
    do: (g, f) => {
      const [first] = meleeTestOrder(g, f);
      return first === undefined ? over(f, 'fought') : { to: 'firstTest', set: { first } };
    },
  },
  firstTest: {
    call: (_g, f) => testOf(f, f.first),
    then: (g, f, result) => {
      // the flight of the first dispenses the second
      if (result.result === 'tested' && result.outcome === 'gone') return over(f, 'fought');
      const second = f.first === f.target ? f.assailant : f.target;
      return meleeTestOrder(g, f).includes(second)
        ? { to: 'secondTest', set: { first: second } }
        : over(f, 'fought');
    },
  },
  secondTest: { call: (_g, f) => testOf(f, f.first), then: (_g, f) => over(f, 'fought') },
};
