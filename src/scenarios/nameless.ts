/** Frames that name nobody where their rule acts on somebody. */
import type { GameFrame } from '../rules/state/frames.ts';
import { type Found, firstOf } from './found.ts';
import { problem } from './problem.ts';

type FrameOf<N extends GameFrame['procedure']> = Extract<GameFrame, { procedure: N }>;

/** The locals that name a unit or several, each with the headings at which it must: elsewhere it may be empty. */
type Needed = {
  readonly [N in GameFrame['procedure']]?: {
    readonly [K in keyof FrameOf<N>]?: readonly FrameOf<N>['at'][];
  };
};

const NEEDED: Needed = {
  deployment: { unit: ['place'] },
  turn: {
    group: ['activation', 'flightWithoutOrder', 'restraint', 'tacticalSense', 'byItself', 'lateFlight'],
  },
  activation: { unit: ['tenacityTest', 'act'] },
  action: { target: ['charge', 'assault', 'fire', 'fireThenAttack', 'doubleFire', 'rashAssault'] },
  march: { lifted: ['putBack'] },
  flight: {
    candidates: ['danger'],
    crossed: ['crossingDice', 'crossingTransfer', 'crossingLosses'],
  },
  fire: { gun: ['gunShot'] },
  reaction: { friend: ['friendTest', 'friendMove', 'friendShot'] },
  charge: {
    counterCharger: ['friendStrike', 'friendStrikeTest'],
    joiner: ['joinerPursuit', 'joinerTargets', 'joinerAttack', 'joinerShock'],
  },
  assault: { first: ['firstTest', 'secondTest'] },
  transfer: { friend: ['test'] },
};

function namesNobody(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A frame that acts on a unit, or asks about it, names it. */
export function namelessProblem(frame: GameFrame, path: string): Found {
  const needed: Readonly<Record<string, readonly string[]>> = NEEDED[frame.procedure] ?? {};
  const locals: Readonly<Record<string, unknown>> = { ...frame };
  return firstOf(Object.entries(needed), ([key, headings]) =>
    headings.includes(frame.at) && namesNobody(locals[key])
      ? problem('inconsistent', `${path}.${key}`)
      : null,
  );
}
