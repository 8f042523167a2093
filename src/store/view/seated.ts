/** Who has the screen, where something on it is not for both sides. R-150. */
import type { Side } from '../../rules/state/vocabulary.ts';

/** Who sits before the screen in this tab, in which game: the curtain was last raised for him. */
let seated: { readonly game: string; readonly side: Side } | null = null;

/** Who has taken the screen of this game over; nobody before a curtain was raised. */
export function seatedAt(id: string | undefined): Side | null {
  return seated?.game === id ? (seated?.side ?? null) : null;
}

/** He alone sees the screen from now on. */
export function seatAt(game: string, side: Side): void {
  seated = { game, side };
}
