/** How We Are Napoléon is read where it leaves it open, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Rulings',
    statements: [
      {
        id: 'WN-R-06',
        text: 'The lead is halved as a whole and rounded down, and is 0 at the least.',
        terms: ['arrondi à l’entier inférieur'],
      },
      {
        id: 'WN-R-07',
        text: 'A charge that disorders its target is over: fighting belongs to another chapter.',
        terms: ['issue de la charge'],
      },
      {
        id: 'WN-R-11',
        text: 'A charge has failed when the target passes its test.',
        terms: ['rater une charge'],
      },
      {
        id: 'WN-R-25',
        text: 'The test is missing, and one is assumed: one die, passed with the morale less the malus or below. Another: two dice and the morale less the malus, passed with 8.',
        terms: ['test moral'],
      },
      {
        id: 'WN-R-26',
        text: 'Zones reach all six hexes around a unit that is in order and commanded; a general has none, nor has a unit that nobody commands.',
        terms: ['zone de contrôle'],
      },
      {
        id: 'WN-R-27',
        text: 'Who is in disorder already and passes stays in disorder, and the charger loses 1 of its morale value.',
        terms: ['test moral'],
      },
    ],
  },
];
