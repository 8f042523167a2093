/** FRM, RAL: changes of formation, and rally. */
import type { Demonstration } from './demonstration.ts';
import { act, blue, COLUMN, form, hexNamed, move, next, PANICKED, PASS, red, SKIRMISH } from './notation.ts';

export const formations: readonly Demonstration[] = [
  {
    id: 'column-to-line',
    shows: {
      'FRM-01': { fact: { fact: 'formationChanged', unit: 'A', from: 'column', to: 'line' } },
      'FRM-14': { unit: 'A', is: { facing: 5, hexes: [hexNamed('E7')] } },
      'FRM-21': 'cited',
      'FRM-03': { unit: 'A', is: { formation: 'line' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7', COLUMN), red('B', 'lineInfantry', 'E2')],
    },
    script: [form('line')],
  },
  {
    id: 'change-near-the-enemy',
    shows: {
      'FRM-15': ['cited', { fact: { fact: 'formationRefused', unit: 'A' } }],
      'MOR-12': { unit: 'A', is: { formation: 'column', strength: 20 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7', COLUMN), red('B', 'lineInfantry', 'E4')],
    },
    script: [form('line'), [4, 4]],
  },
  {
    id: 'march-then-formation',
    shows: {
      'FRM-17': { fact: { fact: 'formationChanged', unit: 'A', to: 'line' } },
      'SEQ-07': { asked: 'action', offered: { choose: 'action', action: 'marchThenFormation' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E8', COLUMN), red('B', 'lineInfantry', 'E1')],
    },
    script: [
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      move('E6'),
      { choose: 'formation', formation: 'line' },
    ],
  },
  {
    id: 'no-square-here',
    shows: {
      'FRM-04': ['cited', { asked: 'action', offered: form('column') }],
      'SKL-16.4': 'cited',
      'FRM-18': 'cited',
    },
    situation: {
      acting: ['A', 'C', 'D'],
      ground: [['C7', 'wood']],
      units: [
        // A in a wood, C irregular, D in contact
        blue('A', 'lineInfantry', 'C7'),
        blue('C', 'lineInfantry', 'E7', { skills: ['irregular'] }),
        blue('D', 'lineInfantry', 'G7'),
        red('E', 'lineInfantry', 'G6'),
      ],
    },
    script: [next('A'), PASS, next('C'), PASS, PASS],
  },
  {
    id: 'form-square',
    shows: {
      'FRM-21': { fact: { fact: 'formationChanged', unit: 'A', from: 'line', to: 'square' } },
      'GEO-12': { unit: 'A', is: { facing: 0, formation: 'square' } },
      'GEO-03': { unit: 'A', is: { facing: 0 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7'), red('B', 'heavyCavalry', 'E2')],
    },
    script: [form('square')],
  },
  {
    id: 'skirmish-order',
    shows: {
      'SKL-11.1': { fact: { fact: 'formationChanged', unit: 'A', to: 'skirmish' } },
      'FRM-05': [
        { asked: 'action', offered: form('skirmish') },
        { unit: 'C', is: { formation: 'column' } },
      ],
    },
    situation: {
      acting: ['A', 'C'],
      units: [
        blue('A', 'lightInfantry', 'D7', { ...COLUMN, skills: ['skirmisher'] }),
        blue('C', 'lightInfantry', 'F7', COLUMN),
        red('B', 'lineInfantry', 'E2'),
      ],
    },
    script: [next('A'), form('skirmish'), PASS],
  },
  {
    id: 'closed-column',
    shows: {
      'FRM-07': { fact: { fact: 'formationChanged', unit: 'A', to: 'closedColumn' } },
      'SKL-13.4': { asked: 'action', offered: form('closedColumn') },
      'SKL-13.1': { unit: 'A', is: { initialStrength: 24 } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', {
          ...COLUMN,
          strength: 24,
          initialStrength: 24,
          skills: ['largeBattalion'],
        }),
        red('B', 'heavyCavalry', 'E2'),
      ],
    },
    script: [form('closedColumn')],
  },
  {
    id: 'extended-line',
    shows: {
      'SKL-14.1': { fact: { fact: 'formationChanged', unit: 'A', to: 'extendedLine' } },
      'FRM-11': { unit: 'A', is: { hexes: [hexNamed('E7'), hexNamed('F7')] } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7', { skills: ['linearOrder'] }), red('B', 'lineInfantry', 'E2')],
    },
    script: [form('extendedLine'), { choose: 'half', half: 'right' }],
  },
  {
    id: 'tactical-formation',
    shows: {
      'SKL-18.1': { never: { fact: 'testPassed' } },
      'SKL-18.2': { fact: { fact: 'formationChanged', unit: 'A', to: 'line' } },
      'FIR-03': { fact: { fact: 'shot', unit: 'A', target: 'B', kind: 'action' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', { ...COLUMN, skills: ['tacticalSense'] }),
        red('B', 'lineInfantry', 'E4', COLUMN),
      ],
    },
    script: [
      { choose: 'action', action: 'formationThenFire', formation: 'line' },
      { choose: 'shootAt', target: 'B' },
      [5, 6, 1, 2, 3, 4],
    ],
  },
  {
    id: 'rally-strength',
    shows: {
      'RAL-01': { fact: { fact: 'rallied', unit: 'A', regained: 2 } },
      'RAL-02': { fact: { fact: 'testPassed', purpose: 'rally' } },
      'RAL-03': { unit: 'C', is: { strength: 20 } },
    },
    situation: {
      acting: ['A', 'C'],
      units: [
        blue('A', 'lineInfantry', 'D7', { strength: 14 }),
        blue('C', 'lineInfantry', 'F7', { strength: 19 }),
        red('B', 'lineInfantry', 'E2'),
      ],
    },
    script: [next('A'), act('rally'), [3, 3], act('rally'), [2, 4]],
  },
  {
    id: 'rally-from-panic',
    shows: {
      'RAL-05': [
        { fact: { fact: 'rallied', unit: 'A', rule: 'RAL-05' } },
        { unit: 'A', is: { panicked: false, formation: 'square' } },
      ],
      'MOR-13': { fact: { fact: 'testPassed', purpose: 'rally' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7', { ...PANICKED, strength: 12 }), red('B', 'heavyCavalry', 'E2')],
    },
    script: [act('rally'), [3, 2], { choose: 'rallied', formation: 'square' }],
  },
  {
    id: 'rally-too-near',
    shows: { 'RAL-04': ['cited', { asked: 'action', withheld: act('rally') }] },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7', { strength: 12 }), red('B', 'lineInfantry', 'E4')],
    },
    script: [PASS],
  },
  {
    id: 'harassment-rally',
    shows: {
      'SKL-06.5': [{ fact: { fact: 'rallied', unit: 'A' } }, { never: { fact: 'testPassed' } }],
      'RAL-06': { fact: { fact: 'rallied', unit: 'A' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lightCavalry', 'E8', { ...PANICKED, skills: ['harassment'], strength: 4 }),
        red('B', 'lineInfantry', 'E3'),
      ],
    },
    script: [act('rally'), { choose: 'rallied', facing: 5 }],
  },
  {
    id: 'loose-order',
    shows: {
      'SKL-15.1': [
        { asked: 'action', withheld: form('line') },
        { asked: 'action', offered: { choose: 'action', action: 'marchThenFire' } },
      ],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lightInfantry', 'E7', { ...SKIRMISH, skills: ['looseOrder'] }),
        red('B', 'lineInfantry', 'E2'),
      ],
    },
    script: [{ choose: 'action', action: 'marchThenFire', march: 'frontalMarch' }, move('E6')],
  },
];
