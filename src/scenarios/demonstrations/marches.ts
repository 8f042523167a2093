/** MAN: marches, evades, flights, and the way through friends. */
import type { Demonstration } from './demonstration.ts';
import {
  act,
  blue,
  COLUMN,
  hexNamed,
  move,
  next,
  PANICKED,
  PASS,
  react,
  red,
  run,
  SKIRMISH,
} from './notation.ts';

export const marches: readonly Demonstration[] = [
  {
    id: 'frontal-march',
    shows: {
      'MAN-02': { fact: { fact: 'moved', route: [hexNamed('D6'), hexNamed('E5')], facing: 0 } },
      'MAN-04': { fact: { fact: 'moved', unit: 'A', facing: 0 } },
      'GEO-05': { unit: 'A', is: { facing: 0 } },
      'MAN-06': { asked: 'move', withheld: move('E4', 0) },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'D7', COLUMN), red('B', 'lineInfantry', 'C4')],
    },
    script: [act('frontalMarch'), move('E5', 0)],
  },
  {
    id: 'forced-march',
    shows: {
      'MAN-09': [
        { fact: { fact: 'moved', unit: 'A', manoeuvre: 'frontalMarch' } },
        { unit: 'A', is: { hexes: [hexNamed('E6')] } },
      ],
      'MAN-03': { asked: 'move', withheld: move('E5') },
    },
    situation: {
      rows: 12,
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E12', COLUMN), red('B', 'lineInfantry', 'E1')],
    },
    script: [act('frontalMarch'), move('E6')],
  },
  {
    id: 'indirect-march',
    shows: {
      'MAN-08': { fact: { fact: 'moved', unit: 'A', manoeuvre: 'indirectMarch', facing: 5 } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lightCavalry', 'C6'), red('B', 'lineInfantry', 'E3')],
    },
    script: [act('indirectMarch'), move('F6')],
  },
  {
    id: 'evade-action',
    shows: {
      'MAN-11': { fact: { fact: 'moved', unit: 'A', manoeuvre: 'evade', facing: 5 } },
      'MAN-12': { asked: 'action', offered: act('evade') },
      'MAN-14': { asked: 'move', withheld: move('E5') },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lightInfantry', 'E5', { ...SKIRMISH, skills: ['skirmisher'] }),
        red('B', 'lineInfantry', 'E4'),
      ],
    },
    script: [act('evade'), move('E8')],
  },
  {
    id: 'engaged-from-rear',
    shows: { 'MAN-13': 'cited' },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lightCavalry', 'E5'), red('B', 'lineInfantry', 'E6', { facing: 5 })],
    },
    script: [PASS],
  },
  {
    id: 'engaged-march',
    shows: {
      'MAN-16': { fact: { fact: 'moved', unit: 'B', route: [hexNamed('D5')] } },
      'CHG-06': 'cited',
      'MAN-17': [
        { fact: { fact: 'losses', unit: 'B', lost: 2, cause: 'disengagement' } },
        { unit: 'B', is: { strength: 6 } },
      ],
      'ASL-04': { fact: { fact: 'moved', unit: 'B', manoeuvre: 'assault' } },
    },
    situation: {
      acting: ['B'],
      units: [
        blue('B', 'mediumCavalry', 'E5'),
        red('X', 'lineInfantry', 'D4', { ...COLUMN }),
        red('Y', 'mediumCavalry', 'F5', { facing: 4 }),
      ],
    },
    script: [act('assault', 'X'), move('D5')],
  },
  {
    id: 'plain-march-engages-nobody',
    shows: {
      'MAN-10': { asked: 'move', withheld: move('E5') },
      'MAN-29': { asked: 'move', offered: move('C5') },
      'CHG-01': { asked: 'action', offered: act('charge', 'B') },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'mediumCavalry', 'E8'), red('B', 'lineInfantry', 'E4')],
    },
    script: [act('frontalMarch'), move('E6')],
  },
  {
    id: 'through-friends',
    shows: {
      'MAN-15': [
        { asked: 'move', offered: move('E4') },
        { asked: 'move', withheld: move('E6') },
        { asked: 'move', withheld: move('F5', 5) },
      ],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', COLUMN),
        // guns and skirmishers let pass, the column does not
        blue('G', 'mediumFootBattery', 'D6'),
        blue('S', 'lightInfantry', 'E5', { ...SKIRMISH, skills: ['skirmisher'] }),
        blue('C', 'lineInfantry', 'E6', COLUMN),
        red('B', 'lineInfantry', 'B4'),
      ],
    },
    script: [act('frontalMarch'), move('E4')],
  },
  {
    id: 'flight',
    shows: {
      'MAN-21': { fact: { fact: 'panicked', unit: 'A' } },
      'MAN-22': { fact: { fact: 'panicked', unit: 'A', danger: 'B' } },
      'MAN-24': { fact: { fact: 'flightLength', unit: 'A', length: 3 } },
      'GEN-07': { unit: 'A', is: { panicked: true } },
      'FRM-06': { unit: 'A', is: { formation: 'horde' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E5', { ...COLUMN, strength: 6 }), red('B', 'heavyCavalry', 'E4')],
    },
    script: [act('flight'), { choose: 'facing', facing: 2 }, [3], run('E8')],
  },
  {
    id: 'friends-crossed',
    shows: {
      'MAN-24': { fact: { fact: 'crossed', unit: 'C', by: 'A' } },
      'QUA-07': [
        { fact: { fact: 'losses', unit: 'C', lost: 2, cause: 'crossed' } },
        { never: { fact: 'losses', unit: 'D' } },
      ],
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E4', PANICKED),
        blue('C', 'lineInfantry', 'E5', COLUMN),
        blue('D', 'lineInfantry', 'E6', { ...COLUMN, quality: 'elite' }),
        red('B', 'heavyCavalry', 'E3'),
      ],
    },
    script: [
      act('flight'),
      { choose: 'facing', facing: 2 },
      [3],
      { choose: 'runEnd', crossed: ['C', 'D'] },
      [4],
    ],
  },
  {
    id: 'harmless-flight',
    shows: {
      'SKL-15.2': [
        { fact: { fact: 'moved', unit: 'A', manoeuvre: 'flight' } },
        { never: { fact: 'losses', unit: 'C' } },
      ],
      'SKL-15.1': { never: { fact: 'formationChanged', unit: 'A', to: 'line' } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lightInfantry', 'E4', { ...SKIRMISH, skills: ['looseOrder'] }),
        blue('C', 'lineInfantry', 'E5', COLUMN),
        red('B', 'heavyCavalry', 'E3'),
      ],
    },
    script: [act('flight'), { choose: 'facing', facing: 2 }, [2], { choose: 'runEnd', crossed: ['C'] }],
  },
  {
    id: 'off-the-map',
    shows: {
      'MAN-26': { fact: { fact: 'eliminated', unit: 'A', fledOffMap: true } },
      'VIC-03': { fact: { fact: 'eliminated', unit: 'A', victoryPoints: 80 } },
      'MAN-30': { unit: 'A', is: { fate: 'fledOffMap' } },
    },
    situation: {
      acting: ['A'],
      units: [blue('A', 'lineInfantry', 'E8', { ...COLUMN, strength: 5 }), red('B', 'heavyCavalry', 'E7')],
    },
    script: [act('flight'), { choose: 'facing', facing: 2 }, [5], { choose: 'runEnd', offMap: true }],
  },
  {
    id: 'extended-line-moves',
    shows: {
      'MAN-05': [
        { fact: { fact: 'moved', unit: 'A', line: { move: 'wheel' } } },
        { fact: { fact: 'moved', unit: 'C', line: { move: 'shift' } } },
        { fact: { fact: 'moved', unit: 'D', line: { move: 'aboutFace' } } },
      ],
      'FRM-10': { fact: { fact: 'moved', unit: 'A', line: { move: 'wheel' }, facing: 0 } },
      'FRM-09': { unit: 'C', is: { formation: 'extendedLine' } },
      'GEO-02': { unit: 'D', is: { hexes: [hexNamed('I7'), hexNamed('H7')] } },
    },
    situation: {
      columns: 11,
      acting: ['A', 'C', 'D'],
      units: [
        blue('A', 'lineInfantry', 'B7', { formation: 'extendedLine', skills: ['linearOrder'] }),
        blue('C', 'lineInfantry', 'E7', { formation: 'extendedLine', skills: ['linearOrder'] }),
        blue('D', 'lineInfantry', 'H7', { formation: 'extendedLine', skills: ['linearOrder'] }),
        red('B', 'lineInfantry', 'F1'),
      ],
    },
    script: [
      next('A'),
      act('frontalMarch'),
      { choose: 'move', facing: 0 },
      next('C'),
      act('frontalMarch'),
      { choose: 'move', facing: 5 },
      act('frontalMarch'),
      { choose: 'move', facing: 2 },
    ],
  },
  {
    id: 'skirmishers-make-way',
    shows: {
      'CHG-40': { fact: { fact: 'madeWay', unit: 'S', mover: 'A', to: hexNamed('E6') } },
    },
    situation: {
      acting: ['A'],
      units: [
        blue('A', 'lineInfantry', 'E7', COLUMN),
        blue('S', 'lightInfantry', 'E4', { ...SKIRMISH, skills: ['skirmisher'] }),
        red('B', 'lineInfantry', 'E1'),
      ],
    },
    script: [act('frontalMarch'), move('E4'), { choose: 'putBack', to: hexNamed('E6') }],
  },
  {
    id: 'impetuous-march',
    shows: {
      'SKL-17.1': { fact: { fact: 'carriedAway', unit: 'A', target: 'B' } },
    },
    situation: {
      acting: ['A'],
      ground: [['F7', 'difficult']],
      units: [
        blue('A', 'lineInfantry', 'E7', { skills: ['impetuous'] }),
        red('B', 'lineInfantry', 'F7', { ...COLUMN, facing: 0 }),
      ],
    },
    script: [act('frontalMarch'), move('E7', 0), react('nothing')],
  },
];
