/** Who receives an order, what the last turns ask for, and objectives. ORD, VIC. By an examiner who did not know the mind. */
import { distance } from '../../../../../src/geometry/hex.ts';
import { answer, anythingBut, at, endsAt, type Known, moves, orders, type Stand } from '../../known.ts';

const EXACT = { by: 'exchange', within: 'action', margin: 3 } as const;
const REPLY = { by: 'exchange', within: 'action', margin: 3, reply: true } as const;
const PLAN = { by: 'plan' } as const;

/** Far from everything. */
const WATCHER: Stand = { id: 'watcher', side: 'red', type: 'lineInfantry', formation: 'square', at: [5, -7] };

export const EXAMINED_ORDERS: readonly Known[] = [
  {
    theme: 'leading in the last turn the remnant is not risked',
    field: {
      last: true,
      orders: 1,
      units: [
        { id: 'remnant', side: 'blue', type: 'lineInfantry', strength: 2, initialStrength: 20, at: [0, 0] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [1, -2] },
        {
          id: 'lost',
          side: 'red',
          type: 'lineInfantry',
          strength: 0,
          initialStrength: 20,
          fate: 'eliminated',
          at: [6, -7],
        },
      ],
    },
    script: [{ choose: 'group', units: ['remnant'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut(
      { choose: 'action', action: 'fire' },
      { choose: 'action', action: 'charge' },
      { choose: 'action', action: 'assault' },
    ),
    why: 'The lead of 160 wins; a shot is answered with seven dice, and its loss makes a draw (R-151, FIR-15).',
    proof: { by: 'victory', margin: 0.2 },
  },
  {
    theme: 'behind in the last turn: charge',
    field: {
      last: true,
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', at: [0, 2] },
        { id: 'line', side: 'red', type: 'lineInfantry', strength: 3, initialStrength: 20, at: [2, -2] },
        {
          id: 'lost',
          side: 'blue',
          type: 'lineInfantry',
          strength: 0,
          initialStrength: 20,
          fate: 'eliminated',
          at: [-6, 7],
        },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge' }),
    why: 'The battle is lost as it stands; the end of that line makes it a draw (R-151).',
    proof: { by: 'victory', margin: 0.1 },
  },
  {
    theme: 'occupy the empty village before the enemy does',
    field: {
      turn: 10,
      orders: 1,
      ground: [{ at: [0, -1], terrain: 'village' }],
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-1, 1] },
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-3, 5] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [1, -4] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [3, -5] },
      ],
      scenario: {
        objectives: [
          {
            id: 'village',
            kind: 'place',
            name: { fr: 'le village', en: 'the village' },
            hexes: [at(0, -1)],
            points: 200,
            when: 'end',
          },
        ],
      },
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: orders('battalion'),
    why: 'It is empty and in reach: in cover of the village the battalion keeps it; the shot takes a point or less (R-151, CBT-13).',
    proof: PLAN,
  },
  {
    theme: 'the garrison does not walk out to shoot',
    field: {
      turn: 8,
      orders: 1,
      ground: [{ at: [0, 0], terrain: 'village' }],
      units: [
        { id: 'garrison', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [3, -5] },
      ],
      scenario: {
        objectives: [
          {
            id: 'village',
            kind: 'place',
            name: { fr: 'le village', en: 'the village' },
            hexes: [at(0, 0)],
            points: 60,
            when: 'eachTurn',
          },
        ],
      },
    },
    script: [{ choose: 'group', units: ['garrison'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut(
      { choose: 'action', action: 'frontalMarch' },
      { choose: 'action', action: 'indirectMarch' },
      { choose: 'action', action: 'evade' },
      { choose: 'action', action: 'flight' },
    ),
    why: 'The place pays each turn for who stands in it, and shelters him (R-151, CBT-13).',
    proof: PLAN,
  },
  {
    theme: 'rally the panicked before refilling the steady',
    field: {
      orders: 1,
      units: [
        {
          id: 'panicked',
          side: 'blue',
          type: 'lineInfantry',
          panicked: true,
          strength: 14,
          initialStrength: 16,
          at: [-4, 6],
        },
        { id: 'steady', side: 'blue', type: 'lineInfantry', strength: 14, initialStrength: 16, at: [2, 4] },
        WATCHER,
      ],
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: answer({ choose: 'group', units: ['panicked'] }),
    why: 'The test is the same; one gives two points, the other the whole battalion back (RAL-01, GEN-07).',
    proof: { by: 'exchange', within: 'turn', margin: 0 },
  },
  {
    theme: 'the panicked run before they are ridden down',
    field: {
      orders: 1,
      units: [
        { id: 'panicked', side: 'blue', type: 'lineInfantry', panicked: true, strength: 12, at: [0, 0] },
        { id: 'horse', side: 'red', type: 'heavyCavalry', at: [2, -3] },
      ],
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: answer({ choose: 'fleeWithoutOrder' }),
    why: 'So near it may not rally; away from the horse it may next turn, and the run costs no order (RAL-04, SEQ-10).',
    proof: { by: 'exchange', within: 'turn', margin: 0, reply: true },
  },
  {
    theme: 'one order for the three battalions that can all fire',
    field: {
      orders: 1,
      units: [
        { id: 'a', side: 'blue', type: 'lineInfantry', at: [-1, 0] },
        { id: 'b', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'c', side: 'blue', type: 'lineInfantry', at: [1, 0] },
        { id: 'left', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -3] },
        { id: 'right', side: 'red', type: 'lineInfantry', formation: 'column', at: [2, -3] },
      ],
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: (choice) => choice.choose === 'group' && choice.units.length === 3,
    why: 'One point activates three units that stand side by side (ORD-03, ORD-06).',
    proof: PLAN,
  },
  {
    theme: 'let the hotheads loose on the crowd',
    field: {
      orders: 1,
      units: [
        { id: 'hussars', side: 'blue', type: 'heavyCavalry', skills: ['impetuous'], at: [0, 1] },
        { id: 'reserve', side: 'blue', type: 'lineInfantry', formation: 'square', at: [-6, 7] },
        { id: 'crowd', side: 'red', type: 'lineInfantry', panicked: true, strength: 10, at: [1, -1] },
        WATCHER,
      ],
    },
    script: [{ choose: 'group', units: ['reserve'] }, { choose: 'pass' }],
    asked: 'initiative',
    of: 'blue',
    wanted: answer({ choose: 'letLoose', unit: 'hussars' }),
    why: 'The panicked do not strike back (ORD-13, CBT-16).',
    proof: { by: 'exchange', within: 'turn', margin: 0 },
  },
  {
    theme: 'guns are not set up in the wood',
    field: {
      setUp: true,
      houseRules: { setup_first: 'blue' },
      ground: [
        { at: [-2, 4], terrain: 'wood' },
        { at: [0, 4], terrain: 'wood' },
      ],
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 0] },
        { id: 'enemy', side: 'red', type: 'lineInfantry', at: [0, 0] },
      ],
      scenario: { zones: { blue: [at(-2, 4), at(-1, 4), at(0, 4)], red: [at(2, -5)] } },
    },
    script: [],
    asked: 'deployment',
    of: 'blue',
    wanted: endsAt([[-1, 4]], [5]),
    why: 'In a wood artillery fires with one die (CBT-15).',
    proof: PLAN,
  },
  {
    theme: 'rallied before cuirassiers: in square',
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
        { id: 'horse', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -3] },
      ],
    },
    script: [{ choose: 'group', units: ['mover'] }, { choose: 'action', action: 'rally' }, [1, 1]],
    asked: 'rallied',
    of: 'blue',
    wanted: answer({ choose: 'rallied', formation: 'square' }),
    why: 'They are in reach, and the square is given for nothing (RAL-05, CHG-15, SAV-03).',
    proof: { ...REPLY, margin: 2 },
  },
  {
    theme: 'march off by the exit in the last turn',
    field: {
      last: true,
      orders: 1,
      units: [{ id: 'hussars', side: 'blue', type: 'lightCavalry', at: [3, -5] }, WATCHER],
      scenario: {
        objectives: [
          {
            id: 'road',
            kind: 'exit',
            name: { fr: 'la route', en: 'the road' },
            side: 'blue',
            hexes: [at(3, -7)],
            points: 200,
          },
        ],
      },
    },
    script: [
      { choose: 'group', units: ['hussars'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: answer({ choose: 'leave' }),
    why: 'Who leaves by the road has its points (R-151).',
    proof: { by: 'victory', margin: 0.4 },
  },
  {
    theme: 'the unit that must survive does not attack',
    field: {
      turn: 11,
      orders: 1,
      units: [
        {
          id: 'guard',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'elite',
          strength: 2,
          initialStrength: 20,
          formation: 'column',
          at: [0, 0],
        },
        {
          id: 'line',
          side: 'red',
          type: 'lineInfantry',
          quality: 'elite',
          commandValue: 10,
          skills: ['controlledFire'],
          at: [1, -2],
        },
      ],
      scenario: {
        objectives: [
          {
            id: 'eagle',
            kind: 'survival',
            name: { fr: 'l’aigle', en: 'the eagle' },
            unit: 'guard',
            points: 400,
          },
        ],
      },
    },
    script: [{ choose: 'group', units: ['guard'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut(
      { choose: 'action', action: 'charge' },
      { choose: 'action', action: 'assault' },
      { choose: 'action', action: 'fire' },
      { choose: 'action', action: 'flight' },
    ),
    why: 'Two points against a fresh line, and four hundred more for the enemy if they are lost (R-151).',
    proof: { ...EXACT, margin: 0 },
  },
  {
    theme: 'bar the crossroads that would win the battle for the enemy',
    field: {
      orders: 1,
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-1, 3] },
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-3, 5] },
        { id: 'horse', side: 'red', type: 'mediumCavalry', at: [2, -4] },
      ],
      scenario: {
        objectives: [
          {
            id: 'cross',
            kind: 'place',
            name: { fr: 'le carrefour', en: 'the crossroads' },
            hexes: [at(0, 0)],
            points: 50,
            when: 'end',
            side: 'red',
            sudden: true,
          },
        ],
      },
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: orders('battalion'),
    why: 'The horse reaches it in its next turn and has won; where a battalion stands it cannot (R-151, MAN-15).',
    proof: PLAN,
  },
  {
    theme: 'of two villages to the empty one',
    field: {
      turn: 6,
      orders: 1,
      ground: [
        { at: [0, -3], terrain: 'village' },
        { at: [5, -3], terrain: 'village' },
      ],
      units: [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 2] },
        { id: 'garrison', side: 'red', type: 'lineInfantry', quality: 'elite', at: [5, -3] },
      ],
      scenario: {
        objectives: [
          {
            id: 'empty',
            kind: 'place',
            name: { fr: 'Aa', en: 'Aa' },
            hexes: [at(0, -3)],
            points: 200,
            when: 'end',
          },
          {
            id: 'held',
            kind: 'place',
            name: { fr: 'Bb', en: 'Bb' },
            hexes: [at(5, -3)],
            points: 200,
            when: 'end',
            holder: 'red',
            keeps: true,
          },
        ],
      },
    },
    script: [
      { choose: 'group', units: ['column'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to }) => distance(to, at(0, -3)) < distance(to, at(5, -3))),
    why: 'The one is there for who comes, the other is held by the elite in cover (R-151, CBT-13).',
    proof: PLAN,
  },
];
