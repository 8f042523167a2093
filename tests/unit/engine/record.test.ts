import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conclude, entriesOf } from '../../../src/engine/history.ts';
import { fromRecord, type HistoryRecord } from '../../../src/engine/record.ts';
import { stepBack, stepTo } from '../../../src/engine/steps.ts';
import { type PigTypes, pig } from './pig.ts';
import { longGame, playOn, recordOf, thin } from './pigPlay.ts';

const begun = longGame('x'.repeat(20_000));
const { start } = begun;
const played = playOn(begun, 450, 'choices');
const whole = recordOf(played);
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
      record: { ...whole, branches: [{ at: 999, answers: [] }] },
      want: { at: 999, branch: 0, why: { problem: 'badBranch' } },
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
});
