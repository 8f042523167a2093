/** CHG-13 to CHG-28: the seven reactions to a charge, and the friend's. */
import type { Demonstration } from './demonstration.ts';
import {
  ATTACK,
  act,
  blue,
  COLUMN,
  DECLINE,
  hexNamed,
  move,
  NO_FRIEND,
  PANICKED,
  PURSUE,
  react,
  red,
  SKIRMISH,
} from './notation.ts';

export const reactions: readonly Demonstration[] = [
  {
    id: 'do-nothing',
    shows: {
      'CHG-13': { asked: 'reaction', offered: react('nothing') },
      'CHG-18': { fact: { fact: 'losses', unit: 'B', lost: 3, cause: 'failedTest' } },
      'MOR-11': { asked: 'stayOrFlee', offered: { choose: 'flee' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [4, 4], { choose: 'stay' }],
  },
  {
    id: 'panicked-in-cover',
    shows: {
      'R-105': [
        { asked: 'reaction', offered: react('nothing') },
        { never: { fact: 'testLost', unit: 'B' } },
        { unit: 'B', is: { panicked: true, fate: 'present', strength: 11 } },
      ],
      'CHG-15': { never: { fact: 'testFailed', unit: 'B' } },
      'CBT-13': 'cited',
    },
    situation: {
      acting: ['A'],
      ground: [['E4', 'wood']],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4', { ...PANICKED, strength: 12 })],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), ATTACK, [4, 1, 1]],
  },
  {
    id: 'square',
    shows: {
      'CHG-16': { asked: 'reaction', offered: react('square') },
      'CHG-19': { fact: { fact: 'formationChanged', unit: 'B', to: 'square' } },
      'CHG-31': { asked: 'attack', offered: { choose: 'breakOff' } },
      'FRM-16': { fact: { fact: 'testPassed', unit: 'B', purpose: 'reaction' } },
      'SEQ-09': { fact: { fact: 'reactionDeclared', unit: 'B', reaction: 'square' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('square'), [2, 3], { choose: 'breakOff' }, move('E7')],
  },
  {
    id: 'too-near-for-square',
    shows: {
      'CHG-16': [
        'cited',
        { asked: 'reaction', withheld: react('square') },
        { asked: 'reaction', withheld: react('rotation') },
      ],
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E6'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('defensiveFire')],
  },
  {
    id: 'closed-column-reaction',
    shows: {
      'FRM-08': [
        { fact: { fact: 'chargeDeclared', unit: 'A', distance: 2 } },
        { fact: { fact: 'formationChanged', unit: 'B', to: 'closedColumn' } },
      ],
      'CHG-13': { asked: 'reaction', withheld: react('square') },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'mediumCavalry', 'E6'),
        red('B', 'lineInfantry', 'E4', {
          ...COLUMN,
          strength: 24,
          initialStrength: 24,
          skills: ['largeBattalion'],
        }),
      ],
    },
    script: [act('charge', 'B'), move('E5'), react('closedColumn'), [3, 4]],
  },
  {
    id: 'defensive-fire',
    shows: {
      'CHG-21': { fact: { fact: 'shot', kind: 'defensive', unit: 'B', target: 'X', dice: 7 } },
      'CHG-28': { fact: { fact: 'shot', kind: 'defensive', unit: 'C', target: 'X' } },
      'CHG-24': { fact: { fact: 'friendReacts', unit: 'C', reaction: 'defensiveFire' } },
      'FIR-17': { fact: { fact: 'shot', kind: 'defensive', unit: 'B' } },
      'MOR-02': { fact: { fact: 'testPassed', unit: 'X', purpose: 'losses' } },
    },
    situation: {
      acting: ['X'],
      units: [
        blue('X', 'heavyCavalry', 'E7'),
        red('B', 'lineInfantry', 'E4'),
        red('C', 'lineInfantry', 'D4'),
      ],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('defensiveFire'),
      [1, 2],
      [5, 5, 1, 1, 1, 1, 1],
      { choose: 'friendDefensiveFire', unit: 'C' },
      [3, 4],
      [6, 1, 1, 1, 1, 1, 1],
      [3, 3],
    ],
  },
  {
    id: 'rotation',
    shows: {
      'CHG-20': { fact: { fact: 'turned', unit: 'B', facing: 4 } },
      'CHG-10': { fact: { fact: 'moved', unit: 'A', route: [hexNamed('C6'), hexNamed('D5')] } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'C7', { facing: 0 }), red('B', 'lineInfantry', 'E5')],
    },
    script: [
      act('charge', 'B'),
      move('D5'),
      react('rotation'),
      [1, 1],
      { choose: 'facing', facing: 4 },
      DECLINE,
    ],
  },
  {
    id: 'counter-charge',
    shows: {
      'CHG-22': { fact: { fact: 'reactionDeclared', unit: 'B', reaction: 'counterCharge' } },
      'CBT-07': { dice: { count: 4, from: 4 } },
      'MOR-09': { dice: { plus: -5, floor: 0 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'mediumCavalry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('counterCharge'), [1, 3], ATTACK, [4, 5, 1, 1]],
  },
  {
    id: 'friend-counter-charge',
    shows: {
      'CHG-27': { fact: { fact: 'moved', unit: 'X', manoeuvre: 'counterCharge' } },
      'MAN-28': { fact: { fact: 'friendReacts', unit: 'X', reaction: 'counterCharge' } },
      'CHG-26': { fact: { fact: 'testPassed', unit: 'X', purpose: 'friendReaction' } },
      'CBT-17': 'cited',
    },
    situation: {
      acting: ['B'],
      units: [
        blue('B', 'heavyCavalry', 'C7', { facing: 0 }),
        red('Z', 'lineInfantry', 'E5', COLUMN),
        red('X', 'mediumCavalry', 'D2', { facing: 2 }),
      ],
    },
    script: [
      act('charge', 'Z'),
      move('D5'),
      react('nothing'),
      [2, 2],
      { choose: 'friendCounterCharge', unit: 'X' },
      [3, 3],
      { choose: 'move' },
      ATTACK,
    ],
  },
  {
    id: 'evade-reaction',
    shows: {
      'CHG-23': { fact: { fact: 'moved', unit: 'B', manoeuvre: 'evade' } },
      'MAN-12': { asked: 'reaction', offered: react('evade') },
      'CHG-35': { asked: 'pursue', offered: PURSUE },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', COLUMN),
        red('B', 'lightInfantry', 'E4', { ...SKIRMISH, skills: ['skirmisher'] }),
      ],
    },
    script: [act('charge', 'B'), move('E5'), react('evade'), move('E1'), PURSUE, [4], { choose: 'runEnd' }],
  },
  {
    id: 'flight-reaction',
    shows: {
      'CHG-23': { fact: { fact: 'panicked', unit: 'B', danger: 'A' } },
      'CHG-13': { asked: 'reaction', offered: react('flight') },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('charge', 'B'),
      move('F5'),
      react('flight'),
      { choose: 'facing', facing: 5 },
      [2],
      { choose: 'runEnd' },
    ],
  },
  {
    id: 'target-in-contact',
    shows: {
      'CHG-17': [
        'cited',
        { asked: 'reaction', withheld: react('defensiveFire') },
        { asked: 'reaction', offered: react('flight') },
      ],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        blue('C', 'lineInfantry', 'D4', { facing: 0 }),
        red('B', 'lineInfantry', 'E4'),
      ],
    },
    script: [act('charge', 'B'), move('F5'), react('nothing'), [2, 3]],
  },
  {
    id: 'no-friend',
    shows: {
      'CHG-25': { asked: 'friendReaction', withheld: { choose: 'friendDefensiveFire', unit: 'H' } },
      'CHG-24': { asked: 'friendReaction', offered: NO_FRIEND },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        red('B', 'lineInfantry', 'E4'),
        red('D', 'lineInfantry', 'D4'),
        // I holds H where it stands
        red('H', 'lineInfantry', 'F4'),
        blue('I', 'lineInfantry', 'G4', { facing: 3 }),
      ],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [2, 3], NO_FRIEND],
  },
];
