import { english } from './writing.ts';

const { count, number } = english;

/** What the journal says of lines of play that were left, and where an undo stops. */
export const lines = {
  title: (n: number) => `Earlier lines of play (${number(n)})`,
  line: (turn: number, at: number, answers: number) =>
    `Turn ${number(turn)}, ${at === 0 ? 'from the start' : `after answer ${number(at)}`}: ${count(answers, 'answer', 'answers')}.`,
  first: (choice: string) => `First: ${choice}.`,
  takeUp: 'Take it up',
  ask: 'The game goes to where this line was left; what is played now is kept as such a line. Do both players agree?',
  barrier: {
    diceRolled: 'Dice rolled: undo stops here',
    otherSideAnswered: 'The other side has answered: undo stops here',
  },
};
