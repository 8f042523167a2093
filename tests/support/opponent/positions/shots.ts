/** Whom to shoot at, and when. FIR. */
import { answer, at, type Known } from '../known.ts';

const EXACT = { by: 'exchange', within: 'action', margin: 3 } as const;

/** The one group of blue that matters is to act. */
const GUNS = [{ choose: 'group', units: ['guns'] }] as const;

export const SHOTS: readonly Known[] = [
  {
    theme: 'finish the broken battery',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        { id: 'battery', side: 'red', type: 'heavyFootBattery', strength: 1, at: [2, -3] },
        { id: 'battalion', side: 'red', type: 'lineInfantry', at: [4, -4] },
      ],
    },
    script: GUNS,
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'battery' }),
    why: 'Its last point is worth as much as four of the battalion, and what is gone fires no more (UNI-02, UNI-04).',
    proof: EXACT,
  },
  {
    theme: 'shoot at the cuirassiers rather than at the line',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        { id: 'cuirassiers', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [1, -3] },
        { id: 'battalion', side: 'red', type: 'lineInfantry', at: [3, -4] },
      ],
    },
    script: GUNS,
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'cuirassiers' }),
    why: 'Against guns the cuirass does not save, where a line does; and a point of them costs three times as much (SKL-01.2, SAV-03).',
    proof: EXACT,
  },
  {
    theme: 'shoot at the square rather than at the line',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [0, 2] },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [1, -3] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [3, -4] },
      ],
    },
    script: GUNS,
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'square' }),
    why: 'Guns have two dice more against a square, which does not save (CBT-12, SAV-03).',
    proof: EXACT,
  },
  {
    theme: 'shoot at those in the open rather than at those in the village',
    field: {
      orders: 1,
      ground: [{ at: [1, -3], terrain: 'village' }],
      units: [
        { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [0, 2] },
        { id: 'garrison', side: 'red', type: 'lineInfantry', at: [1, -3] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [3, -4] },
      ],
    },
    script: GUNS,
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'column' }),
    why: 'Against a village at most three dice, and infantry saves there (CBT-13, SAV-03).',
    proof: EXACT,
  },
  {
    theme: 'shoot into the flank',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 2] },
        { id: 'front', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -3] },
        { id: 'flank', side: 'red', type: 'lineInfantry', formation: 'column', facing: 4, at: [3, -4] },
      ],
    },
    script: GUNS,
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'fire', target: 'flank' }),
    why: 'Enfilade fire has two dice more (FIR-12, CBT-12).',
    proof: EXACT,
  },
  {
    theme: 'return fire: it costs nothing',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'firer', side: 'red', type: 'lineInfantry', at: [1, -3] },
      ],
    },
    script: [
      { choose: 'group', units: ['firer'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [1, 1, 1, 1, 1, 1],
    ],
    asked: 'returnFire',
    of: 'blue',
    wanted: answer({ choose: 'returnFire' }),
    why: 'A return shot is answered by nothing and takes nothing from the next turn (FIR-15).',
    proof: EXACT,
  },
  {
    theme: 'the regimental gun answers for its battalion',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 0] },
        { id: 'gun', side: 'blue', type: 'regimentalGun', at: [1, 0] },
        { id: 'firer', side: 'red', type: 'lineInfantry', at: [1, -3] },
      ],
    },
    script: [
      { choose: 'group', units: ['firer'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [1, 1, 1, 1, 1, 1],
    ],
    asked: 'gunReturnFire',
    of: 'blue',
    wanted: answer({ choose: 'gunReturnFire' }),
    why: 'The gun beside it may answer as well, at no cost (FIR-18).',
    proof: { ...EXACT, margin: 1 },
  },
  {
    theme: 'the second half of the long line fires too',
    field: {
      orders: 1,
      units: [
        {
          id: 'guns',
          side: 'blue',
          type: 'lineInfantry',
          skills: ['linearOrder'],
          formation: 'extendedLine',
          at: [0, 0],
        },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [2, -3] },
      ],
    },
    script: [
      ...GUNS,
      { choose: 'action', action: 'doubleFire', target: 'column' },
      { choose: 'half' },
      [5, 5, 1, 1, 1, 1],
    ],
    asked: 'secondShot',
    of: 'blue',
    wanted: answer({ choose: 'shootAt', target: 'column' }),
    why: 'Both shots have full power, and their losses add up for the test (FIR-16, MOR-02).',
    proof: EXACT,
  },
  {
    theme: 'horse artillery fires after its march',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'lightHorseBattery', at: [0, 2] },
        { id: 'hussars', side: 'red', type: 'lightCavalry', at: [2, -4] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [0, -4] },
      ],
    },
    script: [
      ...GUNS,
      { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' },
      { choose: 'move', to: at(0, 0), facing: 5 },
    ],
    asked: 'fireAfterMarch',
    of: 'blue',
    wanted: answer({ choose: 'shootAt', target: 'hussars' }),
    why: 'The shot after the march is free, and cavalry neither saves nor answers (FIR-03, SAV-03, FIR-15).',
    proof: EXACT,
  },
];
