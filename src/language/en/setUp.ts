import { english } from './writing.ts';

const { count, number } = english;

/** What is said while armies are set up. */
export const setUp = {
  title: 'Leave it to the program',
  unit: 'Place it for me',
  strength: (points: number) => `strength ${number(points)}`,
  rest: 'Draw up the rest of my army',
  inTurn: 'Draw up my army for me: one unit at each of my turns',
  both: 'Draw up both armies, as both players agree',
  byItself: (side: string) => `${side} leaves the placing to the program, one unit at each turn.`,
  byHand: 'Place units by hand again',
  noRoom: (room: number, units: number) =>
    `There is room for ${room} of the ${count(units, 'unit', 'units')} still to be placed: the others take no part in the battle.`,
  curtain: {
    title: (side: string) => `${side} sets up unseen`,
    away: (enemy: string) => `${enemy} looks away until this army stands.`,
    both: 'Neither side sees where the other stands before both are done. The saved game and its file hold both armies: whoever opens the file sees them.',
    lift: (side: string) => `I am ${side}: raise the curtain`,
    back: 'Take back the last placing',
  },
  handOver: {
    title: (side: string) => `The screen goes to ${side}`,
    away: (enemy: string) => `${enemy} looks away: the numbers of one’s own army are for its own side alone.`,
    back: 'Take back the last answer',
  },
};
