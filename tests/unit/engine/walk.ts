/** A walk for the engine's tests: so many steps, then a fork with some ways; one of them is washed away. */
import { type Engine, makeEngine } from '../../../src/engine/interpreter.ts';
import type { Frame, GameTypes, PartOfRulebook, Procedure, Running } from '../../../src/engine/procedure.ts';

interface WalkFrame extends Frame {
  readonly procedure: 'walk';
  readonly at: 'step' | 'fork' | 'ford';
  readonly left: number;
}
export type Way = 'hill' | 'wood' | 'ford';
export interface Walk extends Running {
  readonly ways: readonly Way[];
  readonly taken: Way | null;
  readonly frames: readonly WalkFrame[];
}
export interface WalkTypes extends GameTypes {
  game: Walk;
  frame: WalkFrame;
  side: 'walker';
  choice: { readonly way: Way };
  question: { readonly ask: 'way' };
}

/** `looked` is told whenever the ways at the fork are worked out. */
export function walking(looked: () => void = () => {}): Procedure<WalkTypes, WalkFrame> {
  return {
    step: { do: (_g, { left }) => (left > 1 ? { to: 'step', set: { left: left - 1 } } : { to: 'fork' }) },
    fork: {
      ask: ({ ways }) => ({
        side: 'walker',
        question: { ask: 'way' },
        legal: () => {
          looked();
          return ways.map((way) => ({ way }));
        },
        refused: () => [],
      }),
      then: (g, _f, { way }) => {
        const game = { ...g, taken: way };
        return way === 'ford' ? { to: 'ford', game } : { end: {}, game };
      },
    },
    ford: {
      do: () => {
        throw new RangeError('washed away');
      },
    },
  };
}

export function walkEngine(walk: PartOfRulebook<WalkTypes>['procedures']['walk']): Engine<WalkTypes> {
  return makeEngine<WalkTypes>({ procedures: walk ? { walk } : {}, forced: () => ({ fact: 'forced' }) });
}

export function walkOf(steps: number, ...ways: Way[]): Walk {
  return {
    ways,
    taken: null,
    frames: [{ procedure: 'walk', at: 'step', left: steps }],
    count: { answers: 0, draws: 0 },
  };
}
