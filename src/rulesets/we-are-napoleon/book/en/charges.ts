/** Cavalry charges of We Are Napoléon, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const charges: readonly SystemChapter[] = [
  {
    title: 'Cavalry charges',
    statements: [
      {
        id: 'WN-20',
        text: 'Cavalry in order charges an enemy two hexes away in a straight line; nobody else charges.',
        terms: ['charge'],
      },
      {
        id: 'WN-21',
        text: 'Towards open ground only, and never out of a wood.',
        terms: ['terrain vierge', 'terrain accidenté'],
      },
      {
        id: 'WN-22',
        text: 'A watercourse, or a steep slope up, protects whoever stands right behind it as the blow falls, and nobody else.',
        terms: ['cours d’eau', 'pente raide', 'instant du choc'],
      },
      {
        id: 'WN-23',
        text: 'Bridges do not count: a stream may be charged across, a river may not.',
        terms: ['ponts'],
      },
      {
        id: 'WN-24',
        text: 'Whoever is charged tests his morale, with what follows from it: disorder or retreat.',
        terms: ['test moral', 'repli'],
      },
      {
        id: 'WN-25',
        text: 'Zones work before the charge: artillery and generals are in disorder when they test, and a plain approach is enough to get at them.',
        terms: ['approche non charge'],
      },
      {
        id: 'WN-26',
        text: 'To the combat value of each, or the fire value of guns, its morale value is added. For each full 2 points that the charger is ahead the test is worse by 1; a target that is ahead gains nothing (WN-R-06).',
        terms: ['VC', 'MO', 'malus'],
      },
      {
        id: 'WN-T4',
        text: 'The malus by the charger’s lead.',
        terms: ['modificateur au test moral'],
        table: [
          ['Lead', 'Malus'],
          ['1 or less', '0'],
          ['2, 3', '1'],
          ['4, 5', '2'],
          ['6, 7', '3'],
          ['8, 9', '4'],
        ],
      },
      {
        id: 'WN-27',
        text: 'A charge that fails costs the charger 1 of its morale value.',
        terms: ['perte de MO'],
      },
      {
        id: 'WN-28',
        text: 'The retreat may cost a loss: for want of movement, or into an enemy zone.',
        terms: ['repli', 'perte'],
      },
      {
        id: 'WN-P2',
        text: 'A charge.',
        terms: ['charge de cavalerie', 'flèche rouge'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          ['1', 'charger', 'In order, the target as WN-20 to WN-22 have it', 'else no charge'],
          ['2', 'charger', 'Moves beside it; zones work (WN-25)', '3'],
          ['3', 'target', 'Is tested with the malus of WN-26', 'passed: WN-27'],
          ['4', 'target', 'In order: falls into disorder. In disorder: retreats (WN-28)', '5'],
          ['5', 'charger', 'Heavy cavalry goes on into a hex that was left, if it can', 'end'],
        ],
      },
    ],
  },
];
