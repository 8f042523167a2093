/** The worked figures of every system for the twelve encounters, as fractions, and how a system's answer compares. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { FRACTIONS, fractionText } from '../../src/chances/fraction.ts';
import type { EncounterPart, MeasureName } from '../../src/contract/encounter.ts';
import type { SystemTypes } from '../../src/contract/systemTypes.ts';
import { measured } from '../../src/encounter/measured.ts';
import { WORKED } from './encounters.ts';

type Row = Readonly<Record<string, string>> & { readonly results?: Readonly<Record<string, string>> };
type Figures = Readonly<
  Record<string, { readonly systems: Readonly<Record<string, Readonly<Record<string, Row>>>> }>
>;

const figures: Figures = JSON.parse(readFileSync(new URL('./encounters.json', import.meta.url), 'utf8'));

const NAMES: Readonly<Record<MeasureName, string>> = {
  breaks: 'breaks',
  destroyed: 'destroyed',
  shaken: 'shaken',
  stopped: 'stopped',
  thrown: 'thrown',
  lossTarget: 'loss_t',
  lossAttacker: 'loss_a',
};

/** The names of the worked encounters. */
export const WORKED_NAMES = Object.keys(WORKED);

/** Holds a system to its worked figures: every row and every measure, to the last throw, or its silence. */
export function expectWorked<T extends SystemTypes>(
  part: EncounterPart<T>,
  letters: 'SH' | 'CP' | 'AB' | 'MC' | 'WN',
  name: string,
): void {
  const encounter = WORKED[name];
  const worked = figures[name]?.systems[letters];
  if (!encounter || !worked) throw new Error(`no ${name} for ${letters}`);
  const answer = measured(part, encounter, {}, FRACTIONS);
  if (answer.kind === 'silent') {
    expect(Object.keys(worked)).toEqual(['silent']);
    return;
  }
  const told = answer.rows.map(({ row, measures }) => [
    row,
    Object.fromEntries(
      Object.entries(NAMES).map(([measure, short]) => [
        short,
        fractionText(measures[measure as MeasureName]),
      ]),
    ),
  ]);
  const wanted = Object.entries(worked).map(([row, values]) => [
    row,
    Object.fromEntries(Object.values(NAMES).map((short) => [short, values[short]])),
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
}

/** What the worked figures call results, where a system has them. */
export function workedResults(letters: string, name: string, row: string): Row['results'] {
  return figures[name]?.systems[letters]?.[row]?.results;
}
