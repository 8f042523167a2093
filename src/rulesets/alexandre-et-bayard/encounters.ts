/** An encounter by the combat chapter of Alexandre et Bayard: a melee to its end, or a shot. */
import {
  type Combatant,
  type Encounter,
  type EncounterAnswer,
  type EncounterPart,
  type EncounterStep,
  FARTHEST,
  type GivenInputs,
  type Input,
  type Mapped,
  type PlayedOut,
  type PlayedRow,
  type Role,
} from '../../contract/encounter.ts';
import { leftOf, type ValueOf, valuesTaken, wantedOrFirst, wholeNumbers } from '../../contract/inputs.ts';
import { type Face, facesBy, isHit } from './rules/die.ts';
import { engine, faceResults } from './rules/procedures.ts';
import {
  type AbGame,
  type AbRoll,
  type AbTypes,
  ARMOURS,
  type Armour,
  type Class,
  type Readings,
  type Unit,
} from './rules/state.ts';

interface Kind {
  readonly class: Class;
  readonly armour: Armour;
  readonly assault: number;
  readonly melee: number;
  readonly missile: number;
}

const FOOT: Kind = { class: 'infantry', armour: 'blue', assault: 3, melee: 3, missile: 0 };
const GUNS: Kind = { class: 'artillery', armour: 'green', assault: 1, melee: 1, missile: 4 };
const LIGHT_HORSE: Kind = { class: 'cavalry', armour: 'green', assault: 3, melee: 2, missile: 0 };
const HEAVY_HORSE: Kind = { class: 'cavalry', armour: 'red', assault: 4, melee: 3, missile: 0 };

/** What stands for an ordinary unit of the arm: the list of troops is in another chapter. AB-R-28. */
const KINDS: Readonly<Record<Combatant['arm'], Kind>> = {
  line: FOOT,
  light: FOOT,
  heavyCavalry: HEAVY_HORSE,
  cuirassiers: { ...HEAVY_HORSE, armour: 'black' },
  lightCavalry: LIGHT_HORSE,
  lancers: LIGHT_HORSE,
  fieldGuns: GUNS,
  heavyGuns: GUNS,
  horseGuns: GUNS,
};

const ELEMENTS = 4;

/** By its status: only foot is told apart, better in melee or worse and lighter. */
function kindOf({ arm, status }: Combatant): Kind {
  const kind = KINDS[arm];
  if (kind.class !== 'infantry' || status === 'regular') return kind;
  return status === 'recruits'
    ? { ...kind, armour: 'green', assault: 2, melee: 2 }
    : { ...kind, assault: 4, melee: 4 };
}

/** Two friends next to it, by the reading that stands for a chapter that is missing. M-01 of the chapter. */
const ENOUGH_FRIENDS = 2;

/** Hexes that guns can go back. AB-T6. */
function mobilityOf({ arm }: Combatant): number {
  return arm === 'horseGuns' ? 2 : 1;
}

const MOST = 12;
const NUMBERS_UP_TO_MOST = wholeNumbers(MOST);
const YES_NO = ['no', 'yes'] as const;

function partyInputs(party: Combatant, role: Role): readonly Input[] {
  const kind = kindOf(party);
  const assumed = (input: string, values: Input['values'], usual: Input['usual'], rule: string): Input => ({
    ...{ input: `${role}${input}`, values, usual, from: 'assumed', rule },
  });
  return [
    assumed('Armour', ARMOURS, kind.armour, 'AB-R-28'),
    assumed('Assault', NUMBERS_UP_TO_MOST, kind.assault, 'AB-15'),
    assumed('Melee', NUMBERS_UP_TO_MOST, kind.melee, 'AB-15'),
    assumed('Supported', YES_NO, party.supports >= ENOUGH_FRIENDS ? 'yes' : 'no', 'AB-R-28'),
    assumed('Room', NUMBERS_UP_TO_MOST, MOST, 'AB-64'),
    assumed('Move', ['unknown', ...NUMBERS_UP_TO_MOST], 'unknown', 'AB-47'),
  ];
}

function inputsOf({ attacker, target, distance }: Encounter): readonly Input[] {
  return [
    ...partyInputs(attacker, 'attacker'),
    ...partyInputs(target, 'target'),
    {
      input: 'moved',
      values: YES_NO,
      usual: distance > 1 ? 'yes' : 'no',
      from: 'assumed',
      rule: 'AB-15',
    },
    {
      ...{ input: 'missile', values: NUMBERS_UP_TO_MOST, usual: kindOf(attacker).missile },
      ...{ from: 'assumed', rule: 'AB-11' },
    },
    {
      ...{ input: 'missileRange', values: wholeNumbers(FARTHEST, 1), usual: FARTHEST },
      ...{ from: 'assumed', rule: 'AB-21' },
    },
    {
      ...{ input: 'cancels', values: ['one_each', 'one_in_all'], usual: 'one_each' },
      ...{ from: 'ruling', rule: 'AB-R-07' },
    },
    {
      ...{ input: 'special_on_yellow', values: ['melee_only', 'fire_too'], usual: 'melee_only' },
      ...{ from: 'ruling', rule: 'AB-R-27' },
    },
    {
      ...{ input: 'pursuit_factor', values: ['assault', 'melee'], usual: 'assault' },
      ...{ from: 'ruling', rule: 'AB-R-10' },
    },
  ];
}

function elementsOf(party: Combatant): number {
  return leftOf(ELEMENTS, party);
}

function unitOf(party: Combatant, role: Role, value: ValueOf): Unit {
  const { class: arm } = kindOf(party);
  const move = value(`${role}Move`);
  return {
    class: arm,
    armour: ARMOURS.find((one) => one === value(`${role}Armour`)) ?? 'blue',
    ...{ full: ELEMENTS, elements: elementsOf(party) },
    ...{ assault: Number(value(`${role}Assault`)), melee: Number(value(`${role}Melee`)) },
    missile: role === 'attacker' ? Number(value('missile')) : 0,
    elite: party.status === 'guard' || party.status === 'elite',
    ...{ supported: value(`${role}Supported`) === 'yes', led: party.led },
    ...{ room: Number(value(`${role}Room`)), mobility: mobilityOf(party) },
    move: typeof move === 'number' ? move : null,
    ...{ gone: false, gaveGround: false },
  };
}

/** What the chapter at hand says nothing about, or does not let them do; null where it has an answer. */
function silence(encounter: Encounter, value: ValueOf): string | null {
  const { deed, attacker, target, distance, onto, ground, answer } = encounter;
  // AB-04: whoever is not activated begins no combat
  if (deed !== 'fire' && answer === 'fire') return 'fireInReaction';
  const squares = [attacker, target].some(({ formation }) => formation === 'square') || answer === 'square';
  if (squares || onto !== 'front') return 'formations';
  const untold = value('attackerMove') === 'unknown' || value('targetMove') === 'unknown';
  if (deed !== 'fire' && answer === 'evade' && untold) return 'evade';
  if (deed !== 'fire' && answer === 'counterCharge') return 'counterCharge';
  // AB-39: it is the annex that says what ground does
  if (ground !== 'open') return 'terrain';
  if (deed === 'fire') {
    if (kindOf(attacker).class !== 'artillery' && value('missile') === 0) return 'weapons';
    if (distance < 2) return 'adjacent';
    return distance > Number(value('missileRange')) ? 'range' : null;
  }
  // guns fight whoever stands beside them, AB-20, AB-C2: they do not come up to do it
  return kindOf(attacker).class === 'artillery' && (deed === 'charge' || distance > 1) ? 'gunsCharge' : null;
}

/** Who is told to evade does where he may; the text leaves the other answers open: the first is taken, which goes on. */
function rowOf({ answer }: Encounter, game: AbGame, row: string): PlayedRow<AbTypes> {
  const wanted = answer === 'evade' ? 'evade' : '';
  return {
    row,
    game,
    takes: (_game, { legal }) => wantedOrFirst(legal(), ({ choose }) => choose === wanted),
    // whoever may not evade is asked nothing, and the text has no other answer
    answer: null,
  };
}

const RULES_OF: Readonly<Record<AbRoll['about']['about'], readonly string[]>> = {
  shot: ['AB-P1', 'AB-T1', 'AB-T2', 'AB-T3', 'AB-43'],
  assault: ['AB-P2', 'AB-T1', 'AB-T2', 'AB-T4'],
  melee: ['AB-P2', 'AB-T1', 'AB-T2', 'AB-T4'],
  chase: ['AB-P3', 'AB-14', 'AB-46', 'AB-50'],
  riposte: ['AB-54', 'AB-55', 'AB-71', 'AB-T1', 'AB-T2', 'AB-T4'],
  confirm: ['AB-41'],
  panic: ['AB-66', 'AB-69'],
};

/** What each face of the dice shows and comes to. AB-T1 to AB-T4; to confirm AB-41, in panic AB-66. */
function readingOf(g: AbGame, { about }: AbRoll): Pick<EncounterStep, 'reading'> {
  const frame = g.frames.at(-1);
  if (frame?.procedure !== 'blows') return {};
  const results = faceResults(g, frame);
  const resultOf = (face: Face): string => {
    if (about.about === 'confirm') return isHit('green', face) ? 'confirmed' : 'nothing';
    if (about.about === 'panic') return face === 'special' ? 'elementLost' : 'nothing';
    return results[face];
  };
  const faces = facesBy(g.readings).map((face) => ({ face: `${face}Face`, result: resultOf(face) }));
  return { reading: { of: 'faces', faces } };
}

function stepOf(game: AbGame, roll: AbRoll): EncounterStep {
  const { about, dice } = roll;
  const { sum } = about;
  return {
    step: about.about,
    by: about.of,
    rules: RULES_OF[about.about],
    sum,
    dice,
    ...readingOf(game, roll),
  };
}

/** The two readings of the sixth face, the ruling's first. AB-R-01. */
const ROWS = [
  { row: '1 flag', flagFaces: 1 },
  { row: '2 flags', flagFaces: 2 },
] as const;

function answer(encounter: Encounter, given: GivenInputs): EncounterAnswer<AbTypes> {
  const value = valuesTaken(inputsOf(encounter), given);
  const silent = silence(encounter, value);
  if (silent !== null) return { kind: 'silent', silent };
  const { attacker, target, deed, distance } = encounter;
  const fires = deed === 'fire';
  const gameBy = (flagFaces: Readings['flagFaces']): AbGame => ({
    attacker: unitOf(attacker, 'attacker', value),
    target: unitOf(target, 'target', value),
    distance: fires ? distance : 1,
    readings: {
      flagFaces,
      cancels: value('cancels') === 'one_in_all' ? 'one_in_all' : 'one_each',
      specialOnYellow: value('special_on_yellow') === 'fire_too' ? 'fire_too' : 'melee_only',
      pursuit: value('pursuit_factor') === 'melee' ? 'melee' : 'assault',
    },
    frames: fires
      ? [{ procedure: 'shot', at: 'fire' }]
      : [{ procedure: 'melee', at: 'begin', moved: value('moved') === 'yes', pursued: false }],
    count: { answers: 0, draws: 0 },
  });
  const played: PlayedOut<AbTypes> = {
    engine,
    rows: ROWS.map(({ row, flagFaces }) => rowOf(encounter, gameBy(flagFaces), row)),
    isBlow: ({ about }) => about.of === 'attacker',
    events: (end) => {
      const destroyed = end.target.elements === 0;
      return {
        breaks: destroyed || end.target.gaveGround,
        destroyed,
        ...{ shaken: false, stopped: false },
        thrown: end.attacker.elements === 0 || end.attacker.gaveGround,
      };
    },
    losses: (end) => ({
      target: elementsOf(target) - end.target.elements,
      attacker: elementsOf(attacker) - end.attacker.elements,
    }),
    full: { target: ELEMENTS, attacker: ELEMENTS },
    step: stepOf,
    weighed: null,
  };
  return { kind: 'played', played };
}

function mapped(party: Combatant, role: Role, given: GivenInputs): readonly Mapped[] {
  const kind = kindOf(party);
  const told = (input: string, usual: string | number) => given[`${role}${input}`] ?? usual;
  return [
    { label: 'class', value: kind.class, rule: 'AB-T4', from: 'assumed' },
    { label: 'armour', value: told('Armour', kind.armour), rule: 'AB-T2', from: 'assumed' },
    { label: 'elements', value: elementsOf(party), rule: 'AB-R-28', from: 'assumed' },
    { label: 'assault', value: told('Assault', kind.assault), rule: 'AB-15', from: 'assumed' },
    { label: 'melee', value: told('Melee', kind.melee), rule: 'AB-15', from: 'assumed' },
  ];
}

/** Everything about the units is assumed; how they fight is the text's. */
export const encounters: EncounterPart<AbTypes> = {
  measures: () => ['breaks', 'destroyed', 'thrown', 'lossTarget', 'lossAttacker'],
  settled: () => [],
  inputs: inputsOf,
  mapped,
  answer,
};
