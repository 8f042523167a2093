/** Where to stand, and looking which way. MAN, FRM. By an examiner who did not know the mind. */
import { inFrontalCone } from '../../../../../src/geometry/cone.ts';
import { distance } from '../../../../../src/geometry/hex.ts';
import { answer, anythingBut, at, type Known, moves } from '../../known.ts';
import { PLAN, REPLY } from '../proofs.ts';

export const EXAMINED_PLACES: readonly Known[] = [
  {
    theme: 'a line does not turn its flank to the horse',
    field: {
      orders: 1,
      units: [
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'horse', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [1, -3] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [7, -2] },
      ],
    },
    script: [
      { choose: 'group', units: ['line'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to, facing }) => inFrontalCone(to, facing, at(1, -3))),
    why: 'Charged in flank it tests three lower and strikes back with one die (MOR-08, CBT-17).',
    proof: PLAN,
  },
  {
    theme: 'heavy guns stop beyond the range of the lighter ones',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-3, 7] },
        { id: 'battery', side: 'red', type: 'mediumFootBattery', at: [3, -6] },
      ],
    },
    script: [
      { choose: 'group', units: ['guns'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to, facing }) => {
      const hexes = distance(to, at(3, -6));
      return hexes > 7 && hexes <= 10 && inFrontalCone(to, facing, at(3, -6));
    }),
    why: 'Ten hexes against seven: from there it shoots first and is not answered (UNI-01, FIR-15).',
    proof: PLAN,
  },
  {
    theme: 'cavalry halts out of musket shot',
    field: {
      orders: 1,
      units: [
        { id: 'cavalry', side: 'blue', type: 'mediumCavalry', at: [-2, 6] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [1, -1] },
      ],
    },
    script: [
      { choose: 'group', units: ['cavalry'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to }) => distance(to, at(1, -1)) > 4 || !inFrontalCone(at(1, -1), 2, to)),
    why: 'Cavalry neither saves nor answers, and charges from farther than a line shoots (SAV-03, UNI-01).',
    proof: { ...REPLY, within: 'answer', margin: 2 },
  },
  {
    theme: 'recruits seen from the side by dragoons form square in time',
    field: {
      orders: 1,
      units: [
        { id: 'recruits', side: 'blue', type: 'lineInfantry', quality: 'recruit', facing: 1, at: [0, 0] },
        { id: 'horse', side: 'red', type: 'mediumCavalry', quality: 'elite', at: [2, -4] },
      ],
    },
    script: [{ choose: 'group', units: ['recruits'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer({ choose: 'action', action: 'formation', formation: 'square' }),
    why: 'At four hexes it needs no test to form square, and none when it is charged there; later it would fail it (FRM-15, CHG-15, MOR-08).',
    proof: REPLY,
  },
  {
    theme: 'stay in square while the cuirassiers are near',
    field: {
      orders: 1,
      units: [
        { id: 'square', side: 'blue', type: 'lineInfantry', formation: 'square', at: [0, 0] },
        { id: 'horse', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -4] },
      ],
    },
    script: [{ choose: 'group', units: ['square'] }],
    asked: 'action',
    of: 'blue',
    wanted: anythingBut({ choose: 'action', action: 'formation' }, { choose: 'action', action: 'flight' }),
    why: 'They are in reach of a charge, and nobody else is about (CHG-07, CHG-15, SAV-03).',
    proof: { ...REPLY, margin: 0 },
  },
  {
    theme: 'turn to the enemy on the flank',
    field: {
      orders: 1,
      units: [
        { id: 'line', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'enemy', side: 'red', type: 'lineInfantry', facing: 3, at: [1, 0] },
      ],
    },
    script: [{ choose: 'group', units: ['line'] }],
    asked: 'action',
    of: 'blue',
    wanted: answer(
      { choose: 'action', action: 'frontalMarch' },
      { choose: 'action', action: 'indirectMarch' },
      { choose: 'action', action: 'assault' },
    ),
    why: 'Outflanked it may not fire, strikes with one die and tests three lower: it turns, which costs its hex of march and nothing else, steps out of his cone, or gets at least its blow in first (GEO-19, MAN-16, MAN-10).',
    proof: REPLY,
  },
  {
    theme: 'guns do not show their back to the horse',
    field: {
      orders: 1,
      units: [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [0, 0] },
        { id: 'horse', side: 'red', type: 'heavyCavalry', facing: 5, at: [-2, 4] },
      ],
    },
    script: [
      { choose: 'group', units: ['guns'] },
      { choose: 'action', action: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(({ to, facing }) => {
      const horse = at(-2, 4);
      return distance(to, horse) > 4 || inFrontalCone(to, facing, horse);
    }),
    why: 'Out of reach, or looking at them with canister: guns taken from behind may not fire (CHG-07, FIR-04, CBT-12).',
    proof: { ...REPLY, within: 'answer', margin: 0 },
  },
];
