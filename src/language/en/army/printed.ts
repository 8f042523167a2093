import { english } from '../writing.ts';

const { number } = english;

/** What stands on the printed roster. */
export const printed = {
  printedTitle: (nation: string, cost: number, format: number) =>
    `${nation}, ${number(cost)} of ${number(format)} army points`,
  boxes: 'Strength points',
  printedSkills: 'What the skills do',
  skillsTold: 'Skills',
  noSkills: 'No skills.',
};
