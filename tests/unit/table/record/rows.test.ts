import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../src/rules/state/facts.ts';
import type { EarlierLine } from '../../../../src/store/game/lines.ts';
import type { GameLogEntry } from '../../../../src/store/state.ts';
import { type JournalAsked, type JournalRow, journalRows } from '../../../../src/table/record/rows.ts';

const passed: Fact = { fact: 'passed', unit: 'a', rule: 'SEQ-07' };
const lost: Fact = {
  ...{ fact: 'losses', unit: 'b', lost: 2, left: 6, cause: 'fire', by: 'a', rule: 'LOS-02' },
};
const began: Fact = { fact: 'turnBegan', side: 'red', turn: 1 };

function entry(at: number, depth: number, facts: readonly Fact[]): GameLogEntry {
  return {
    ...{ at, turn: 1, depth, side: 'blue', question: null, choice: null },
    ...{ roll: null, faces: [], source: null, facts },
  };
}

const LOG = [entry(0, 2, [passed]), entry(1, 4, [passed]), entry(2, 6, [passed, lost]), entry(3, 2, [began])];
const ASKED: JournalAsked = {
  log: LOG,
  ahead: [entry(4, 9, [passed])],
  opening: [],
  lines: [],
  barrier: null,
  ended: false,
  detail: 'usual',
  wanted: null,
  isFolded: () => false,
};

function drawn(rows: readonly JournalRow[]): readonly string[] {
  return rows.map((row) => {
    if (row.row === 'turn') return row.folded ? `${row.key} folded` : row.key;
    if (row.row === 'left') return `left ${row.line.number}`;
    if (row.row === 'ended') return 'ended';
    const { entry: told, facts } = row.line;
    return `${'>'.repeat(row.depth)}${told.at}:${facts.length}${row.undone ? ' undone' : ''}${row.barred ? ' barred' : ''}`;
  });
}

describe('the journal as rows', () => {
  test('in the order in which it happened, what was brought about under what brought it about', () => {
    expect(drawn(journalRows(ASKED))).toEqual([
      'start',
      '0:1',
      '1:1',
      '>>2:2',
      'turn 1 red',
      '>>>>4:1 undone',
    ]);
  });

  test('in few words only who loses, runs, attacks or holds', () => {
    expect(drawn(journalRows({ ...ASKED, detail: 'brief', barrier: 2 }))).toEqual([
      'start',
      '>>2:1',
      'turn 1 red',
    ]);
  });

  test('where steps back stop is told before that line', () => {
    expect(drawn(journalRows({ ...ASKED, barrier: 1 }))[2]).toBe('1:1 barred');
  });

  test('a turn that is folded tells nothing', () => {
    expect(drawn(journalRows({ ...ASKED, isFolded: (key) => key === 'start' }))).toEqual([
      'start folded',
      'turn 1 red',
      '>>>>4:1 undone',
    ]);
  });

  test('what is sought is found in folded turns too, and turns without it are not named', () => {
    const wanted = ({ facts }: { readonly facts: readonly Fact[] }) => facts.includes(lost);
    expect(drawn(journalRows({ ...ASKED, wanted, isFolded: () => true, barrier: 2 }))).toEqual([
      'start',
      '>>2:2',
    ]);
  });

  test('that the players ended it is told last, and not among what is sought', () => {
    expect(drawn(journalRows({ ...ASKED, ahead: [], ended: true })).at(-1)).toBe('ended');
    expect(drawn(journalRows({ ...ASKED, ended: true, wanted: () => true }))).not.toContain('ended');
  });

  test('where a line left the game it is named', () => {
    const line: EarlierLine = {
      ...{ branch: { at: 2, answers: [] }, number: 5, at: 2, turn: 1, answers: 1, first: null },
    };
    const first = { ...line, at: 0, number: 6 };
    expect(drawn(journalRows({ ...ASKED, lines: [line, first] }))).toEqual([
      ...['start', 'left 6', '0:1', '1:1', 'left 5', '>>2:2', 'turn 1 red', '>>>>4:1 undone'],
    ]);
  });
});
