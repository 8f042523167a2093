import type { setUp as english } from '../en/setUp.ts';
import { ofSide, theSide, toSide } from './camps.ts';
import { french } from './writing.ts';

const { count, number } = french;

/** What is said while armies are set up. */
export const setUp: typeof english = {
  title: 'Laisser faire le programme',
  unit: 'Placer cette unité pour moi',
  strength: (points) => `force ${number(points)}`,
  rest: 'Ranger le reste de mon armée',
  inTurn: 'Ranger mon armée pour moi : une unité à chacun de mes tours',
  both: 'Ranger les deux armées, d’un commun accord',
  byItself: (side) => `Le programme place les unités ${ofSide(side)}, une à chaque tour.`,
  byHand: 'Placer de nouveau à la main',
  noRoom: (room, units) =>
    `Il y a de la place pour ${room} sur ${count(units, 'unité', 'unités')} à placer : le reste ne prend pas part à la bataille.`,
  curtain: {
    title: (side) => `Déploiement caché : ${side}`,
    away: (enemy) => `${enemy} : ne regardez pas avant que cette armée soit rangée.`,
    both: 'Aucun camp ne voit où se tient l’autre avant que tous deux soient prêts. La partie enregistrée et son fichier contiennent les deux armées : qui ouvre le fichier les voit.',
    lift: (side) => `${theSide(side) === side ? 'Je suis' : 'Je joue'} ${theSide(side)} : lever le rideau`,
    back: 'Reprendre le dernier placement',
  },
  handOver: {
    title: (side) => `L’écran passe ${toSide(side)}`,
    away: (enemy) => `${enemy} : ne regardez pas, les valeurs d’une armée ne sont que pour son camp.`,
    back: 'Reprendre la dernière réponse',
  },
};
