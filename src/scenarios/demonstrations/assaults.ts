/** ASL: assault and melee. */
import type { Demonstration } from './demonstration.ts';
import { ATTACK, act, blue, COLUMN, move, react, red, STRIKE_BACK } from './notation.ts';

export const assaults: readonly Demonstration[] = [
  {
    id: 'assault',
    shows: {
      'ASL-06': { fact: { fact: 'assaultDeclared', unit: 'A', target: 'B' } },
      'ASL-09': [
        { fact: { fact: 'struck', kind: 'melee', unit: 'A', dice: 6 } },
        { fact: { fact: 'struck', kind: 'meleeAnswer', unit: 'B', dice: 6 } },
      ],
      'ASL-10': { fact: { fact: 'testPassed', unit: 'B', purpose: 'losses' } },
      'ASL-12': 'cited',
      'ASL-07': { asked: 'attack', offered: { choose: 'decline' } },
      'CBT-10': { dice: { count: 6, from: 4 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E6'), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('assault', 'B'),
      move('E5'),
      react('nothing'),
      ATTACK,
      [4, 5, 6, 1, 2, 3],
      STRIKE_BACK,
      [4, 4, 1, 1, 2, 3],
      [3, 3],
    ],
  },
  {
    id: 'assault-fired-at',
    shows: {
      'ASL-11': { fact: { fact: 'shot', kind: 'defensive', unit: 'B' } },
      'ASL-13': { asked: 'reaction', withheld: react('square') },
      'ASL-16': { fact: { fact: 'attackEnded', unit: 'A', why: 'shaken' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E6', COLUMN), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('assault', 'B'),
      move('E5'),
      react('defensiveFire'),
      [5, 5, 5, 1, 1, 1, 1],
      [5, 4],
      { choose: 'stay' },
    ],
  },
  {
    id: 'assault-no-pursuit',
    shows: {
      'ASL-08': { fact: { fact: 'attackEnded', unit: 'A', why: 'targetGone' } },
      'SEQ-09': { fact: { fact: 'reactionDeclared', unit: 'B', reaction: 'flight' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'mediumCavalry', 'E6'), red('B', 'lineInfantry', 'E4', COLUMN)],
    },
    script: [
      act('assault', 'B'),
      move('E5'),
      react('flight'),
      { choose: 'facing', facing: 5 },
      [2],
      { choose: 'runEnd' },
    ],
  },
  {
    id: 'stronger-in-melee',
    shows: {
      'SAV-03': { dice: { count: 3, from: 4 } },
      'R-112': 'cited',
      'SAV-01': { fact: { fact: 'saved', unit: 'A', saved: 2, of: 3 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E6'), red('B', 'lineInfantry', 'E4', { strength: 12 })],
    },
    script: [
      act('assault', 'B'),
      move('E5'),
      react('nothing'),
      ATTACK,
      [4, 4, 1, 1, 1, 1],
      STRIKE_BACK,
      [4, 4, 4, 1, 1, 1],
      [4, 5, 1],
    ],
  },
];
