import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginHistory, conclude, entriesOf, generatorFor, play, roll } from '../../../src/engine/history.ts';
import { fromRecord, type HistoryRecord } from '../../../src/engine/record.ts';
import { stepBack, stepTo } from '../../../src/engine/steps.ts';
import { type PigTypes, pig, pigGame } from './pig.ts';
import { longGame, playOn, recordOf, thin } from './pigPlay.ts';

const begun = longGame('x'.repeat(20_000));
const { start } = begun;
const played = playOn(begun, 450, 'choices');
const whole = recordOf(played);
const [next] = recordOf(playOn(played, 1, 'more')).answers.slice(450);
if (!next) throw new Error('the game does not go on');
const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const open = (record: HistoryRecord<PigTypes>) => fromRecord(pig, start, again(record), thin);

describe('a record', () => {
  test('through JSON and back is the same history, log and all', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(60), (n, back, more) => {
        const first = playOn(begun, n, 'a');
        const history = stepBack(pig, playOn(stepBack(pig, first, back), more, 'b'), Math.floor(back / 2));
        const opened = open(recordOf(history));
        expect(opened).toEqual({ ok: true, history });
      }),
      { numRuns: 30, seed: 1809 },
    );
  });

  test('a conclusion is kept', () => {
    for (const conclusion of [{ kind: 'agreed' }, { kind: 'resigned', side: 'right' }] as const) {
      const opened = open(recordOf(conclude(played, conclusion)));
      expect(opened).toMatchObject({ ok: true, history: { conclusion, length: 450 } });
    }
  });

  test('holds faces that the players typed, whatever they show; of the seed’s own only one is right', () => {
    const opens = (source: 'typed' | 'seed') =>
      [1, 2, 3, 4, 5, 6].filter((face) => {
        const answers = [{ faces: [face], source }];
        return open({ ...whole, answers, snapshots: [], cursor: 1 }).ok;
      });
    const [first] = whole.answers.flatMap((answer) => ('faces' in answer ? [answer.faces] : []));
    expect(opens('typed')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(opens('seed')).toEqual(first);
  });

  test('may hold a branch that follows its last answer', () => {
    const record = { ...whole, branches: [{ at: 450, answers: [next] }] };
    expect(open(record)).toMatchObject({ ok: true, history: { length: 450, branches: record.branches } });
  });

  test('is replayed with a word before each answer, those of branches included', () => {
    const record = { ...whole, branches: [{ at: 450, answers: [next] }] };
    let words = 0;
    fromRecord(pig, start, record, thin, () => words++);
    expect(words).toBe(451);
  });

  test('weighs for each answer at most a fiftieth of the state', () => {
    expect(whole.snapshots.map(({ at }) => at)).toEqual([200, 400]);
    const state = JSON.stringify(played.game).length;
    expect(JSON.stringify(whole).length / 450).toBeLessThan(state / 50);
  });

  test('holds no fact', () => {
    expect(JSON.stringify(whole)).not.toContain('"fact');
    expect(entriesOf(played).some(({ facts }) => facts.length > 0)).toBe(true);
  });
});

describe('a wrong record names its fault', () => {
  const changed = (at: number, answer: object): HistoryRecord<PigTypes> => ({
    ...whole,
    answers: whole.answers.with(at, answer as (typeof whole.answers)[number]),
  });
  const choiceAt = whole.answers.findIndex((answer) => 'choice' in answer);
  const rollAt = whole.answers.findIndex((answer, at) => 'faces' in answer && at > 20);
  const branched = recordOf(playOn(stepTo(pig, played, 300), 5, 'another'));
  const [branch] = branched.branches;
  const cases: { name: string; record: HistoryRecord<PigTypes>; want: object }[] = [
    {
      name: 'a choice that is not legal',
      record: changed(choiceAt, { choice: { choose: 'stop', keep: 99 }, side: 'left' }),
      want: { at: choiceAt, branch: null, why: { problem: 'notLegal' } },
    },
    {
      name: 'dice that show what they cannot',
      record: changed(rollAt, { faces: [9], source: 'seed' }),
      want: { at: rollAt, why: { problem: 'badFaces' } },
    },
    {
      name: 'faces that are not the seed’s',
      record: { ...whole, seed: 'another' },
      want: { branch: null, why: { problem: 'facesNotFromSeed' } },
    },
    {
      name: 'a choice of the wrong side',
      record: changed(choiceAt, { ...whole.answers[choiceAt], side: 'nobody' }),
      want: { at: choiceAt, why: { problem: 'wrongSide' } },
    },
    {
      name: 'an answer left out',
      record: { ...whole, answers: whole.answers.toSpliced(rollAt, 1) },
      want: { branch: null },
    },
    {
      name: 'a saved state that the replay does not reach',
      record: { ...whole, snapshots: [{ at: 200, game: {} }] },
      want: { at: 200, why: { problem: 'snapshotDiffers' } },
    },
    {
      name: 'a saved state where none is kept',
      record: { ...whole, snapshots: [{ at: 7, game: {} }] },
      want: { at: 7, why: { problem: 'snapshotDiffers' } },
    },
    {
      name: 'a cursor past the end',
      record: { ...whole, cursor: 451 },
      want: { at: 451, why: { problem: 'badCursor' } },
    },
    {
      name: 'a branch that hangs on nothing',
      record: { ...whole, branches: [{ at: 451, answers: [next] }] },
      want: { at: 451, branch: 0, why: { problem: 'badBranch' } },
    },
    {
      name: 'a branch of no answers',
      record: { ...whole, branches: [{ at: 3, answers: [] }] },
      want: { at: 3, branch: 0, why: { problem: 'badBranch' } },
    },
    {
      name: 'a wrong answer in a branch',
      record: {
        ...branched,
        branches: [
          { at: branch?.at ?? 0, answers: [{ choice: { choose: 'stop', keep: 77 }, side: 'left' }] },
        ],
      },
      want: { at: branch?.at, branch: 0 },
    },
  ];
  test.each(cases)('$name', ({ record, want }) => {
    expect(open(record)).toMatchObject({ ok: false, problem: want });
  });

  test.each([0, 1, 2])('one die of several that is not the seed’s: die %i', (die) => {
    const blessed = beginHistory(pig, pigGame(1000, 3), 'seed');
    const thrown = play(pig, blessed, { at: 0, faces: [3], source: 'typed' });
    const [, stop] = thrown.ok ? pig.legal(thrown.history.game) : [];
    const stopped = thrown.ok ? play(pig, thrown.history, { at: 1, choice: stop }) : null;
    if (!stopped?.ok) throw new Error('no blessing is asked for');
    const { history } = stopped;
    const rolled = roll(pig, history, generatorFor(history, null));
    if (!rolled.ok || rolled.entry.waited !== 'roll') throw new Error('no blessing is rolled');
    const { faces } = rolled.entry.answer;
    const record = recordOf(rolled.history);
    const opened = (shown: readonly number[]) => {
      const answers = record.answers.with(2, { faces: shown, source: 'seed' });
      return fromRecord(pig, blessed.start, { ...record, answers }, thin);
    };
    expect(opened(faces).ok).toBe(true);
    expect(opened(faces.with(die, ((faces[die] ?? 1) % 6) + 1))).toEqual({
      ok: false,
      problem: { at: 2, branch: null, why: { problem: 'facesNotFromSeed' } },
    });
  });
});
