import type { sentence as english } from '../../en/laboratory/sentence.ts';
import { french } from '../writing.ts';

const { count, number } = french;

export const sentence: typeof english = {
  does: {
    charge: (a, b) => `${a} charge ${b}`,
    assault: (a, b) => `${a} donne l’assaut contre ${b}`,
    fire: (a, b) => `${a} tire sur ${b}`,
    doubleFire: (a, b) => `${a} tire deux fois sur ${b}`,
    fireThenAttack: (a, b) => `${a} tire sur ${b}, puis attaque`,
    formationThenFire: (a, b) => `${a} change de formation et tire${b === '' ? '' : ` sur ${b}`}`,
    formation: (a) => `${a} change de formation`,
    rally: (a) => `${a} se rallie`,
  },
  underWayOf: (a, b) => `${a}${b === '' ? '' : ` contre ${b}`}, procédure en cours`,
  inForm: (unit, points, formation) =>
    `${unit} (${number(points)} PF${formation === '' ? '' : `, ${formation}`})`,
  away: (n) => ` à ${count(n, 'case', 'cases')}`,
  tells: (deed, parts, losses, policy) =>
    `${deed} : ${parts.join(' ; ')}. Pertes moyennes : ${losses.join(', ')}. ${policy}`,
  loses: (unit, points) => `${unit} ${points} PF`,
  firstFigures: 'Premiers chiffres, avec moins de places pesées qu’il ne se pourrait',
  placesFirst: 'Les places sont jouées par la première réponse',
  policyTold: (first, aim, second, other, pins, conventions) =>
    [
      `${first} : ${aim} ; ${second} : ${other}${pins.length === 0 ? '' : ` ; fixé d’avance : ${pins.join(', ')}`}.`,
      ...conventions.map((one) => `${one}.`),
    ].join(' '),
};
