/** Where to go, in what formation, and what to leave. MAN, FRM, TER. By a second examiner. */
import { inFrontalCone } from '../../../../../src/geometry/cone.ts';
import { distance } from '../../../../../src/geometry/hex.ts';
import { answer, at, endsAt, type Known, moves } from '../../known.ts';
import { EXACT, PLAN, REPLY } from '../proofs.ts';

/** Whoever ends there. */
const inMarsh = endsAt([
  [0, 0],
  [1, -1],
  [0, 1],
  [1, 0],
  [-1, 1],
]);
const barsTheWay = endsAt([
  [0, 1],
  [1, 0],
  [2, 0],
]);
const ROAD = at(4, -7);

export const SECOND_PLACES: readonly Known[] = [
  {
    theme: 'the last dragoons get away from the muskets',
    field: {
      orders: 1,
      units: [
        { id: 'dragoons', side: 'blue', type: 'mediumCavalry', strength: 2, initialStrength: 8, at: [0, 0] },
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-4, 5] },
        {
          id: 'line',
          side: 'red',
          type: 'lineInfantry',
          quality: 'elite',
          commandValue: 11,
          skills: ['controlledFire'],
          at: [1, -3],
        },
        {
          id: 'other',
          side: 'red',
          type: 'lineInfantry',
          quality: 'elite',
          commandValue: 11,
          skills: ['controlledFire'],
          at: [2, -3],
        },
      ],
    },
    script: [{ choose: 'group', units: ['dragoons'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'frontalMarch' }, { choose: 'action', action: 'evade' }),
    why: 'Two volleys of six dice on two points that do not save; a step aside stays in their range (UNI-01, SAV-03).',
    proof: { ...REPLY, margin: 1 },
  },
  {
    theme: 'dragoons do not halt in the marsh before the hussars',
    field: {
      orders: 1,
      ground: [
        { at: [0, 0], terrain: 'difficult' },
        { at: [1, -1], terrain: 'difficult' },
        { at: [0, 1], terrain: 'difficult' },
        { at: [1, 0], terrain: 'difficult' },
        { at: [-1, 1], terrain: 'difficult' },
      ],
      units: [
        { id: 'dragoons', side: 'blue', type: 'mediumCavalry', at: [-1, 3] },
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [-3, 4] },
        { id: 'hussars', side: 'red', type: 'lightCavalry', at: [2, -4] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [3, -5] },
      ],
    },
    script: [
      { choose: 'group', units: ['dragoons'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves((move) => !inMarsh(move) && distance(move.to, at(2, -4)) < distance(at(-1, 3), at(2, -4))),
    why: 'In difficult ground cavalry fights with one die and moves at half pace; and nearer it must come (CBT-15, TER-08).',
    proof: PLAN,
  },
  {
    theme: 'the long line closes up into the village',
    field: {
      orders: 1,
      ground: [{ at: [1, 1], terrain: 'village' }],
      units: [
        {
          id: 'regiment',
          side: 'blue',
          type: 'lineInfantry',
          skills: ['linearOrder'],
          formation: 'extendedLine',
          at: [0, 1],
        },
        { id: 'cuirassiers', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -3] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, -6] },
      ],
    },
    script: [
      { choose: 'group', units: ['regiment'] },
      { choose: 'action', action: 'formation', formation: 'line' },
    ],
    asked: 'half',
    of: 'blue',
    wanted: answer({ choose: 'half', hex: at(1, 1) }),
    why: 'Beside the village it has no cover from the guns and a doubled charge to fear (CBT-13, CBT-07, SAV-03).',
    proof: REPLY,
  },
  {
    theme: 'deploy after the march before two lines',
    field: {
      orders: 1,
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-1, 3] },
        { id: 'friend', side: 'blue', type: 'lineInfantry', at: [-2, 3] },
        { id: 'left', side: 'red', type: 'lineInfantry', at: [1, -2] },
        { id: 'right', side: 'red', type: 'lineInfantry', at: [2, -2] },
      ],
    },
    script: [
      { choose: 'group', units: ['battalion'] },
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      { choose: 'move', to: at(-1, 2), facing: 5 },
    ],
    asked: 'formationAfterMarch',
    of: 'blue',
    wanted: answer({ choose: 'formation', formation: 'line' }),
    why: 'Only a line saves from their volleys, shoots back and shoots so far (SAV-03, FIR-15, UNI-01).',
    proof: { ...REPLY, margin: 2 },
  },
  {
    theme: 'gallop to the crossroads that wins at once',
    field: {
      turn: 5,
      orders: 1,
      units: [
        { id: 'hussars', side: 'blue', type: 'lightCavalry', at: [-1, 5] },
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-4, 6] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [2, -2] },
        { id: 'battery', side: 'red', type: 'heavyFootBattery', at: [4, -5] },
      ],
      scenario: {
        objectives: [
          {
            id: 'cross',
            kind: 'place',
            name: { fr: 'le carrefour', en: 'the crossroads' },
            hexes: [at(1, 0)],
            points: 50,
            when: 'end',
            side: 'blue',
            sudden: true,
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
    wanted: endsAt([[1, 0]]),
    why: 'Who stands there at the end of this turn has won, whatever the line could do in the next (R-151).',
    proof: PLAN,
  },
  {
    theme: 'bar the road by which the hussars would leave',
    field: {
      turn: 12,
      orders: 1,
      units: [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-3, 5] },
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [2, 2] },
        { id: 'hussars', side: 'red', type: 'lightCavalry', at: [-1, 3] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, -6] },
      ],
      scenario: {
        objectives: [
          {
            id: 'road',
            kind: 'exit',
            name: { fr: 'la route', en: 'the road' },
            side: 'red',
            hexes: [at(-3, 7)],
            points: 250,
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
    wanted: endsAt([[-3, 7]]),
    why: 'They reach the only way out in their last turn unless somebody stands on it (R-151, MAN-15).',
    proof: PLAN,
  },
  {
    theme: 'the unit that must survive steps out of the guns’ cone',
    field: {
      turn: 10,
      orders: 1,
      units: [
        {
          id: 'guard',
          side: 'blue',
          type: 'lineInfantry',
          quality: 'elite',
          formation: 'column',
          strength: 3,
          initialStrength: 16,
          at: [1, 2],
        },
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [4, 1] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [2, -4] },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [4, -6] },
      ],
      scenario: {
        objectives: [
          {
            id: 'eagle',
            kind: 'survival',
            name: { fr: 'l’aigle', en: 'the eagle' },
            unit: 'guard',
            points: 300,
          },
        ],
      },
    },
    script: [
      { choose: 'group', units: ['guard'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to }) => !inFrontalCone(at(2, -4), 2, to) || distance(at(2, -4), to) > 10),
    why: 'Two hexes to the east the guns do not bear, and foot guns do not turn and fire in one turn (FIR-07, FIR-03).',
    proof: { ...REPLY, within: 'answer', margin: 1 },
  },
  {
    theme: 'do not march into the line of fire of one’s own guns',
    field: {
      orders: 2,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', facing: 0, at: [-1, 2] },
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 3] },
        {
          id: 'horse',
          side: 'red',
          type: 'heavyCavalry',
          strength: 5,
          initialStrength: 12,
          quality: 'elite',
          at: [2, -1],
        },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [-4, -3] },
      ],
    },
    script: [
      { choose: 'group', units: ['column'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves((move) => !barsTheWay(move) && inFrontalCone(move.to, move.facing, at(2, -1))),
    why: 'The second order is for the guns: five or six dice on cavalry that does not save, unless a friend stands between or is in contact (FIR-08, FIR-13).',
    proof: PLAN,
  },
  {
    theme: 'make for the exit while there is time',
    field: {
      turn: 10,
      orders: 1,
      units: [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-3, 5] },
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [-6, 6] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [-5, -2] },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [-7, 2] },
      ],
      scenario: {
        objectives: [
          {
            id: 'road',
            kind: 'exit',
            name: { fr: 'la route', en: 'the road' },
            side: 'blue',
            hexes: [ROAD],
            points: 300,
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
    wanted: moves(({ to }) => distance(to, ROAD) <= 8),
    why: 'Twelve hexes in three turns: two forced marches and a step, if none of them is wasted (MAN-09, R-151).',
    proof: PLAN,
  },
  {
    theme: 'into the place that pays each turn, rather than rest',
    field: {
      turn: 4,
      orders: 1,
      units: [
        {
          id: 'column',
          side: 'blue',
          type: 'lineInfantry',
          formation: 'column',
          strength: 16,
          initialStrength: 20,
          at: [-1, 2],
        },
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [-4, 5] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [3, -6] },
        { id: 'other', side: 'red', type: 'lineInfantry', at: [2, -6] },
      ],
      scenario: {
        objectives: [
          {
            id: 'mill',
            kind: 'place',
            name: { fr: 'le moulin', en: 'the mill' },
            hexes: [at(0, 0)],
            points: 60,
            when: 'eachTurn',
          },
        ],
      },
    },
    script: [{ choose: 'group', units: ['column'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer(
      { choose: 'action', action: 'frontalMarch' },
      { choose: 'action', action: 'marchThenFormation' },
    ),
    why: 'It is empty and two hexes away: sixty points at once and in every turn, against sixteen of a rally (R-151, RAL-01).',
    proof: PLAN,
  },
  {
    theme: 'out of the square when two lines come up',
    field: {
      orders: 1,
      units: [
        { id: 'square', side: 'blue', type: 'lineInfantry', formation: 'square', at: [0, 2] },
        { id: 'friend', side: 'blue', type: 'lineInfantry', at: [-2, 3] },
        { id: 'left', side: 'red', type: 'lineInfantry', at: [1, -2] },
        { id: 'right', side: 'red', type: 'lineInfantry', at: [2, -2] },
      ],
    },
    script: [{ choose: 'group', units: ['square'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'formation', formation: 'line' }),
    why: 'At four hexes they shoot six dice at men who neither save nor reach them; a line does both (UNI-01, SAV-03).',
    proof: { ...REPLY, margin: 2 },
  },
  {
    theme: 'the guard cavalry recovers far from the enemy',
    field: {
      turn: 5,
      orders: 1,
      units: [
        {
          id: 'guard',
          side: 'blue',
          type: 'heavyCavalry',
          quality: 'elite',
          commandValue: 10,
          strength: 4,
          initialStrength: 12,
          at: [-5, 7],
        },
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [-2, 4] },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [3, -6] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [5, -7] },
      ],
    },
    script: [{ choose: 'group', units: ['guard'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'rally' }),
    why: 'Two points at twenty-five each, all but sure, and above its threshold again, where nothing else can be done yet (RAL-01, UNI-05).',
    proof: { ...EXACT, margin: 20 },
  },
];
