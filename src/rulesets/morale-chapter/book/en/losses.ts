/** Generals, losses and results of the morale chapter, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const losses: readonly SystemChapter[] = [
  {
    title: 'Generals',
    statements: [
      {
        id: 'MC-20',
        text: 'A general in contact adds or takes off as much of his share as his player likes.',
        terms: ['apport au moral', 'diminution du moral'],
      },
      {
        id: 'MC-T5',
        text: 'The share of a general.',
        terms: ['valeur du général'],
        table: [
          ['Value', 'Up or down'],
          ['20', '0 to 1'],
          ['40', '0 to 2'],
          ['60', '0 to 3'],
          ['80', '0 to 4'],
          ['100', '0 to 5'],
        ],
      },
      {
        id: 'MC-21',
        text: 'Taking off holds back a keen unit, or sends one back to be rallied.',
        terms: ['diminution du moral'],
      },
      {
        id: 'MC-22',
        text: 'Not in contact, the general who commands the unit gives 1 if he is in view within 3 hexes.',
        terms: ['général de brigade ou de division'],
      },
      { id: 'MC-23', text: 'Farther away he costs points, in view or not.', terms: ['tranche de 15 cm'] },
      {
        id: 'MC-T6',
        text: 'What the distance of the general is worth.',
        terms: ['tranche de 15 cm'],
        table: [
          ['Hexes', 'Points'],
          ['1 to 3', '+1'],
          ['4 to 6', '−1'],
          ['7, 8', '−2'],
          ['9 to 11', '−3'],
          ['12 to 14', '−4'],
          ['each 3 hexes more', '−1'],
        ],
      },
      {
        id: 'MC-24',
        text: 'Several generals do not add up: the player chooses one.',
        terms: ['plusieurs généraux'],
      },
    ],
  },
  {
    title: 'Losses',
    statements: [
      {
        id: 'MC-T7',
        text: 'Men lost at which each further point goes, by the figures at the beginning.',
        terms: ['tranche de 5 pertes par figurine'],
        table: [
          ['Figures', '−1', '−2', '−3', '−4', '−5'],
          ['24', '120', '240', '360', '480', '600'],
          ['20', '100', '200', '300', '400', '500'],
          ['18', '90', '180', '270', '360', '450'],
          ['16', '80', '160', '240', '320', '400'],
          ['14', '70', '140', '210', '280', '350'],
          ['12', '60', '120', '180', '240', '300'],
          ['10', '50', '100', '150', '200', '250'],
          ['8', '40', '80', '120', '160', '200'],
          ['6', '30', '60', '90', '120', '150'],
          ['4', '20', '40', '60', '80', '100'],
          ['3', '15', '30', '45', '60', '75'],
        ],
      },
      {
        id: 'MC-25',
        text: 'A point goes for good with each full tranche: five men for each figure at the beginning. A figure is 40 men.',
        terms: ['5 pertes par figurine'],
      },
      {
        id: 'MC-26',
        text: 'Twenty figures: 195 men lost cost 1, 210 cost 2, 400 cost 4 and, at half, 5 more to regulars.',
        terms: ['5 pertes par figurine'],
      },
      {
        id: 'MC-T8',
        text: 'Figures left at which a unit is worn.',
        terms: ['seuils psychologiques'],
        table: [
          ['Figures', 'Two thirds', 'Half'],
          ['24', '16', '12'],
          ['20', '13', '10'],
          ['18', '12', '9'],
          ['16', '10', '8'],
          ['14', '9', '7'],
          ['12', '8', '6'],
          ['10', '6', '5'],
          ['8', '5', '4'],
          ['6', '4', '3'],
          ['4', '2', '2'],
        ],
      },
      {
        id: 'MC-27',
        text: 'Thresholds are rounded down. They add to the tranches; half counts in place of two thirds (MC-R-17).',
        terms: ['seuils psychologiques'],
      },
    ],
  },
  {
    title: 'Results',
    statements: [
      {
        id: 'MC-T9',
        text: 'The result by points and status. UA uncontrolled advance, OB obeys, HA halts, RE retreats, RO routs, FL flees.',
        terms: ['avance incontrôlée', 'obéir', 'arrêt sur place', 'retraite', 'déroute', 'fuite'],
        table: [
          ['Points', 'Guard', 'Elite', 'Regular', 'Semi-regular', 'Militia', 'Irregular'],
          ['11 or more', 'OB', 'UA', 'UA', 'UA', 'UA', 'UA'],
          ['9, 10', 'OB', 'OB', 'UA', 'UA', 'UA', 'UA'],
          ['7, 8', 'OB', 'OB', 'OB', 'OB', 'OB', 'UA'],
          ['5, 6', 'OB', 'OB', 'OB', 'OB', 'OB', 'OB'],
          ['3, 4', 'OB', 'OB', 'OB', 'OB', 'HA', 'OB'],
          ['1, 2', 'OB', 'OB', 'OB', 'HA', 'HA', 'RE'],
          ['0', 'HA', 'HA', 'HA', 'RE', 'RE', 'RO'],
          ['−1, −2', 'HA', 'HA', 'RE', 'RO', 'RO', 'FL'],
          ['−3, −4', 'RE', 'RE', 'RO', 'RO', 'FL', 'FL'],
          ['−5, −6', 'RE', 'RO', 'FL', 'FL', 'FL', 'FL'],
          ['−7 or worse', 'RO', 'FL', 'FL', 'FL', 'FL', 'FL'],
        ],
      },
      {
        id: 'MC-28',
        text: 'Obeying or better is OB and UA; halting or better is HA too.',
        terms: ['arrêté sur place ou mieux'],
      },
      {
        id: 'MC-T10',
        text: 'What each result lets a unit do.',
        terms: ['avance incontrôlée', 'obéir', 'arrêt sur place', 'retraite', 'déroute', 'fuite'],
        table: [
          ['Result', 'Moves', 'Fires', 'Fights'],
          ['UA', 'must go for the nearest enemy', 'no', 'as a charger'],
          ['OB', 'freely', 'yes', 'yes'],
          ['HA', 'not towards the enemy', 'yes', 'where it fights already'],
          ['RE', 'must go back', 'no', 'only if attacked'],
          ['RO', 'must go to its own edge', 'no', 'in disorder, if caught'],
          ['FL', 'must leave the table', 'no', 'in disorder, if caught'],
        ],
      },
      {
        id: 'MC-40',
        text: 'An uncontrolled advance goes at charge speed for the nearest enemy, in the formation it has and without firing; who does not reach him ends without formation.',
        terms: ['avance incontrôlée'],
      },
      {
        id: 'MC-42',
        text: 'Where a unit might be carried away, its owner may leave the lines of formation and cover out.',
        terms: ['formation et abri'],
      },
      { id: 'MC-44', text: 'Who obeys does as he likes.', terms: ['obéir'] },
      {
        id: 'MC-45',
        text: 'Who halts goes no nearer to the enemy, may fire and fight on, and neither follows nor pursues.',
        terms: ['arrêt sur place'],
      },
    ],
  },
];
