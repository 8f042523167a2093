/** What comes from the worker, looked at before it is believed: by its kind, no deeper than it is cheap. */

import { MEASURES, type Measures } from '../contract/encounter.ts';
import type { MeasuredRow } from '../encounter/measured.ts';
import { isRecord } from '../engine/plainData.ts';
import { type Progress, TROUBLES, type Trouble } from '../odds/asked.ts';
import type { Exact, LaboratoryOdds, Rolled } from '../odds/laboratory/asked.ts';
import type { Figures } from '../odds/laboratory/figures.ts';
import type { TreeNode } from '../odds/laboratory/tree.ts';
import type {
  AnswersOdds,
  AttackOdds,
  DangersEachTold,
  DangersTold,
  TableReply,
  TestsOdds,
} from '../odds/table/asked.ts';
import type { Thought } from '../opponent/thought.ts';
import type { AnyMeanwhile, ReplyOf, WorkerAsk } from './asked.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What a reply is told by: parts that it has, or a part that was named anew here is none of its own. */
type PartOf<T> = T extends unknown ? keyof T & string : never;

function hasLists<T>(value: Plain, ...names: readonly PartOf<T>[]): boolean {
  return names.every((name) => Array.isArray(value[name]));
}

function hasRecords<T>(value: Plain, ...names: readonly PartOf<T>[]): boolean {
  return names.every((name) => isRecord(value[name]));
}

function hasNumbers<T>(value: Plain, ...names: readonly PartOf<T>[]): boolean {
  return names.every((name) => typeof value[name] === 'number');
}

function isFigures(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasRecords<Figures>(value, 'outcomes') &&
    hasLists<Figures>(value, 'units', 'sides', 'places')
  );
}

function isTree(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['kind'] === 'string' &&
    hasNumbers<TreeNode>(value, 'node') &&
    hasLists<TreeNode>(value, 'branches')
  );
}

function isOdds(value: unknown): boolean {
  return (
    isRecord(value) &&
    isFigures(value['figures']) &&
    isTree(value['tree']) &&
    hasRecords<LaboratoryOdds>(value, 'ranges') &&
    hasLists<LaboratoryOdds>(value, 'rolls', 'placed', 'unweighed', 'reactions') &&
    hasNumbers<LaboratoryOdds>(value, 'open', 'states')
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
  return (
    isRecord(value) &&
    hasNumbers<Rolled>(value, 'times') &&
    hasRecords<Rolled>(value, 'outcomes', 'losses', 'left')
  );
}

function isExact(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['total'] === 'string' &&
    hasRecords<Exact>(value, 'outcomes') &&
    hasLists<Exact>(value, 'units')
  );
}

function isAttack(value: unknown): boolean {
  return (
    isRecord(value) &&
    value['of'] === 'attack' &&
    hasNumbers<AttackOdds>(value, 'breaks', 'attackerBreaks', 'lost', 'attackerLost') &&
    hasLists<AttackOdds>(value, 'range') &&
    hasRecords<AttackOdds>(value, 'staying')
  );
}

function isListOf<T extends NonNullable<TableReply>>(
  of: T['of'],
  name: PartOf<T>,
): (value: unknown) => boolean {
  return (value) => isRecord(value) && value['of'] === of && hasLists<T>(value, name);
}

/** The rows of a system, or the code of what its text lacks. */
function isAnswerWith(...lists: readonly PartOf<MeasuredRow<number>>[]): (value: unknown) => boolean {
  const isRow = (row: unknown): boolean =>
    isRecord(row) &&
    typeof row['row'] === 'string' &&
    isRecord(row['measures']) &&
    hasNumbers<Measures<number>>(row['measures'], ...MEASURES) &&
    hasLists<MeasuredRow<number>>(row, ...lists);
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
    hasRecords<Thought>(value, 'choice') &&
    hasLists<Thought>(value, 'weighed', 'reasons') &&
    hasNumbers<Thought>(value, 'positions')
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
  answers: orNothing(isListOf<AnswersOdds>('answers', 'rows')),
  dangers: orNothing(isListOf<DangersTold>('dangers', 'dangers')),
  dangersEach: orNothing(isListOf<DangersEachTold>('dangersEach', 'each')),
  tests: orNothing(isListOf<TestsOdds>('tests', 'rows')),
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
  return (
    isRecord(value) &&
    hasNumbers<Progress>(value, 'done') &&
    (value['of'] === null || hasNumbers<Progress>(value, 'of'))
  );
}

export function isTrouble(value: unknown): value is Trouble {
  return TROUBLES.some((trouble) => trouble === value);
}
