/** Charges, melee and ground of Casques et Plumets, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const melee: readonly SystemChapter[] = [
  {
    title: 'Charges',
    statements: [
      {
        id: 'CP-40',
        text: 'One charges straight at an enemy in view, with neither obstacle nor troops in between.',
        terms: ['charge tout droit'],
      },
      {
        id: 'CP-41',
        text: 'A charge that does not come as far as the zone of the target puts the charger in disorder.',
        terms: ['charge trop courte'],
      },
      {
        id: 'CP-42',
        text: 'Struck in flank or rear, a unit turns to its enemy should the melee have a second round.',
        terms: ['pris de flanc ou de dos'],
      },
      {
        id: 'CP-43',
        text: 'Skirmishers and cavalry in open order that cavalry charges must fall back (CP-P7).',
        terms: ['tirailleur', 'fourrageur', 'ralliement'],
      },
      {
        id: 'CP-P5',
        text: 'A charge.',
        terms: ['charge'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          [
            '1',
            'charger',
            'In order, commanded, formed for it (CP-R-55), a point left, the target in view straight ahead',
            'else no charge',
          ],
          ['2', 'charger', 'Its tactical rate reaches the zone', 'too short: disorder, end'],
          ['3', 'target', 'One reaction: fire, square, falling back, or none (CP-R-11)', 'back: CP-P7'],
          ['4', 'charger', 'The test of CP-P3', 'failed: end'],
          ['5', 'both', 'Melee (CP-P8)', 'end'],
        ],
      },
      {
        id: 'CP-P7',
        text: 'Falling back before an enemy.',
        terms: ['ralliement sur les arrières'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          ['1', 'owner', 'Cavalry may, to refuse a fight; those of CP-43 must; a point is paid', '2'],
          ['2', 'owner', 'Goes back at the rate of the attack column, faces the enemy, in disorder', '3'],
          [
            '3',
            'charger',
            'Stops in order where the other stood, or goes on with what is left of its move, in disorder',
            'caught: melee at once',
          ],
        ],
      },
    ],
  },
  {
    title: 'Melee',
    statements: [
      {
        id: 'CP-T9',
        text: 'Dice added to those of the value, for each of the two; one die at least.',
        terms: ['bonus et malus de mêlée', 'soutien'],
        table: [
          ['Line', 'Dice'],
          ['officer in the unit', '+1'],
          ['infantry in attack column', '+1'],
          ['heavy cavalry against infantry not in square', '+1'],
          ['cuirassed cavalry', '+2'],
          ['heavy cavalry without cuirass against light cavalry', '+1'],
          ['each unit in support, in order', '+1'],
          ['lancers, in the first round', '+1'],
          ['fresh or numerous', '+1'],
          ['against a march column, a flank, a rear or artillery', '+2'],
          ['against limbered artillery', 'destroyed'],
          ['artillery', '−1'],
          ['light cavalry against infantry in order', '−1'],
          ['opponent higher up', '−1'],
          ['cavalry in a wood', '−2'],
          ['in disorder', '−2'],
          ['opponent in light cover', '−1'],
          ['opponent in hard cover', '−2'],
          ['cavalry against a square', '−3'],
          ['cavalry against a square in disorder', '−1'],
        ],
      },
      {
        id: 'CP-P8',
        text: 'A melee of two.',
        terms: ['procédure de mêlée', 'résultat de la mêlée'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          [
            '1',
            'both',
            'As many dice as value and CP-T9 give, thrown together (CP-R-70): each 4, 5 or 6 hits',
            '2',
          ],
          [
            '2',
            'both',
            'A die for each hit taken: each 4, 5 or 6 saves; a value is lost for each of the others; disorder where none was saved',
            '0 left: destroyed (CP-53)',
          ],
          ['3', 'both', 'Who has lost fewer has won; of equal losses the target', '4'],
          ['4', 'loser', 'Recoils 2 hexes (CP-50 to CP-52), but for CP-55', '5'],
          ['5', 'winner', 'May take the place without a point, or reforms (CP-55)', 'end'],
        ],
      },
      {
        id: 'CP-50',
        text: 'Who recoils right through a friend disorders him and itself.',
        terms: ['recul', 'désordre'],
      },
      {
        id: 'CP-51',
        text: 'Who is taken from behind and cannot recoil is destroyed.',
        terms: ['pris de dos'],
      },
      { id: 'CP-52', text: 'Guns that lose a melee are lost: a battery never recoils.', terms: ['batterie'] },
      { id: 'CP-53', text: 'At 0 a unit is destroyed, whoever has won.', terms: ['détruite'] },
      { id: 'CP-54', text: 'A unit in disorder supports nobody.', terms: ['soutien', 'désordre'] },
      {
        id: 'CP-55',
        text: 'When infantry beaten by cavalry is not destroyed, it keeps its ground: the cavalry goes back to reform, as far as its rate in line, and is in order.',
        terms: ['se reformer en arrière'],
      },
      {
        id: 'CP-60',
        text: 'A unit shoots and fights with a die more while an officer is inside it, be he brilliant or not.',
        terms: ['officier placé dans une unité'],
      },
      {
        id: 'CP-P10',
        text: 'An opponent whose shot has cost the unit value, or who has beaten it in a melee, throws a die for the officer inside it: on 6 the officer is killed or wounded.',
        terms: ['tué ou blessé', '6 pur'],
      },
      {
        id: 'CP-13',
        text: 'In the place of an officer who falls comes an incompetent one, who throws no die for points and lives on those of the others.',
        terms: ['officier incompetent'],
      },
    ],
  },
  {
    title: 'Ground',
    statements: [
      {
        id: 'CP-66',
        text: 'In a wood one sees 2 hexes far, and shoots or charges out of it from the edge alone. Cavalry not in open order is in disorder there.',
        terms: ['bois', 'lisière'],
      },
      {
        id: 'CP-67',
        text: 'Up to an obstacle one moves as usual; crossing it, or going into a hard shelter, costs another point.',
        terms: ['obstacle linéaire', 'abri dur'],
      },
      {
        id: 'CP-68',
        text: 'Whoever holds a house is in order inside and in disorder once out of it.',
        terms: ['maison'],
      },
      {
        id: 'CP-69',
        text: 'Who wins across an obstacle or against a building takes it without a point.',
        terms: ['prise de position'],
      },
    ],
  },
];
