/** The pieces: arms, formations, states. */
import type { LegendId } from '../../../language/en/learning.ts';
import type { RuleId } from '../../../rules/state/vocabulary.ts';
import type { PlacedUnit } from '../../../scenarios/demonstrations/demonstration.ts';
import {
  blue,
  COLUMN,
  hexNamed,
  PANICKED,
  red,
  SKIRMISH,
} from '../../../scenarios/demonstrations/notation.ts';
import { field, type LegendMark, mark } from './mark.ts';

/** A unit alone on its hex. */
function alone(
  id: LegendId,
  rules: readonly RuleId[],
  type: PlacedUnit['type'],
  more: Partial<PlacedUnit> = {},
  marked?: Parameters<typeof mark>[3],
): LegendMark {
  return mark(id, rules, field(1, 1, [{ id: 'A', side: 'blue', type, at: 'A1', ...more }]), marked);
}

/** A square and a closed column look every way. */
const ROUND = { facing: 0 } as const;

/** Arms and figures. */
export const armsMarks: readonly LegendMark[] = [
  mark(
    'plate',
    ['UNI-03', 'UNI-05'],
    field(2, 1, [
      blue('A', 'lineInfantry', 'A1', { strength: 11 }),
      red('B', 'lineInfantry', 'B1', { facing: 5 }),
    ]),
  ),
  alone('facing', ['GEO-03', 'GEO-04'], 'lineInfantry', { ...COLUMN, facing: 0 }),
  alone('lineInfantry', ['UNI-01', 'UNI-07'], 'lineInfantry'),
  alone('lightInfantry', ['UNI-01', 'UNI-07'], 'lightInfantry'),
  alone('heavyCavalry', ['UNI-01', 'UNI-07'], 'heavyCavalry'),
  alone('cuirassier', ['SKL-01', 'SKL-02'], 'heavyCavalry', { skills: ['cuirassier'] }),
  alone('mediumCavalry', ['UNI-01', 'UNI-07'], 'mediumCavalry'),
  alone('lightCavalry', ['UNI-01', 'UNI-07'], 'lightCavalry'),
  alone('lancer', ['SKL-05', 'CBT-04'], 'lightCavalry', { skills: ['lancer'] }),
  alone('heavyFootBattery', ['UNI-01', 'UNI-07'], 'heavyFootBattery'),
  alone('mediumFootBattery', ['UNI-01', 'UNI-07'], 'mediumFootBattery'),
  alone('lightHorseBattery', ['UNI-01', 'UNI-07'], 'lightHorseBattery'),
  alone('regimentalGun', ['ORD-10', 'FIR-18'], 'regimentalGun'),
];

export const formationsMarks: readonly LegendMark[] = [
  alone('line', ['FRM-01', 'FRM-03'], 'lineInfantry'),
  alone('column', ['FRM-01', 'CBT-08'], 'lineInfantry', COLUMN),
  alone('square', ['GEO-12', 'FRM-04'], 'lineInfantry', { formation: 'square', ...ROUND }),
  alone('skirmish', ['FRM-05'], 'lightInfantry', SKIRMISH),
  alone('closedColumn', ['FRM-07', 'FRM-08'], 'lineInfantry', { formation: 'closedColumn', ...ROUND }),
  mark(
    'extendedLine',
    ['FRM-09', 'FRM-13'],
    field(2, 1, [blue('A', 'lineInfantry', 'A1', { formation: 'extendedLine', skills: ['largeBattalion'] })]),
  ),
  alone('horde', ['FRM-06'], 'lineInfantry', { formation: 'horde' }),
];

/** What a plate tells of a unit, and what is drawn round it. */
export const statesMarks: readonly LegendMark[] = [
  alone('elite', ['QUA-01', 'QUA-04'], 'lineInfantry', { quality: 'elite' }),
  alone('recruit', ['QUA-01', 'QUA-04'], 'lineInfantry', { quality: 'recruit' }),
  alone('panicked', ['GEN-07', 'MAN-21'], 'lineInfantry', PANICKED),
  alone('demoralised', ['UNI-05', 'UNI-06'], 'lineInfantry', { strength: 4 }),
  alone('activated', ['ORD-03', 'SEQ-08'], 'lineInfantry', { activated: true }),
  alone('acted', ['SEQ-06'], 'lineInfantry', { activated: true, acted: true }),
  mark(
    'outflanked',
    ['GEO-17', 'GEO-19'],
    field(2, 1, [
      red('B', 'lineInfantry', 'A1', { facing: 3 }),
      blue('A', 'lineInfantry', 'B1', { facing: 4 }),
    ]),
    { marks: { outflanked: ['B'] } },
  ),
  alone('selected', [], 'lineInfantry', {}, { selected: 'A' }),
  mark('cursor', [], field(1, 1, []), { cursor: hexNamed('A1') }),
];
