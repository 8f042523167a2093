import type { man as english } from '../../en/rulebook/man.ts';
import type { SameChapter } from '../../rulebook.ts';
import { flight } from './manFlight.ts';
import { moves } from './manMoves.ts';

export const man: SameChapter<typeof english> = {
  title: 'Les manœuvres',
  about: 'Comment les unités marchent, tournent, se dérobent, poursuivent et courent.',
  statements: { ...moves, ...flight },
};
