/** FIR, CBT, SAV, LOS: fire, and what it costs. */
import type { Demonstration } from './demonstration.ts';
import { act, blue, COLUMN, next, PASS, red } from './notation.ts';

export const fire: readonly Demonstration[] = [
  {
    id: 'angle-of-fire',
    shows: {
      'FIR-07': ['cited', { asked: 'action', withheld: act('fire', 'C') }],
      'GEO-08': [
        { asked: 'action', offered: act('fire', 'B') },
        { asked: 'action', offered: act('fire', 'D') },
      ],
      'FIR-01': { fact: { fact: 'shot', unit: 'A', target: 'D' } },
    },
    situation: {
      acting: ['A'],
      ground: [['F4', 'wood']],
      units: [
        blue('A', 'lineInfantry', 'E7'),
        red('B', 'lineInfantry', 'D4', { facing: 1 }),
        red('C', 'lineInfantry', 'G6', { facing: 1 }),
        // the wood on its own hex hides nobody
        red('D', 'lineInfantry', 'F4', { facing: 1 }),
      ],
    },
    script: [act('fire', 'D'), [5, 6, 1], [4, 3]],
  },
  {
    id: 'line-of-sight',
    shows: {
      'FIR-08': ['cited', { asked: 'action', withheld: act('fire', 'C') }],
      'FIR-05': { asked: 'action', offered: act('fire', 'D') },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7'),
        blue('B', 'lineInfantry', 'E6', { facing: 0 }),
        red('C', 'lineInfantry', 'E3', { facing: 1 }),
        red('D', 'lineInfantry', 'C4', { facing: 1 }),
      ],
    },
    script: [PASS],
  },
  {
    id: 'enfilade',
    shows: {
      'FIR-12': [
        'cited',
        { fact: { fact: 'shot', unit: 'A', target: 'X', dice: 7 } },
        { fact: { fact: 'shot', unit: 'C', target: 'Y', dice: 4 } },
      ],
      'SAV-05': { never: { fact: 'saved', unit: 'Y' } },
    },
    situation: {
      acting: ['A', 'C'],
      units: [
        blue('A', 'mediumFootBattery', 'C8'),
        blue('C', 'lineInfantry', 'F7', COLUMN),
        red('X', 'lineInfantry', 'C3', { ...COLUMN, facing: 0 }),
        red('Y', 'lineInfantry', 'F4', { formation: 'square' }),
      ],
    },
    script: [next('A'), act('fire', 'X'), [5, 1, 1, 1, 1, 1, 1], act('fire', 'Y'), [6, 2, 2, 2]],
  },
  {
    id: 'double-fire',
    shows: {
      'FIR-16': [
        { asked: 'secondShot', offered: { choose: 'shootAt', target: 'B' } },
        { asked: 'secondShot', offered: { choose: 'shootAt', target: 'C' } },
        { asked: 'secondShot', withheld: { choose: 'shootAt', target: 'D' } },
      ],
      'FIR-11': { fact: { fact: 'shot', unit: 'A', target: 'C' } },
      'FRM-12': { asked: 'action', offered: act('doubleFire', 'B') },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'D7', { formation: 'extendedLine', skills: ['linearOrder'] }),
        red('B', 'lineInfantry', 'E5', { ...COLUMN, facing: 2 }),
        red('C', 'lineInfantry', 'C4', { ...COLUMN, facing: 2 }),
        red('D', 'lineInfantry', 'I5', { ...COLUMN, facing: 2 }),
      ],
    },
    script: [
      act('doubleFire', 'B'),
      { choose: 'half', half: 'right' },
      [5, 6, 1, 1, 1, 1, 1],
      { choose: 'shootAt', target: 'C' },
      [5, 1, 1, 1, 1, 1],
    ],
  },
  {
    id: 'double-fire-half-in-a-wood',
    shows: {
      'R-45': [{ dice: { count: 3, from: 5 } }, { dice: { count: 6, from: 5 } }],
      'CBT-14': 'cited',
      'TER-05': { fact: { fact: 'shot', unit: 'A', target: 'B', dice: 3 } },
      'FIR-16': { fact: { fact: 'shot', unit: 'A', target: 'C', dice: 6 } },
    },
    situation: {
      acting: ['A'],
      ground: [['E7', 'wood']],
      units: [
        blue('A', 'lineInfantry', 'D7', { formation: 'extendedLine', skills: ['linearOrder'] }),
        red('B', 'lineInfantry', 'E5', { ...COLUMN, facing: 2 }),
        red('C', 'lineInfantry', 'C4', { ...COLUMN, facing: 2 }),
      ],
    },
    script: [
      act('doubleFire', 'B'),
      { choose: 'half', half: 'right' },
      [5, 6, 1],
      { choose: 'shootAt', target: 'C' },
      [5, 1, 1, 1, 1, 1],
    ],
  },
  {
    id: 'fire-in-contact',
    shows: {
      'FIR-02': 'cited',
      'FIR-13': ['cited', { asked: 'action', withheld: act('fire', 'Z') }],
      'FIR-12': { fact: { fact: 'shot', unit: 'C', target: 'X' } },
    },
    situation: {
      acting: ['B', 'C'],
      units: [
        blue('B', 'lineInfantry', 'D5'),
        blue('C', 'lineInfantry', 'E5'),
        // X looks at B, and shows C its flank as Y does
        red('X', 'lineInfantry', 'D4', { facing: 3 }),
        red('Y', 'lineInfantry', 'E4', { facing: 1 }),
        red('Z', 'lineInfantry', 'F2', { facing: 2 }),
      ],
    },
    script: [next('B'), PASS, act('fire', 'X'), [5, 6, 1, 1, 1, 1, 1, 1, 1], [4, 4]],
  },
];
