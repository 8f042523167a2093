/** An encounter by Casques et Plumets: a charge, an assault or a shot between two units. */
import {
  type Combatant,
  type Encounter,
  type EncounterAnswer,
  type EncounterPart,
  type EncounterStep,
  type GivenInputs,
  type Input,
  type Mapped,
  MEASURES,
  type PlayedOut,
  type PlayedRow,
  type Role,
} from '../../contract/encounter.ts';
import { leftOf, type ValueOf, valuesTaken, wantedOrFirst } from '../../contract/inputs.ts';
import { type DiceReading, readTotals } from '../../contract/reading.ts';
import { rangesOf } from './rules/modifiers.ts';
import { OPTION_RULINGS, OPTIONS, type OptionKey, type Options } from './rules/options.ts';
import { engine, isPassed } from './rules/procedures.ts';
import {
  type CpChoice,
  type CpGame,
  type CpRoll,
  type CpTypes,
  type Field,
  type Formation,
  isArtillery,
  isCavalry,
  isInfantry,
  type Kind,
  type Reaction,
  type Status,
  type Unit,
} from './rules/state.ts';

const KINDS: Readonly<Record<Combatant['arm'], Kind>> = {
  line: 'infantry',
  light: 'lightInfantry',
  heavyCavalry: 'heavyCavalry',
  cuirassiers: 'cuirassiers',
  lightCavalry: 'lightCavalry',
  lancers: 'lightCavalry',
  fieldGuns: 'fieldGuns',
  heavyGuns: 'heavyGuns',
  horseGuns: 'horseGuns',
};

const STATUS_OF: Readonly<Record<Combatant['status'], Status>> = {
  guard: 'guard',
  elite: 'elite',
  regular: 'regular',
  recruits: 'militia',
};

/** Cuirassiers are elite by their kind, of guard where they are more. CP-T2. */
function statusOf({ arm, status }: Combatant): Status {
  return arm === 'cuirassiers' && status === 'regular' ? 'elite' : STATUS_OF[status];
}

/** CP-T2. */
const VALUES: Readonly<Record<Status, number>> = { guard: 5, elite: 4, regular: 3, militia: 2 };

/** What a house holds has no formation, CP-R-60; only the light skirmish or go in open order, CP-R-78; guns stand unlimbered; horse that says nothing stands in line. */
function formationOf(party: Combatant, inHouse: boolean): Formation | null {
  const unit = { kind: KINDS[party.arm] };
  const { formation } = party;
  if (isArtillery(unit)) return 'unlimbered';
  if (isCavalry(unit)) {
    if (formation === 'none') return 'line';
    if (formation === 'square' || (formation === 'skirmish' && unit.kind !== 'lightCavalry')) return null;
    return formation;
  }
  if (formation === 'none' || (formation === 'skirmish' && unit.kind !== 'lightInfantry')) return null;
  return inHouse ? 'house' : formation;
}

function inputsOf(): readonly Input[] {
  const skill = (input: string): Input => ({
    ...{ input, values: [-1, 0, 1], usual: 0, from: 'assumed', rule: 'CP-T1' },
  });
  const numerous = (input: string): Input => ({
    ...{ input, values: ['no', 'yes'], usual: 'no', from: 'assumed', rule: 'CP-T10' },
  });
  const rifles = (input: string): Input => ({
    ...{ input, values: ['no', 'yes'], usual: 'no', from: 'assumed', rule: 'CP-T8' },
  });
  const disordered = (input: string): Input => ({
    ...{ input, values: ['no', 'yes'], usual: 'no', from: 'assumed', rule: 'CP-26' },
  });
  return [
    skill('attackerSkill'),
    skill('targetSkill'),
    numerous('attackerNumerous'),
    numerous('targetNumerous'),
    rifles('attackerRifles'),
    rifles('targetRifles'),
    disordered('attackerDisordered'),
    disordered('targetDisordered'),
    { input: 'reserve', values: ['yes', 'no'], usual: 'yes', from: 'assumed', rule: 'CP-15' },
    { input: 'pursues', values: ['no', 'yes'], usual: 'no', from: 'assumed', rule: 'CP-P7' },
    ...(Object.keys(OPTIONS) as OptionKey[]).map(
      (key): Input => ({
        ...{ input: key, values: OPTIONS[key], usual: OPTIONS[key][0] },
        ...{ from: 'ruling', rule: OPTION_RULINGS[key] },
      }),
    ),
  ];
}

function optionsOf(value: ValueOf): Options {
  const keys = Object.keys(OPTIONS) as OptionKey[];
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Options;
}

function unitOf(party: Combatant, role: Role, formation: Formation, wood: boolean, of: ValueOf): Unit {
  const status = statusOf(party);
  const full = VALUES[status];
  const kind = KINDS[party.arm];
  const value = leftOf(full, party);
  // CP-R-32: the lance is a weapon, no status
  const lance = party.arm === 'lancers';
  const lostOrder = wood && isCavalry({ kind }) && formation !== 'skirmish';
  return {
    ...{ kind, status, formation, full, value, lance, supports: party.supports },
    // CP-66: horse that is not in open order is disordered in a wood; CP-68: whoever holds a house is in order
    disordered: lostOrder || (formation !== 'house' && of(`${role}Disordered`) === 'yes'),
    numerous: of(`${role}Numerous`) === 'yes',
    rifles: isInfantry({ kind }) && of(`${role}Rifles`) === 'yes',
    ...{
      salvo: true,
      fought: false,
      led: party.led,
      skill: Number(of(`${role}Skill`)),
      gone: false,
    },
  };
}

function fieldOf({ distance, onto, ground }: Encounter): Field {
  const covers = { wood: 'light', village: 'hard', redoubt: 'hard' } as const;
  const cover = ground === 'wood' || ground === 'village' || ground === 'redoubt' ? covers[ground] : 'none';
  const [uphill, wood] = [ground === 'uphill', ground === 'wood'];
  return { distance, onto, cover, uphill, wood, difficult: uphill || wood };
}

/** What the rule does not know, or does not let them do; null where it has an answer. */
function silence(encounter: Encounter, value: ValueOf): string | null {
  const { deed, attacker, target, distance, ground, answer } = encounter;
  const [charger, charged] = [{ kind: KINDS[attacker.arm] }, { kind: KINDS[target.arm] }];
  const [own, other] = [formationOf(attacker, false), formationOf(target, ground === 'village')];
  if (own === null || other === null) return 'formation';
  if (ground === 'village' && !isInfantry(charged)) return 'houses';
  if (deed === 'fire') {
    if (isCavalry(charger)) return 'cavalryFire';
    return distance > rangesOf(charger).long ? 'range' : null;
  }
  if (answer === 'counterCharge') return 'counterCharge';
  if (isArtillery(charger)) return 'gunsCharge';
  if (own === 'square') return 'squareCharge';
  const foe = unitOf(target, 'target', other, ground === 'wood', value);
  // CP-R-55
  const easy = other === 'skirmish' || isArtillery(charged) || foe.disordered;
  if (own === 'skirmish' && isInfantry(charger) && !easy) return 'skirmishersCharge';
  if (deed === 'charge' && value('attackerDisordered') === 'yes') return 'disorderedCharge';
  if (ground === 'village' && !isInfantry(charger)) return 'housesOnFoot';
  // CP-40: a charge has nothing in its way; whoever assaults crosses by another action, CP-R-58
  if (deed === 'charge' && (ground === 'village' || ground === 'redoubt' || ground === 'stream'))
    return 'obstacle';
  return null;
}

const REACTIONS_OF: Readonly<Record<Encounter['answer'], Reaction>> = {
  nothing: 'nothing',
  fire: 'fire',
  square: 'square',
  evade: 'fallBack',
  counterCharge: 'nothing',
};

/**
 * What the encounter says, and where the rule does not let it, or no point was kept back for it, nothing (CP-15, CP-35,
 * CP-R-46); and of the charger what is told.
 */
function rowOf({ answer }: Encounter, game: CpGame, value: ValueOf): PlayedRow<CpTypes> {
  const reaction = value('reserve') === 'yes' ? REACTIONS_OF[answer] : 'nothing';
  const then = value('pursues') === 'yes' ? 'pursue' : 'stop';
  const isWanted = (choice: CpChoice): boolean =>
    choice.choose === 'react' ? choice.reaction === reaction : choice.choose === then;
  return {
    ...{ row: 'all', game },
    takes: (_game, decision) => wantedOrFirst(decision.legal(), isWanted),
    answer:
      answer === 'nothing'
        ? null
        : {
            isIt: (choice) =>
              choice.choose === 'react' &&
              choice.reaction !== 'nothing' &&
              choice.reaction === REACTIONS_OF[answer],
            rules: ['CP-15'],
          },
  };
}

const RULES_OF: Readonly<Record<CpRoll['about']['about'], readonly string[]>> = {
  fire: ['CP-P4', 'CP-T8'],
  fireSaves: ['CP-P4'],
  test: ['CP-P3', 'CP-T6', 'CP-28'],
  squareTest: ['CP-P6', 'CP-T6', 'CP-28', 'CP-35'],
  strike: ['CP-P8', 'CP-T9', 'CP-R-70'],
  meleeSaves: ['CP-P8'],
  officer: ['CP-P10', 'CP-R-82'],
};

/** What the dice are thrown for. CP-P4, CP-P8, CP-P10, CP-T6. */
function readingOf({ about: { about }, dice }: CpRoll): DiceReading {
  switch (about) {
    case 'fire':
    case 'strike':
      return { of: 'dice', result: 'hit' };
    case 'fireSaves':
    case 'meleeSaves':
      return { of: 'dice', result: 'saved' };
    case 'officer':
      return { of: 'dice', result: 'officerFalls' };
    case 'test':
      return readTotals(dice, (total) => (isPassed(total) ? 'enters' : 'staysOut'));
    case 'squareTest':
      return readTotals(dice, (total) => (isPassed(total) ? 'formsSquare' : 'losesOrder'));
  }
}

function stepOf(_game: CpGame, roll: CpRoll): EncounterStep {
  const { about, dice } = roll;
  const { sum } = about;
  const rules = RULES_OF[about.about];
  return { step: about.about, by: about.of, rules, sum, dice, reading: readingOf(roll) };
}

function answer(encounter: Encounter, given: GivenInputs): EncounterAnswer<CpTypes> {
  const value = valuesTaken(inputsOf(), given);
  const silent = silence(encounter, value);
  if (silent !== null) return { kind: 'silent', silent };
  const { attacker, target, deed, ground } = encounter;
  const [own, other] = [formationOf(attacker, false), formationOf(target, ground === 'village')];
  if (own === null || other === null) return { kind: 'silent', silent: 'formation' };
  const fires = deed === 'fire';
  const game: CpGame = {
    attacker: unitOf(attacker, 'attacker', own, false, value),
    target: unitOf(target, 'target', other, ground === 'wood', value),
    field: fieldOf(encounter),
    options: optionsOf(value),
    frames: fires
      ? [{ procedure: 'shot', at: 'fire', by: 'attacker', occasion: 'own', hits: 0 }]
      : [{ procedure: 'charge', at: 'begin', assault: deed === 'assault' }],
    count: { answers: 0, draws: 0 },
  };
  const played: PlayedOut<CpTypes> = {
    engine,
    rows: [rowOf(encounter, game, value)],
    isBlow: ({ about }) => about.about === 'strike' && about.of === 'attacker',
    events: (end, struck) => {
      const destroyed = end.target.value === 0;
      const breaks = destroyed || end.target.gone;
      return {
        ...{ breaks, destroyed },
        // who was disordered before is not the worse for it
        shaken: !breaks && end.target.disordered && !game.target.disordered,
        stopped: !fires && !struck && !breaks,
        thrown: end.attacker.value === 0 || end.attacker.gone,
      };
    },
    losses: (end) => ({
      target: game.target.value - end.target.value,
      attacker: game.attacker.value - end.attacker.value,
    }),
    full: { target: game.target.full, attacker: game.attacker.full },
    step: stepOf,
    weighed: null,
  };
  return { kind: 'played', played };
}

function mapped(party: Combatant): readonly Mapped[] {
  const status = statusOf(party);
  return [
    { label: 'kind', value: KINDS[party.arm], rule: 'CP-01', from: 'text' },
    { label: 'status', value: status, rule: 'CP-T2', from: 'text' },
    { label: 'value', value: leftOf(VALUES[status], party), rule: 'CP-05', from: 'text' },
  ];
}

/** Nothing is left open by the rule but what it leaves to its readings. */
export const encounters: EncounterPart<CpTypes> = {
  measures: () => MEASURES,
  // nobody answers a shot: whoever fires neither stops nor loses anything
  settled: (deed) => (deed === 'fire' ? ['stopped', 'thrown', 'lossAttacker'] : []),
  inputs: inputsOf,
  mapped,
  answer,
};
