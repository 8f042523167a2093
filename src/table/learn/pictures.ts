/** The pictures of how to play: small scenes, each with the statements its sentence tells. */
import type { PictureId } from '../../language/en/learning.ts';
import type { VignetteDrawn } from '../../map/vignette/Vignette.tsx';
import type { RuleId } from '../../rules/state/vocabulary.ts';
import { blue, COLUMN, hexNamed, PANICKED, red } from '../../scenarios/demonstrations/notation.ts';
import { field } from './legend/mark.ts';
import { vignetteOf } from './vignetteOf.ts';

export interface Picture {
  readonly id: PictureId;
  readonly scene: VignetteDrawn;
  readonly rules: readonly RuleId[];
}

function picture(
  id: PictureId,
  rules: readonly RuleId[],
  ...[situation, marked]: Parameters<typeof vignetteOf>
): Picture {
  return { id, rules, scene: vignetteOf(situation, marked) };
}

const at = (...names: readonly string[]) => names.map(hexNamed);
const [a1, b1, c1, d1] = [hexNamed('A1'), hexNamed('B1'), hexNamed('C1'), hexNamed('D1')];

/** What is told on the map, as it lies when it is over. */
const OVER = { begins: 0, lasts: 0 } as const;
/** Eastward, and westward. */
const [EAST, WEST] = [{ facing: 0 }, { facing: 3 }] as const;

/** In the order of the game. */
export const PICTURES: readonly Picture[] = [
  picture(
    'orders',
    ['SEQ-02', 'ORD-01', 'ORD-03', 'ORD-06'],
    field(4, 2, [
      blue('A', 'lineInfantry', 'A1'),
      blue('B', 'lineInfantry', 'B1', COLUMN),
      blue('C', 'lineInfantry', 'C1'),
      blue('D', 'mediumCavalry', 'C2'),
    ]),
    { marks: { group: ['A', 'B'], groupable: [{ unit: 'C', cost: 1 }] } },
  ),
  picture(
    'march',
    ['SEQ-06', 'SEQ-07', 'MAN-02'],
    field(5, 2, [blue('A', 'lineInfantry', 'A1', { ...COLUMN, ...EAST })], { ground: [['D1', 'wood']] }),
    {
      selected: 'A',
      marks: {
        reach: [
          { hex: b1, cost: 1, kind: 'clear' },
          { hex: c1, cost: 2, kind: 'clear' },
          { hex: d1, cost: 4, kind: 'costly' },
          { hex: hexNamed('B2'), cost: 2, kind: 'clear' },
          { hex: hexNamed('C2'), cost: 3, kind: 'clear' },
        ],
      },
    },
  ),
  picture(
    'facing',
    ['GEO-04', 'GEO-13', 'GEO-17', 'GEO-19'],
    field(4, 2, [
      red('B', 'mediumCavalry', 'A1', EAST),
      blue('A', 'lineInfantry', 'B1', EAST),
      red('C', 'lineInfantry', 'C1', WEST),
    ]),
    { marks: { outflanked: ['A'], field: at('C1', 'C2') } },
  ),
  picture(
    'fire',
    ['CBT-01', 'CBT-02', 'FIR-06', 'FIR-07'],
    field(4, 2, [
      blue('A', 'mediumFootBattery', 'A1', EAST),
      red('B', 'lineInfantry', 'D1', { ...WEST, strength: 14 }),
    ]),
    {
      marks: {
        arrows: [{ from: a1, to: d1, kind: 'fire' }],
        targets: [{ unit: 'B', kind: 'fire', value: '5' }],
      },
    },
  ),
  picture(
    'charge',
    ['CHG-01', 'CHG-12', 'CHG-32', 'CBT-03'],
    field(5, 2, [
      blue('A', 'heavyCavalry', 'A1', { ...EAST, skills: ['cuirassier'] }),
      red('B', 'lineInfantry', 'E1', WEST),
    ]),
    {
      marks: {
        arrows: [{ from: a1, to: hexNamed('E1'), kind: 'charge' }],
        targets: [{ unit: 'B', kind: 'charge', value: '10' }],
      },
    },
  ),
  picture(
    'reaction',
    ['CHG-13', 'CHG-16'],
    field(4, 2, [
      red('B', 'lightCavalry', 'A1', EAST),
      blue('A', 'lineInfantry', 'C1', { formation: 'square', facing: 0 }),
    ]),
    {
      marks: {
        arrows: [{ from: a1, to: b1, kind: 'charge' }],
        rings: [{ unit: 'A', side: 'blue' }],
      },
    },
  ),
  picture(
    'morale',
    ['MOR-01', 'MOR-03', 'MOR-11'],
    field(4, 2, [
      blue('A', 'lineInfantry', 'B2', EAST),
      red('B', 'lineInfantry', 'C2', { ...WEST, strength: 9 }),
    ]),
    {
      told: [
        { act: 'blow', from: hexNamed('B2'), to: hexNamed('C2'), ...OVER },
        { act: 'points', at: at('C2'), points: -3, ...OVER },
      ],
    },
  ),
  picture(
    'rally',
    ['MAN-21', 'MAN-24', 'RAL-01', 'RAL-04'],
    field(5, 2, [
      blue('A', 'lineInfantry', 'A1', EAST),
      red('B', 'lineInfantry', 'E1', { ...PANICKED, ...EAST, strength: 7 }),
    ]),
    { told: [{ act: 'move', unit: 'B', way: [[b1], [c1], [d1], at('E1')], gait: 'flight', ...OVER }] },
  ),
  picture(
    'victory',
    ['VIC-02', 'VIC-04', 'R-151'],
    field(4, 2, [
      blue('A', 'lineInfantry', 'A1', EAST),
      blue('B', 'heavyCavalry', 'A2', EAST),
      red('C', 'lineInfantry', 'D1', { ...PANICKED, ...EAST, strength: 6 }),
    ]),
    {
      fallen: [
        { unit: 'D', side: 'red', hex: b1 },
        { unit: 'E', side: 'red', hex: hexNamed('C2') },
      ],
    },
  ),
];
