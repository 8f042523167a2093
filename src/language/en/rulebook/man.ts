import { chapter } from '../../rulebook.ts';
import { flight } from './manFlight.ts';
import { moves } from './manMoves.ts';

export const man = chapter({
  title: 'Manoeuvres',
  about: 'How units march, turn, slip away, pursue and run.',
  statements: { ...moves, ...flight },
});
