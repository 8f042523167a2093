import type { printed as english } from '../../en/army/printed.ts';
import { french } from '../writing.ts';

const { number } = french;

export const printed: typeof english = {
  printedTitle: (nation, cost, format) => `${nation}, ${number(cost)} points d’armée sur ${number(format)}`,
  boxes: 'Points de force',
  printedSkills: 'Ce que font les compétences',
  skillsTold: 'Compétences',
  noSkills: 'Aucune compétence.',
};
