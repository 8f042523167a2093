/** A game from the storage of the browser: checked, migrated and replayed as a file is, but opened as far as it goes. */
import * as v from 'valibot';
import type { Branch, Recorded } from '../engine/history.ts';
import { type OnWay, salvage } from '../engine/record.ts';
import { engine } from '../rules/rulebook.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import { battleProblem } from './checks.ts';
import { isTooDeep, problemOf, readVersion } from './file.ts';
import { fingerprint } from './gameFile.ts';
import { migrate } from './migrate.ts';
import { momentProblem } from './momentChecks.ts';
import type { PlayedGame } from './newGame.ts';
import { type Problem, problem } from './problem.ts';
import { type SaveProblem, sinceThen } from './saveProblem.ts';
import { beginningOf } from './scenario.ts';
import { STORED_ANSWER, STORED_BRANCH, STORED_GAME, type StoredGame } from './schema.ts';

/** Saves of the first versions did not say which they were of. */
const FIRST_VERSION = 1;

/** A saved game as it lies in the storage, of unknown make. Those of the first versions have neither version nor hash. */
export interface Stored {
  readonly version?: unknown;
  readonly names: unknown;
  /** Left out where two persons play, as in all saves of the first versions. */
  readonly programs?: unknown;
  /** Left out where there are none. */
  readonly standingOrders?: unknown;
  readonly scenario: unknown;
  readonly seed: unknown;
  /** As many as were found, from the first without a gap. */
  readonly answers: readonly unknown[];
  readonly cursor: unknown;
  readonly branches: unknown;
  readonly conclusion: unknown;
  readonly hash?: unknown;
}

/** What of a saved game could not be brought back. */
export interface Cut {
  /** How many answers are left off, those of branches included. */
  readonly leftOff: number;
  /** Nothing when they were erased or are no answers. */
  readonly why: SaveProblem | null;
}

export type OpenedSave =
  | { readonly ok: true; readonly game: PlayedGame; readonly cut: Cut | null }
  | { readonly ok: false; readonly problem: Problem };

/** The first of the answers that have the shape of one. */
function soundAnswers(answers: readonly unknown[]): readonly Recorded<SabreurTypes>[] {
  const found: Recorded<SabreurTypes>[] = [];
  for (const answer of answers) {
    const read = v.safeParse(STORED_ANSWER, answer);
    if (!read.success) break;
    found.push(read.output);
  }
  return found;
}

function soundBranches(branches: readonly unknown[]): readonly Branch<SabreurTypes>[] {
  return branches.flatMap((branch) => {
    const read = v.safeParse(STORED_BRANCH, branch);
    return read.success ? [read.output] : [];
  });
}

/** A branch of which nothing is left had one answer at least. */
function lengthOf(branch: unknown): number {
  const isBranch = typeof branch === 'object' && branch !== null && 'answers' in branch;
  return isBranch && Array.isArray(branch.answers) ? branch.answers.length : 1;
}

function answersOfAll(branches: readonly unknown[]): number {
  return branches.reduce((sum: number, one) => sum + lengthOf(one), 0);
}

type Shaped =
  | { readonly ok: true; readonly stored: StoredGame; readonly writtenIn: number }
  | { readonly ok: false; readonly problem: Problem };

function checkShape({ version = FIRST_VERSION, hash = null, ...rest }: Stored): Shaped {
  const read = readVersion(version);
  if (!read.ok) return read;
  const data = migrate({ ...rest, hash }, read.version);
  if (isTooDeep(data)) return { ok: false, problem: problem('tooDeep', '') };
  const parsed = v.safeParse(STORED_GAME, data, { abortEarly: true });
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.issues[0]) };
  const { scenario } = parsed.output;
  const found = battleProblem(scenario, 'scenario') ?? momentProblem(scenario, 'scenario');
  return found ? { ok: false, problem: found } : { ok: true, stored: parsed.output, writtenIn: read.version };
}

/**
 * Replays a saved game up to the last answer that can be given again; `total` answers were saved. What does not come
 * out as it was saved has its reason in the rules: nobody writes in the storage by hand.
 */
export function openSave(from: Stored, total: number, onWay?: OnWay): OpenedSave {
  const checked = checkShape(from);
  if (!checked.ok) return checked;
  const { stored, writtenIn } = checked;
  const answers = soundAnswers(stored.answers);
  const branches = soundBranches(stored.branches);
  const { scenario, names, programs, standingOrders, seed, cursor, conclusion, hash } = stored;
  const record = { seed, answers, cursor, branches, conclusion };
  const { history, leftOff, problem: found } = salvage(engine, beginningOf(scenario), record, onWay);
  const game: PlayedGame = { scenario, names, programs, standingOrders, history };
  const misshapen = total - answers.length + answersOfAll(stored.branches) - answersOfAll(branches);
  const lost = leftOff + misshapen;
  const isAsSaved =
    history.length === cursor && (hash === null || fingerprint(history.game, writtenIn) === hash);
  if (lost === 0 && isAsSaved) return { ok: true, game, cut: null };
  const wrong: SaveProblem | null = found
    ? { wrong: 'record', problem: found }
    : misshapen === 0
      ? { wrong: 'hash' }
      : null;
  const why = wrong && sinceThen(wrong, cursor);
  return { ok: true, game, cut: { leftOff: lost, why } };
}

/** The text of a saved game as it lies in the storage, in the form of a file. Whether it is sound is not asked. */
export function storedText({ version = FIRST_VERSION, ...stored }: Stored): string {
  return `${JSON.stringify({ format: 'sabreur-hex/game', version, ...stored, snapshots: [] })}\n`;
}
