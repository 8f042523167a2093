/** CHG: declaring a charge, the shock, the pursuit, skirmishers in the way. */
import type { Demonstration } from './demonstration.ts';
import {
  ATTACK,
  act,
  blue,
  COLUMN,
  DECLINE,
  FLEE,
  hexNamed,
  move,
  next,
  PASS,
  PURSUE,
  react,
  red,
  run,
  SKIRMISH,
  STAY,
  STRIKE_BACK,
} from './notation.ts';

export const charges: readonly Demonstration[] = [
  {
    id: 'charge',
    shows: {
      'CHG-05': 'cited',
      'CHG-12': { fact: { fact: 'moved', unit: 'A', manoeuvre: 'charge' } },
      'CHG-14': { asked: 'reaction', offered: react('nothing') },
      'CHG-32': [
        { fact: { fact: 'struck', kind: 'charge', unit: 'A', dice: 8 } },
        { fact: { fact: 'struck', kind: 'strikeBack', unit: 'B', dice: 3 } },
      ],
      'CBT-07': 'cited',
      'CHG-33': { dice: { count: 3, from: 4 } },
      'CBT-03': 'cited',
      'CHG-30': { asked: 'attack', offered: DECLINE },
      'MOR-01': { fact: { fact: 'testPassed', unit: 'A', purpose: 'losses' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('nothing'),
      [2, 3],
      ATTACK,
      [4, 5, 6, 1, 1, 1, 2, 3],
      [3, 4],
      STRIKE_BACK,
      [4, 4, 4],
      [1, 1],
    ],
  },
  {
    id: 'column-charge',
    shows: { 'CBT-08': 'cited', 'CBT-09': { dice: { count: 8 } } },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E7', COLUMN), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('charge', 'B'), move('E5'), react('nothing'), [1, 2], ATTACK, [4, 4, 1, 1, 1, 1, 2, 3]],
  },
  {
    id: 'assault-only',
    shows: {
      'CHG-08': ['cited', { asked: 'action', withheld: act('charge', 'B') }],
      'ASL-01': { asked: 'action', offered: act('assault', 'B') },
      'ASL-03': { fact: { fact: 'moved', unit: 'A', manoeuvre: 'assault', facing: 5 } },
    },
    situation: {
      acting: ['A'],
      // B stands beside A's path, neither before it nor on a flank hex
      units: [blue('A', 'mediumCavalry', 'D6'), red('B', 'lineInfantry', 'F5', { ...COLUMN, facing: 3 })],
    },
    script: [act('assault', 'B'), react('nothing'), ATTACK, [4, 5, 1]],
  },
  {
    id: 'charge-after-turn',
    shows: {
      'CHG-08': { fact: { fact: 'chargeDeclared', unit: 'A', distance: 1 } },
      'MAN-04': { fact: { fact: 'moved', unit: 'A', manoeuvre: 'charge', facing: 0 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'D6'), red('B', 'lineInfantry', 'E6', { ...COLUMN, facing: 0 })],
    },
    script: [act('charge', 'B'), move('D6', 0), react('nothing'), [2, 2]],
  },
  {
    id: 'enemy-in-front-first',
    shows: {
      'CHG-09': ['cited', { asked: 'action', withheld: act('charge', 'C') }],
      'GEO-11': { asked: 'action', offered: act('charge', 'B') },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'D6'),
        red('B', 'lineInfantry', 'D3'),
        red('C', 'lineInfantry', 'E6', { ...COLUMN, facing: 0 }),
      ],
    },
    script: [act('charge', 'B'), move('D4')],
  },
  {
    id: 'impossible-charge',
    shows: {
      'CHG-11': 'cited',
      'LOS-02': { fact: { fact: 'losses', unit: 'A', lost: 1, cause: 'impossibleAttack' } },
    },
    situation: {
      acting: ['A'],
      houseRules: { offer_impossible_charges: 'yes' },
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        blue('C', 'lineInfantry', 'D6', COLUMN),
        blue('D', 'lineInfantry', 'E6', COLUMN),
        red('B', 'lineInfantry', 'E4'),
      ],
    },
    script: [act('charge', 'B')],
  },
  {
    id: 'never-attack',
    shows: {
      'CHG-02': 'cited',
      'CHG-03': ['cited', { asked: 'action', withheld: act('charge', 'B') }],
    },
    situation: {
      acting: ['G', 'Q', 'S'],
      units: [
        blue('G', 'mediumFootBattery', 'C7'),
        blue('Q', 'lineInfantry', 'G7', { formation: 'square' }),
        blue('S', 'lightInfantry', 'E7', { ...SKIRMISH, skills: ['skirmisher'] }),
        red('B', 'lineInfantry', 'E5'),
      ],
    },
    script: [next('G'), PASS, next('Q'), PASS, PASS],
  },
  {
    id: 'skirmishers-attack',
    shows: { 'CHG-03': { fact: { fact: 'assaultDeclared', unit: 'S', target: 'G' } } },
    situation: {
      acting: ['S'],
      units: [
        blue('S', 'lightInfantry', 'E7', { ...SKIRMISH, skills: ['skirmisher'] }),
        red('G', 'mediumFootBattery', 'E5', { facing: 1 }),
      ],
    },
    script: [act('assault', 'G'), move('E6'), react('nothing'), ATTACK, [4, 4, 1]],
  },
  {
    id: 'charger-shaken',
    shows: {
      'CHG-29': { fact: { fact: 'attackEnded', unit: 'A', why: 'shaken' } },
      'CHG-21': { fact: { fact: 'shot', kind: 'defensive', unit: 'B' } },
      'MOR-11': 'cited',
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E7'), red('B', 'lineInfantry', 'E4')],
    },
    script: [
      act('charge', 'B'),
      move('E5'),
      react('defensiveFire'),
      [1, 2],
      [5, 5, 6, 1, 1, 1, 1],
      [5, 4],
      STAY,
    ],
  },
  {
    id: 'pursuit',
    shows: {
      'CHG-35': { asked: 'pursue', offered: PURSUE },
      'MAN-18': 'cited',
      'MAN-19': 'cited',
      'MOR-11': { asked: 'stayOrFlee', offered: FLEE },
    },
    situation: {
      rows: 10,
      acting: ['A'],
      units: [blue('A', 'heavyCavalry', 'E9'), red('B', 'lineInfantry', 'E6')],
    },
    script: [
      act('charge', 'B'),
      move('E7'),
      react('nothing'),
      [2, 3],
      ATTACK,
      [4, 5, 6, 4, 1, 1, 2, 3],
      [6, 6],
      FLEE,
      { choose: 'facing', facing: 5 },
      [5],
      run('E1'),
      PURSUE,
      [3],
      run('E4'),
    ],
  },
  {
    id: 'pursuit-attack',
    shows: {
      'CHG-37': { fact: { fact: 'struck', kind: 'pursuit', unit: 'A', target: 'C', dice: 8 } },
      'CHG-38': { never: { fact: 'struck', kind: 'pursuit', target: 'B' } },
      'MAN-20': { fact: { fact: 'pursuitLength', unit: 'A', length: 5 } },
    },
    situation: {
      rows: 10,
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E9'),
        red('B', 'lineInfantry', 'E6', COLUMN),
        red('C', 'mediumFootBattery', 'E3'),
      ],
    },
    script: [
      act('charge', 'B'),
      move('E7'),
      react('flight'),
      { choose: 'facing', facing: 0 },
      [3],
      { choose: 'runEnd' },
      PURSUE,
      [5],
      run('E4'),
      { choose: 'attackTarget', target: 'C' },
      [4, 4, 1, 1, 1, 1, 1, 1],
    ],
  },
  {
    id: 'second-pursuer',
    shows: {
      'CHG-36': { fact: { fact: 'joinsPursuit', unit: 'C', charger: 'A' } },
      'SKL-18.4': { asked: 'secondPursuer', offered: { choose: 'secondPursuer', unit: 'C' } },
    },
    situation: {
      rows: 10,
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E9'),
        blue('C', 'mediumCavalry', 'D7', { skills: ['tacticalSense'] }),
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
      PURSUE,
      [2],
      { choose: 'runEnd' },
      { choose: 'secondPursuer', unit: 'C' },
    ],
  },
  {
    id: 'through-skirmishers',
    shows: {
      'CHG-39': [
        { fact: { fact: 'madeWay', unit: 'S', mover: 'A', rule: 'CHG-39' } },
        { fact: { fact: 'moved', unit: 'A', manoeuvre: 'charge' } },
      ],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'heavyCavalry', 'E7'),
        blue('S', 'lightInfantry', 'E5', { ...SKIRMISH, skills: ['skirmisher'] }),
        red('B', 'lineInfantry', 'E4', { facing: 1 }),
      ],
    },
    script: [act('charge', 'B'), move('E5'), { choose: 'putBack', to: hexNamed('E6') }, react('nothing')],
  },
];
