/** Units, command points and movement of Casques et Plumets, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const units: readonly SystemChapter[] = [
  {
    title: 'Units',
    statements: [
      {
        id: 'CP-01',
        text: 'A unit is a battalion of infantry, a regiment of cavalry or a battery with its team and crew.',
        terms: ['unité', 'bataillon', 'régiment', 'batterie'],
      },
      {
        id: 'CP-T1',
        text: 'A die thrown for each officer before the battle settles what he is worth until its end.',
        terms: ['compétence des officiers', 'brillant', 'compétent', 'incompétent'],
        table: [
          ['Die', 'Skill', 'Modifier'],
          ['5, 6', 'brilliant', '+1'],
          ['3, 4', 'competent', '0'],
          ['1, 2', 'incompetent', '−1'],
        ],
      },
      {
        id: 'CP-T2',
        text: 'What a unit is worth follows from its status, whatever its arm.',
        terms: ['statut', 'valeur de combat (VC)'],
        table: [
          ['Status', 'Combat value', 'For instance'],
          ['guard', '5', 'Old Guard, Russian and British guards'],
          ['elite', '4', 'other guards, grenadiers, cuirassiers, riflemen'],
          ['regular', '3', 'trained troops'],
          ['militia', '2', 'conscripts, landwehr, irregulars'],
        ],
      },
      {
        id: 'CP-T3',
        text: 'What each arm may stand in.',
        terms: ['formation', 'carré', 'tirailleur', 'fourrageur', 'à la bricole'],
        table: [
          ['Arm', 'Formations'],
          ['infantry', 'march column, attack column, line, square; skirmish order for light infantry'],
          ['cavalry', 'march column, attack column, line; open order for light cavalry'],
          ['artillery', 'limbered, unlimbered, moved by hand'],
        ],
      },
      {
        id: 'CP-05',
        text: 'One number is at once the hits a unit can take, its dice and its quality: its combat value. At 0 it is destroyed.',
        terms: ['valeur de combat (VC)'],
      },
      {
        id: 'CP-T10',
        text: 'The price of an army. Being numerous is bought: it is worth a die in fire and in melee and a point in tests.',
        terms: ['budget', 'unité nombreuse'],
        table: [
          ['Bought', 'Points'],
          ['guard unit', '20'],
          ['elite unit', '16'],
          ['regular unit', '10'],
          ['militia unit', '6'],
          ['officer', '5'],
          ['numerous unit; regular heavy cavalry without cuirass; lances; heavy guns', '+2'],
        ],
      },
    ],
  },
  {
    title: 'Command points',
    statements: [
      {
        id: 'CP-10',
        text: 'Each turn a die, with the skill of the officer added, gives the points that his brigade may spend.',
        terms: ['points de commandement (PC)'],
      },
      {
        id: 'CP-15',
        text: 'Points may be kept back while the enemy acts: for fire, for a square, for falling back (CP-R-46).',
        terms: ['réserve', 'tir d’opportunité'],
      },
    ],
  },
  {
    title: 'Movement',
    statements: [
      {
        id: 'CP-T5',
        text: 'Hexes a unit moves in one action; difficult ground is steep slopes, woods, crops, orchards and vineyards.',
        terms: ['mouvement stratégique', 'mouvement tactique', 'terrain difficile', 'UD'],
        table: [
          [
            'Unit',
            'Flat, strategic',
            'Flat, tactical',
            'Difficult, strategic',
            'Difficult, tactical',
            'Road column, strategic',
            'Road column, tactical',
          ],
          ['infantry in attack column, skirmishers', '4', '3', '2', '2', '5', '4'],
          ['infantry in line', '3', '2', '2', '1', '–', '–'],
          ['light cavalry in column or open order, officers', '6', '5', '3', '2', '7', '6'],
          ['light cavalry in line', '5', '4', '2', '2', '–', '–'],
          ['heavy cavalry in column', '5', '4', '3', '2', '6', '5'],
          ['heavy cavalry in line', '4', '3', '2', '1', '–', '–'],
          ['field artillery', '4', '3 (1 by hand)', '2', '1', '5', '4'],
          ['horse artillery', '5', '4 (1 by hand)', '2', '1', '6', '5'],
          ['heavy artillery', '3', '2', '2', '1', '5', '4'],
        ],
      },
      {
        id: 'CP-20',
        text: 'Within 8 hexes of an enemy in view a move is tactical, not strategic.',
        terms: ['mouvement stratégique'],
      },
      {
        id: 'CP-21',
        text: 'Infantry may step back with its face to the enemy, at its rate for difficult ground.',
        terms: ['recul face à l’ennemi'],
      },
      {
        id: 'CP-22',
        text: 'A way is measured from the front of the unit, along the wing that goes farthest.',
        terms: ['aile marchante'],
      },
      {
        id: 'CP-23',
        text: 'A march column keeps to the road, turns freely, and enters no zone of control.',
        terms: ['colonne de route'],
      },
    ],
  },
];
