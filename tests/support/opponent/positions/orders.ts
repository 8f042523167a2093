/** Who receives an order, in which order, and with which dice. ORD, RAL. */
import { answer, anythingBut, at, endsAt, type Known, type Stand } from '../known.ts';

const EXACT = { by: 'exchange', within: 'turn', margin: 3 } as const;

/** Far from everything. */
const WATCHER: Stand = { id: 'watcher', side: 'red', type: 'lineInfantry', formation: 'square', at: [5, -7] };

export const ORDERS: readonly Known[] = [
  {
    theme: 'rally the elite before the recruits',
    field: {
      orders: 1,
      units: [
        {
          id: 'guard',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'elite',
          panicked: true,
          strength: 12,
          at: [-5, 6],
        },
        {
          id: 'recruits',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'recruit',
          panicked: true,
          strength: 12,
          at: [0, 6],
        },
        WATCHER,
      ],
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: answer({ choose: 'group', units: ['guard'] }),
    why: 'The elite passes its test more often and is worth twice as much (MOR-04, CMD-01, UNI-02).',
    proof: EXACT,
  },
  {
    theme: 'the one order goes to the guns that have a target',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        { id: 'reserve', side: 'blue', type: 'lineInfantry', formation: 'square', at: [-6, 7] },
        { id: 'cavalry', side: 'red', type: 'heavyCavalry', at: [4, -6] },
      ],
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: answer({ choose: 'group', units: ['guns'] }),
    why: 'Heavy guns reach cavalry that cannot reach them, and it does not save (UNI-01, SAV-03); the reserve is of no use where it stands.',
    proof: EXACT,
  },
  {
    theme: 'do not end the orders while a sure gain is there',
    field: {
      orders: 2,
      units: [
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [0, 2] },
        {
          id: 'remnant',
          side: 'red',
          type: 'heavyCavalry',
          skills: ['cuirassier'],
          strength: 2,
          initialStrength: 12,
          panicked: true,
          at: [2, -3],
        },
        WATCHER,
      ],
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: answer({ choose: 'group', units: ['guns'] }),
    why: 'Orders are not kept for the next turn, and the remnant neither saves against guns nor answers (ORD-01, SAV-05).',
    proof: EXACT,
  },
  {
    theme: 'the guns fire before the column charges',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        { id: 'attackers', side: 'blue', type: 'lineInfantry', formation: 'column', at: [1, 2] },
        {
          id: 'line',
          side: 'red',
          type: 'lineInfantry',
          quality: 'elite',
          formation: 'column',
          strength: 12,
          at: [2, 0],
        },
      ],
    },
    script: [{ choose: 'group', units: ['attackers', 'guns'] }],
    asked: 'actingUnit',
    of: 'blue',
    wanted: answer({ choose: 'unit', unit: 'guns' }),
    why: 'Once the two are in contact the guns may no longer fire at the column, and each point it loses before is a die fewer to strike back with (FIR-13, CHG-33).',
    proof: EXACT,
  },
  {
    theme: 'the steady dice when they suffice',
    field: {
      format: 2500,
      units: [
        { id: 'first', side: 'blue', type: 'lineInfantry', at: [-6, 6] },
        { id: 'second', side: 'blue', type: 'lineInfantry', at: [-3, 6] },
        { id: 'third', side: 'blue', type: 'heavyFootBattery', at: [0, 6] },
        { id: 'fourth', side: 'blue', type: 'heavyCavalry', at: [-1, 3] },
        { id: 'cavalry', side: 'red', type: 'heavyCavalry', at: [2, -5] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [4, -5] },
      ],
    },
    script: [],
    asked: 'orderDice',
    of: 'blue',
    wanted: answer({ choose: 'orderDice', dice: 'd3' }),
    why: 'One D3 and two gives three to five, two D6 less four often two: there are four groups to move (ORD-02).',
    proof: { by: 'orders', groups: 4, margin: 0.5 },
  },
  {
    theme: 'try the tactical sense: it costs nothing',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', skills: ['tacticalSense'], at: [0, 2] },
        { id: 'reserve', side: 'blue', type: 'lineInfantry', formation: 'square', at: [-6, 7] },
        { id: 'cavalry', side: 'red', type: 'heavyCavalry', at: [4, -6] },
      ],
    },
    script: [{ choose: 'group', units: ['reserve'] }, { choose: 'pass' }],
    asked: 'initiative',
    of: 'blue',
    wanted: answer({ choose: 'tacticalSense', unit: 'guns' }),
    why: 'Passed, the test gives an order more; failed, it costs nothing (ORD-14).',
    proof: EXACT,
  },
  {
    theme: 'hold the hotheads back from the elite line',
    field: {
      orders: 1,
      units: [
        {
          id: 'hussars',
          side: 'blue',
          type: 'lightCavalry',
          skills: ['impetuous'],
          quality: 'elite',
          at: [0, 1],
        },
        { id: 'reserve', side: 'blue', type: 'lineInfantry', formation: 'square', at: [-6, 7] },
        { id: 'line', side: 'red', type: 'lineInfantry', quality: 'elite', at: [1, -1] },
      ],
    },
    script: [{ choose: 'group', units: ['reserve'] }, { choose: 'pass' }],
    asked: 'initiative',
    of: 'blue',
    wanted: answer({ choose: 'holdBack', unit: 'hussars' }),
    why: 'Let go they must charge two dice against six; a passed test keeps them where they are (ORD-13).',
    proof: EXACT,
  },
  {
    theme: 'hold the bridge in the last turn',
    field: {
      last: true,
      orders: 1,
      ground: [{ at: [0, 0], terrain: 'bridge' }],
      units: [
        { id: 'holder', side: 'blue', type: 'heavyCavalry', at: [0, 0] },
        { id: 'crowd', side: 'red', type: 'lineInfantry', panicked: true, strength: 8, at: [1, -2] },
        WATCHER,
      ],
      scenario: {
        objectives: [
          {
            id: 'bridge',
            kind: 'place',
            name: { fr: 'le pont', en: 'the bridge' },
            hexes: [at(0, 0)],
            points: 200,
            when: 'end',
          },
        ],
      },
    },
    script: [{ choose: 'group', units: ['holder'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut(
      { choose: 'action', action: 'charge' },
      { choose: 'action', action: 'assault' },
      { choose: 'action', action: 'evade' },
      { choose: 'action', action: 'indirectMarch' },
      { choose: 'action', action: 'flight' },
    ),
    why: 'Whoever stands on the bridge when the battle ends has won it; to hunt fugitives would give it up (R-151).',
    proof: { by: 'victory', margin: 0.1 },
  },
  {
    theme: 'the last order retakes the village',
    field: {
      last: true,
      orders: 1,
      ground: [{ at: [1, -2], terrain: 'village' }],
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 1] },
        { id: 'reserve', side: 'blue', type: 'lineInfantry', formation: 'square', at: [-6, 7] },
        WATCHER,
      ],
      scenario: {
        objectives: [
          {
            id: 'village',
            kind: 'place',
            name: { fr: 'le village', en: 'the village' },
            hexes: [at(1, -2)],
            points: 200,
            when: 'end',
            holder: 'red',
            keeps: true,
          },
        ],
      },
    },
    script: [],
    asked: 'orders',
    of: 'blue',
    wanted: answer({ choose: 'group', units: ['battalion'] }),
    why: 'It is empty and in reach: whoever stands there in the end has its points (R-151, MAN-09).',
    proof: { by: 'victory', margin: 0.4 },
  },
  {
    theme: 'take the hill in the last turn',
    field: {
      last: true,
      orders: 1,
      ground: [{ at: [1, -2], hill: true }],
      units: [{ id: 'hussars', side: 'blue', type: 'lightCavalry', at: [0, 1] }, WATCHER],
      scenario: {
        objectives: [
          {
            id: 'hill',
            kind: 'place',
            name: { fr: 'la colline', en: 'the hill' },
            hexes: [at(1, -2)],
            points: 200,
            when: 'end',
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
    wanted: endsAt([[1, -2]]),
    why: 'The hill counts for whoever stands on it when the battle ends (R-151).',
    proof: { by: 'victory', margin: 0.4 },
  },
  {
    theme: 'deny the village that cannot be won',
    field: {
      last: true,
      orders: 1,
      ground: [
        { at: [1, -2], terrain: 'village' },
        { at: [2, -2], terrain: 'village' },
      ],
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, -1] },
        { id: 'garrison', side: 'red', type: 'lineInfantry', at: [2, -2] },
      ],
      scenario: {
        objectives: [
          {
            id: 'village',
            kind: 'place',
            name: { fr: 'le village', en: 'the village' },
            hexes: [at(1, -2), at(2, -2)],
            points: 200,
            when: 'end',
            holder: 'red',
          },
        ],
      },
    },
    script: [
      { choose: 'group', units: ['battalion'] },
      { choose: 'action', action: 'indirectMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: endsAt([[1, -2]]),
    why: 'Where both stand nobody holds the place (R-151).',
    proof: { by: 'victory', margin: 0.4 },
  },
];
