/** How Alexandre et Bayard is read where it leaves it open, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Rulings',
    statements: [
      {
        id: 'AB-R-01',
        text: 'The chapter names a sixth result, the order, which does nothing here: one flag and one order. Told beside: two flags.',
        terms: ['drapeaux et ordres'],
      },
      {
        id: 'AB-R-03',
        text: 'The hexes between firer and target: one fewer than the range.',
        terms: ['hexagone de séparation'],
      },
      { id: 'AB-R-06', text: 'Farther by 2 is by 2 or more.', terms: ['supérieur de 2'] },
      {
        id: 'AB-R-07',
        text: 'Support and leader cancel a flag each. Option: one in all.',
        terms: ['soutenu ou si un chef est avec l’unité'],
      },
      {
        id: 'AB-R-08',
        text: 'A gun bursts where specials outnumber each other face by itself. The unit throws its whole factor at itself, at 1 hex; the shot counts all the same.',
        terms: ['toute autre face'],
      },
      {
        id: 'AB-R-10',
        text: 'Who follows up has moved, and so pursues with the assault factor. Option: with the melee factor.',
        terms: ['facteur d’assaut'],
      },
      { id: 'AB-R-12', text: 'The flags of a riposte send the attacker back.', terms: ['riposte'] },
      {
        id: 'AB-R-26',
        text: 'A fickle or fanatic wagon follows nobody: never comes before must.',
        terms: ['chariots'],
      },
      {
        id: 'AB-R-27',
        text: 'A special hits very light troops of itself in melee alone, for the row stands in that table only. Option: under fire too.',
        terms: ['troupe très légère'],
      },
      {
        id: 'AB-R-28',
        text: 'Armour, elements, factors, support and room behind stand in chapters that are missing. They are asked for, and the usual values are assumed: two friends beside support.',
        terms: ['description des troupes', 'soutenu'],
      },
    ],
  },
];
