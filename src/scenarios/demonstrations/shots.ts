/** FIR, SAV, LOS: what a shot costs, return fire, and fire with something else. */
import type { Demonstration } from './demonstration.ts';
import { act, blue, COLUMN, move, PANICKED, red, SKIRMISH } from './notation.ts';

export const shots: readonly Demonstration[] = [
  {
    id: 'losses-of-a-battery',
    shows: {
      'LOS-06': { dice: { count: 7, from: 5 } },
      'CBT-12': 'cited',
      'CBT-02': 'cited',
      'SAV-01': { fact: { fact: 'saved', unit: 'G', saved: 1, of: 5 } },
      'LOS-03': { fact: { fact: 'losses', unit: 'G', lost: 1, left: 2 } },
      'LOS-05': { fact: { fact: 'lossesTransferred', unit: 'G', to: 'B', points: 2 } },
      'FIR-15': { fact: { fact: 'shot', kind: 'return', unit: 'G', target: 'A' } },
      'FIR-20': { fact: { fact: 'shot', kind: 'return', unit: 'G' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E6'),
        red('G', 'mediumFootBattery', 'E4', { strength: 3, initialStrength: 3 }),
        red('B', 'lineInfantry', 'D4', COLUMN),
      ],
    },
    script: [
      act('fire', 'G'),
      [5, 5, 6, 6, 5, 1, 2],
      [4, 1, 1, 2, 3],
      { choose: 'transfer', unit: 'B', points: 2 },
      [3, 3],
      { choose: 'returnFire' },
      [5, 1, 2, 3],
      [1],
    ],
  },
  {
    id: 'elite-neighbour',
    shows: {
      'QUA-05': ['cited', { dice: { drop: 'highest' } }],
      'QUA-04': { dice: { drop: 'highest' } },
      'MOR-05': { fact: { fact: 'testPassed', unit: 'G' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E6'),
        red('G', 'mediumFootBattery', 'E4', { strength: 5 }),
        red('B', 'lineInfantry', 'F4', { ...COLUMN, quality: 'elite' }),
      ],
    },
    script: [act('fire', 'G'), [5, 5, 6, 6, 5, 1, 2], [4, 4, 1, 2, 3], { choose: 'keepLosses' }, [6, 2, 3]],
  },
  {
    id: 'guns-must-not-flee',
    shows: {
      'MAN-27': { fact: { fact: 'eliminated', unit: 'G' } },
      'MOR-16': { fact: { fact: 'eliminated', unit: 'G', fledOffMap: false } },
      'UNI-05': { dice: { plus: -5, floor: 0 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E6'), red('G', 'mediumFootBattery', 'E4', { strength: 5 })],
    },
    script: [act('fire', 'G'), [5, 5, 6, 1, 1, 1, 2], [1, 1, 1], [5, 5], { choose: 'flee' }],
  },
  {
    id: 'gun-return-fire',
    shows: {
      'FIR-18': [
        { asked: 'gunReturnFire', offered: { choose: 'gunReturnFire', unit: 'G' } },
        { fact: { fact: 'shot', kind: 'return', unit: 'G', target: 'A' } },
      ],
      'FIR-15': { fact: { fact: 'shot', kind: 'return', unit: 'B', target: 'A' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7'),
        red('B', 'lineInfantry', 'E4'),
        red('G', 'regimentalGun', 'F4'),
      ],
    },
    script: [
      act('fire', 'B'),
      [1, 2, 3, 4, 1, 2],
      { choose: 'returnFire' },
      [1, 2, 3, 4, 1, 2],
      { choose: 'gunReturnFire', unit: 'G' },
      [5, 1],
      [2],
    ],
  },
  {
    id: 'march-then-fire',
    shows: {
      'FIR-03': [
        { fact: { fact: 'moved', unit: 'A', manoeuvre: 'frontalMarch' } },
        { fact: { fact: 'shot', unit: 'A', target: 'B' } },
      ],
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lightHorseBattery', 'E9'), red('B', 'lineInfantry', 'E2', COLUMN)],
    },
    script: [
      { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' },
      move('E6'),
      { choose: 'shootAt', target: 'B' },
      [5, 1, 2],
    ],
  },
  {
    id: 'fire-then-attack',
    shows: {
      'FIR-19': { asked: 'attackAfterFire', offered: { choose: 'attack' } },
      'SKL-08.3': { fact: { fact: 'assaultDeclared', unit: 'A', target: 'B' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E6', { skills: ['controlledFire'] }),
        red('B', 'lineInfantry', 'E4', COLUMN),
      ],
    },
    script: [
      { choose: 'action', action: 'fireThenAttack', attack: 'assault', target: 'B' },
      [5, 6, 1, 1, 1, 1, 1],
      { choose: 'attack' },
    ],
  },
  {
    id: 'square-fires',
    shows: {
      'FIR-14': [
        { fact: { fact: 'shot', unit: 'A', target: 'B', dice: 5 } },
        { asked: 'action', offered: act('fire', 'C') },
      ],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E5', { formation: 'square' }),
        red('B', 'mediumCavalry', 'G5', { facing: 1 }),
        red('C', 'mediumCavalry', 'C5', { facing: 1 }),
      ],
    },
    script: [act('fire', 'B'), [5, 6, 1, 2, 3]],
  },
  {
    id: 'fire-priority',
    shows: {
      'FIR-11': ['cited', { asked: 'action', withheld: act('fire', 'C') }],
      'FIR-06': { asked: 'action', withheld: act('fire', 'D') },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E8'),
        red('B', 'lineInfantry', 'D6', { facing: 1 }),
        red('C', 'lineInfantry', 'E5', { facing: 1 }),
        red('D', 'lineInfantry', 'E2', { facing: 1 }),
        red('P', 'lineInfantry', 'F6', { ...PANICKED, facing: 5 }),
      ],
    },
    script: [act('fire', 'B'), [5, 1, 2, 3, 4, 1, 1], [1]],
  },
  {
    id: 'fire-from-a-hill',
    shows: {
      'FIR-10': { asked: 'action', offered: act('fire', 'B') },
    },
    situation: {
      acting: ['A'],
      ground: [
        ['E7', 'hill'],
        ['D7', 'hill'],
      ],
      units: [
        blue('A', 'heavyFootBattery', 'E7'),
        blue('C', 'lineInfantry', 'E6'),
        blue('D', 'lineInfantry', 'D6'),
        red('B', 'lineInfantry', 'E3', COLUMN),
      ],
    },
    script: [act('fire', 'B'), [5, 6, 1, 2, 3, 4]],
  },
  {
    id: 'second-shot-adds-up',
    shows: {
      'MOR-02': [
        { fact: { fact: 'losses', unit: 'B', lost: 2 } },
        { fact: { fact: 'testPassed', unit: 'B', purpose: 'losses' } },
      ],
      'MOR-10': 'cited',
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'D7', { formation: 'extendedLine', skills: ['linearOrder'] }),
        red('B', 'lineInfantry', 'E4', { ...COLUMN, facing: 2 }),
      ],
    },
    script: [
      act('doubleFire', 'B'),
      { choose: 'half', half: 'right' },
      [5, 6, 1, 1, 1, 1],
      { choose: 'shootAt', target: 'B' },
      [5, 1, 1, 1, 1, 1],
      [3, 4],
    ],
  },
  {
    id: 'panicked-target',
    shows: {
      'CBT-16': { never: { fact: 'struck', unit: 'P' } },
      'CBT-06': { dice: { six: 2 } },
      'MOR-13': { fact: { fact: 'testLost', unit: 'P' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E5'),
        blue('S', 'lightInfantry', 'H8', { ...SKIRMISH, skills: ['skirmisher'] }),
        red('P', 'lineInfantry', 'E4', { ...PANICKED, facing: 5 }),
      ],
    },
    script: [
      act('assault', 'P'),
      move('E5'),
      { choose: 'reaction', reaction: 'nothing' },
      { choose: 'attack' },
      [6, 5, 1, 1, 1, 1],
    ],
  },
];
