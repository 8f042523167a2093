/** Whom to shoot at and whom to fall upon. FIR, CHG, ASL. By an examiner who did not know the mind. */
import { answer, anythingBut, type Known } from '../../known.ts';
import { EXACT, PLAN, REPLY } from '../proofs.ts';

const NO_ATTACK = anythingBut(
  { choose: 'action', action: 'charge' },
  { choose: 'action', action: 'assault' },
  { choose: 'action', action: 'flight' },
);

export const EXAMINED_ATTACKS: readonly Known[] = [
  {
    theme: 'the last shot ends the battalion that has one point left',
    field: {
      last: true,
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        {
          id: 'remnant',
          side: 'red',
          type: 'lineInfantry',
          formation: 'column',
          strength: 1,
          initialStrength: 20,
          at: [1, -3],
        },
        { id: 'cuirassiers', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [3, -4] },
      ],
    },
    script: [{ choose: 'group', units: ['guns'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'remnant' }),
    why: 'Only units lost count, and its 160 points are the tenth of the format that wins (R-151).',
    proof: { by: 'victory', margin: 0.3 },
  },
  {
    theme: 'the guns fire at the column that comes',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [2, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['guns'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'column' }),
    why: 'Six dice on a column that does not save nor answer, and it is not in reach of a charge (CBT-12, SAV-03, CHG-07).',
    proof: REPLY,
  },
  {
    theme: 'stay in line under infantry fire',
    field: {
      orders: 1,
      units: [
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'left', side: 'red', type: 'lineInfantry', at: [1, -4] },
        { id: 'right', side: 'red', type: 'lineInfantry', at: [3, -4] },
      ],
    },
    script: [{ choose: 'group', units: ['line'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut({ choose: 'action', action: 'formation' }, { choose: 'action', action: 'flight' }),
    why: 'Column and square neither save against fire nor answer it (SAV-03, FIR-15).',
    proof: PLAN,
  },
  {
    theme: 'do not assault the elite in the fort on the hill',
    field: {
      orders: 1,
      ground: [{ at: [1, -2], terrain: 'fortifiedPoint', hill: true }],
      units: [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 0] },
        { id: 'fort', side: 'red', type: 'lineInfantry', quality: 'elite', at: [1, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['column'] }],
    asked: 'action',
    of: 'blue',
    wanted: NO_ATTACK,
    why: 'Three dice, not doubled, against a garrison that saves, tests three higher and fires (CBT-13, SAV-03, MOR-07).',
    proof: { ...EXACT, margin: 0 },
  },
  {
    theme: 'skirmishers fall upon the guns from behind',
    field: {
      orders: 1,
      units: [
        {
          id: 'skirmishers',
          side: 'blue',
          type: 'lightInfantry',
          skills: ['skirmisher'],
          formation: 'skirmish',
          at: [0, 2],
        },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', facing: 5, at: [1, 0] },
      ],
    },
    script: [{ choose: 'group', units: ['skirmishers'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge' }),
    why: 'Outflanked guns may not fire, and fail their test nearly always, which is their end (FIR-04, MOR-08, MOR-16).',
    proof: EXACT,
  },
  {
    theme: 'ride down the battered column, not the fresh square',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', skills: ['cuirassier'], at: [0, 2] },
        {
          id: 'battered',
          side: 'red',
          type: 'lineInfantry',
          formation: 'column',
          strength: 6,
          initialStrength: 20,
          at: [2, -2],
        },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [0, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge', target: 'battered' }),
    why: 'Demoralised it mostly fails its test, and ten dice are more than it has points (MOR-07, CBT-07).',
    proof: EXACT,
  },
  {
    theme: 'charge the guns that look away',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'mediumCavalry', at: [0, 2] },
        { id: 'ready', side: 'red', type: 'heavyFootBattery', at: [2, -2] },
        { id: 'away', side: 'red', type: 'heavyFootBattery', facing: 5, at: [0, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['charger'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge', target: 'away' }),
    why: 'Outflanked guns may not fire and test three lower (FIR-04, MOR-08).',
    proof: EXACT,
  },
  {
    theme: 'run over the battery that has one point left',
    field: {
      orders: 1,
      units: [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 1] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', strength: 1, at: [1, -1] },
      ],
    },
    script: [{ choose: 'group', units: ['column'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'charge' }),
    why: 'Demoralised and non-dense it tests against three: whoever fails with one point left is gone (MOR-07, MOR-09, MOR-11).',
    proof: { ...EXACT, margin: 0 },
  },
];
