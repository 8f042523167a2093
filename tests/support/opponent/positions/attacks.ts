/** Whom to attack, and from where. CHG, ASL. */
import { answer, anythingBut, endsAt, type Known } from '../known.ts';

const EXACT = { by: 'exchange', within: 'action', margin: 5 } as const;

export const ATTACKS: readonly Known[] = [
  {
    theme: 'charge the flank rather than the front',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', at: [-2, 3] },
        { id: 'target', side: 'red', type: 'lineInfantry', facing: 3, at: [0, 0] },
      ],
    },
    script: [
      { choose: 'group', units: ['charger'] },
      { choose: 'action', action: 'charge', target: 'target' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: endsAt([[0, 1]]),
    why: 'Outflanked the target strikes back with one die and tests three lower (GEO-19, CBT-17, MOR-08).',
    proof: EXACT,
  },
  {
    theme: 'charge the unit in panic rather than the square',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'mediumCavalry', at: [0, 2] },
        { id: 'crowd', side: 'red', type: 'lineInfantry', panicked: true, strength: 10, at: [2, -2] },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [0, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge', target: 'crowd' }),
    why: 'Whoever is panicked has no dice, saves nothing and can only run on (CBT-16, CBT-06, MOR-13).',
    proof: EXACT,
  },
  {
    theme: 'cavalry does not charge a drilled line in front',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'lightCavalry', at: [0, 2] },
        {
          id: 'line',
          side: 'red',
          type: 'lineInfantry',
          quality: 'elite',
          skills: ['controlledFire'],
          at: [2, -2],
        },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut({ choose: 'action', action: 'charge' }, { choose: 'action', action: 'flight' }),
    why: 'Eleven dice meet the charge before it strikes, and six are left to strike back: intact infantry in line is not charged in front (GEN-09, SKL-08.2).',
    proof: EXACT,
  },
  {
    theme: 'cavalry does not charge a square',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', at: [0, 2] },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [2, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut({ choose: 'action', action: 'charge' }, { choose: 'action', action: 'flight' }),
    why: 'The square needs no test, may fire, and the charge is neither doubled nor saved (CHG-15, CBT-07, SAV-03).',
    proof: EXACT,
  },
  {
    theme: 'take the guns from behind',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'lightCavalry', at: [0, 2] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', facing: 5, at: [2, -2] },
        { id: 'line', side: 'red', type: 'lineInfantry', facing: 5, at: [-3, -3] },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge', target: 'guns' }),
    why: 'Outflanked guns may not fire and strike with one die (FIR-04, CBT-17).',
    proof: EXACT,
  },
  {
    theme: 'a column charges rather than assaults',
    field: {
      orders: 1,
      units: [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 1] },
        { id: 'line', side: 'red', type: 'lineInfantry', quality: 'elite', strength: 12, at: [1, -1] },
      ],
    },
    script: [{ choose: 'group', units: ['column'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge', target: 'line' }),
    why: 'The charge of a column is doubled and strikes first; in a melee it is four dice against six at once (CBT-08, CBT-10, CHG-32, ASL-09).',
    proof: EXACT,
  },
  {
    theme: 'the column charges the weakened line',
    field: {
      orders: 1,
      units: [
        {
          id: 'column',
          side: 'blue',
          type: 'lineInfantry',
          formation: 'column',
          quality: 'elite',
          at: [0, 1],
        },
        {
          id: 'line',
          side: 'red',
          type: 'lineInfantry',
          quality: 'recruit',
          strength: 5,
          initialStrength: 18,
          at: [1, -1],
        },
      ],
    },
    script: [{ choose: 'group', units: ['column'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge', target: 'line' }),
    why: 'Eight dice on a line that is demoralised, badly tested and has few points left to strike with (CBT-08, MOR-07, CHG-33).',
    proof: EXACT,
  },
];
