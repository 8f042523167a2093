/** A history as plain data for a file, and back by replay. */
import { type Chain, links } from './chain.ts';
import {
  type Branch,
  beginHistory,
  type Conclusion,
  generatorFor,
  givenAgain,
  type History,
  type PastStep,
  type Played,
  play,
  type Recorded,
} from './history.ts';
import { type AnswerProblem, canonicalText, type Engine } from './interpreter.ts';
import type { GameTypes } from './procedure.ts';
import { type Generator, rollFaces } from './seed.ts';
import { stepTo } from './steps.ts';

/** The state after the first `at` answers, without what never changes. */
export interface SavedState {
  readonly at: number;
  readonly game: object;
}

export interface HistoryRecord<T extends GameTypes> {
  readonly seed: string;
  /** Every answer, those stepped back over included. */
  readonly answers: readonly Recorded<T>[];
  readonly snapshots: readonly SavedState[];
  /** How many of the answers are given. */
  readonly cursor: number;
  readonly branches: readonly Branch<T>[];
  readonly conclusion: Conclusion<T> | null;
}

/** How a rulebook leaves out of a saved state what the start state holds already. */
export type Thin<T extends GameTypes> = (game: T['game']) => object;

/** Which answer of a record is wrong (`at`, of the branch with that index or of the game itself), and why. */
export interface RecordProblem<T extends GameTypes> {
  readonly at: number;
  readonly branch: number | null;
  readonly why:
    | AnswerProblem<T>
    | { readonly problem: 'wrongSide' | 'facesNotFromSeed' | 'snapshotDiffers' | 'badCursor' | 'badBranch' }
    /** The program breaks over the answer; only told where the rest of the record is wanted nevertheless. */
    | { readonly problem: 'programFault'; readonly message: string };
}

export type Opened<T extends GameTypes> =
  | { readonly ok: true; readonly history: History<T> }
  | { readonly ok: false; readonly problem: RecordProblem<T> };

/** Saved states lie so far apart that for each answer they weigh at most a two-hundredth of a state. */
const SAVE_EVERY = 200;

/** The history as plain data. Facts and intermediate states are left out: replay finds them again. */
export function toRecord<T extends GameTypes>(history: History<T>, thin: Thin<T>): HistoryRecord<T> {
  const steps = [...[...links(history.past)].reverse(), ...links(history.ahead)];
  const snapshots = steps.flatMap(({ entry, snapshot }): SavedState[] =>
    snapshot !== null && (entry.at + 1) % SAVE_EVERY === 0
      ? [{ at: entry.at + 1, game: thin(snapshot) }]
      : [],
  );
  return {
    seed: history.seed,
    answers: steps.map((step) => step.entry.answer),
    snapshots,
    cursor: history.length,
    branches: history.branches,
    conclusion: history.conclusion,
  };
}

/** How far answers could be given again, and what is wrong with the first that could not. */
interface Replayed<T extends GameTypes> {
  readonly history: History<T>;
  readonly problem: RecordProblem<T> | null;
}

/** Told before each answer that is replayed: a long record takes its time. */
export type OnWay = () => void;

/** Gives an answer again. */
type Give<T extends GameTypes> = (
  history: History<T>,
  answer: unknown,
) => Played<T> | { readonly ok: false; readonly why: RecordProblem<T>['why'] };

/** Gives an answer again; what the program breaks over counts as an answer that cannot be given. */
function givenAsFarAsItGoes<T extends GameTypes>(engine: Engine<T>, onWay: OnWay): Give<T> {
  return (history, answer) => {
    onWay();
    try {
      return play(engine, history, answer);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, why: { problem: 'programFault', message } };
    }
  };
}

/** Replays answers, checking what the engine does not: who answered, and that faces from the seed are the seed's. */
function replay<T extends GameTypes>(
  give: Give<T>,
  from: History<T>,
  answers: readonly Recorded<T>[],
  branch: number | null,
): Replayed<T> {
  let history = from;
  let generator: Generator | null = null;
  for (const [n, answer] of answers.entries()) {
    const reached = history;
    const wrong = (why: RecordProblem<T>['why']): Replayed<T> => ({
      history: reached,
      problem: { at: from.length + n, branch, why },
    });
    const played = give(history, givenAgain(from.length + n, answer));
    if (!played.ok) return wrong(played.why);
    const { entry } = played;
    if ('side' in answer && answer.side !== entry.side) return wrong({ problem: 'wrongSide' });
    if (entry.waited === 'roll' && entry.answer.source === 'seed') {
      generator = generatorFor(history, generator);
      const faces: readonly number[] = rollFaces(entry.dice, generator);
      if (entry.answer.faces.some((face, die) => face !== faces[die]))
        return wrong({ problem: 'facesNotFromSeed' });
    }
    history = played.history;
  }
  return { history, problem: null };
}

function stateOf<T extends GameTypes>(past: Chain<PastStep<T>> | null, at: number): T['game'] | null {
  for (const { entry, snapshot } of links(past)) if (entry.at + 1 === at) return snapshot;
  return null;
}

/**
 * The history of a record, replayed from the start and verified answer by answer, branches included; its saved states
 * must agree with the replay. A wrong record names the answer at fault. The data must have been validated.
 */
export function fromRecord<T extends GameTypes>(
  engine: Engine<T>,
  start: T['game'],
  record: HistoryRecord<T>,
  thin: Thin<T>,
  onWay: OnWay = () => {},
): Opened<T> {
  const fault = (at: number, branch: number | null, problem: RecordProblem<T>['why']): Opened<T> => ({
    ok: false,
    problem: { at, branch, why: problem },
  });
  const give: Give<T> = (history, answer) => {
    onWay();
    return play(engine, history, answer);
  };
  const { answers, cursor, branches, conclusion } = record;
  if (cursor > answers.length) return fault(cursor, null, { problem: 'badCursor' });
  const whole = replay(give, beginHistory(engine, start, record.seed), answers, null);
  if (whole.problem) return { ok: false, problem: whole.problem };
  for (const { at, game } of record.snapshots) {
    const replayed = stateOf(whole.history.past, at);
    if (!replayed || canonicalText(thin(replayed)) !== canonicalText(game))
      return fault(at, null, { problem: 'snapshotDiffers' });
  }
  for (const [n, branch] of branches.entries()) {
    if (branch.at > answers.length || branch.answers.length === 0)
      return fault(branch.at, n, { problem: 'badBranch' });
    const tried = replay(give, stepTo(engine, whole.history, branch.at), branch.answers, n);
    if (tried.problem) return { ok: false, problem: tried.problem };
  }
  return { ok: true, history: { ...stepTo(engine, whole.history, cursor), branches, conclusion } };
}

/** A history as far as its record could be replayed. */
export interface Salvaged<T extends GameTypes> {
  readonly history: History<T>;
  /** How many answers are left off, those of branches included, and what is wrong with the first of them. */
  readonly leftOff: number;
  readonly problem: RecordProblem<T> | null;
}

/**
 * The history of a record, replayed up to the last answer that can be given again; branches likewise. An answer the
 * program breaks over is none: what was played before it is not lost with it. Saved states are not looked at. An end agreed on stands only where the game stands as it was recorded.
 */
export function salvage<T extends GameTypes>(
  engine: Engine<T>,
  start: T['game'],
  record: Omit<HistoryRecord<T>, 'snapshots'>,
  onWay: OnWay = () => {},
): Salvaged<T> {
  const give = givenAsFarAsItGoes(engine, onWay);
  const { answers, branches, conclusion } = record;
  const whole = replay(give, beginHistory(engine, start, record.seed), answers, null);
  const { length } = whole.history;
  let { problem } = whole;
  let leftOff = answers.length - length;
  const sound: Branch<T>[] = [];
  for (const [n, branch] of branches.entries()) {
    const { at } = branch;
    const tried = at <= length ? replay(give, stepTo(engine, whole.history, at), branch.answers, n) : null;
    const taken = tried ? branch.answers.slice(0, tried.history.length - at) : [];
    if (taken.length > 0) sound.push({ ...branch, answers: taken });
    leftOff += branch.answers.length - taken.length;
    problem ??= tried?.problem ?? null;
  }
  const cursor = Math.min(record.cursor, length);
  const history: History<T> = {
    ...stepTo(engine, whole.history, cursor),
    branches: sound,
    conclusion: cursor === record.cursor ? conclusion : null,
  };
  return { history, leftOff, problem };
}
