import type { lines as english } from '../en/lines.ts';
import { french } from './writing.ts';

const { count, number } = french;

export const lines: typeof english = {
  title: (n) => `Suites abandonnées (${number(n)})`,
  line: (turn, at, answers) =>
    `Tour ${number(turn)}, ${at === 0 ? 'dès le début' : `après la réponse ${number(at)}`} : ${count(answers, 'réponse', 'réponses')}.`,
  first: (choice) => `La première : ${choice}.`,
  takeUp: 'La reprendre',
  ask: 'La partie va là où cette suite fut laissée ; ce qui se joue maintenant est gardé de même. Les deux joueurs sont-ils d’accord ?',
  barrier: {
    diceRolled: 'Dés lancés : on ne revient pas plus haut',
    otherSideAnswered: 'L’adversaire a répondu : on ne revient pas plus haut',
  },
};
