/** A moment of a battle on its way to the laboratory. */
import type { Game } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { beginOpening, type Opening } from '../saving/openings.ts';
import { useStore } from '../store.ts';
import { openRoom } from './rooms.ts';

/** The moment, with what is picked on its table. */
export interface Handed {
  readonly game: Game;
  readonly nations: BySide<Nation>;
  readonly unit: string | null;
  readonly target: string | null;
}

let handed: { readonly moment: Handed; readonly opening: Opening } | null = null;

// whoever turns away before the laboratory is here wants it no more, and would meet it at another opening
useStore.subscribe(({ room }) => {
  if (room !== 'laboratory') handed = null;
});

/** What was last handed over, once: it comes. */
export function takeHanded(): Handed | null {
  const given = handed;
  handed = null;
  given?.opening.comes();
  return given?.moment ?? null;
}

/** Takes a moment of a battle to the laboratory. */
export function openLaboratoryWith(moment: Handed): void {
  handed = { moment, opening: beginOpening() };
  openRoom('laboratory');
}
