/** How the morale chapter is read where it leaves it open, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Rulings',
    statements: [
      {
        id: 'MC-R-01',
        text: 'The unit that is charged is tested first; the text prints the one that charges.',
        terms: ['recevoir une charge'],
      },
      {
        id: 'MC-R-07',
        text: 'The three penalties for melees lost in a row replace one another.',
        terms: ['mêlée perdue'],
      },
      {
        id: 'MC-R-09',
        text: 'Four figures lose their fifth point at 100 men: the 120 of the table is a misprint.',
        terms: ['5 pertes par figurine'],
      },
      {
        id: 'MC-R-15',
        text: 'The square’s choice of 2 down and the 2 off out of square are never one.',
        terms: ['carré'],
      },
      {
        id: 'MC-R-16',
        text: 'The 2 off out of square touch infantry alone, and only where cavalry charges it or fights it.',
        terms: ['non en carré contre cavalerie'],
      },
      {
        id: 'MC-R-17',
        text: 'At half strength only the worse penalty counts.',
        terms: ['seuils psychologiques'],
      },
      {
        id: 'MC-R-22',
        text: 'A unit whose general is dead counts the distance of who replaced him.',
        terms: ['général responsable'],
      },
      { id: 'MC-R-24', text: 'The last row begins at −7 itself.', terms: ['+ de −7'] },
      { id: 'MC-R-25', text: 'The unit tested is not one of its own friends.', terms: ['unités amies'] },
      {
        id: 'MC-R-27',
        text: 'The threshold of fire is that of a whole phase. Option: of each shot.',
        terms: ['phase de feu'],
      },
      {
        id: 'MC-R-28',
        text: 'The table of nations is missing. Assumed are guard 7, elite 6, semi-regular 4, militia and irregular 3; the text itself gives a line battalion 5.',
        terms: ['facteur moral de base'],
      },
      {
        id: 'MC-R-29',
        text: 'What the owner may choose he chooses before the die. Both ways are told.',
        terms: ['au choix du joueur'],
      },
    ],
  },
];
