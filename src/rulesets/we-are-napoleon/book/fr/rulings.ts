/** How We Are Napoléon is read where it leaves it open, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Décisions',
    statements: [
      {
        id: 'WN-R-06',
        text: 'L’avance est divisée en entier, arrondie en dessous, et vaut au moins 0.',
        terms: ['arrondi à l’entier inférieur'],
      },
      {
        id: 'WN-R-07',
        text: 'Une charge qui met sa cible en désordre est finie : le combat relève d’un autre chapitre.',
        terms: ['issue de la charge'],
      },
      {
        id: 'WN-R-11',
        text: 'Une charge est ratée quand la cible réussit son test.',
        terms: ['rater une charge'],
      },
      {
        id: 'WN-R-25',
        text: 'Le test manque, et l’on en suppose un : un dé, réussi au plus au moral moins le malus. Un autre : deux dés et le moral moins le malus, réussi à 8.',
        terms: ['test moral'],
      },
      {
        id: 'WN-R-26',
        text: 'Les zones s’étendent aux six cases autour d’une unité en ordre et commandée ; un général n’en a pas, non plus qu’une unité que nul ne commande.',
        terms: ['zone de contrôle'],
      },
      {
        id: 'WN-R-27',
        text: 'Qui est déjà en désordre et réussit son test reste en désordre, et qui charge perd 1 de valeur morale.',
        terms: ['test moral'],
      },
    ],
  },
];
