/** What is asked in the midst of an action: to stay, to strike, to follow, whose loss it is. MOR, CHG, LOS. By an examiner who did not know the mind. */
import { answer, at, CHARGED, type Known } from '../../known.ts';
import { EXACT, PLAN } from '../proofs.ts';

export const EXAMINED_ANSWERS: readonly Known[] = [
  {
    theme: 'a battery never runs while it can stay',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'heavyFootBattery', at: [0, 0] },
        { id: 'firer', side: 'red', type: 'heavyFootBattery', at: [3, -6] },
      ],
    },
    script: [
      { choose: 'group', units: ['firer'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [5, 5, 5, 1, 1],
      [1, 1, 1],
      [3, 3],
    ],
    asked: 'stayOrFlee',
    of: 'blue',
    wanted: answer({ choose: 'stay' }),
    why: 'Artillery that flees is eliminated (MOR-16); staying costs one of its two points (MOR-11).',
    proof: EXACT,
  },
  {
    theme: 'stay on the bridge in the last turn whatever it costs',
    field: {
      last: true,
      turnOf: 'red',
      orders: 1,
      ground: [{ at: [0, 0], terrain: 'bridge' }],
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', strength: 14, at: [0, 0] },
        { id: 'firer', side: 'red', type: 'heavyFootBattery', at: [3, -6] },
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
    script: [
      { choose: 'group', units: ['firer'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [5, 5, 5, 1, 1],
      [1, 1, 1],
      [6, 6],
    ],
    asked: 'stayOrFlee',
    of: 'blue',
    wanted: answer({ choose: 'stay' }),
    why: 'Points of strength count no more, the bridge does (R-151, MOR-11).',
    proof: { by: 'victory', margin: 0.4 },
  },
  {
    theme: 'strike while the recruits are shaken',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', at: [0, 0] },
        { id: 'target', side: 'red', type: 'lineInfantry', quality: 'recruit', at: [2, -4] },
      ],
    },
    script: [
      CHARGED[0],
      CHARGED[1],
      { choose: 'move', to: at(2, -3) },
      { choose: 'reaction', reaction: 'nothing' },
      [5, 5, 4],
      { choose: 'stay' },
    ],
    asked: 'attack',
    of: 'blue',
    wanted: answer({ choose: 'attack' }),
    why: 'The six points lost by the test are gone from its dice: nothing strikes back at eight dice (CHG-33).',
    proof: EXACT,
  },
  {
    theme: 'hussars do not strike at a line that stood',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'lightCavalry', at: [0, 0] },
        { id: 'target', side: 'red', type: 'lineInfantry', at: [2, -4] },
      ],
    },
    script: [
      CHARGED[0],
      CHARGED[1],
      { choose: 'move', to: at(2, -3) },
      { choose: 'reaction', reaction: 'nothing' },
      [1, 1],
    ],
    asked: 'attack',
    of: 'blue',
    wanted: answer({ choose: 'decline' }),
    why: 'Four dice take two cheap points, four strike back at six dear ones (CHG-30, UNI-02).',
    proof: EXACT,
  },
  {
    theme: 'do not hand the loss to a battalion with one point left',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'heavyFootBattery', at: [0, 0] },
        { id: 'battalion', side: 'blue', type: 'lineInfantry', strength: 1, initialStrength: 20, at: [1, 0] },
        { id: 'firer', side: 'red', type: 'heavyFootBattery', at: [3, -6] },
      ],
    },
    script: [
      { choose: 'group', units: ['firer'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [5, 1, 1, 1, 1],
      [1],
    ],
    asked: 'transfer',
    of: 'blue',
    wanted: answer({ choose: 'keepLosses' }),
    why: 'Its last point would give the enemy the whole price of the battalion, 160 points; the battery has four more (UNI-04, R-151).',
    proof: PLAN,
  },
];
