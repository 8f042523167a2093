/** What comes from the worker, looked at before it is believed: by its kind, no deeper than it is cheap. */

import { MEASURES } from '../contract/encounter.ts';
import { isRecord } from '../engine/plainData.ts';
import { type Progress, TROUBLES, type Trouble } from '../odds/asked.ts';
import type { AnyMeanwhile, ReplyOf, WorkerAsk } from './asked.ts';

type Plain = Readonly<Record<string, unknown>>;

function hasLists(value: Plain, ...names: readonly string[]): boolean {
  return names.every((name) => Array.isArray(value[name]));
}

function hasRecords(value: Plain, ...names: readonly string[]): boolean {
  return names.every((name) => isRecord(value[name]));
}

function hasNumbers(value: Plain, ...names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'number');
}

function isFigures(value: unknown): boolean {
  return isRecord(value) && hasRecords(value, 'outcomes') && hasLists(value, 'units', 'sides', 'places');
}

function isTree(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['kind'] === 'string' &&
    hasNumbers(value, 'node') &&
    hasLists(value, 'branches')
  );
}

function isOdds(value: unknown): boolean {
  return (
    isRecord(value) &&
    isFigures(value['figures']) &&
    isTree(value['tree']) &&
    hasRecords(value, 'ranges') &&
    hasLists(value, 'rolls', 'placed', 'unweighed', 'reactions') &&
    hasNumbers(value, 'open', 'states')
  );
}

function isSweep(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['weighed'] === 'boolean' &&
    Array.isArray(value['points']) &&
    value['points'].every(
      (point: unknown) => isRecord(point) && (point['figures'] === null || isFigures(point['figures'])),
    )
  );
}

function isRolled(value: unknown): boolean {
  return isRecord(value) && hasNumbers(value, 'times') && hasRecords(value, 'outcomes', 'losses', 'left');
}

function isExact(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['total'] === 'string' &&
    hasRecords(value, 'ground') &&
    hasLists(value, 'units')
  );
}

function isAttack(value: unknown): boolean {
  return (
    isRecord(value) &&
    value['of'] === 'attack' &&
    hasNumbers(value, 'breaks', 'attackerBreaks', 'lost', 'attackerLost') &&
    hasLists(value, 'range') &&
    hasRecords(value, 'staying')
  );
}

function isListOf(of: string, name: string): (value: unknown) => boolean {
  return (value) => isRecord(value) && value['of'] === of && hasLists(value, name);
}

/** The rows of a system, or the code of what its text lacks. */
function isAnswerWith(...lists: readonly string[]): (value: unknown) => boolean {
  const isRow = (row: unknown): boolean =>
    isRecord(row) &&
    typeof row['row'] === 'string' &&
    isRecord(row['measures']) &&
    hasNumbers(row['measures'], ...MEASURES) &&
    hasLists(row, ...lists);
  return (value) =>
    isRecord(value) &&
    (value['kind'] === 'silent'
      ? typeof value['silent'] === 'string'
      : value['kind'] === 'rows' && Array.isArray(value['rows']) && value['rows'].every(isRow));
}

const isSweptPoint = isAnswerWith();

function isSweptEncounter(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSweptPoint);
}

function isThought(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasRecords(value, 'choice') &&
    hasLists(value, 'weighed', 'reasons') &&
    hasNumbers(value, 'positions')
  );
}

const orNothing =
  (isIt: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isIt(value);

const TOLD: Readonly<Record<WorkerAsk['ask'], (value: unknown) => boolean>> = {
  odds: orNothing(isOdds),
  branch: orNothing(isTree),
  sweep: isSweep,
  rolls: orNothing(isRolled),
  exact: orNothing(isExact),
  attack: orNothing(isAttack),
  answers: orNothing(isListOf('answers', 'rows')),
  dangers: orNothing(isListOf('dangers', 'dangers')),
  dangersEach: orNothing(isListOf('dangersEach', 'each')),
  tests: orNothing(isListOf('tests', 'rows')),
  encounter: isAnswerWith('results', 'told', 'steps'),
  encounterSweep: isSweptEncounter,
  think: isThought,
};

export function isTold<K extends WorkerAsk['ask']>(kind: K, value: unknown): value is ReplyOf[K] {
  return value !== undefined && TOLD[kind](value);
}

export function isMeanwhile(kind: WorkerAsk['ask'], value: unknown): value is AnyMeanwhile {
  if (kind === 'odds') return isOdds(value);
  if (kind === 'encounterSweep') return isSweptEncounter(value);
  return kind === 'sweep' && isSweep(value);
}

export function isProgress(value: unknown): value is Progress {
  return isRecord(value) && hasNumbers(value, 'done') && (value['of'] === null || hasNumbers(value, 'of'));
}

export function isTrouble(value: unknown): value is Trouble {
  return TROUBLES.some((trouble) => trouble === value);
}
