/** What is being told on the map now, and what is played again. The little of it that the first page needs: what tells it is fetched later. */
import { create } from 'zustand';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
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

/** A player's turn that has been played: the board before and after it, by how many answers each has seen. */
export interface TurnPlayed {
  readonly side: Side;
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** A turn that is played again; of which game, and whether it runs on by itself. */
export interface Replay extends TurnPlayed {
  readonly game: string;
  readonly running: boolean;
}

export const useReplay = create<{ readonly replay: Replay | null }>()(() => ({ replay: null }));

/** The end of what is being told is shown at once, and nobody waits for it. */
export function skipTold(): void {
  useTold.setState(({ skipped }) => ({ staged: null, skipped: skipped + 1 }));
}
