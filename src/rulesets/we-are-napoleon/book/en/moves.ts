/** What a hex costs and zones of control in We Are Napoléon, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const moves: readonly SystemChapter[] = [
  {
    title: 'What a hex costs',
    statements: [
      {
        id: 'WN-01',
        text: 'Each hex costs movement points: by its ground, by what lies on the side crossed, and by who moves.',
        terms: ['potentiel de mouvement'],
      },
      {
        id: 'WN-T1',
        text: 'The ground of the hex entered.',
        terms: ['terrain vierge', 'bâti', 'terrain accidenté', 'voie'],
        table: [
          ['Ground', 'Generals', 'Infantry', 'Cavalry', 'Artillery'],
          ['track, out of enemy zones', '1', '1', '1', '1'],
          ['road, out of enemy zones', '0, 1, 0 …', '0, 1, 0 …', '0, 1, 0 …', '0, 1, 0 …'],
          ['open', '1', '1', '1', '1'],
          ['built-up, from built-up', '1', '1', '1', '1'],
          ['rough', '2', '2', '3', '3'],
        ],
      },
      {
        id: 'WN-T2',
        text: 'What the side crossed adds.',
        terms: ['obstacles', 'ru', 'ruisseau', 'rivière', 'fleuve', 'pente raide', 'abattis'],
        table: [
          ['Side', 'Infantry', 'Generals', 'Cavalry', 'Artillery'],
          ['triple contour line, great river', 'barred', 'barred', 'barred', 'barred'],
          ['out of an enemy zone (WN-15)', '+1', '+1', '+1', '+1'],
          ['trickle', '0', '0', '0', '0'],
          ['stream', '+1', '+1', '+2', '+2'],
          ['river', '+2, disorder', '+2, disorder', 'barred', 'barred'],
          ['double contour line, uphill', '+1', '+1', '+2', '+2'],
          ['steep slope', '+1', '+1', '+1', 'barred'],
          ['abatis', '+1', '+1', '+1', '+1'],
        ],
      },
    ],
  },
  {
    title: 'Zones of control',
    statements: [
      { id: 'WN-10', text: 'Entering an enemy’s zone ends a move.', terms: ['zone de contrôle (ZdC)'] },
      { id: 'WN-11', text: 'A unit in disorder takes a loss when it enters one.', terms: ['perte'] },
      {
        id: 'WN-12',
        text: 'Generals and artillery never go into contact of their own will.',
        terms: ['contact ennemi'],
      },
      {
        id: 'WN-13',
        text: 'They are put in disorder by the zone of an enemy in order, whoever moves.',
        terms: ['désordre', 'généraux et artilleries'],
      },
      {
        id: 'WN-14',
        text: 'A unit that nobody commands has less of a zone (WN-R-26).',
        terms: ['influence territoriale'],
      },
      {
        id: 'WN-15',
        text: 'Leaving a zone costs a unit in order 1 more, if one of the enemies who hold it moves as far as it or farther.',
        terms: ['surcoût pour sortie de ZdC'],
      },
      {
        id: 'WN-16',
        text: 'Not in a retreat, a pursuit or a charge.',
        terms: ['surcoût pour sortie de ZdC'],
      },
      {
        id: 'WN-17',
        text: 'From one zone into another a unit in order falls into disorder, one in disorder takes a worse loss; not in a pursuit.',
        terms: ['perte aggravée'],
      },
    ],
  },
];
