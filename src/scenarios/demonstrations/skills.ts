/** SKL: what each skill changes that no other position shows. */
import type { Demonstration } from './demonstration.ts';
import { ATTACK, act, blue, move, next, react, red, STRIKE_BACK } from './notation.ts';

export const skills: readonly Demonstration[] = [
  {
    id: 'cuirassiers',
    shows: {
      'SKL-01.1': 'cited',
      'SKL-01.2': 'cited',
      'CBT-05': { dice: { count: 10, from: 4 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7', { skills: ['cuirassier'] }), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('nothing'),
      [1, 2],
      ATTACK,
      [4, 4, 1, 1, 1, 1, 1, 1, 1, 1],
      STRIKE_BACK,
      [4, 5, 6, 1],
      [4, 2, 6],
    ],
  },
  {
    id: 'cuirassiers-counter-charge',
    shows: { 'SKL-01.3': { dice: { plus: -7, floor: 0 } } },
    situation: {
      acting: ['A'],
      units: [blue('A', 'mediumCavalry', 'E7'), red('B', 'heavyCavalry', 'E4', { skills: ['cuirassier'] })],
    },
    script: [act('charge', 'B'), move('E5'), react('counterCharge'), [4, 3], ATTACK, [4, 1, 1]],
  },
  {
    id: 'half-cuirass',
    shows: {
      'SKL-02.1': 'cited',
      'SKL-02.2': 'cited',
      'SKL-02.3': { dice: { plus: -7, floor: 0 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'mediumCavalry', 'E7'), red('B', 'heavyCavalry', 'E4', { skills: ['halfCuirass'] })],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('counterCharge'),
      [4, 3],
      ATTACK,
      [4, 5, 1],
      [4, 1],
      STRIKE_BACK,
      [4, 4, 1, 1],
    ],
  },
  {
    id: 'feudal-cavalry',
    shows: {
      'SKL-03.1': { dice: { six: 2, from: 5 } },
      'SKL-03.2': 'cited',
    },
    situation: {
      acting: ['G', 'A'],
      units: [
        blue('G', 'mediumFootBattery', 'D7'),
        blue('A', 'mediumCavalry', 'E7'),
        red('B', 'heavyCavalry', 'E4', { skills: ['feudalCavalry'] }),
      ],
    },
    script: [
      next('G'),
      act('fire', 'B'),
      [6, 1, 1, 1, 1, 1],
      act('charge', 'B'),
      move('E5'),
      react('nothing'),
      [3, 3],
      ATTACK,
      [4, 4, 1, 1, 1, 1],
      [4, 3],
    ],
  },
  {
    id: 'counter-charge-skill',
    shows: { 'SKL-04.1': { dice: { plus: -7, floor: 0 } } },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        red('B', 'mediumCavalry', 'E4', { skills: ['counterCharge'] }),
      ],
    },
    script: [act('charge', 'B'), move('E5'), react('counterCharge'), [4, 3]],
  },
  {
    id: 'lancers',
    shows: {
      'SKL-05.1': 'cited',
      'SKL-05.3': { dice: { count: 6, from: 4 } },
      'CBT-04': { fact: { fact: 'struck', kind: 'charge', unit: 'A', dice: 6 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lightCavalry', 'E7', { skills: ['lancer'] }), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [1, 1], ATTACK, [4, 5, 1, 1, 2, 2]],
  },
  {
    id: 'lancers-at-a-square',
    shows: { 'SKL-05.2': { never: { fact: 'saved', unit: 'B' } } },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lightCavalry', 'E7', { skills: ['lancer'] }),
        red('B', 'lineInfantry', 'E4', { formation: 'square' }),
      ],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), ATTACK, [4, 5, 1], STRIKE_BACK],
  },
];
