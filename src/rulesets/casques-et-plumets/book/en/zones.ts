/** Zones, tests, fire and squares of Casques et Plumets, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const zones: readonly SystemChapter[] = [
  {
    title: 'Zones of control and tests',
    statements: [
      {
        id: 'CP-25',
        text: 'A unit controls the hexes right before its front, one hex deep; a square those on all its sides; nobody his flanks and rear.',
        terms: ['zone de contrôle'],
      },
      {
        id: 'CP-26',
        text: 'Without a zone, so that one comes up to them untested: units in disorder, march columns, skirmishers, open order, and whoever stands inside a wood, not at its edge.',
        terms: ['zone de contrôle', 'lisière du bois'],
      },
      {
        id: 'CP-27',
        text: 'Who would enter a zone is tested first, and after the fire of its owner: what that fire cost counts in the test (CP-P3).',
        terms: ['test moral', 'tir d’opportunité'],
      },
      { id: 'CP-28', text: 'No unit is tested twice in a turn.', terms: ['test moral'] },
      {
        id: 'CP-T6',
        text: 'Two dice and every line that applies: passed with 8 or more.',
        terms: ['bonus et malus du test moral'],
        table: [
          ['Line', 'Modifier'],
          ['skill of the officer', '−1, 0, +1'],
          ['infantry in attack column', '+1'],
          ['militia, regular, elite, guard', '−1, 0, +1, +2'],
          ['heavy cavalry that charges', '+1'],
          ['cuirassed cavalry that charges, in place of the line before', '+2'],
          ['fresh or numerous', '+1'],
          ['each unit in support, on flank or rear', '+1'],
          ['each value lost', '−1'],
          ['enemy on flank or rear', '−2'],
          ['light cavalry against infantry in line and in order', '−2'],
          ['cavalry against a square', '−4'],
          ['cavalry against a square in disorder', '−1'],
          ['unit in disorder', 'does not enter'],
        ],
      },
      {
        id: 'CP-P3',
        text: 'Entering a zone of control.',
        terms: ['pénétrer une zone de contrôle'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          [
            '1',
            'attacker',
            'Has the target a zone (CP-26), and is the mover in order?',
            'no zone: contact; in disorder: stays outside; else 2',
          ],
          ['2', 'target', 'Fires (CP-P4) or, against cavalry, tries a square (CP-P6)', '3'],
          ['3', 'attacker', 'Destroyed or put in disorder by the fire: stays outside', 'else 4'],
          ['4', 'attacker', 'Two dice and CP-T6', '8 or more: 5; less: stays outside (CP-R-05)'],
          ['5', 'both', 'Contact; after a charge or an assault, melee (CP-P8)', 'end'],
        ],
      },
    ],
  },
  {
    title: 'Fire',
    statements: [
      {
        id: 'CP-T7',
        text: 'Hexes to which a weapon carries. Short: the whole value; long: half of it, rounded up; canister: two dice more.',
        terms: ['portée longue', 'portée courte', 'mitraille'],
        table: [
          ['Weapon', 'Canister', 'Short', 'Long'],
          ['musket', '–', '1', '2'],
          ['field gun, horse gun', '2', '5', '10'],
          ['heavy gun', '3', '8', '14'],
        ],
      },
      {
        id: 'CP-T8',
        text: 'Dice added to those of the value; one die is left whatever is taken off.',
        terms: ['bonus et malus du tir', 'salve', 'abri léger', 'abri dur'],
        table: [
          ['Line', 'Dice'],
          ['first shot of the unit (CP-R-38), or numerous', '+1'],
          ['target in square, fired at by infantry', '+1'],
          ['target in square, fired at by artillery', '+2'],
          ['target in march or attack column', '+1'],
          ['officer in the unit that fires', '+1'],
          ['infantry that fires in line', '+1'],
          ['rifles', '+1'],
          ['canister', '+2'],
          ['firer in disorder or in a house', '−2'],
          ['target in light cover', '−1'],
          ['target in hard cover', '−2'],
          ['target is cavalry that charges', '−1'],
          ['target in skirmish or open order (CP-R-42)', '−1'],
        ],
      },
      {
        id: 'CP-P4',
        text: 'A shot, be it an action or a reaction.',
        terms: ['procédure de tir', 'sauvegarde'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          [
            '1',
            'firer',
            'Commanded, not fired yet this turn, a point left; in reaction in order too',
            'else no shot',
          ],
          [
            '2',
            'firer',
            'The nearest enemy straight ahead and in range, one alone; a square or a house takes one side',
            '3',
          ],
          ['3', 'firer', 'As many dice as its value (CP-T7) and CP-T8 give: each 5 or 6 hits', 'no hit: end'],
          ['4', 'target', 'A die for each hit: each 5 or 6 saves', '5'],
          [
            '5',
            'target',
            'Loses a value for each hit not saved; in disorder where not one was saved',
            '0 left: destroyed',
          ],
        ],
      },
      {
        id: 'CP-30',
        text: 'Fire in reaction falls as an enemy is about to enter the zone: at short range, guns with canister.',
        terms: ['tir d’opportunité'],
      },
      { id: 'CP-31', text: 'A square and a house fire once a turn, to one side.', terms: ['carré'] },
      {
        id: 'CP-32',
        text: 'From a house one shoots out of any side, at one target, with two dice fewer.',
        terms: ['habitation'],
      },
    ],
  },
  {
    title: 'Squares',
    statements: [
      {
        id: 'CP-35',
        text: 'Infantry that cavalry threatens, or may threaten, tries to form square for a point.',
        terms: ['se mettre en carré'],
      },
      {
        id: 'CP-P6',
        text: 'Forming square.',
        terms: ['tenter de se mettre en carré'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          ['1', 'owner', 'Pays a point', '2'],
          [
            '2',
            'owner',
            'Two dice and the lines of CP-T6 that touch infantry (CP-R-15)',
            '8 or more: square; less: disorder, formation kept',
          ],
          ['3', 'owner', 'This was its one test of the turn (CP-28)', 'end'],
        ],
      },
    ],
  },
];
