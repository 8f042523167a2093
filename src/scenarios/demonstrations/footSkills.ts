/** SKL: what the skills of infantry and guns change, and those of light troops. */
import type { Demonstration } from './demonstration.ts';
import {
  ATTACK,
  act,
  blue,
  COLUMN,
  DECLINE,
  move,
  next,
  react,
  red,
  run,
  SKIRMISH,
  STRIKE_BACK,
} from './notation.ts';

export const footSkills: readonly Demonstration[] = [
  {
    id: 'harassment-targets',
    shows: {
      'SKL-06.3': [
        { asked: 'action', offered: act('charge', 'S') },
        { asked: 'action', withheld: act('charge', 'B') },
      ],
      'CHG-04': 'cited',
      'SKL-06.2': 'cited',
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lightCavalry', 'E7', { skills: ['harassment'] }),
        red('B', 'lineInfantry', 'C4'),
        red('S', 'lightInfantry', 'E4', { ...SKIRMISH, skills: ['skirmisher'] }),
      ],
    },
    script: [act('charge', 'S'), move('E5'), react('nothing'), [1, 2], ATTACK, [4, 4, 1, 1], [4, 1]],
  },
  {
    id: 'harassment-shot-at',
    shows: {
      'SKL-06.4': { fact: { fact: 'mustFlee', unit: 'B' } },
      'SKL-06.6': 'cited',
      'MOR-15': 'cited',
      'SKL-06.7': { never: { fact: 'losses', unit: 'C' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7'),
        red('B', 'lightCavalry', 'E5', { skills: ['harassment'] }),
        red('C', 'lineInfantry', 'E4', COLUMN),
      ],
    },
    script: [
      act('fire', 'B'),
      [5, 5, 5, 5, 1, 1, 1],
      [4, 1, 1, 1],
      [6, 5],
      [1],
      { choose: 'runEnd', crossed: ['C'] },
    ],
  },
  {
    id: 'controlled-fire',
    shows: {
      'SKL-08.1': { dice: { plus: -5, floor: 0 } },
      'SKL-08.2': ['cited', { dice: { count: 11, from: 5 } }],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        red('B', 'lineInfantry', 'E4', { skills: ['controlledFire'] }),
      ],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('defensiveFire'),
      [2, 3],
      [5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ],
  },
  {
    id: 'controlled-fire-column',
    shows: { 'SKL-08.4': 'cited', 'CBT-12': { dice: { count: 2, from: 5 } } },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', { ...COLUMN, skills: ['controlledFire'] }),
        red('B', 'lineInfantry', 'E4', COLUMN),
      ],
    },
    script: [act('fire', 'B'), [5, 1]],
  },
  {
    id: 'tenacious',
    shows: {
      'SKL-09.2': [
        { fact: { fact: 'losses', unit: 'B', lost: 4, cause: 'failedTest' } },
        { never: { fact: 'panicked' } },
      ],
      'MOR-14': { fact: { fact: 'testFailed', unit: 'B', by: 4 } },
      'SKL-09.1': { unit: 'B', is: { strength: 16 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4', { skills: ['tenacious'] })],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [5, 4], DECLINE],
  },
  {
    id: 'warriors',
    shows: {
      'SKL-10.1': ['cited', { asked: 'action', withheld: act('fire', 'B') }],
      'SKL-10.2': 'cited',
      'SKL-16.1': { unit: 'A', is: { strength: 19 } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E6', { ...COLUMN, skills: ['warrior', 'irregular'] }),
        red('B', 'lineInfantry', 'E4'),
      ],
    },
    script: [
      act('assault', 'B'),
      move('E5'),
      react('nothing'),
      ATTACK,
      [4, 4, 1, 1],
      STRIKE_BACK,
      [4, 5, 1, 1, 1, 1],
      [4, 2],
    ],
  },
  {
    id: 'large-battalion',
    shows: {
      'SKL-13.2': { asked: 'move', withheld: move('E5') },
      'SKL-13.3': { unit: 'A', is: { hexes: [{ q: 2, r: 5 }] } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E8', {
          ...COLUMN,
          strength: 24,
          initialStrength: 24,
          skills: ['largeBattalion'],
        }),
        red('B', 'lineInfantry', 'C5'),
      ],
    },
    script: [act('frontalMarch'), move('E6')],
  },
  {
    id: 'linear-order',
    shows: { 'SKL-14.3': ['cited', { dice: { count: 2, from: 3 } }], 'SAV-02': { dice: { from: 3 } } },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7'), red('B', 'lineInfantry', 'E4', { skills: ['linearOrder'] })],
    },
    script: [act('fire', 'B'), [5, 6, 1, 1, 1, 1], [3, 2]],
  },
  {
    id: 'impetuous-pursuit',
    shows: {
      'SKL-17.2': { fact: { fact: 'forced', choice: { choose: 'pursue' } } },
    },
    situation: {
      rows: 10,
      acting: ['A'],
      units: [
        blue('A', 'mediumCavalry', 'E9', { skills: ['impetuous'] }),
        red('B', 'lineInfantry', 'E6', COLUMN),
      ],
    },
    script: [
      act('charge', 'B'),
      move('E7'),
      react('flight'),
      { choose: 'facing', facing: 5 },
      [5],
      run('E1'),
      [2],
    ],
  },
  {
    id: 'bombard',
    shows: {
      'SKL-19.1': { never: { fact: 'shot', unit: 'G', kind: 'return' } },
      'SKL-19.2': { asked: 'move', withheld: move('E6') },
      'SKL-19.3': { asked: 'action', withheld: act('fire', 'B') },
    },
    situation: {
      acting: ['G'],
      units: [blue('G', 'mediumFootBattery', 'E8', { skills: ['bombard'] }), red('B', 'lineInfantry', 'E2')],
    },
    script: [act('frontalMarch'), move('E7')],
  },
  {
    id: 'bombard-silent',
    shows: {
      'SKL-19.1': [
        { asked: 'reaction', withheld: react('defensiveFire') },
        { asked: 'reaction', offered: react('rotation') },
      ],
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('G', 'mediumFootBattery', 'E4', { skills: ['bombard'] })],
    },
    script: [act('charge', 'G'), move('E5'), react('nothing'), [2, 2]],
  },
  {
    id: 'obsolete-firearm',
    shows: {
      'SKL-20.1': { asked: 'action', withheld: act('fire', 'C') },
      'SKL-20.2': { never: { fact: 'shot', unit: 'B' } },
      'SKL-20.3': 'cited',
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', { skills: ['obsoleteFirearm'] }),
        red('B', 'lineInfantry', 'E4', { skills: ['obsoleteFirearm'] }),
        red('C', 'lineInfantry', 'G3'),
      ],
    },
    script: [act('fire', 'B'), [5, 6, 1, 1, 1], [1, 1]],
  },
  {
    id: 'morale-dice',
    shows: {
      'QUA-04': [{ dice: { drop: 'lowest' } }, { dice: { drop: 'highest' } }, { dice: { drop: 'none' } }],
      'MOR-04': { dice: { drop: 'lowest' } },
      'QUA-01': { unit: 'A', is: { quality: 'elite' } },
      'CMD-01': { unit: 'C', is: { commandValue: 6 } },
    },
    situation: {
      columns: 11,
      acting: ['A', 'B', 'C'],
      units: [
        blue('A', 'lightInfantry', 'B7', { ...COLUMN, quality: 'elite', strength: 6 }),
        blue('B', 'lineInfantry', 'F7', { strength: 14 }),
        blue('C', 'lineInfantry', 'J7', { quality: 'recruit', strength: 14 }),
        red('E', 'lineInfantry', 'F1'),
      ],
    },
    script: [next('A'), act('rally'), [6, 3, 4], next('B'), act('rally'), [4, 3], act('rally'), [1, 4, 5]],
  },
];
