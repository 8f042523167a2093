import { assaultEnds } from '../attack/assaultConditions.ts';
import { meleeTestOrder } from '../attack/meleeTests.ts';
import { isOutflanked } from '../ground/engagement.ts';
import { isImpetuous } from '../orders/impetuous.ts';
import { meleeTrulySimultaneous } from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import { type AssaultFrame, DONE, type Next, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Game, unitOf } from '../state/game.ts';
import { declared, inVain, reactionsTo } from './declaration.ts';
import { marchFrame } from './march.ts';
import { strikeFactor, strikeFrame } from './strike.ts';

/** An assault as it is declared. */
export function assaultFrame(g: Game, assailant: string, target: string): AssaultFrame {
  return {
    procedure: 'assault',
    at: 'declare',
    assailant,
    target,
    ...declared(g, assailant, target),
    // GEO-20
    outflanked: isOutflanked(g, unitOf(g, assailant)),
    assailantStrength: 0,
    targetStrength: 0,
    assailantLost: 0,
    targetLost: 0,
    first: '',
  };
}

/**
 * The assault of an Impetuous unit whose march has come to engage the target: declared as it now stands, and without
 * moving again. SKL-17.1, R-20.
 */
export function assaultOnTheSpot(g: Game, assailant: string, target: string): AssaultFrame {
  return { ...assaultFrame(g, assailant, target), still: true };
}

function isPresent(g: Game, id: string): boolean {
  return unitOf(g, id).fate === 'present';
}

/** The statement by which an assault ends so. */
const ENDED_BY = { declined: 'ASL-07', shaken: 'ASL-16', targetGone: 'ASL-08', fought: 'ASL-09' } as const;

function over(f: AssaultFrame, why: keyof typeof ENDED_BY): Next<AssaultFrame> {
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: f.assailant, why, rule: ENDED_BY[why] }] };
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

/** The target is gone: the melee is over, unless an option lets the eliminated answer all the same. ASL-09, R-112. */
function afterDeath(g: Game, f: AssaultFrame): Next<AssaultFrame> {
  if (unitOf(g, f.target).fate !== 'eliminated' || !meleeTrulySimultaneous(g)) return over(f, 'fought');
  const standing = changeUnit(g, f.target, { fate: 'present', strength: 1 });
  if (strikeFactor(standing, answerFrame(f)).total === 0) return over(f, 'fought');
  return { to: 'lastBlow', game: standing };
}

function mayMove(g: Game, f: AssaultFrame): boolean {
  return assaultEnds(g, unitOf(g, f.assailant), unitOf(g, f.target)).length > 0;
}

/** FLOW-ASSAULT. */
export const assault: RuleProcedure<AssaultFrame> = {
  declare: {
    do: (g, f) => ({
      to: f.still === true ? 'reaction' : mayMove(g, f) ? 'move' : 'inVain',
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
  // ASL-05, R-86: back in its place, at a cost
  inVain: inVain((f) => f.assailant, 'ASL-05'),
  // ASL-03, ASL-04
  move: {
    call: (_g, f) => marchFrame(f.assailant, 'assault', { target: f.target }),
    then: (g, f) => (isPresent(g, f.assailant) ? { to: 'reaction' } : { end: DONE }),
  },
  // ASL-11 to ASL-13, ASL-16
  reaction: {
    call: (g, f) => reactionsTo(g, 'assault', f.assailant, f.target, f),
    then: (_g, f, result) => {
      if (result.result !== 'reacted') return { end: DONE };
      if (result.ended) return over(f, 'shaken');
      return result.gone ? over(f, 'targetGone') : { to: 'attack' };
    },
  },
  // ASL-07, SKL-17.1
  attack: {
    ask: (g, f) => ({
      side: unitOf(g, f.assailant).side,
      question: { ask: 'attack', unit: f.assailant, target: f.target, attack: 'assault' },
      legal: (): readonly Choice[] =>
        isImpetuous(unitOf(g, f.assailant))
          ? [{ choose: 'attack' }]
          : [{ choose: 'attack' }, { choose: 'decline' }],
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
      if (!isPresent(g, f.target)) return afterDeath(g, f);
      return { to: 'answerCheck', set: { targetLost: result.result === 'struck' ? result.lost : 0 } };
    },
  },
  // R-112, as its option has it: the fallen unit is on its feet for this one blow
  lastBlow: {
    call: (_g, f) => answerFrame(f),
    then: (g, f) => {
      const game = changeUnit(g, f.target, { fate: 'eliminated', strength: 0 });
      return { ...over(f, 'fought'), game };
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
