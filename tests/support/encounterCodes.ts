/** Every code that a system tells of encounters: drawn at random, and played by dice to their ends. */
import {
  ARMS,
  type Combatant,
  DEEDS,
  ENCOUNTER_GROUNDS,
  type Encounter,
  type EncounterPart,
  type EncounterStep,
  FARTHEST,
  type GivenInputs,
  MOST_SUPPORTS,
  ONTO,
  ORDERS_OF_BATTLE,
  type PlayedOut,
  type PlayedRow,
  STATUSES,
  TARGET_ANSWERS,
} from '../../src/contract/encounter.ts';
import type { SystemWords } from '../../src/contract/system.ts';
import type { SystemTypes } from '../../src/contract/systemTypes.ts';
import { outcomesOf } from '../../src/engine/dice.ts';
import { type Chance, chance } from './randomPosition.ts';

/** The codes met, by what they are codes of, and every statement that stands beside one. */
export type MetCodes = { readonly [K in keyof SystemWords]: Set<string> } & { readonly rules: Set<string> };

/** A party; `often`: foot more than chance has it, in an order it may stand in. */
function aParty(by: Chance, often: boolean): Combatant {
  const arm = often && by.happens(0.4) ? 'line' : by.one(ARMS);
  const onFoot = arm === 'line' || arm === 'light';
  const usual = onFoot ? by.one(['line', 'column', 'square'] as const) : 'none';
  return {
    arm,
    status: by.one(STATUSES),
    formation: often ? usual : by.one(ORDERS_OF_BATTLE),
    left: 1 + by.below(20),
    supports: by.below(MOST_SUPPORTS + 1),
    led: by.happens(0.5),
  };
}

/** Three in four nearer to what may happen, so that enough of those drawn are answered; every field all the same. */
export function anEncounter(by: Chance): Encounter {
  const often = by.happens(0.75);
  return {
    deed: by.one(DEEDS),
    attacker: aParty(by, often),
    target: aParty(by, often),
    distance: 1 + by.below(often ? 4 : FARTHEST),
    onto: often && by.happens(0.5) ? 'front' : by.one(ONTO),
    ground: often && by.happens(0.5) ? 'open' : by.one(ENCOUNTER_GROUNDS),
    answer: by.one(TARGET_ANSWERS),
  };
}

/** Some of the inputs given another of their values. */
export function someInputs<T extends SystemTypes>(
  part: EncounterPart<T>,
  encounter: Encounter,
  by: Chance,
): GivenInputs {
  const told = part.inputs(encounter).filter(() => by.happens(0.3));
  return Object.fromEntries(told.map(({ input, values }) => [input, by.one(values)]));
}

const LONGEST_PLAY = 200;

/** The steps of one play, its dice thrown. */
function playedOnce<T extends SystemTypes>(
  { engine, step }: PlayedOut<T>,
  row: PlayedRow<T>,
  by: Chance,
): readonly EncounterStep[] {
  const steps: EncounterStep[] = [];
  let position = engine.run(row.game);
  while (steps.length < LONGEST_PLAY) {
    const pending = engine.pending(position);
    if (pending.wait === 'over') return steps;
    if (pending.wait === 'decision') {
      position = engine.follow(position, row.takes(position, pending.decision));
      continue;
    }
    const { roll } = pending;
    steps.push(step(position, roll));
    // any outcome: what is rare is told too
    position = engine.follow(position, by.one(outcomesOf(roll.dice)).outcome);
  }
  return steps;
}

/** What is met in so many encounters. */
export function metCodes<T extends SystemTypes>(
  part: EncounterPart<T>,
  seed: string,
  encounters: number,
): MetCodes {
  const by = chance(seed);
  const met: MetCodes = {
    ...{ terms: new Set(), steps: new Set(), inputs: new Set(), values: new Set() },
    ...{ labels: new Set(), rows: new Set(), silences: new Set(), rules: new Set() },
  };

  function meetReading(reading: NonNullable<EncounterStep['reading']>): void {
    if (reading.of === 'dice') met.values.add(reading.result);
    else if (reading.of === 'total') for (const { result } of reading.totals) met.values.add(result);
    else for (const { face, result } of reading.faces) met.values.add(face).add(result);
  }

  function meetStep({ step, rules, sum, reading }: EncounterStep): void {
    met.steps.add(step);
    if (reading) meetReading(reading);
    for (const rule of rules) met.rules.add(rule);
    for (const { rule, why } of sum?.terms ?? []) {
      met.terms.add(why);
      met.rules.add(rule);
    }
  }

  function meetValue(value: string | number): void {
    if (typeof value === 'string') met.values.add(value);
  }

  for (let n = 0; n < encounters; n++) {
    const encounter = anEncounter(by);
    const given = someInputs(part, encounter, by);
    for (const { input, values, rule } of part.inputs(encounter)) {
      met.inputs.add(input);
      met.rules.add(rule);
      values.forEach(meetValue);
    }
    for (const role of ['attacker', 'target'] as const)
      for (const { label, value, rule } of part.mapped(encounter[role], role, given)) {
        met.labels.add(label);
        met.rules.add(rule);
        meetValue(value);
      }
    const answer = part.answer(encounter, given);
    switch (answer.kind) {
      case 'silent':
        met.silences.add(answer.silent);
        break;
      case 'formula':
        for (const { row, results, told, steps } of answer.rows) {
          met.rows.add(row);
          for (const { result } of results) meetValue(result);
          for (const { label } of told) met.labels.add(label);
          steps.forEach(meetStep);
        }
        break;
      case 'played':
        for (const row of answer.played.rows) {
          met.rows.add(row.row);
          playedOnce(answer.played, row, by).forEach(meetStep);
        }
    }
  }
  return met;
}
