/** What a rally is for where nobody is panicked: losses made good. */
import type { Figures } from '../odds/laboratory/figures.ts';
import { honest } from '../odds/laboratory/honest.ts';
import { findUnit } from '../rules/state/game.ts';
import type { Setup } from '../store/laboratory/share.ts';
import { useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';

/** Whether a rally is asked about; one under way, as in a moment of a battle, is told by its frame. */
export function isRally({ sandbox, target, action }: Setup): boolean {
  if (action) return action.action === 'rally';
  return target === null && sandbox.game.frames.some(({ procedure }) => procedure === 'rally');
}

/** The steady unit that is to rally; null where nobody is. RAL-01 */
export function steadyRally(setup: Setup): string | null {
  const { sandbox, attacker } = setup;
  if (attacker === null || !isRally(setup)) return null;
  return findUnit(sandbox.game, attacker)?.panicked === false ? attacker : null;
}

/** The chance that the unit has more strength in the end than it had. */
export function regainedIn({ units }: Figures, id: string): number {
  const { left = [], strength = 0 } = units.find(({ unit }) => unit === id) ?? {};
  const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);
  return honest(sum(left.slice(strength + 1)), sum(left.slice(0, strength + 1)));
}

interface Regained {
  readonly words: string;
  readonly chance: (figures: Figures) => number;
}

/** That, where it is asked: its ground the unit keeps whatever the dice are. */
export function useRegained(): Regained | null {
  const { say, name } = useLabSpeaker();
  const unit = steadyRally(useSetupTold());
  if (unit === null) return null;
  return { words: say.regains(name(unit)), chance: (figures) => regainedIn(figures, unit) };
}
