/** Where to stand, how, and looking where. MAN, FRM, R-150. */
import { inFrontalCone } from '../../../../src/geometry/cone.ts';
import { distance } from '../../../../src/geometry/hex.ts';
import { answer, at, endsAt, type Known, moves } from '../known.ts';

const REPLY = { by: 'exchange', within: 'answer', margin: 3, reply: true } as const;

const GUNS = at(3, -6);
const HORSE = at(2, -3);
const LINE = at(2, -4);

export const MOVES: readonly Known[] = [
  {
    theme: 'keep off the road of the guns',
    field: {
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'mediumCavalry', at: [-3, 1] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, -6] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to }) => !inFrontalCone(GUNS, 2, to) || distance(GUNS, to) > 10),
    why: 'Beside the frontal cone of the guns and beyond their range nothing can be shot at, and the way to their flank is as short (FIR-06, FIR-07).',
    proof: REPLY,
  },
  {
    theme: 'skirmishers shoot from beyond the range of the line',
    field: {
      orders: 1,
      units: [
        {
          id: 'mover',
          side: 'blue',
          type: 'lightInfantry',
          formation: 'skirmish',
          skills: ['skirmisher'],
          at: [-1, 3],
        },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [2, -4] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to, facing }) => distance(to, LINE) === 5 && inFrontalCone(to, facing, LINE)),
    why: 'Skirmishers shoot five hexes far, a line four: from there it neither answers nor shoots first in its turn (UNI-01, FIR-15).',
    proof: { by: 'exchange', within: 'action', margin: 2 },
  },
  {
    theme: 'escort the guns',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, -1] },
        { id: 'mover', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-2, 2] },
        { id: 'cossacks', side: 'red', type: 'lightCavalry', skills: ['harassment'], facing: 5, at: [-1, 4] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to }) => distance(to, at(0, -1)) === 1),
    why: 'Harassing cavalry may attack guns only while no steady friend is beside them (CHG-04, SKL-06.3).',
    proof: REPLY,
  },
  {
    theme: 'out of the square when only guns are about',
    field: {
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lineInfantry', formation: 'square', at: [0, 1] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, -5] },
      ],
    },
    script: [{ choose: 'group', units: ['mover'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'formation', formation: 'line' }),
    why: 'Guns have two dice more against a square, and only a line saves (CBT-12, SAV-03).',
    proof: { ...REPLY, within: 'action' },
  },
  {
    theme: 'form square after the march when cavalry is near',
    field: {
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 2] },
        { id: 'cavalry', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -3] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      { choose: 'move', to: at(0, 1), facing: 5 },
    ],
    asked: 'formationAfterMarch',
    of: 'blue',
    wanted: answer({ choose: 'formation', formation: 'square' }),
    why: 'The cuirassiers are in reach, and a square formed now needs no test when they come (CHG-15, SAV-03).',
    proof: { ...REPLY, within: 'action' },
  },
  {
    theme: 'rallied before guns: in line, looking at them',
    field: {
      orders: 2,
      units: [
        {
          id: 'mover',
          side: 'blue',
          type: 'lineInfantry',
          panicked: true,
          strength: 14,
          facing: 2,
          at: [0, 1],
        },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, -5] },
      ],
    },
    script: [{ choose: 'group', units: ['mover'] }, { choose: 'action', action: 'rally' }, [1, 1]],
    asked: 'rallied',
    of: 'blue',
    wanted: (choice) =>
      choice.choose === 'rallied' &&
      choice.formation === 'line' &&
      inFrontalCone(at(0, 1), choice.facing, at(3, -5)),
    why: 'A line saves against fire, and whoever looks at the guns is not taken in enfilade (SAV-03, FIR-12).',
    proof: { ...REPLY, margin: 2 },
  },
  {
    theme: 'do not evade into the enemy',
    field: {
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lightCavalry', at: [0, 0] },
        { id: 'cavalry', side: 'red', type: 'heavyCavalry', at: [2, -3] },
        { id: 'line', side: 'red', type: 'lineInfantry', facing: 0, at: [-5, 5] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'evade' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(
      ({ to }) =>
        distance(to, HORSE) > 4 && !(inFrontalCone(at(-5, 5), 0, to) && distance(to, at(-5, 5)) <= 4),
    ),
    why: 'Backwards to the left lies the fire of a whole line, to the right nothing; near the cavalry it would be charged again (FIR-06, CHG-07).',
    proof: REPLY,
  },
  {
    theme: 'do not run off the map',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', strength: 12, at: [-5, 1] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [1, -5] },
      ],
    },
    script: [
      { choose: 'group', units: ['guns'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [5, 5, 5, 1, 1],
      [1, 1, 1],
      [6, 6],
      { choose: 'flee' },
    ],
    asked: 'facing',
    of: 'blue',
    wanted: answer({ choose: 'facing', facing: 2 }),
    why: 'To the west the edge is near, and a unit that flees off the map is gone (MAN-26).',
    proof: { by: 'exchange', within: 'action', margin: 3 },
  },
  {
    theme: 'into column before a long march',
    field: {
      turn: 9,
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lineInfantry', at: [-5, 7] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [2, -6] },
      ],
      scenario: {
        objectives: [
          {
            id: 'cross',
            kind: 'place',
            name: { fr: 'le carrefour', en: 'the crossroads' },
            hexes: [at(-2, 0)],
            points: 300,
            when: 'end',
          },
        ],
      },
    },
    script: [{ choose: 'group', units: ['mover'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'formation', formation: 'column' }),
    why: 'A line makes one hex a turn, a column three and six by a forced march: seven hexes and four turns are left to the crossroads (UNI-01, MAN-09).',
    proof: { by: 'plan' },
  },
  {
    theme: 'form line before the fire-fight',
    field: {
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 1] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [2, -4] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      { choose: 'move', to: at(0, 0), facing: 5 },
    ],
    asked: 'formationAfterMarch',
    of: 'blue',
    wanted: answer({ choose: 'formation', formation: 'line' }),
    why: 'A line saves against fire and answers it with six dice, a column and a square do neither (SAV-03, FIR-15).',
    proof: { ...REPLY, within: 'action' },
  },
  {
    theme: 'set up the infantry looking at the enemy',
    field: {
      setUp: true,
      houseRules: { setup_first: 'blue' },
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'enemy', side: 'red', type: 'lineInfantry', at: [0, 0] },
      ],
    },
    script: [],
    asked: 'deployment',
    of: 'blue',
    wanted: (choice) => choice.choose === 'deploy' && choice.facing === 5 && choice.formation !== 'square',
    why: 'Infantry engages, shoots and is protected towards its front alone, and a square cannot march (GEO-04, MAN-03).',
    proof: { by: 'plan' },
  },
  {
    theme: 'the cavalry is set up behind the infantry, out of the guns’ range',
    field: {
      setUp: true,
      houseRules: { setup_first: 'blue' },
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'cavalry', side: 'blue', type: 'heavyCavalry', at: [0, 0] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [0, 0] },
      ],
      scenario: {
        zones: {
          blue: [-4, -3, -2, -1, 0].flatMap((east) => [at(east, 4), at(east - 1, 6)]),
          red: [at(2, -5)],
        },
      },
    },
    script: [
      { choose: 'unit', unit: 'battalion' },
      { choose: 'deploy', to: at(-2, 4), formation: 'line', facing: 5 },
      { choose: 'deploy', to: at(2, -5), facing: 2 },
    ],
    asked: 'deployment',
    of: 'blue',
    wanted: endsAt([-4, -3, -2, -1, 0].map((east) => [east - 1, 6])),
    why: 'Cavalry neither saves nor answers when it is shot at, and gains nothing by standing in front before it charges (SAV-03, FIR-01).',
    proof: REPLY,
  },
];
