import { describe, expect, test } from 'vitest';
import { plotOf } from '../../../../src/table/after/plot.ts';

const turns = new Map([
  [1, 0],
  [2, 50],
]);

describe('the geometry of a plot', () => {
  const line = [
    { at: 0, value: 100 },
    { at: 50, value: 100 },
    { at: 100, value: 0 },
  ];
  const plot = plotOf([line], turns);
  const { left, right, top, foot } = plot.ground;

  test('the line goes over the whole breadth, from the highest to nought', () => {
    const middle = (left + right) / 2;
    expect(plot.lines).toEqual([`M${left} ${top}L${middle} ${top}L${right} ${foot}`]);
  });

  test('values are told at round steps, nought among them', () => {
    expect(plot.values.map(({ value }) => value)).toEqual([0, 50, 100]);
    expect(plot.values[0]?.y).toBe(foot);
  });

  test('each turn stands where it began', () => {
    expect(plot.turns).toEqual([
      { x: left, turn: 1 },
      { x: (left + right) / 2, turn: 2 },
    ]);
  });

  test('what falls below nought has room below it', () => {
    const { values, lines } = plotOf(
      [
        [
          { at: 0, value: -130 },
          { at: 10, value: 20 },
        ],
      ],
      turns,
    );
    expect(Math.min(...values.map(({ value }) => value))).toBeLessThanOrEqual(-130);
    expect(values.map(({ value }) => value)).toContain(0);
    for (const [, y] of (lines[0] ?? '').matchAll(/ ([\d.]+)/g)) expect(Number(y)).toBeLessThanOrEqual(foot);
  });

  test('of a hundred turns not all are named', () => {
    const many = new Map(Array.from({ length: 100 }, (_, n) => [n + 1, n]));
    expect(plotOf([[{ at: 100, value: 1 }]], many).turns.length).toBeLessThan(16);
  });

  test('nothing to draw is no fault', () => {
    expect(plotOf([[]], new Map()).lines).toEqual(['']);
  });
});
