/**
 * Opens and closes the laboratory: `#laboratory`, or `#laboratory=…` with a set-up in it. The address is all that the
 * first load knows of it; an open game stays where it is.
 */
import type { Game } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { useStore } from '../store.ts';

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

const NAME = 'laboratory';

function said(): URLSearchParams {
  return new URLSearchParams(location.hash.replace(/^#/, ''));
}

/** The same address with the laboratory open at a set-up, plain, or shut. */
export function addressWith(letters: string | null): string {
  const words = said();
  words.delete(NAME);
  const rest = words.toString();
  const own = letters === null ? '' : letters === '' ? NAME : `${NAME}=${letters}`;
  const hash = [own, rest].filter((part) => part !== '').join('&');
  return `${location.pathname}${location.search}${hash === '' ? '' : `#${hash}`}`;
}

/** The letters of a set-up in the address; '' for the laboratory alone, null where it is shut. */
export function lettersHere(): string | null {
  return said().get(NAME);
}

export function openLaboratory(): void {
  if (lettersHere() === null) history.pushState(null, '', addressWith(''));
  useStore.setState({ laboratory: true });
}

/** Takes a moment of a battle to the laboratory. */
export function openLaboratoryWith(moment: Handed): void {
  handed = moment;
  openLaboratory();
}

/** Back to the battle or the first screen, in one step; the address forgets the set-up. */
export function closeLaboratory(): void {
  history.replaceState(null, '', addressWith(null));
  useStore.setState({ laboratory: false });
}

/** The laboratory follows the address. Gives the end of listening. */
export function followLaboratory(): () => void {
  const follow = () => useStore.setState({ laboratory: lettersHere() !== null });
  follow();
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}
