/** What is marked on the map, above and below its pieces. */
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { hexAt } from '../../src/geometry/shape.ts';
import { type MapMarks, NO_MARKS } from '../../src/map/marks.ts';
import { army, map, nothingPressed, unit } from '../support/mapOnScreen.tsx';

beforeEach(nothingPressed);

test('the mark round a target lies under its piece, and leaves its strength to be read', async () => {
  const marks: MapMarks = { ...NO_MARKS, targets: [{ unit: 'c', kind: 'charge', value: '62%' }] };
  const { container } = await map({ marks });
  await expect.poll(() => container.querySelectorAll('.target').length).toBe(1);
  const ring = container.querySelector('.target');
  const number = container.querySelector('[data-unit="c"] .plate-number');
  if (!ring || !number) throw new Error('the target is not drawn');
  expect(ring.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the corners of a group lie under its pieces, and its price away from their names', async () => {
  const south = { ...unit('s', hexAt(7, 6)), facing: 2 } as const;
  const marks: MapMarks = {
    ...NO_MARKS,
    group: ['s'],
    groupable: [
      { unit: 'a', cost: 2 },
      { unit: 's', cost: 3 },
    ],
  };
  const { container } = await map({ units: [...army, south], marks });
  await expect.poll(() => container.querySelectorAll('.groupable-coin').length).toBe(2);
  const pieces = container.querySelector('.piece');
  for (const corners of container.querySelectorAll('.in-group, .groupable'))
    expect(pieces && corners.compareDocumentPosition(pieces)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const coins = [...container.querySelectorAll('.groupable-coin')].map((coin) => coin.getAttribute('cy'));
  // the plate of who looks north lies below, of who looks south above
  expect(coins).toEqual(['-4', '4']);
});

test('the map is free of faults that the accessibility checker finds, with every mark shown', async () => {
  const marks: MapMarks = {
    ...NO_MARKS,
    reach: [{ hex: hexAt(6, 5), cost: 2, kind: 'charge' }],
    targets: [{ unit: 'c', kind: 'charge', value: '62%' }],
    refusedTargets: [{ unit: 'c' }],
    arrows: [{ from: hexAt(4, 6), to: hexAt(8, 3), kind: 'charge' }],
    rings: [{ unit: 'a', side: 'blue' }],
    route: [hexAt(4, 6), hexAt(5, 5)],
    ghosts: [{ unit: 'a', hexes: [hexAt(4, 5), hexAt(5, 5)], facing: 5 }],
    lastMove: [hexAt(9, 9), hexAt(9, 8)],
    facingChoices: [{ hex: hexAt(6, 5), facing: 2, chosen: true }],
    groupable: [{ unit: 'b', cost: 2 }],
    group: ['a'],
    outflanked: ['c'],
    threat: [hexAt(8, 4)],
    field: [hexAt(4, 5)],
    sights: [{ from: hexAt(4, 6), to: hexAt(8, 3), blockedAt: hexAt(6, 5) }],
    offered: [hexAt(1, 1)],
  };
  const { container } = await map({ marks, selected: 'a', cursor: hexAt(4, 6) });
  const report = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } },
  });
  expect(report.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(container.querySelector('[role="img"][aria-label="unit a"]')).not.toBeNull();
});
