/** What whoever is attacked answers. CHG-13, ASL-11. */
import { answer, at, type Known } from '../known.ts';

const CHARGED = [
  { choose: 'group', units: ['charger'] },
  { choose: 'action', action: 'charge', target: 'target' },
  { choose: 'move' },
] as const;

/** The charger stands before the target's right front hex, where the friend on its right sees it. */
const CHARGED_RIGHT = [
  { choose: 'group', units: ['charger'] },
  { choose: 'action', action: 'charge', target: 'target' },
  { choose: 'move', to: at(1, -1) },
] as const;

const EXACT = { by: 'exchange', within: 'action', margin: 5 } as const;

export const REACTIONS: readonly Known[] = [
  {
    theme: 'form square before the cuirassiers',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lineInfantry',
          formation: 'column',
          at: [0, 0],
          commandValue: 8,
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'square' }),
    why: 'Against a square the charge is not doubled and the square saves (CBT-07, SAV-03); a column in ranks keeps its command value (MOR-09).',
    proof: EXACT,
  },
  {
    theme: 'form the closed column when there is no room for a square',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lineInfantry',
          formation: 'column',
          skills: ['largeBattalion'],
          strength: 24,
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'closedColumn' }),
    why: 'Charged from two hexes it is too late for a square, not for the closed column, which saves against cavalry (FRM-08, SAV-03).',
    proof: EXACT,
  },
  {
    theme: 'counter-charge with cuirassiers',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'heavyCavalry',
          skills: ['cuirassier'],
          quality: 'elite',
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'counterCharge' }),
    why: 'A counter-charge takes the doubling from the charger, and cuirassiers test for it without malus (CBT-07, SKL-01.3).',
    proof: EXACT,
  },
  {
    theme: 'guns fire canister at whoever charges them',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'heavyFootBattery', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'Defensive fire of artillery has four dice more and no malus on the test (CBT-12, MOR-09).',
    proof: EXACT,
  },
  {
    theme: 'a drilled line fires at the column that charges it',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'elite',
          skills: ['controlledFire'],
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'Controlled fire gives four dice more and takes away the malus of the test (SKL-08.1, SKL-08.2).',
    proof: EXACT,
  },
  {
    theme: 'hussars evade the cuirassiers',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lightCavalry', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'evade' }),
    why: 'Light cavalry may always evade, without a test, and further than most pursuits reach (MAN-12, CHG-15, MAN-19).',
    proof: EXACT,
  },
  {
    theme: 'skirmishers evade the column',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lightInfantry',
          skills: ['skirmisher'],
          formation: 'skirmish',
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'evade' }),
    why: 'Skirmishers evade without a test, where standing meets eight dice with three (MAN-12, CBT-08).',
    proof: EXACT,
  },
  {
    theme: 'skirmishers in a village stay and fire at the cavalry',
    field: {
      turnOf: 'red',
      orders: 1,
      ground: [{ at: [0, 0], terrain: 'village' }],
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lightInfantry',
          skills: ['skirmisher'],
          formation: 'skirmish',
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'mediumCavalry', at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'In a village nothing is doubled, infantry saves and needs no test against cavalry: it keeps the place and shoots (CBT-13, SAV-03, CHG-15).',
    proof: EXACT,
  },
  {
    theme: 'turn towards whoever charges the flank',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'heavyCavalry',
          skills: ['cuirassier'],
          quality: 'elite',
          facing: 1,
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', facing: 2, at: [1, -3] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'rotation' }),
    why: 'Taken in flank it would strike back with one die and the charger be doubled; turned it is not outflanked (GEO-17, CBT-17).',
    proof: EXACT,
  },
  {
    theme: 'do not turn a flank to the charger',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'heavyCavalry',
          skills: ['cuirassier'],
          quality: 'elite',
          facing: 1,
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', facing: 2, at: [1, -3] },
      ],
    },
    script: [...CHARGED, { choose: 'reaction', reaction: 'rotation' }, [1, 1, 1]],
    asked: 'facing',
    of: 'blue',
    wanted: answer({ choose: 'facing', facing: 4 }, { choose: 'facing', facing: 5 }),
    why: 'Only with the charger in a front hex is it not outflanked, and strikes back with all its dice (GEO-04, GEO-17, CBT-17).',
    proof: EXACT,
  },
  {
    theme: 'cavalry beside the guns counter-charges for them',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'mediumFootBattery', at: [0, 0] },
        {
          id: 'friend',
          side: 'blue',
          type: 'heavyCavalry',
          skills: ['cuirassier'],
          quality: 'elite',
          at: [1, 0],
        },
        { id: 'charger', side: 'red', type: 'mediumCavalry', at: [2, -4] },
      ],
    },
    script: [...CHARGED_RIGHT, { choose: 'reaction', reaction: 'nothing' }, [1, 1, 1]],
    asked: 'friendReaction',
    of: 'blue',
    wanted: answer({ choose: 'friendCounterCharge' }),
    why: 'A friend that counter-charges takes the doubling from the charger, and its failed test costs nothing (R-91, CHG-26).',
    proof: EXACT,
  },
  {
    theme: 'the battery fires for the battalion beside it',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'friend', side: 'blue', type: 'heavyFootBattery', at: [1, 0] },
        { id: 'charger', side: 'red', type: 'heavyCavalry', at: [2, -4] },
      ],
    },
    script: [...CHARGED_RIGHT, { choose: 'reaction', reaction: 'nothing' }, [1, 1]],
    asked: 'friendReaction',
    of: 'blue',
    wanted: answer({ choose: 'friendDefensiveFire' }),
    why: 'The neighbour’s canister costs the charger strength before it strikes and may stop it; a failed test costs nothing (CHG-28, CHG-29).',
    proof: EXACT,
  },
];
