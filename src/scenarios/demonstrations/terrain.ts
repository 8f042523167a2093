/** TER: what the ground does to marches, fire, combat and morale. */
import type { Demonstration } from './demonstration.ts';
import { ATTACK, act, blue, COLUMN, move, next, react, red, STRIKE_BACK } from './notation.ts';

export const terrain: readonly Demonstration[] = [
  {
    id: 'wood',
    shows: {
      'CBT-13': 'cited',
      'TER-05': 'cited',
      'SAV-03': { dice: { count: 2, from: 4 } },
      'SAV-02': { dice: { count: 2, from: 4 } },
    },
    situation: {
      acting: ['A'],
      ground: [
        ['E4', 'wood'],
        ['D4', 'wood'],
      ],
      units: [blue('A', 'lineInfantry', 'E6'), red('B', 'lineInfantry', 'E4', COLUMN)],
    },
    script: [act('fire', 'B'), [5, 6, 1], [4, 2]],
  },
  {
    id: 'village',
    shows: {
      'MOR-07': ['cited', { dice: { plus: -10, floor: 0 } }],
      'TER-14': { never: { fact: 'testFailed' } },
      'CBT-14': 'cited',
    },
    situation: {
      acting: ['A'],
      ground: [['E4', 'village']],
      units: [blue('A', 'lineInfantry', 'E7', COLUMN), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('defensiveFire'),
      [5, 5],
      [5, 1, 1],
      ATTACK,
      [4, 4, 1],
      [1, 1],
      STRIKE_BACK,
    ],
  },
  {
    id: 'fortified-point',
    shows: {
      'RAL-04': { asked: 'action', offered: act('rally') },
      'TER-13': { fact: { fact: 'rallied', unit: 'A' } },
    },
    situation: {
      acting: ['A'],
      ground: [['E6', 'fortifiedPoint']],
      units: [blue('A', 'lineInfantry', 'E6', { strength: 14 }), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('rally'), [5, 4]],
  },
  {
    id: 'difficult-ground',
    shows: {
      'TER-08': [
        { asked: 'move', offered: move('E6') },
        { asked: 'move', withheld: move('E4') },
      ],
      'TER-07': { fact: { fact: 'moved', unit: 'A' } },
    },
    situation: {
      acting: ['A'],
      ground: [
        ['D6', 'difficult'],
        ['E6', 'difficult'],
      ],
      units: [blue('A', 'mediumCavalry', 'E7'), red('B', 'lineInfantry', 'E3')],
    },
    script: [act('frontalMarch'), move('E6')],
  },
  {
    id: 'light-over-rough',
    shows: { 'TER-09': { asked: 'move', offered: move('E4') } },
    situation: {
      acting: ['A'],
      ground: [
        ['D6', 'wood'],
        ['E6', 'difficult'],
      ],
      units: [blue('A', 'lightInfantry', 'E7', COLUMN), red('B', 'lineInfantry', 'B4')],
    },
    script: [act('frontalMarch'), move('E4')],
  },
  {
    id: 'cavalry-in-a-wood',
    shows: { 'CBT-15': 'cited', 'CBT-18': { dice: { count: 1, from: 4 } } },
    situation: {
      acting: ['A'],
      ground: [['E5', 'wood']],
      units: [blue('A', 'heavyCavalry', 'E5'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('assault', 'B'), move('E5'), react('nothing'), ATTACK, [4]],
  },
  {
    id: 'hill',
    shows: { 'SAV-03': { dice: { count: 2, from: 4 } }, 'TER-04': { fact: { fact: 'saved', unit: 'B' } } },
    situation: {
      acting: ['A'],
      ground: [
        ['E4', 'hill'],
        ['E3', 'hill'],
      ],
      units: [blue('A', 'lineInfantry', 'E6', COLUMN), red('B', 'lineInfantry', 'E4', COLUMN)],
    },
    script: [act('assault', 'B'), move('E5'), react('nothing'), ATTACK, [4, 5, 1, 1], [4, 1]],
  },
  {
    id: 'bridge',
    shows: {
      'TER-06': { dice: { count: 3, from: 4 } },
      'CBT-09': { fact: { fact: 'struck', unit: 'A', dice: 3 } },
    },
    situation: {
      acting: ['A'],
      ground: [
        ['E5', 'bridge'],
        ['D5', 'impassable'],
        ['F5', 'impassable'],
      ],
      units: [blue('A', 'mediumCavalry', 'E6'), red('B', 'lineInfantry', 'E3', COLUMN)],
    },
    script: [act('charge', 'B'), move('E4'), react('nothing'), [3, 3], ATTACK, [4, 4, 1]],
  },
  {
    id: 'river',
    shows: {
      'TER-03': { fact: { fact: 'struck', unit: 'A', dice: 4 } },
      'CBT-09': { dice: { count: 4, from: 4 } },
      'SAV-03': { dice: { count: 2, from: 4 } },
    },
    situation: {
      acting: ['A'],
      sides: [
        ['D5', 0, 'river'],
        ['E5', 5, 'river'],
        ['E5', 0, 'ford'],
        ['F5', 5, 'river'],
        ['D5', 5, 'largeRiver'],
        ['C5', 0, 'largeRiver'],
      ],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [1, 2], ATTACK, [4, 5, 1, 1], [4, 2]],
  },
  {
    id: 'bridge-side',
    shows: {
      'TER-07': { asked: 'move', withheld: move('E3') },
      'TER-03': { asked: 'move', offered: move('E4') },
    },
    situation: {
      acting: ['A'],
      sides: [
        ['E5', 5, 'river'],
        ['E5', 0, 'bridge'],
        ['D5', 0, 'river'],
        ['D5', 5, 'river'],
        ['F5', 5, 'river'],
        ['F5', 0, 'river'],
      ],
      units: [blue('A', 'heavyCavalry', 'E6'), red('B', 'lineInfantry', 'C2')],
    },
    script: [act('frontalMarch'), move('E4')],
  },
  {
    id: 'stream',
    shows: { 'CBT-09': { dice: { count: 8, from: 4 } }, 'R-147': { never: { fact: 'saved', unit: 'B' } } },
    situation: {
      acting: ['A'],
      sides: [
        ['E5', 5, 'stream'],
        ['E5', 0, 'stream'],
        ['D5', 0, 'stream'],
        ['F5', 5, 'stream'],
      ],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4', COLUMN)],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [1, 2], ATTACK, [4, 5, 1, 1, 1, 1, 2, 2]],
  },
  {
    id: 'wood-side',
    shows: { 'TER-05': 'cited', 'CBT-13': 'cited', 'R-145': { dice: { count: 1, from: 4 } } },
    situation: {
      acting: ['A'],
      sides: [
        ['E4', 3, 'wood'],
        ['E4', 2, 'wood'],
      ],
      units: [blue('A', 'lineInfantry', 'E6'), red('B', 'lineInfantry', 'E4', COLUMN)],
    },
    script: [act('fire', 'B'), [5, 1, 1], [4]],
  },
  {
    id: 'impassable',
    shows: {
      'TER-11': { asked: 'move', withheld: move('E6') },
      'GEO-13': { asked: 'action', offered: act('fire', 'B') },
    },
    situation: {
      acting: ['A', 'D'],
      ground: [['E6', 'impassable']],
      sides: [['B7', 0, 'impassable']],
      units: [
        blue('A', 'mediumCavalry', 'E7'),
        // the drop between D and B: neither engages the other
        blue('D', 'lineInfantry', 'B7'),
        red('B', 'lineInfantry', 'B6'),
      ],
    },
    script: [next('A'), act('frontalMarch'), move('D6'), act('fire', 'B'), [5, 1, 2, 3, 4, 1, 1]],
  },
];
