/** An encounter by the movement chapter of We Are Napoléon: a charge, its malus, and what the missing test makes of it. */
import { FRACTIONS, type Fraction, fraction } from '../../chances/fraction.ts';
import type {
  Combatant,
  Encounter,
  EncounterAnswer,
  EncounterPart,
  EncounterStep,
  GivenInputs,
  Input,
  Mapped,
  Role,
} from '../../contract/encounter.ts';
import { ARM_CLASSES, type ValueOf, valuesTaken, wholeNumbers } from '../../contract/inputs.ts';
import { readTotals } from '../../contract/reading.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import { type Counter, chanceToPass, chargeMalus, diceOf, isPassed, TESTS } from './rules/charge.ts';

interface Values {
  readonly main: number;
  readonly morale: number;
}

/** What stands for a regular unit of the arm: the chapter prints no list of units. */
const USUAL: Readonly<Record<Combatant['arm'], Values>> = {
  line: { main: 4, morale: 4 },
  light: { main: 4, morale: 4 },
  heavyCavalry: { main: 4, morale: 6 },
  cuirassiers: { main: 5, morale: 6 },
  lightCavalry: { main: 3, morale: 5 },
  lancers: { main: 3, morale: 5 },
  fieldGuns: { main: 4, morale: 4 },
  heavyGuns: { main: 4, morale: 4 },
  horseGuns: { main: 4, morale: 4 },
};

/** By its status: only foot is told apart. */
function usualOf({ arm, status }: Combatant): Values {
  const usual = USUAL[arm];
  if (ARM_CLASSES[arm] !== 'infantry' || status === 'regular') return usual;
  return status === 'recruits' ? { main: 3, morale: 2 } : { ...usual, morale: 6 };
}

const GREATEST = 9;
const VALUES = wholeNumbers(GREATEST);
/** Chances that may be told for a test: of a hundred. */
const PERCENT = wholeNumbers(100);
const ORDERS = ['inOrder', 'disordered'] as const;

/** A unit worn to a half or less is in disorder. */
const WORN = 10;

function orderOf({ left }: Combatant): (typeof ORDERS)[number] {
  return left <= WORN ? 'disordered' : 'inOrder';
}

/** Movement values: heavy cavalry is cavalry of 5. */
const MOVES: Readonly<Record<Combatant['arm'], number>> = {
  ...{ line: 4, light: 4, heavyCavalry: 5, cuirassiers: 5, lightCavalry: 6, lancers: 6 },
  ...{ fieldGuns: 4, heavyGuns: 4, horseGuns: 4 },
};

function inputsOf({ attacker, target }: Encounter): readonly Input[] {
  const [charger, charged] = [usualOf(attacker), usualOf(target)];
  const assumed = (input: string, usual: number, rule: string): Input => ({
    ...{ input, values: VALUES, usual, from: 'assumed', rule },
  });
  return [
    assumed('attackerMain', charger.main, 'WN-26'),
    assumed('attackerMorale', charger.morale, 'WN-26'),
    assumed('targetMain', charged.main, 'WN-26'),
    assumed('targetMorale', charged.morale, 'WN-26'),
    { input: 'attackerOrder', values: ORDERS, usual: orderOf(attacker), from: 'assumed', rule: 'WN-20' },
    { input: 'targetOrder', values: ORDERS, usual: orderOf(target), from: 'assumed', rule: 'WN-24' },
    assumed('attackerMove', MOVES[attacker.arm], 'WN-01'),
    { input: 'test', values: TESTS, usual: '1D6', from: 'assumed', rule: 'WN-R-25' },
    { input: 'chance', values: PERCENT, usual: 50, from: 'assumed', rule: 'WN-R-25' },
  ];
}

/** What the chapter at hand says nothing about; null where it has an answer. */
function silence(encounter: Encounter, value: ValueOf): string | null {
  const { deed, attacker, target, distance, onto, ground, answer } = encounter;
  if (deed === 'fire') return 'fire';
  if (deed === 'assault') return 'combat';
  // WN-12, WN-20: only horse charges, and guns touch nobody of their own will
  if (ARM_CLASSES[attacker.arm] !== 'cavalry')
    return ARM_CLASSES[attacker.arm] === 'infantry' ? 'infantryCharges' : 'gunsCharge';
  if (value('attackerOrder') === 'disordered') return 'disorderedCharger';
  if (target.formation === 'square' || answer === 'square' || onto !== 'front') return 'formations';
  // the zone of the charger disorders guns before they could fire
  if (answer === 'fire' && ARM_CLASSES[target.arm] !== 'artillery') return 'fire';
  if (answer === 'evade' || answer === 'counterCharge') return answer;
  if (distance < 2) return 'inContact';
  // WN-22: water and slopes between the two protect, WN-21: rough ground wherever it is
  if (ground === 'stream' || ground === 'uphill') return 'protected';
  if (ground !== 'open') return 'roughGround';
  // WN-01: each hex of open ground costs 1, the last one into contact too
  return distance - 1 > Number(value('attackerMove')) ? 'tooFar' : null;
}

const NEVER: Fraction = FRACTIONS.zero;

function answer(encounter: Encounter, given: GivenInputs): EncounterAnswer<SystemTypes> {
  const value = valuesTaken(inputsOf(encounter), given);
  const silent = silence(encounter, value);
  if (silent !== null) return { kind: 'silent', silent };
  const number = (name: string) => Number(value(name));
  const charger: Counter = { main: number('attackerMain'), morale: number('attackerMorale') };
  // WN-13, WN-25: guns are disordered by the zone of the charger, before the test
  const guns = ARM_CLASSES[encounter.target.arm] === 'artillery';
  const ordered = !guns && value('targetOrder') === 'inOrder';
  const target: Counter = { main: number('targetMain'), morale: number('targetMorale') };
  const malus = chargeMalus(charger, target);
  const test = TESTS.find((one) => one === value('test')) ?? '1D6';
  const passes =
    test === 'chance'
      ? fraction(BigInt(number('chance')), 100n)
      : chanceToPass(test, target.morale, malus.total);
  const fails = fraction(passes.under - passes.over, passes.under);
  const failed = ordered ? 'disordered' : 'retreats';
  const dice = diceOf(test);
  const reads = (thrown: number): string =>
    test === 'chance' || isPassed(test, thrown, target.morale, malus.total) ? 'passes' : failed;
  const zone: EncounterStep = {
    step: 'zone',
    by: 'attacker',
    rules: ['WN-13', 'WN-25'],
    sum: null,
    dice: null,
  };
  const steps: readonly EncounterStep[] = [
    { step: 'approach', by: 'attacker', rules: ['WN-20', 'WN-21', 'WN-22', 'WN-P2'], sum: null, dice: null },
    ...(guns ? [zone] : []),
    { step: 'malus', by: 'attacker', rules: ['WN-26', 'WN-T4'], sum: malus, dice: null },
    {
      step: ordered ? 'testInOrder' : 'testDisordered',
      by: 'target',
      // WN-R-27: who is disordered and passes is none the worse for it
      rules: ordered ? ['WN-24', 'WN-R-25'] : ['WN-24', 'WN-R-25', 'WN-R-27'],
      sum: null,
      dice,
      ...(dice ? { reading: readTotals(dice, reads) } : {}),
    },
  ];
  return {
    kind: 'formula',
    rows: [
      {
        row: 'all',
        measures: {
          breaks: ordered ? NEVER : fails,
          destroyed: NEVER,
          shaken: ordered ? fails : NEVER,
          stopped: NEVER,
          thrown: NEVER,
          lossTarget: NEVER,
          lossAttacker: NEVER,
        },
        results: [
          { result: 'passes', chance: passes },
          { result: failed, chance: fails },
        ],
        told: [{ label: 'malus', value: malus.total }],
        steps,
      },
    ],
  };
}

function mapped(party: Combatant, role: Role, given: GivenInputs): readonly Mapped[] {
  const usual = usualOf(party);
  const told = (input: string, value: number) => Number(given[`${role}${input}`] ?? value);
  return [
    { label: 'class', value: ARM_CLASSES[party.arm], rule: 'WN-T1', from: 'assumed' },
    { label: 'main', value: told('Main', usual.main), rule: 'WN-26', from: 'assumed' },
    { label: 'morale', value: told('Morale', usual.morale), rule: 'WN-26', from: 'assumed' },
  ];
}

/** The malus alone is the text's; values and test are inputs. */
export const encounters: EncounterPart<SystemTypes> = {
  measures: () => ['breaks', 'shaken'],
  settled: () => [],
  inputs: inputsOf,
  mapped,
  answer,
};
