/**
 * A toy rulebook for the engine's tests: two sides take turns to roll for points and may push their luck; a 1 loses
 * what the turn brought. The first to the goal wins. A gift of points is a procedure that is called.
 */
import type { Dice } from '../../../src/engine/dice.ts';
import { makeEngine } from '../../../src/engine/interpreter.ts';
import type { Frame, GameTypes, Procedure, Running } from '../../../src/engine/procedure.ts';

export type PigSide = 'left' | 'right';
export interface PigTurn extends Frame {
  readonly procedure: 'turn';
  readonly at: 'begin' | 'choice' | 'throw' | 'blessing' | 'next';
  readonly gathered: number;
}
/** Adds `amount` dice pips to nothing and reports them: a pool that may be empty. */
export interface PigBlessing extends Frame {
  readonly procedure: 'blessing';
  readonly at: 'dice' | 'tell';
  readonly dice: number;
  readonly found: number;
}
export type PigFrame = PigTurn | PigBlessing;
export interface Pig extends Running {
  /** What never changes. */
  readonly rules: { readonly goal: number; readonly blessings: number; readonly notes: string };
  readonly side: PigSide;
  readonly points: Readonly<Record<PigSide, number>>;
  readonly frames: readonly PigFrame[];
}
export type PigChoice = { readonly choose: 'roll' } | { readonly choose: 'stop'; readonly keep: number };
export interface PigTypes extends GameTypes {
  game: Pig;
  frame: PigFrame;
  side: PigSide;
  choice: PigChoice;
  question: { readonly ask: 'rollOrStop'; readonly gathered: number };
  refusal: { readonly reason: 'nothingGathered' };
  about: { readonly about: 'points' | 'blessing' };
  fact: { readonly fact: string; readonly n: number };
  result: { readonly found: number };
}

const DIE: Dice = { dice: 'sum', count: 1, drop: 'none', plus: 0 };

const turn: Procedure<PigTypes, PigTurn> = {
  begin: { do: () => ({ to: 'choice', set: { gathered: 0 } }) },
  choice: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'rollOrStop', gathered: f.gathered },
      legal: () =>
        f.gathered === 0 ? [{ choose: 'roll' }] : [{ choose: 'roll' }, { choose: 'stop', keep: f.gathered }],
      refused: () => [{ choice: { choose: 'stop', keep: 0 }, reasons: [{ reason: 'nothingGathered' }] }],
    }),
    then: (g, _f, choice) => {
      if (choice.choose === 'roll') return { to: 'throw' };
      const points = { ...g.points, [g.side]: g.points[g.side] + choice.keep };
      return { to: 'blessing', game: { ...g, points }, facts: [{ fact: 'kept', n: choice.keep }] };
    },
  },
  throw: {
    roll: (g) => ({ side: g.side, about: { about: 'points' }, dice: DIE }),
    then: (_g, f, face) =>
      face === 1
        ? { to: 'next', facts: [{ fact: 'bust', n: f.gathered }] }
        : {
            to: 'choice',
            set: { gathered: f.gathered + face },
            facts: [{ fact: 'gathered', n: f.gathered + face }],
          },
  },
  blessing: {
    call: (g) => ({ procedure: 'blessing', at: 'dice', dice: g.rules.blessings, found: 0 }),
    then: (g, _f, { found }) => {
      const points = { ...g.points, [g.side]: g.points[g.side] + found };
      return { to: 'next', game: { ...g, points } };
    },
  },
  next: {
    do: (g) => {
      if (g.points[g.side] >= g.rules.goal)
        return { end: { found: 0 }, facts: [{ fact: 'won', n: g.points[g.side] }] };
      return { to: 'begin', game: { ...g, side: g.side === 'left' ? 'right' : 'left' } };
    },
  },
};

const blessing: Procedure<PigTypes, PigBlessing> = {
  dice: {
    roll: (g, f) => ({
      side: g.side,
      about: { about: 'blessing' },
      dice: { dice: 'pool', count: f.dice, from: 4, six: 2 },
    }),
    then: (_g, _f, found) => ({ to: 'tell', set: { found }, facts: [{ fact: 'blessed', n: found }] }),
  },
  tell: { do: (_g, f) => ({ end: { found: f.found } }) },
};

export const pig = makeEngine<PigTypes>({
  procedures: { turn, blessing },
  forced: (_decision, choice) => ({ fact: `forced ${choice.choose}`, n: 0 }),
});

export function pigGame(goal = 50, blessings = 0, notes = ''): Pig {
  return {
    rules: { goal, blessings, notes },
    side: 'left',
    points: { left: 0, right: 0 },
    frames: [{ procedure: 'turn', at: 'begin', gathered: 0 }],
    count: { answers: 0, draws: 0 },
  };
}
