/** What is laid over the map: orders, fights, looks, goals; and the ground itself. */
import type { ArrowKind } from '../../../map/marks.ts';
import type { SideTerrain } from '../../../rules/state/vocabulary.ts';
import type { Situation } from '../../../scenarios/demonstrations/demonstration.ts';
import { blue, hexNamed, red } from '../../../scenarios/demonstrations/notation.ts';
import { field, type LegendMark, mark } from './mark.ts';

/** Names of places are read on the map itself. */
const NAMELESS = { en: '', fr: '' };

const pair = field(2, 1, [blue('A', 'lineInfantry', 'A1'), blue('B', 'lineInfantry', 'B1')]);
const goes = field(3, 1, [blue('A', 'lightCavalry', 'A1', { facing: 0 })]);
const [a1, b1, c1] = [hexNamed('A1'), hexNamed('B1'), hexNamed('C1')];

/** Groups and moves. */
export const ordersMarks: readonly LegendMark[] = [
  mark('group', ['ORD-03', 'ORD-06'], pair, { marks: { group: ['A', 'B'] } }),
  mark('groupable', ['ORD-05', 'ORD-07'], pair, {
    marks: { group: ['A'], groupable: [{ unit: 'B', cost: 2 }] },
  }),
  mark('reachClear', ['MAN-02', 'MAN-03'], goes, { marks: { reach: [{ hex: b1, cost: 1, kind: 'clear' }] } }),
  mark(
    'reachCostly',
    ['TER-07', 'TER-08'],
    { ...goes, ground: [['B1', 'wood']] },
    { marks: { reach: [{ hex: b1, cost: 2, kind: 'costly' }] } },
  ),
  mark('reachForced', ['MAN-09', 'TER-10'], goes, {
    marks: { reach: [{ hex: b1, cost: 1, kind: 'forced' }] },
  }),
  mark(
    'reachCharge',
    ['CHG-07', 'CHG-12'],
    { ...goes, units: [...goes.units, red('B', 'lineInfantry', 'C1', { facing: 3 })] },
    { marks: { reach: [{ hex: b1, cost: 1, kind: 'charge' }] } },
  ),
  mark('route', ['MAN-02', 'MAN-06'], goes, { marks: { route: [a1, b1, c1] } }),
  mark('facingChoices', ['MAN-04', 'GEO-05'], field(3, 3, [blue('A', 'lineInfantry', 'B2')]), {
    marks: {
      facingChoices: [
        { hex: hexNamed('B2'), facing: 5, chosen: true },
        { hex: hexNamed('B2'), facing: 0 },
        { hex: hexNamed('B2'), facing: 4 },
      ],
    },
  }),
  mark(
    'ghost',
    ['FRM-09', 'FRM-10'],
    field(4, 1, [blue('A', 'lineInfantry', 'A1', { formation: 'extendedLine', skills: ['largeBattalion'] })]),
    { marks: { ghosts: [{ unit: 'A', hexes: [c1, hexNamed('D1')], facing: 5 }] } },
  ),
  mark('offered', ['MAN-18', 'MAN-24'], goes, { marks: { offered: [b1, c1] } }),
  mark('zone', ['R-150'], field(3, 2, []), {
    marks: {
      zones: [
        { hexes: [a1, b1, c1], own: false },
        { hexes: [hexNamed('A2'), hexNamed('B2'), hexNamed('C2')], own: true },
      ],
    },
  }),
  mark('lastMove', [], field(3, 1, [blue('A', 'lightCavalry', 'C1', { facing: 0 })]), {
    marks: { lastMove: [a1, b1, c1] },
  }),
];

const duel = field(3, 1, [
  blue('A', 'lineInfantry', 'A1', { facing: 0 }),
  red('B', 'lineInfantry', 'C1', { facing: 3 }),
]);
const aimed = field(1, 1, [red('B', 'lineInfantry', 'A1')]);
const target = (kind: 'fire' | 'charge' | 'assault', value: string) => ({
  marks: { targets: [{ unit: 'B', kind, value }] },
});
const along = (kind: ArrowKind) => ({ marks: { arrows: [{ from: a1, to: c1, kind }] } });

/** Fights: targets, arrows, what happened. */
export const fightsMarks: readonly LegendMark[] = [
  mark('targetFire', ['FIR-01', 'CBT-02'], aimed, target('fire', '7')),
  mark('targetCharge', ['CHG-01', 'CBT-03'], aimed, target('charge', '8')),
  mark('targetAssault', ['ASL-01', 'ASL-14'], aimed, target('assault', '4')),
  mark('refusedTarget', ['FIR-05', 'CHG-05'], aimed, { marks: { refusedTargets: [{ unit: 'B' }] } }),
  mark('ring', ['SEQ-09', 'CHG-13'], aimed, { marks: { rings: [{ unit: 'B', side: 'red' }] } }),
  mark('arrowCharge', ['CHG-12'], duel, along('charge')),
  mark('arrowAssault', ['ASL-03'], duel, along('assault')),
  mark('arrowFire', ['FIR-01', 'FIR-20'], duel, along('fire')),
  mark('arrowMarch', ['MAN-02', 'MAN-08'], duel, along('march')),
  mark('arrowPursuit', ['MAN-18', 'CHG-35'], duel, along('pursuit')),
  mark('arrowFlight', ['MAN-21', 'MAN-23'], duel, along('flight')),
  mark('pointsLost', ['LOS-01', 'LOS-02'], field(1, 2, [red('B', 'lineInfantry', 'A2')]), {
    told: [{ act: 'points', at: [hexNamed('A2')], points: -2, begins: 0, lasts: 0 }],
  }),
  mark('wayGone', ['MAN-24'], duel, {
    told: [{ act: 'move', unit: 'B', way: [[a1], [b1], [c1]], gait: 'flight', begins: 0, lasts: 0 }],
  }),
  mark('fallen', ['UNI-04', 'LOS-04'], field(1, 1, []), { fallen: [{ unit: 'B', side: 'red', hex: a1 }] }),
];

const wide = field(4, 3, [blue('A', 'mediumFootBattery', 'B3', { facing: 5 })]);

/** What is asked for by a key or a button: dangers, threats, lines of sight, chances. */
export const looksMarks: readonly LegendMark[] = [
  mark('threat', ['CHG-07', 'CHG-10'], wide, {
    marks: { threat: ['A2', 'B2', 'C2', 'B1', 'C1'].map(hexNamed) },
  }),
  mark('field', ['FIR-06', 'FIR-07'], wide, {
    marks: { field: ['A2', 'B2', 'A1', 'B1', 'C1'].map(hexNamed) },
  }),
  mark('sight', ['FIR-08'], duel, { marks: { sights: [{ from: a1, to: c1, blockedAt: null }] } }),
  mark(
    'sightBlocked',
    ['FIR-08', 'R-118'],
    { ...duel, ground: [['B1', 'wood']] },
    { marks: { sights: [{ from: a1, to: c1, blockedAt: b1 }] } },
  ),
  mark('danger', ['CHG-07', 'FIR-06'], field(3, 1, [red('B', 'lightCavalry', 'C1', { facing: 3 })]), {
    marks: { dangers: [{ unit: 'B', at: a1, kind: 'charge', value: '9' }] },
  }),
  mark('menaced', ['CHG-07', 'FIR-06'], field(3, 1, []), {
    marks: {
      reach: [a1, b1, c1].map((hex) => ({ hex, cost: 1, kind: 'clear' })),
      menaced: [
        { hex: a1, fire: 2, shock: 1, breaks: '31%' },
        { hex: b1, fire: 1, shock: 0, breaks: null },
        { hex: c1, fire: 0, shock: 0, breaks: null },
      ],
    },
  }),
  mark('heat', ['MAN-24'], field(3, 1, []), {
    marks: {
      heat: [
        { hex: a1, share: 0.3, chance: 0.17 },
        { hex: b1, share: 1, chance: 0.5 },
        { hex: c1, share: 0.6, chance: 0.33 },
      ],
    },
  }),
];

/** What a battle asks for besides losses. */
export const goalsMarks: readonly LegendMark[] = [
  mark('place', ['R-151'], field(1, 1, [], { ground: [['A1', 'village']] }), {
    battle: {
      objectives: [
        { kind: 'place', id: 'p', name: NAMELESS, points: 80, hexes: [a1], when: 'end', holder: 'blue' },
      ],
    },
  }),
  mark('exit', ['R-151'], field(1, 1, []), {
    battle: { objectives: [{ kind: 'exit', id: 'e', name: NAMELESS, points: 40, hexes: [a1], side: 'red' }] },
  }),
  mark('survival', ['R-151'], field(1, 1, [blue('A', 'lineInfantry', 'A1')]), {
    battle: { objectives: [{ kind: 'survival', id: 's', name: NAMELESS, points: 60, unit: 'A' }] },
  }),
  mark('wayIn', ['R-151'], field(1, 1, [blue('A', 'lineInfantry', 'A1', { fate: 'coming' })]), {
    battle: { reinforcements: [{ turn: 3, units: ['A'], hexes: [a1] }] },
  }),
];

const one = (ground: Required<Situation>['ground'][number][1]) =>
  field(1, 1, [], { ground: [['A1', ground]] });
const between = (terrain: SideTerrain) => field(2, 1, [], { sides: [['A1', 1, terrain]] });

/** The ground. */
export const groundMarks: readonly LegendMark[] = [
  mark('open', ['TER-06'], field(1, 1, [])),
  mark('hill', ['TER-04', 'R-134'], one('hill')),
  mark('wood', ['TER-02', 'TER-07'], one('wood')),
  mark('village', ['TER-02', 'TER-07'], one('village')),
  mark('fortifiedPoint', ['TER-02', 'TER-07'], one('fortifiedPoint')),
  mark('difficult', ['TER-02', 'TER-07'], one('difficult')),
  mark('bridgeHex', ['TER-02', 'TER-07'], one('bridge')),
  mark('impassable', ['TER-11'], one('impassable')),
  mark('stream', ['TER-03', 'TER-07'], between('stream')),
  mark('river', ['TER-03', 'TER-07'], between('river')),
  mark('largeRiver', ['TER-03', 'TER-07'], between('largeRiver')),
  mark('ford', ['TER-03', 'TER-07'], field(2, 1, [], { sides: [['A1', 1, 'ford']] })),
  mark('bridgeSide', ['TER-03', 'TER-07'], between('bridge')),
  mark('hedge', ['TER-03', 'TER-07'], between('wood')),
  mark('cliff', ['TER-03', 'TER-11'], between('impassable')),
];
