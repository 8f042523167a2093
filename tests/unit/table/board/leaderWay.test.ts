import { expect, test } from 'vitest';
import { crossed, curveText, type Extent, leaderCurve } from '../../../../src/table/board/leaderWay.ts';
import { chance } from '../../../support/randomPosition.ts';

const port: Extent = { left: 0, right: 1000, top: 60, bottom: 860 };
const from = { x: 1030, y: 220 };
const to = { x: 690, y: 320 };

function piece(x: number, y: number): Extent {
  return { left: x - 14, right: x + 14, top: y - 20, bottom: y + 20 };
}

test('with nobody in its way the line is the plainest, and it begins and ends where it has to', () => {
  expect(leaderCurve(from, to, port, [])).toEqual(leaderCurve(from, to, port, [piece(100, 100)]));
  expect(curveText(leaderCurve(from, to, port, []))).toBe('M1030 220C940 220 845 320 690 320');
});

test('it goes round a piece that the plainest line would strike through', () => {
  const pieces = [piece(865, 288)];
  const plain = leaderCurve(from, to, port, []);
  expect(crossed(plain, port, pieces)).toBeGreaterThan(0);
  const round = leaderCurve(from, to, port, pieces);
  expect(crossed(round, port, pieces)).toBe(0);
  expect([round[0], round[3]]).toEqual([from, to]);
});

test('among crowds it crosses less than the plainest line, never more, and stays on the map', () => {
  const { below } = chance('leader');
  const found = { plain: 0, sought: 0 };
  for (let n = 0; n < 200; n++) {
    const pieces = Array.from({ length: 24 }, () => piece(20 + below(960), 80 + below(760)));
    const end = { x: 100 + below(800), y: 100 + below(700) };
    const plain = crossed(leaderCurve(from, end, port, []), port, pieces);
    const sought = crossed(leaderCurve(from, end, port, pieces), port, pieces);
    expect(sought).toBeLessThanOrEqual(plain);
    found.plain += plain > 0 ? 1 : 0;
    found.sought += sought > 0 ? 1 : 0;
  }
  expect(found.plain).toBeGreaterThan(40);
  expect(found.sought).toBeLessThan(found.plain / 4);
});
