/** Where to go, and looking which way. MAN, FRM, RAL. By a third examiner, who knew the mind. */
import { inFrontalCone } from '../../../../../src/geometry/cone.ts';
import { distance } from '../../../../../src/geometry/hex.ts';
import { answer, at, CHARGED, endsAt, type Known, moves } from '../../known.ts';
import { PLAN, REPLY } from '../proofs.ts';
import { place, VICTORY } from './field.ts';

export const THIRD_PLACES: readonly Known[] = [
  {
    theme: 'of several ends of the pursuit the crossroads, in the last turn',
    field: {
      last: true,
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', at: [0, 3] },
        {
          id: 'target',
          side: 'red',
          type: 'lightInfantry',
          formation: 'skirmish',
          skills: ['skirmisher'],
          at: [1, 0],
        },
        { id: 'crowd', side: 'red', type: 'lineInfantry', panicked: true, strength: 12, at: [0, -3] },
      ],
      scenario: place([2, -2], 300),
    },
    script: [
      ...CHARGED.slice(0, 2),
      { choose: 'move', to: at(0, 1), facing: 5 },
      { choose: 'reaction', reaction: 'evade' },
      { choose: 'move', to: at(4, -3) },
      { choose: 'pursue' },
      [3],
    ],
    asked: 'pursuitEnd',
    of: 'blue',
    wanted: endsAt([[2, -2]]),
    why: 'The crossroads count for whoever stands there when the battle ends, a crowd driven on counts nothing (R-151).',
    proof: VICTORY,
  },
  {
    theme: 'a pursuit does not end before the muskets',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', at: [0, 3] },
        {
          id: 'target',
          side: 'red',
          type: 'lightInfantry',
          formation: 'skirmish',
          skills: ['skirmisher'],
          at: [1, 0],
        },
        { id: 'muskets', side: 'red', type: 'lineInfantry', at: [1, -6] },
      ],
    },
    script: [
      ...CHARGED.slice(0, 2),
      { choose: 'move', to: at(0, 1), facing: 5 },
      { choose: 'reaction', reaction: 'evade' },
      { choose: 'move', to: at(4, -3) },
      { choose: 'pursue' },
      [3],
    ],
    asked: 'pursuitEnd',
    of: 'blue',
    wanted: (c) =>
      c.choose === 'runEnd' && !(inFrontalCone(at(1, -6), 2, c.to) && distance(c.to, at(1, -6)) <= 4),
    why: 'Six dice of the line await it there, beside its cone none (FIR-06, FIR-07, SAV-03).',
    proof: REPLY,
  },
  {
    theme: 'flee away from the dragoons',
    field: {
      turnOf: 'red',
      orders: 2,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', strength: 12, at: [0, 0] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [0, -6] },
        { id: 'dragoons', side: 'red', type: 'mediumCavalry', facing: 3, at: [2, 4] },
      ],
    },
    script: [
      { choose: 'group', units: ['guns'] },
      { choose: 'action', action: 'fire', target: 'target' },
      [5, 5, 5, 1, 1],
      [1, 1, 1],
      [6, 6],
      { choose: 'flee' },
      { choose: 'facing', facing: 2 },
      [6],
    ],
    asked: 'flightEnd',
    of: 'blue',
    wanted: (c) => c.choose === 'runEnd' && distance(c.to, at(2, 4)) > 5,
    why: 'Dragoons charge five hexes far, and there is a point for them left; a crowd in their reach is ridden down (CHG-07, MOR-13).',
    proof: PLAN,
  },
  {
    theme: 'before the fresh square they break off out of all fire',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'heavyCavalry', skills: ['cuirassier'], at: [0, 2] },
        { id: 'target', side: 'red', type: 'lineInfantry', at: [0, -2] },
        { id: 'muskets', side: 'red', type: 'lineInfantry', at: [1, -4] },
        { id: 'guns', side: 'red', type: 'mediumFootBattery', facing: 1, at: [-6, -1] },
      ],
    },
    script: [
      ...CHARGED.slice(0, 2),
      { choose: 'move', to: at(0, -1), facing: 5 },
      { choose: 'reaction', reaction: 'square' },
      [1, 1],
      { choose: 'breakOff' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(
      ({ to }) =>
        distance(to, at(0, -2)) > 2 &&
        !(inFrontalCone(at(1, -4), 2, to) && distance(to, at(1, -4)) <= 4) &&
        distance(to, at(-6, -1)) > 7,
    ),
    why: 'Some ends are out of the range of the square, the line and the guns; on the others it is shot at (FIR-06, SAV-03).',
    proof: REPLY,
  },
  {
    theme: 'rallied in column: nine hexes to the crossroads in two turns',
    field: {
      turn: 10,
      orders: 1,
      units: [
        {
          id: 'mover',
          side: 'blue',
          type: 'lineInfantry',
          panicked: true,
          strength: 16,
          facing: 2,
          at: [-5, 7],
        },
        { id: 'watcher', side: 'red', type: 'lineInfantry', formation: 'square', at: [6, -6] },
      ],
      scenario: place([-2, -2], 400),
    },
    script: [{ choose: 'group', units: ['mover'] }, { choose: 'action', action: 'rally' }, [1, 1]],
    asked: 'rallied',
    of: 'blue',
    wanted: answer({ choose: 'rallied', formation: 'column' }),
    why: 'A column makes six by a forced march in each of the two turns left, a line would have to form column first (UNI-01, MAN-09, RAL-05).',
    proof: PLAN,
  },
  {
    theme: 'charge home on the side where the neighbour does not see',
    field: {
      orders: 1,
      units: [
        { id: 'charger', side: 'blue', type: 'mediumCavalry', facing: 3, at: [4, -5] },
        { id: 'target', side: 'red', type: 'heavyFootBattery', at: [0, -3] },
        { id: 'neighbour', side: 'red', type: 'lineInfantry', facing: 0, at: [0, -2] },
      ],
    },
    script: [...CHARGED.slice(0, 2)],
    asked: 'move',
    of: 'blue',
    wanted: endsAt([[1, -4]]),
    why: 'Behind the guns they are outflanked all the same, and the line beside them neither engages nor shoots there (CHG-10, CHG-28).',
    proof: REPLY,
  },
  {
    theme: 'skirmishers are not put back before the muzzles of the guns',
    field: {
      orders: 2,
      units: [
        { id: 'charger', side: 'blue', type: 'lineInfantry', formation: 'column', at: [0, 2] },
        {
          id: 'screen',
          side: 'blue',
          type: 'lightInfantry',
          formation: 'skirmish',
          skills: ['skirmisher'],
          at: [0, 0],
        },
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [-1, 4] },
        { id: 'target', side: 'red', type: 'lineInfantry', strength: 12, at: [0, -1] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [-1, -5] },
      ],
    },
    script: [...CHARGED.slice(0, 2), { choose: 'move', facing: 5 }],
    asked: 'putBack',
    of: 'blue',
    wanted: (c) => c.choose === 'putBack' && c.to.q !== at(-1, 0).q,
    why: 'A unit on the line of sight blocks it, and there is a point left for the guns, who see the other column past the fight (FIR-08).',
    proof: PLAN,
  },
  {
    theme: 'the regimental gun is set up beside its battalion',
    field: {
      setUp: true,
      houseRules: { setup_first: 'blue' },
      units: [
        { id: 'battalion', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'gun', side: 'blue', type: 'regimentalGun', at: [0, 0] },
        { id: 'enemy', side: 'red', type: 'lineInfantry', at: [0, 0] },
      ],
      scenario: {
        zones: {
          blue: [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2]
            .flatMap((east) => [at(east, 5), at(east - 1, 6)])
            .filter(({ q }) => q >= at(-7, 0).q),
          red: [at(2, -5)],
        },
      },
    },
    script: [
      { choose: 'unit', unit: 'battalion' },
      { choose: 'deploy', to: at(-3, 5), formation: 'line', facing: 5 },
      { choose: 'deploy', to: at(2, -5), facing: 2 },
    ],
    asked: 'deployment',
    of: 'blue',
    wanted: (c) => c.choose === 'deploy' && distance(c.to, at(-3, 5)) === 1,
    why: 'A regimental gun receives no order of its own: only beside infantry that is ordered does it act (ORD-10).',
    proof: PLAN,
  },
  {
    theme: 'stay in column: three hexes to the crossroads in the last turn',
    field: {
      turn: 11,
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lineInfantry', formation: 'column', at: [-2, 3] },
        { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [2, -6] },
      ],
      scenario: place([0, -2], 400),
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      { choose: 'move', to: at(-1, 1), facing: 5 },
    ],
    asked: 'formationAfterMarch',
    of: 'blue',
    wanted: answer({ choose: 'keepFormation' }),
    why: 'Three hexes are left for the one turn left: a column makes them, a line makes one (UNI-01, R-151).',
    proof: PLAN,
  },
  {
    theme: 'out of the square into a line that looks at the enemy',
    field: {
      orders: 1,
      units: [
        { id: 'mover', side: 'blue', type: 'lineInfantry', formation: 'square', at: [0, 0] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', facing: 3, at: [4, -2] },
      ],
    },
    script: [
      { choose: 'group', units: ['mover'] },
      { choose: 'action', action: 'formation', formation: 'line' },
    ],
    asked: 'facing',
    of: 'blue',
    wanted: answer({ choose: 'facing', facing: 0 }),
    why: 'A line shoots and is safe towards its front alone (FIR-07, GEO-04).',
    proof: PLAN,
  },
  {
    theme: 'skirmishers shoot at the square from out of its range, not under the muskets of the line',
    field: {
      orders: 1,
      units: [
        {
          id: 'light',
          side: 'blue',
          type: 'lightInfantry',
          formation: 'skirmish',
          skills: ['skirmisher'],
          at: [0, 2],
        },
        { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [1, -4] },
        { id: 'line', side: 'red', type: 'lineInfantry', facing: 3, at: [5, -2] },
      ],
    },
    script: [
      { choose: 'group', units: ['light'] },
      { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' },
    ],
    asked: 'move',
    of: 'blue',
    wanted: moves(
      ({ to, facing }) =>
        inFrontalCone(to, facing, at(1, -4)) &&
        distance(to, at(1, -4)) <= 5 &&
        distance(to, at(1, -4)) > 2 &&
        !(inFrontalCone(at(5, -2), 3, to) && distance(to, at(5, -2)) <= 4),
    ),
    why: 'The square shoots two hexes far and is shot at from five, the line four in its cone: between them skirmishers harass for nothing (UNI-01, FIR-06).',
    proof: PLAN,
  },
];
