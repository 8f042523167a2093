/** One sample at least of everything a language must be able to say. */
import { type Dice, readFaces } from '../../../src/engine/dice.ts';
import type { AnswerProblem } from '../../../src/engine/interpreter.ts';
import type { Choice, Manoeuvre, Question } from '../../../src/rules/state/answers.ts';
import { d3, d6, moraleTest, twoD6 } from '../../../src/rules/state/dice.ts';
import type { Fact, LossCause, RollAbout, TestPurpose } from '../../../src/rules/state/facts.ts';
import type { GameFrame, SabreurTypes } from '../../../src/rules/state/frames.ts';
import { FORMATIONS, HALVES, REACTIONS, SIDES } from '../../../src/rules/state/vocabulary.ts';

export const NAMES: Readonly<Record<string, string>> = { a: 'Infernet', b: 'Alton', c: 'Le 5e', d: 'Ney' };
export const names = (id: string): string => NAMES[id] ?? id;
export const hexName = ({ q, r }: { q: number; r: number }): string => `K${q}${r}`;

const hex = { q: 2, r: 3 };
const next = { q: 2, r: 4 };
const rule = 'GEO-01';
const sum = { total: 2, terms: [] };

const MANOEUVRES: readonly Manoeuvre[] = [
  'frontalMarch',
  'indirectMarch',
  'evade',
  'charge',
  'assault',
  'counterCharge',
  'breakOff',
  'wheel',
];
const PURPOSES: readonly TestPurpose[] = [
  'reaction',
  'friendReaction',
  'losses',
  'rally',
  'formation',
  'tenacity',
  'transfer',
  'impetuosity',
  'tacticalSense',
];
const CAUSES: readonly LossCause[] = [
  'fire',
  'closeCombat',
  'transferred',
  'failedTest',
  'crossed',
  'disengagement',
  'impossibleAttack',
];
const ATTACKS = ['charge', 'assault'] as const;
const COUNTS = [0, 1, 3];
const PLACE = { en: 'the bridge', fr: 'le pont' };

type ByTag<U, K extends keyof U> = { readonly [T in U[K] & string]: readonly Extract<U, Record<K, T>>[] };

export const QUESTIONS: ByTag<Question, 'ask'> = {
  unitToDeploy: [{ ask: 'unitToDeploy', units: ['a', 'b'] }],
  deployment: [{ ask: 'deployment', unit: 'a' }],
  orderDice: [{ ask: 'orderDice' }],
  orders: [{ ask: 'orders' }],
  actingUnit: [{ ask: 'actingUnit', units: ['a', 'b'] }],
  action: [{ ask: 'action', unit: 'a' }],
  move: MANOEUVRES.flatMap((manoeuvre) =>
    [null, 'b'].map((target) => ({ ask: 'move', unit: 'a', manoeuvre, target }) as const),
  ),
  fireAfterMarch: [{ ask: 'fireAfterMarch', unit: 'a' }],
  fireAfterFormation: [{ ask: 'fireAfterFormation', unit: 'a' }],
  secondShot: HALVES.map((half) => ({ ask: 'secondShot', unit: 'a', half, first: 'b' })),
  half: (['extend', 'keep', 'fire', 'aim'] as const).map((role) => ({ ask: 'half', unit: 'a', role })),
  formationAfterMarch: [{ ask: 'formationAfterMarch', unit: 'a' }],
  facing: (['formation', 'flight', 'rotation'] as const).map((purpose) => ({
    ask: 'facing',
    unit: 'a',
    purpose,
  })),
  rallied: [{ ask: 'rallied', unit: 'a' }],
  reaction: ATTACKS.map((attack) => ({ ask: 'reaction', unit: 'a', attacker: 'b', attack })),
  friendReaction: ATTACKS.map((attack) => ({ ask: 'friendReaction', target: 'a', attacker: 'b', attack })),
  transfer: COUNTS.flatMap((losses) =>
    [null, 'b'].map((by) => ({ ask: 'transfer', unit: 'a', units: ['d'], losses, by }) as const),
  ),
  putBack: [{ ask: 'putBack', unit: 'a', mover: 'd' }],
  stayOrFlee: COUNTS.map((losses) => ({ ask: 'stayOrFlee', unit: 'a', losses })),
  flightEnd: COUNTS.map((length) => ({ ask: 'flightEnd', unit: 'a', length, rule })),
  attack: ATTACKS.map((attack) => ({ ask: 'attack', unit: 'a', target: 'b', attack })),
  attackAfterFire: ATTACKS.map((attack) => ({ ask: 'attackAfterFire', unit: 'a', target: 'b', attack })),
  strikeBack: [...ATTACKS, 'pursuit' as const].map((attack) => ({
    ask: 'strikeBack',
    unit: 'a',
    attacker: 'c',
    attack,
  })),
  returnFire: [{ ask: 'returnFire', unit: 'a', firer: 'b' }],
  gunReturnFire: [{ ask: 'gunReturnFire', target: 'a', firer: 'b', units: ['c'] }],
  secondPursuer: [{ ask: 'secondPursuer', unit: 'a', units: ['c', 'd'] }],
  impetuousAttack: [{ ask: 'impetuousAttack', unit: 'a', targets: ['b', 'c'] }],
  initiative: [{ ask: 'initiative', units: ['a', 'd'] }],
  pursue: [{ ask: 'pursue', unit: 'a' }],
  pursuitEnd: COUNTS.map((length) => ({ ask: 'pursuitEnd', unit: 'a', length })),
  pursuitAttack: [{ ask: 'pursuitAttack', unit: 'a', targets: ['b', 'c'] }],
};

export const CHOICES: ByTag<Choice, 'choose'> = {
  deploy: [
    { choose: 'deploy', to: next, formation: 'line', facing: 5 },
    { choose: 'deploy', to: next, formation: 'square', facing: 0 },
    { choose: 'deploy', to: next, formation: 'none', facing: 2 },
  ],
  orderDice: [
    { choose: 'orderDice', dice: 'd3' },
    { choose: 'orderDice', dice: '2d6' },
  ],
  group: [
    { choose: 'group', units: ['a'] },
    { choose: 'group', units: ['a', 'b', 'c'] },
    { choose: 'group', units: ['a'], riders: ['b', 'c'] },
  ],
  fleeWithoutOrder: [{ choose: 'fleeWithoutOrder', unit: 'a' }],
  refaceWithoutOrder: [{ choose: 'refaceWithoutOrder', unit: 'a', facing: 4 }],
  endOrders: [{ choose: 'endOrders' }],
  letLoose: [{ choose: 'letLoose', unit: 'a' }],
  holdBack: [{ choose: 'holdBack', unit: 'a' }],
  tacticalSense: [{ choose: 'tacticalSense', unit: 'a' }],
  endInitiative: [{ choose: 'endInitiative' }],
  unit: [{ choose: 'unit', unit: 'a' }],
  action: [
    ...(['frontalMarch', 'indirectMarch', 'evade', 'flight', 'rally'] as const).map(
      (action) => ({ choose: 'action', action }) as const,
    ),
    { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' },
    { choose: 'action', action: 'marchThenFormation', march: 'indirectMarch' },
    { choose: 'action', action: 'charge', target: 'b' },
    { choose: 'action', action: 'assault', target: 'b' },
    { choose: 'action', action: 'fire', target: 'b' },
    ...ATTACKS.map(
      (attack) => ({ choose: 'action', action: 'fireThenAttack', attack, target: 'b' }) as const,
    ),
    { choose: 'action', action: 'doubleFire', target: 'b' },
    ...FORMATIONS.flatMap((formation) =>
      (['formation', 'formationThenFire'] as const).map(
        (action) => ({ choose: 'action', action, formation }) as const,
      ),
    ),
  ],
  pass: [{ choose: 'pass' }],
  move: [
    { choose: 'move', to: hex, facing: 0, route: [] },
    { choose: 'move', to: next, facing: 5, route: [next] },
    { choose: 'move', to: hex, right: next, facing: 5, route: [next] },
  ],
  shootAt: [{ choose: 'shootAt', target: 'b' }],
  holdFire: [{ choose: 'holdFire' }],
  formation: FORMATIONS.map((formation) => ({ choose: 'formation', formation })),
  keepFormation: [{ choose: 'keepFormation' }],
  half: HALVES.map((half) => ({ choose: 'half', half, hex })),
  facing: ([0, 1, 2, 3, 4, 5] as const).map((facing) => ({ choose: 'facing', facing })),
  rallied: [
    { choose: 'rallied', formation: 'square', facing: 0 },
    { choose: 'rallied', formation: 'line', facing: 3 },
  ],
  reaction: REACTIONS.map((reaction) => ({ choose: 'reaction', reaction })),
  friendCounterCharge: [{ choose: 'friendCounterCharge', unit: 'a' }],
  friendDefensiveFire: [{ choose: 'friendDefensiveFire', unit: 'a' }],
  noFriend: [{ choose: 'noFriend' }],
  transfer: [1, 3].map((points) => ({ choose: 'transfer', unit: 'a', points })),
  keepLosses: [{ choose: 'keepLosses' }],
  putBack: [{ choose: 'putBack', to: next, facing: 5 }],
  stay: [{ choose: 'stay' }],
  flee: [{ choose: 'flee' }],
  attack: [{ choose: 'attack' }],
  decline: [{ choose: 'decline' }],
  breakOff: [{ choose: 'breakOff' }],
  strikeBack: [{ choose: 'strikeBack' }],
  returnFire: [{ choose: 'returnFire' }],
  gunReturnFire: [{ choose: 'gunReturnFire', unit: 'a' }],
  secondPursuer: [{ choose: 'secondPursuer', unit: 'a' }],
  pursue: [{ choose: 'pursue' }],
  runEnd: [
    { choose: 'runEnd', to: next, route: [next], crossed: [], offMap: false },
    { choose: 'runEnd', to: next, route: [next], crossed: ['a', 'b'], offMap: true },
  ],
  attackTarget: [{ choose: 'attackTarget', target: 'b' }],
  leave: [{ choose: 'leave', exit: 'road', to: next, facing: 5, route: [next] }],
};

export const FACTS: ByTag<Fact, 'fact'> = {
  forced: [{ fact: 'forced', side: 'blue', question: { ask: 'orders' }, choice: { choose: 'endOrders' } }],
  firstToDeploy: SIDES.map((side) => ({ fact: 'firstToDeploy', side, rule })),
  deployed: [
    { fact: 'deployed', unit: 'a', hexes: [next], formation: 'column', rule },
    { fact: 'deployed', unit: 'a', hexes: [next, next], formation: 'extendedLine', rule },
  ],
  placeHeld: [null, ...SIDES].map((side) => ({ fact: 'placeHeld', name: PLACE, side, rule })),
  objectivePoints: COUNTS.map((points) => ({
    fact: 'objectivePoints',
    name: PLACE,
    side: 'red',
    points,
    rule,
  })),
  leftMap: COUNTS.map((points) => ({ fact: 'leftMap', unit: 'a', name: PLACE, hex: next, points, rule })),
  reinforcements: [true, false].map((wait) => ({ fact: 'reinforcements', units: ['a', 'b'], wait, rule })),
  noRoomToDeploy: [{ fact: 'noRoomToDeploy', units: ['a', 'b'], rule }],
  firstTurn: SIDES.map((side) => ({ fact: 'firstTurn', side, rule })),
  turnBegan: [{ fact: 'turnBegan', side: 'red', turn: 3 }],
  orderPoints: COUNTS.map((points) => ({ fact: 'orderPoints', side: 'blue', points, rule })),
  ridesAlong: [{ fact: 'ridesAlong', unit: 'a', rule }],
  tookInitiative: (['impetuous', 'tacticalSense'] as const).map((why) => ({
    fact: 'tookInitiative',
    unit: 'a',
    why,
    rule,
  })),
  heldBack: [{ fact: 'heldBack', unit: 'a', rule }],
  carriedAway: [{ fact: 'carriedAway', unit: 'a', target: 'b', rule }],
  joinsPursuit: [{ fact: 'joinsPursuit', unit: 'a', charger: 'b', rule }],
  groupActivated: [{ fact: 'groupActivated', side: 'blue', units: ['a', 'b'], cost: sum }],
  ordersEnded: COUNTS.map((lost) => ({ fact: 'ordersEnded', side: 'blue', lost, rule })),
  passed: [{ fact: 'passed', unit: 'a', rule }],
  moved: [
    ...[...MANOEUVRES, 'flight' as const, 'pursuit' as const].flatMap((manoeuvre) =>
      [[], [hex, next]].map(
        (route) => ({ fact: 'moved', unit: 'a', manoeuvre, from: hex, route, facing: 1, rule }) as const,
      ),
    ),
    ...(['shift', 'wheel', 'aboutFace'] as const).map(
      (move) =>
        ({
          fact: 'moved',
          unit: 'a',
          manoeuvre: 'frontalMarch',
          from: hex,
          route: move === 'aboutFace' ? [] : [next],
          facing: 1,
          line: { move, hexes: [hex, next] },
          rule,
        }) as const,
    ),
  ],
  turned: [{ fact: 'turned', unit: 'a', facing: 2, rule }],
  formationChanged: [{ fact: 'formationChanged', unit: 'a', from: 'line', to: 'square', rule }],
  holds: [
    { fact: 'holds', unit: 'a', hexes: [hex, next], rule },
    { fact: 'holds', unit: 'a', hexes: [hex], rule },
  ],
  formationRefused: [{ fact: 'formationRefused', unit: 'a', rule }],
  mayNotManoeuvre: [{ fact: 'mayNotManoeuvre', unit: 'a', rule }],
  chargeDeclared: [{ fact: 'chargeDeclared', unit: 'a', target: 'b', distance: 1, rule }],
  assaultDeclared: [{ fact: 'assaultDeclared', unit: 'a', target: 'b', distance: 2, rule }],
  reactionDeclared: REACTIONS.map((reaction) => ({ fact: 'reactionDeclared', unit: 'a', reaction, rule })),
  friendReacts: (['counterCharge', 'defensiveFire'] as const).map((reaction) => ({
    fact: 'friendReacts',
    unit: 'a',
    reaction,
    rule,
  })),
  testExempt: [{ fact: 'testExempt', unit: 'a', rule }],
  testPassed: PURPOSES.map((purpose) => ({ fact: 'testPassed', unit: 'a', purpose, rule })),
  testFailed: PURPOSES.map((purpose) => ({ fact: 'testFailed', unit: 'a', purpose, by: 2, rule })),
  mustFlee: [{ fact: 'mustFlee', unit: 'a', rule }],
  testLost: PURPOSES.map((purpose) => ({ fact: 'testLost', unit: 'a', purpose, rule })),
  shot: (['action', 'defensive', 'return'] as const).flatMap((kind) =>
    COUNTS.map((hits) => ({ fact: 'shot', kind, unit: 'a', target: 'b', dice: hits, hits, rule }) as const),
  ),
  struck: (['charge', 'pursuit', 'strikeBack', 'melee', 'meleeAnswer'] as const).map((kind) => ({
    fact: 'struck',
    kind,
    unit: 'a',
    target: 'c',
    dice: 4,
    hits: 2,
    rule,
  })),
  saved: COUNTS.map((saved) => ({ fact: 'saved', unit: 'a', saved, of: 3, rule })),
  losses: CAUSES.flatMap((cause) =>
    [null, 'b'].map((by) => ({ fact: 'losses', unit: 'a', lost: 1, left: 0, cause, by, rule }) as const),
  ),
  eliminated: [true, false].map((fledOffMap) => ({
    fact: 'eliminated',
    unit: 'a',
    fledOffMap,
    victoryPoints: 1,
    rule,
  })),
  panicked: [null, 'b'].map((danger) => ({ fact: 'panicked', unit: 'a', danger, rule })),
  lossesTransferred: [1, 3].map((points) => ({
    fact: 'lossesTransferred',
    unit: 'a',
    to: 'd',
    points,
    rule,
  })),
  madeWay: [{ fact: 'madeWay', unit: 'a', mover: 'd', from: hex, to: next, facing: 1, rule }],
  noRoomBehind: [{ fact: 'noRoomBehind', unit: 'a', mover: 'd', rule }],
  flightLength: COUNTS.map((length) => ({ fact: 'flightLength', unit: 'a', length, rule })),
  crossed: [{ fact: 'crossed', unit: 'a', by: 'd', rule }],
  rallied: COUNTS.map((regained) => ({ fact: 'rallied', unit: 'a', regained, rule })),
  attackEnded: (['declined', 'shaken', 'targetGone', 'brokeOff', 'fought'] as const).map((why) => ({
    fact: 'attackEnded',
    unit: 'a',
    why,
    rule,
  })),
  pursuitLength: COUNTS.map((length) => ({ fact: 'pursuitLength', unit: 'a', length, rule })),
  noPursuit: [{ fact: 'noPursuit', unit: 'a', rule }],
  gameOver: (['blue', 'draw'] as const).flatMap((winner) =>
    (['breakPoint', 'turnLimit'] as const).map(
      (by) => ({ fact: 'gameOver', outcome: { winner, by, points: { blue: 1200, red: 0 } }, rule }) as const,
    ),
  ),
  takenBack: [1, 3].map((answers) => ({ fact: 'takenBack', answers }) as const),
  unitCorrected: [
    {
      fact: 'unitCorrected',
      unit: 'a',
      corrected: [
        { what: 'strength', from: 3, to: 4 },
        { what: 'place', from: [{ q: 0, r: 0 }], to: [{ q: 1, r: 0 }] },
        { what: 'facing', from: 0, to: 1 },
        { what: 'formation', from: 'line', to: 'column' },
        { what: 'panic', to: true },
        { what: 'panic', to: false },
      ],
      reason: 'x',
    },
  ],
  ordersCorrected: [{ fact: 'ordersCorrected', side: 'blue', from: 2, to: 3, reason: 'x' }],
};

/** What is rolled for, with the dice and the faces of one roll, and what the engine reads from them. */
export interface Rolled {
  readonly about: RollAbout;
  readonly dice: Dice;
  readonly faces: readonly number[];
  readonly outcome: number;
}

function rolled(about: RollAbout, dice: Dice, faces: readonly number[]): Rolled {
  return { about, dice, faces, outcome: readFaces(dice, faces) };
}

const fire = { about: 'fire', kind: 'action', firer: 'a', target: 'b', factor: sum } as const;
const saves = { about: 'saves', unit: 'a', against: 'b', losses: 2, from: 4, entitlements: [rule] } as const;

export const ROLLS: { readonly [A in RollAbout['about']]: readonly Rolled[] } = {
  firstToDeploy: [rolled({ about: 'firstToDeploy' }, { dice: 'draw', among: 2 }, [1])],
  firstTurn: [rolled({ about: 'firstTurn' }, { dice: 'draw', among: 2 }, [2])],
  orderPoints: [
    rolled({ about: 'orderPoints', side: 'blue' }, d3(1), [3]),
    rolled({ about: 'orderPoints', side: 'blue' }, d3(0), [1]),
    rolled({ about: 'orderPoints', side: 'blue' }, twoD6(-4, 2), [3, 4]),
  ],
  fire: (['action', 'defensive', 'return'] as const).map((kind) =>
    rolled({ ...fire, kind }, { dice: 'pool', count: 7, from: 5, six: 1 }, [2, 5, 6, 1, 1, 3, 5]),
  ),
  strike: (['charge', 'pursuit', 'strikeBack', 'melee', 'meleeAnswer'] as const).map((kind) =>
    rolled(
      { about: 'strike', kind, attacker: 'a', target: 'b', factor: sum },
      { dice: 'pool', count: 1, from: 4, six: 2 },
      [6],
    ),
  ),
  saves: [rolled(saves, { dice: 'pool', count: 2, from: 4, six: 1 }, [1, 3])],
  morale: PURPOSES.flatMap((purpose) =>
    (['none', 'highest', 'lowest'] as const).map((drop) =>
      rolled(
        {
          about: 'morale',
          unit: 'a',
          purpose,
          commandValue: sum,
          dice: 'ordinary',
          supportedBy: null,
          diceRule: 'QUA-04',
        },
        moraleTest(drop, 8),
        drop === 'none' ? [5, 6] : [2, 3, 6],
      ),
    ),
  ),
  flight: [rolled({ about: 'flight', unit: 'a' }, d6(2), [4])],
  flightFacing: [
    rolled({ about: 'flightFacing', unit: 'a', facings: [1, 2] }, { dice: 'draw', among: 2 }, [2]),
  ],
  tollSaves: [
    rolled(
      { about: 'tollSaves', unit: 'a', cause: 'failedTest', losses: 2, from: 4, entitlements: ['SKL-01.2'] },
      { dice: 'pool', count: 2, from: 4, six: 1 },
      [4, 2],
    ),
  ],
  flightStep: [rolled({ about: 'flightStep', unit: 'a' }, { dice: 'draw', among: 2 }, [1])],
  danger: [rolled({ about: 'danger', unit: 'a', candidates: ['b', 'd'] }, { dice: 'draw', among: 2 }, [2])],
  crossing: [rolled({ about: 'crossing', unit: 'a', by: 'd' }, d3(0), [1])],
  pursuit: [rolled({ about: 'pursuit', unit: 'a' }, d6(0), [1])],
};

const test = {
  purpose: 'losses',
  enemy: null,
  reaction: 'nothing',
  charging: false,
  attacker: null,
  protectors: [],
  excess: 0,
} as const;

/** Frames of which only what a title needs is given. */
const part = <F extends GameFrame>(frame: Pick<F, 'procedure'> & Partial<F>): F => frame as F;

export const FRAMES: { readonly [P in GameFrame['procedure']]: readonly GameFrame[] } = {
  battle: [part({ procedure: 'battle' })],
  deployment: [part({ procedure: 'deployment' })],
  turn: [part({ procedure: 'turn', at: 'orders' }), part({ procedure: 'turn', at: 'begin' })],
  activation: [part({ procedure: 'activation', units: ['a', 'b'] })],
  action: [part({ procedure: 'action', unit: 'a' })],
  march: MANOEUVRES.map((manoeuvre) => part({ procedure: 'march', unit: 'a', manoeuvre })),
  morale: [part({ procedure: 'morale', unit: 'a', ...test })],
  flight: [part({ procedure: 'flight', unit: 'a' })],
  formation: [part({ procedure: 'formation', unit: 'a' })],
  rally: [part({ procedure: 'rally', unit: 'a' })],
  shot: (['action', 'defensive', 'return'] as const).map((kind) =>
    part({ procedure: 'shot', firer: 'a', target: 'b', kind }),
  ),
  fire: [part({ procedure: 'fire', firer: 'a', target: 'b' })],
  fireThenAttack: ATTACKS.map((attack) =>
    part({ procedure: 'fireThenAttack', unit: 'a', target: 'b', attack }),
  ),
  toll: [part({ procedure: 'toll', unit: 'a', points: 2 })],
  strike: [part({ procedure: 'strike', striker: 'a', target: 'b', kind: 'melee' })],
  reaction: [
    part({ procedure: 'reaction', target: 'a', friend: '' }),
    part({ procedure: 'reaction', target: 'a', friend: 'd' }),
  ],
  charge: [part({ procedure: 'charge', charger: 'a', target: 'b' })],
  shock: [part({ procedure: 'shock', charger: 'a', target: 'b' })],
  pursuit: [part({ procedure: 'pursuit', unit: 'a' })],
  transfer: [part({ procedure: 'transfer', battery: 'a', friend: '' })],
  assault: [part({ procedure: 'assault', assailant: 'a', target: 'b' })],
};

type Problem = AnswerProblem<SabreurTypes>;

export const PROBLEMS: Readonly<Record<Problem['problem'], readonly Problem[]>> = {
  malformed: [{ problem: 'malformed' }],
  stale: [{ problem: 'stale' }],
  underWay: [{ problem: 'underWay' }],
  nothingChanged: [{ problem: 'nothingChanged' }],
  over: [{ problem: 'over' }],
  rollAwaited: [{ problem: 'rollAwaited' }],
  decisionAwaited: [{ problem: 'decisionAwaited' }],
  badFaces: [
    { problem: 'badFaces', count: 1, sides: 6 },
    { problem: 'badFaces', count: 2, sides: 6 },
  ],
  notLegal: [
    { problem: 'notLegal', reasons: [] },
    {
      problem: 'notLegal',
      reasons: [{ rule: 'FIR-06', reason: 'beyondRange', facts: { distance: 5, range: 4 } }],
    },
  ],
};
