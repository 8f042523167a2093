/** What a shot costs whom it is aimed at: told by a system that knows shots to one that knows only what follows them. */
import type { Fraction } from '../chances/fraction.ts';
import type { Encounter } from './encounter.ts';

/** One of the things a shot may cost its target. */
export interface ShotLoss {
  readonly chance: Fraction;
  /** What is lost, as a share of full strength. */
  readonly share: Fraction;
  readonly destroyed: boolean;
}

/** Everything that the attacker's shot may cost the target, all chances 1 in sum; null where the shot is not allowed. */
export type ShotLosses = (encounter: Encounter) => readonly ShotLoss[] | null;
