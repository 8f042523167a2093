/** A duel that no rule system knows: a question, an aim, a blow and what comes back, small enough to reckon by hand. */
import type { EndEvents, PlayedOut, PlayedRow } from '../../src/contract/encounter.ts';
import type { SystemTypes } from '../../src/contract/systemTypes.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { type Engine, makeEngine } from '../../src/engine/interpreter.ts';
import type { Procedure } from '../../src/engine/procedure.ts';

interface DuelFrame {
  readonly procedure: 'duel';
  readonly at: 'stand' | 'aim' | 'blow' | 'graze';
}

interface Duel {
  readonly target: number;
  readonly attacker: number;
  /** How often it is aimed yet. */
  readonly aims: number;
  readonly frames: readonly DuelFrame[];
  readonly count: { readonly answers: number; readonly draws: number };
}

export interface DuelTypes extends SystemTypes {
  game: Duel;
  frame: DuelFrame;
  side: 'attacker' | 'target';
  choice: { readonly choose: 'stand' | 'leave' };
  question: { readonly ask: 'stand' };
  refusal: { readonly reason: string };
  about: { readonly about: 'aim' | 'blow' | 'graze' };
  fact: { readonly fact: 'forced' };
  result: { readonly result: 'done' };
}

const DONE = { end: { result: 'done' } } as const;
const AIM: Dice = { dice: 'pool', count: 1, from: 6, six: 1 };
const BLOW: Dice = { dice: 'table', count: 1, counts: [0, 0, 1, 1, 1, 2], plus: 0 };

/** The target stands or leaves; each aim is a 6 or nothing; a blow costs 0, 1 or 2 points; the graze throws no die. */
const duel: Procedure<DuelTypes, DuelFrame> = {
  stand: {
    ask: () => ({
      side: 'target',
      question: { ask: 'stand' },
      legal: () => [{ choose: 'stand' }, { choose: 'leave' }],
      refused: () => [],
    }),
    then: (g, _f, { choose }) =>
      choose === 'stand' ? { to: 'aim' } : { ...DONE, game: { ...g, target: 9 } },
  },
  aim: {
    roll: () => ({ side: 'attacker', about: { about: 'aim' }, dice: AIM }),
    then: (g, _f, hits) => {
      if (hits > 0) return { to: 'graze' };
      const game = { ...g, aims: g.aims - 1, attacker: g.attacker - 1 };
      return game.aims > 0 ? { to: 'aim', game } : { ...DONE, game };
    },
  },
  graze: {
    roll: () => ({ side: 'attacker', about: { about: 'graze' }, dice: { ...AIM, count: 0 } }),
    // who strikes has recovered, and how often he aimed is forgotten
    then: (g) => ({ to: 'blow', game: { ...g, attacker: 4, aims: 0 } }),
  },
  blow: {
    roll: () => ({ side: 'attacker', about: { about: 'blow' }, dice: BLOW }),
    then: (g, _f, points) => ({ ...DONE, game: { ...g, target: g.target - points } }),
  },
};

export const duelEngine: Engine<DuelTypes> = makeEngine<DuelTypes>({
  procedures: { duel },
  forced: () => ({ fact: 'forced' }),
});

/** What an end of the duel is; whoever left is told by nine points. */
export function duelEvents({ target }: Duel, struck: boolean): EndEvents {
  const destroyed = target === 0;
  return {
    breaks: destroyed || target === 9,
    destroyed,
    shaken: target === 1,
    stopped: !struck,
    thrown: false,
  };
}

export function duelRow(
  choose: DuelTypes['choice']['choose'] = 'stand',
  { aims = 2, from = 'stand' }: { readonly aims?: number; readonly from?: DuelFrame['at'] } = {},
): PlayedRow<DuelTypes> {
  const frames = [{ procedure: 'duel', at: from }] as const;
  return {
    row: choose,
    game: { target: 2, attacker: 4, aims, frames, count: { answers: 0, draws: 0 } },
    takes: () => ({ choose }),
    answer: null,
  };
}

/** The duel of two points against four, aimed at most twice. */
export function duelPlayed(told: Partial<PlayedOut<DuelTypes>> = {}): PlayedOut<DuelTypes> {
  return {
    engine: duelEngine,
    rows: [duelRow(), duelRow('leave')],
    isBlow: ({ about }) => about.about === 'blow',
    events: duelEvents,
    losses: (end) => ({ target: Math.max(0, 2 - end.target), attacker: 4 - end.attacker }),
    full: { target: 2, attacker: 4 },
    step: (_game, { about, dice }) => ({ step: about.about, by: 'attacker', rules: [], sum: null, dice }),
    weighed: null,
    ...told,
  };
}
