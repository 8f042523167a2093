/** What whoever is attacked answers. CHG-13, ASL-11. By a second examiner. */
import { answer, anythingBut, at, type Known } from '../../known.ts';

const EXACT = { by: 'exchange', within: 'action', margin: 3 } as const;

const CHARGED = [
  { choose: 'group', units: ['charger'] },
  { choose: 'action', action: 'charge', target: 'target' },
  { choose: 'move' },
] as const;

export const SECOND_ANSWERS: readonly Known[] = [
  {
    theme: 'the light column forms square even before lancers',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lightInfantry',
          formation: 'column',
          quality: 'elite',
          commandValue: 9,
          at: [0, 0],
        },
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [-3, 1] },
        { id: 'charger', side: 'red', type: 'lightCavalry', skills: ['lancer'], at: [2, -4] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [-3, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'square' }),
    why: 'Lancers take the save from a square, but not twice their dice to it, and it fights with the same three (SKL-05.2, CBT-07).',
    proof: { ...EXACT, margin: 1 },
  },
  {
    theme: 'a line taken from behind forms square',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'elite',
          commandValue: 10,
          facing: 1,
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', at: [2, -4] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [6, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'square' }),
    why: 'The test is the same for all; in square nothing is doubled, it saves and has no back (CHG-13, CBT-07, GEO-18).',
    proof: EXACT,
  },
  {
    theme: 'guns fire canister at whoever assaults them',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'mediumFootBattery', at: [0, 0] },
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [-3, 1] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: [CHARGED[0], { choose: 'action', action: 'assault', target: 'target' }, CHARGED[2]],
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'It needs no test, comes before the melee and may end it (ASL-12, CBT-12, ASL-16).',
    proof: EXACT,
  },
  {
    theme: 'hussars do not leave the crossroads in the last turn',
    field: {
      last: true,
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lightCavalry', at: [0, 0] },
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [-3, 2] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
      scenario: {
        objectives: [
          {
            id: 'cross',
            kind: 'place',
            name: { fr: 'le carrefour', en: 'the crossroads' },
            hexes: [at(0, 0)],
            points: 200,
            when: 'end',
          },
        ],
      },
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: anythingBut(
      { choose: 'reaction', reaction: 'evade' },
      { choose: 'reaction', reaction: 'flight' },
    ),
    why: 'Who gives way gives the place away, and the pursuers take it; who stands may keep it (R-151).',
    proof: { by: 'victory', margin: 0.05 },
  },
  {
    theme: 'the guard column meets the column half way',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lineInfantry',
          formation: 'column',
          quality: 'elite',
          commandValue: 10,
          at: [0, 0],
        },
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-3, 2] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -3] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'counterCharge' }),
    why: 'Its test is all but sure, and the charger strikes with four dice instead of eight (CBT-08, MOR-09).',
    proof: EXACT,
  },
  {
    theme: 'the battalion in the wood fires at the horse',
    field: {
      turnOf: 'red',
      orders: 1,
      ground: [
        { at: [0, 0], terrain: 'wood' },
        { at: [1, 0], terrain: 'wood' },
      ],
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', quality: 'recruit', at: [0, 0] },
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [-3, 1] },
        { id: 'charger', side: 'red', type: 'heavyCavalry', at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'In a wood there is no test against cavalry and no square: the shot is free (CHG-15, FRM-04).',
    proof: EXACT,
  },
  {
    theme: 'redcoats shoot the hussars down rather than form square',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'elite',
          commandValue: 9,
          skills: ['controlledFire'],
          at: [0, 0],
        },
        { id: 'friend', side: 'blue', type: 'lineInfantry', at: [-3, 2] },
        { id: 'charger', side: 'red', type: 'lightCavalry', at: [2, -4] },
        { id: 'guns', side: 'red', type: 'mediumFootBattery', at: [5, -7] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'Eleven dice at six points that do not save, without malus; what is left of them strikes with four (SKL-08, CHG-29).',
    proof: EXACT,
  },
];
