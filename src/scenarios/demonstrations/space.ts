/** GEO: distance, engagement, outflanking. */
import type { Demonstration } from './demonstration.ts';
import { ATTACK, act, blue, DECLINE, hexNamed, move, next, PASS, react, red } from './notation.ts';

export const space: readonly Demonstration[] = [
  {
    id: 'distance',
    shows: {
      'GEO-01': { fact: { fact: 'chargeDeclared', distance: 4 } },
      'GEO-06': { fact: { fact: 'chargeDeclared', distance: 4 } },
      'CHG-07': { fact: { fact: 'chargeDeclared', distance: 4 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'mediumCavalry', 'E8'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [1, 2], DECLINE],
  },
  {
    id: 'engagement',
    shows: {
      'GEO-13': { asked: 'action', withheld: act('fire', 'B') },
      'FIR-02': 'cited',
      'GEO-14': [
        { asked: 'action', offered: { choose: 'action', action: 'fire', target: 'D' } },
        { fact: { fact: 'shot', unit: 'C', target: 'D' } },
      ],
      'GEO-15': { asked: 'action', offered: { choose: 'action', action: 'fire', target: 'H' } },
    },
    situation: {
      columns: 11,
      acting: ['A', 'C', 'E'],
      units: [
        // A and B look at each other
        blue('A', 'lineInfantry', 'B6'),
        red('B', 'lineInfantry', 'B5'),
        // D shows its flank to C
        blue('C', 'lineInfantry', 'F6'),
        red('D', 'lineInfantry', 'F5', { facing: 0 }),
        // E and F stand back to back
        blue('E', 'lineInfantry', 'J6'),
        red('F', 'lineInfantry', 'J7'),
        red('H', 'lineInfantry', 'J3', { facing: 3 }),
      ],
    },
    script: [next('A'), PASS, next('C'), act('fire', 'D'), [5, 6, 1, 1, 1, 1, 1, 1, 1], [1, 1]],
  },
  {
    id: 'outflanked',
    shows: {
      'GEO-17': { asked: 'action', withheld: act('fire', 'B') },
      'GEO-19': { dice: { count: 1, from: 4 } },
      'CBT-17': 'cited',
      'FIR-04': 'cited',
      'GEO-20': { dice: { count: 1, from: 4 } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E6'),
        red('B', 'lineInfantry', 'E5'),
        // nobody looks back at D
        red('D', 'lineInfantry', 'F6', { facing: 4 }),
      ],
    },
    script: [act('assault', 'B'), move('E6'), react('nothing'), ATTACK, [6]],
  },
  {
    id: 'protected-flank',
    shows: {
      'GEO-21': { dice: { plus: -5, floor: 0 } },
      'GEO-22': { dice: { plus: -5, floor: 0 } },
      'CHG-10': {
        fact: { fact: 'moved', unit: 'A', manoeuvre: 'charge', route: [hexNamed('C6'), hexNamed('D5')] },
      },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'C7', { facing: 0 }),
        red('U', 'lineInfantry', 'E5'),
        red('F', 'lineInfantry', 'C5'),
      ],
    },
    script: [act('charge', 'U'), move('D5'), react('nothing'), [2, 3], DECLINE],
  },
  {
    id: 'open-flank',
    shows: { 'MOR-08': 'cited', 'MOR-09': 'cited', 'MOR-03': { dice: { plus: -2, floor: 0 } } },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'C7', { facing: 0 }), red('U', 'lineInfantry', 'E5')],
    },
    script: [act('charge', 'U'), move('D5'), react('nothing'), [1, 1]],
  },
  {
    id: 'square-no-flank',
    shows: {
      'GEO-12': { dice: { count: 4 } },
      'GEO-18': { never: { fact: 'testFailed' } },
      'CHG-15': 'cited',
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        blue('B', 'heavyCavalry', 'E3', { facing: 2 }),
        red('S', 'lineInfantry', 'E4', { formation: 'square' }),
      ],
    },
    script: [act('charge', 'S'), move('E5'), react('nothing'), ATTACK, [4, 4, 1, 1], [5, 5]],
  },
];
