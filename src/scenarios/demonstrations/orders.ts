/** ORD: groups, what they cost, who comes along, and what happens without an order. */
import type { Demonstration } from './demonstration.ts';
import { act, blue, COLUMN, group, move, PANICKED, PASS, react, red, run } from './notation.ts';

/** W stands beside U, V and Y; X is two hexes off, the gun beside Y. */
const NEIGHBOURS = [
  blue('W', 'lineInfantry', 'E6'),
  blue('U', 'lineInfantry', 'D6'),
  blue('V', 'lineInfantry', 'F6'),
  blue('Y', 'lineInfantry', 'E7'),
] as const;

export const orders: readonly Demonstration[] = [
  {
    id: 'group-chain',
    shows: {
      'ORD-03': 'cited',
      'ORD-06': [
        { asked: 'orders', offered: group('U', 'V', 'W') },
        { asked: 'orders', offered: group('U', 'W', 'Y') },
        { asked: 'orders', offered: group('V', 'W', 'Y') },
        { asked: 'orders', withheld: group('U', 'V', 'Y') },
      ],
      'SEQ-08': { asked: 'actingUnit', offered: { choose: 'unit', unit: 'U' } },
    },
    situation: {
      orderPoints: 2,
      units: [
        blue('W', 'lineInfantry', 'E6'),
        blue('U', 'lineInfantry', 'D6'),
        blue('V', 'lineInfantry', 'F6'),
        blue('Y', 'lineInfantry', 'F7'),
        red('E', 'lineInfantry', 'E1'),
      ],
    },
    script: [group('U', 'V', 'W'), { choose: 'unit', unit: 'W' }, PASS],
  },
  {
    id: 'scout',
    shows: {
      'ORD-09': [
        'cited',
        { asked: 'orders', offered: { choose: 'group', units: ['U', 'W', 'Y'], riders: ['X'] } },
      ],
      'SKL-12.1': { fact: { fact: 'ridesAlong', unit: 'X', rule: 'ORD-09' } },
    },
    situation: {
      orderPoints: 2,
      units: [
        ...NEIGHBOURS,
        blue('X', 'lightInfantry', 'C4', { ...COLUMN, skills: ['scout'], facing: 0 }),
        red('E', 'lineInfantry', 'E1'),
      ],
    },
    script: [
      { choose: 'group', units: ['U', 'W', 'Y'], riders: ['X'] },
      { choose: 'unit', unit: 'X' },
    ],
  },
  {
    id: 'regimental-gun',
    shows: {
      'ORD-10': ['cited', { fact: { fact: 'ridesAlong', unit: 'G', rule: 'ORD-10' } }],
      'R-17': 'cited',
    },
    situation: {
      orderPoints: 2,
      units: [...NEIGHBOURS, blue('G', 'regimentalGun', 'G6'), red('E', 'lineInfantry', 'F3')],
    },
    script: [
      { choose: 'group', units: ['V', 'W', 'Y'], riders: ['G'] },
      { choose: 'unit', unit: 'G' },
      act('fire', 'E'),
      [5, 4],
      [1],
    ],
  },
  {
    id: 'dear-group',
    shows: {
      'ORD-05': ['cited', { fact: { fact: 'groupActivated', cost: { total: 2 } } }],
      'ORD-15': { unit: 'A', is: { activated: true } },
    },
    situation: {
      orderPoints: 3,
      units: [
        blue('A', 'mediumCavalry', 'D8'),
        blue('B', 'mediumCavalry', 'E8'),
        red('E', 'lineInfantry', 'E3'),
      ],
    },
    script: [group('A', 'B')],
  },
  {
    id: 'grand-charge',
    shows: {
      'SKL-07.1': { fact: { fact: 'groupActivated', cost: { total: 1 } } },
      'ORD-05': { fact: { fact: 'groupActivated', cost: { total: 1 } } },
    },
    situation: {
      orderPoints: 3,
      units: [
        blue('A', 'mediumCavalry', 'D8', { skills: ['grandCharge'] }),
        blue('B', 'heavyCavalry', 'E8', { skills: ['grandCharge'] }),
        red('E', 'lineInfantry', 'E3'),
      ],
    },
    script: [group('A', 'B')],
  },
  {
    id: 'panicked-group',
    shows: {
      'ORD-08': { fact: { fact: 'groupActivated', cost: { total: 2 } } },
      'ORD-05': 'cited',
      'RAL-07': { asked: 'action', offered: act('rally') },
    },
    situation: {
      orderPoints: 3,
      units: [
        blue('A', 'mediumCavalry', 'D8', { ...PANICKED, skills: ['grandCharge'] }),
        blue('B', 'heavyCavalry', 'E8', { ...PANICKED, skills: ['grandCharge'], facing: 1 }),
        blue('C', 'mediumCavalry', 'F8', { ...PANICKED, skills: ['grandCharge'], facing: 3 }),
        red('E', 'lineInfantry', 'E3'),
      ],
    },
    script: [group('A', 'B', 'C'), { choose: 'unit', unit: 'A' }],
  },
  {
    id: 'grand-battery',
    shows: {
      'SKL-21.1': [
        { fact: { fact: 'groupActivated', units: ['A', 'B'], cost: { total: 1 } } },
        { fact: { fact: 'groupActivated', units: ['C', 'D'], cost: { total: 2 } } },
      ],
    },
    situation: {
      orderPoints: 3,
      units: [
        blue('A', 'heavyFootBattery', 'B8', { skills: ['grandBattery'] }),
        blue('B', 'mediumFootBattery', 'C8', { skills: ['grandBattery'] }),
        blue('C', 'heavyFootBattery', 'F8'),
        blue('D', 'mediumFootBattery', 'G8'),
        red('E', 'lineInfantry', 'E3'),
      ],
    },
    script: [group('A', 'B'), { choose: 'unit', unit: 'A' }, PASS, PASS, group('C', 'D')],
  },
  {
    id: 'irregulars',
    shows: {
      'SKL-16.2': 'cited',
      'SKL-16.3': { fact: { fact: 'groupActivated', units: ['A', 'B', 'C', 'D'] } },
      'ORD-04': { asked: 'orders', offered: group('A', 'B', 'C', 'D') },
    },
    situation: {
      orderPoints: 2,
      units: [
        ...(['A', 'B', 'C', 'D'] as const).map((id, at) =>
          blue(id, 'lineInfantry', `${'CDEF'.charAt(at)}7`, { ...COLUMN, skills: ['irregular'] }),
        ),
        red('E', 'lineInfantry', 'E2'),
      ],
    },
    script: [group('A', 'B', 'C', 'D')],
  },
  {
    id: 'linear-column',
    shows: { 'SKL-14.2': 'cited' },
    situation: {
      orderPoints: 2,
      units: [
        blue('A', 'lineInfantry', 'E7', { ...COLUMN, skills: ['linearOrder'] }),
        red('E', 'lineInfantry', 'E2'),
      ],
    },
    script: [group('A')],
  },
  {
    id: 'tenacious-activation',
    shows: {
      'ORD-11': ['cited', { fact: { fact: 'mayNotManoeuvre', unit: 'A' } }],
      'SKL-09.3': { asked: 'action', withheld: act('frontalMarch') },
    },
    situation: {
      orderPoints: 2,
      units: [blue('A', 'lineInfantry', 'E7', { skills: ['tenacious'] }), red('E', 'lineInfantry', 'E4')],
    },
    script: [group('A'), [5, 5], act('fire', 'E'), [5, 1, 1, 1, 1, 1], [1]],
  },
  {
    id: 'impetuous-duty',
    shows: {
      'ORD-12': { fact: { fact: 'forced', choice: { choose: 'action', action: 'assault', target: 'E' } } },
      'SKL-17.3': { fact: { fact: 'forced', choice: { choose: 'action', action: 'assault', target: 'E' } } },
    },
    situation: {
      orderPoints: 2,
      units: [blue('A', 'lineInfantry', 'E6', { skills: ['impetuous'] }), red('E', 'lineInfantry', 'E4')],
    },
    script: [group('A'), move('E5'), react('nothing'), [4, 4, 5, 1, 1, 2]],
  },
  {
    id: 'impetuous-let-loose',
    shows: {
      'ORD-13': { asked: 'initiative', offered: { choose: 'letLoose', unit: 'A' } },
      'SKL-17.4': { fact: { fact: 'tookInitiative', unit: 'A', why: 'impetuous' } },
    },
    situation: {
      orderPoints: 1,
      units: [
        blue('A', 'lineInfantry', 'E6', { ...COLUMN, skills: ['impetuous'] }),
        blue('B', 'lineInfantry', 'B8'),
        red('E', 'lineInfantry', 'E4'),
      ],
    },
    script: [
      group('B'),
      PASS,
      { choose: 'letLoose', unit: 'A' },
      act('assault', 'E'),
      move('E5'),
      react('nothing'),
      [4, 5, 1, 2],
    ],
  },
  {
    id: 'tactical-sense',
    shows: {
      'ORD-14': 'cited',
      'SKL-18.3': { fact: { fact: 'tookInitiative', unit: 'A', why: 'tacticalSense' } },
    },
    situation: {
      orderPoints: 1,
      units: [
        blue('A', 'lightHorseBattery', 'E8', { skills: ['tacticalSense'] }),
        blue('B', 'lineInfantry', 'B8'),
        red('E', 'lineInfantry', 'E3'),
      ],
    },
    script: [group('B'), PASS, { choose: 'tacticalSense', unit: 'A' }, [3, 3]],
  },
  {
    id: 'flight-without-order',
    shows: {
      'SEQ-10': { asked: 'orders', offered: { choose: 'fleeWithoutOrder', unit: 'A' } },
      'MAN-23': { fact: { fact: 'moved', unit: 'A', manoeuvre: 'flight' } },
    },
    situation: {
      orderPoints: 1,
      units: [
        blue('A', 'lineInfantry', 'E6', PANICKED),
        blue('B', 'lineInfantry', 'B7'),
        red('E', 'lineInfantry', 'E3'),
      ],
    },
    script: [{ choose: 'fleeWithoutOrder', unit: 'A' }, { choose: 'facing', facing: 2 }, [2], run('E8')],
  },
  {
    id: 'bought-unit',
    shows: {
      'BLD-03': { unit: 'A', is: { cost: 176 } },
      'CMD-02': { unit: 'A', is: { cost: 176 } },
    },
    situation: {
      orderPoints: 1,
      units: [
        blue('A', 'lineInfantry', 'E7', {
          strength: 16,
          initialStrength: 16,
          commandValue: 8,
          skills: ['controlledFire'],
        }),
        red('E', 'lineInfantry', 'E2'),
      ],
    },
    script: [group('A'), PASS],
  },
];
