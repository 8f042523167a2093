/** What is being told on the map now. The little of it that the first page needs: what tells it is fetched later. */
import { create } from 'zustand';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { Scene } from './scene.ts';

export interface Staged {
  /** The board it leads to: on any other nothing of it is shown. */
  readonly game: Game;
  /** The units as they are drawn meanwhile: as before while dice fall; whoever is lost stays until it has been seen. */
  readonly units: readonly Unit[];
  /** Nothing while dice fall. */
  readonly scene: Scene | null;
  /** Its times are multiplied by this. */
  readonly pace: number;
  /** Nothing moves: tracks and results alone are shown. */
  readonly still: boolean;
}

interface Told {
  readonly staged: Staged | null;
  /** How often a player would not wait. */
  readonly skipped: number;
}

export const useTold = create<Told>()(() => ({ staged: null, skipped: 0 }));

/** The end of what is being told is shown at once, and nobody waits for it. */
export function skipTold(): void {
  useTold.setState(({ skipped }) => ({ staged: null, skipped: skipped + 1 }));
}
