/**
 * Opens and closes the laboratory: `#laboratory`, or `#laboratory=…` with a set-up in it. The address is all that the
 * first load knows of it; an open game stays where it is.
 */
import type { Game } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { useStore } from '../store.ts';
import { addressNow, amend, followAddress, goTo } from './address.ts';

/** A moment of a battle on its way to the laboratory, with what is picked on its table. */
export interface Handed {
  readonly game: Game;
  readonly nations: BySide<Nation>;
  readonly unit: string | null;
  readonly target: string | null;
}

let handed: Handed | null = null;

/** What was last handed over, once. */
export function takeHanded(): Handed | null {
  const given = handed;
  handed = null;
  return given;
}

export function openLaboratory(): void {
  if (addressNow().laboratory === null) goTo({ laboratory: '' });
  useStore.setState({ laboratory: true });
}

/** Takes a moment of a battle to the laboratory. */
export function openLaboratoryWith(moment: Handed): void {
  handed = moment;
  openLaboratory();
}

/**
 * Calls back with the letters of each set-up that the address comes to hold, `begins` with those it holds already: not
 * again when the browser comes back to them from the rulebook, for what was changed since would be lost. Gives the end of
 * listening.
 */
export function followSetups(read: (letters: string, begins: boolean) => void): () => void {
  let before: string | null = null;
  return followAddress(({ laboratory }, begins) => {
    if (laboratory && laboratory !== before) read(laboratory, begins);
    before = laboratory;
  });
}

/** Back to the battle or the first screen, in one step; the address forgets the set-up. */
export function closeLaboratory(): void {
  amend({ laboratory: null });
  useStore.setState({ laboratory: false });
}
