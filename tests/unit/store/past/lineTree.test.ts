import { expect, test } from 'vitest';
import type { EarlierLine } from '../../../../src/store/game/lines.ts';
import { type LineNode, lineTree } from '../../../../src/store/past/lineTree.ts';

/** A line that left the game after so many answers, each of its own a letter. */
function line(number: number, at: number, letters: string): EarlierLine {
  const answers = [...letters].map((unit) => ({
    choice: { choose: 'unit' as const, unit },
    side: 'blue' as const,
  }));
  return { branch: { at, answers }, number, at, turn: 1, answers: answers.length, first: null };
}

function drawn(nodes: readonly LineNode[]): readonly unknown[] {
  return nodes.map(({ line: { number }, shared, children }) =>
    children.length > 0 ? [number, shared, drawn(children)] : [number, shared],
  );
}

test('a line hangs on the one it shares most with; one that left elsewhere hangs on the game', () => {
  const lines = [
    line(0, 4, 'abcd'),
    line(1, 4, 'abxy'),
    line(2, 4, 'zz'),
    line(3, 9, 'ab'),
    line(4, 4, 'abxq'),
  ];
  expect(drawn(lineTree(lines))).toEqual([
    [0, 0, [[1, 2, [[4, 3]]]]],
    [2, 0],
    [3, 0],
  ]);
});

test('in the order in which they left the game, the oldest first', () => {
  expect(drawn(lineTree([line(1, 7, 'a'), line(0, 3, 'a')]))).toEqual([
    [0, 0],
    [1, 0],
  ]);
});
