/** What is marked on the map, above and below its pieces. */
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { hexAt } from '../../src/geometry/shape.ts';
import { type MapMarks, NO_MARKS } from '../../src/map/marks.ts';
import type { Unit } from '../../src/rules/state/game.ts';
import { army, atRest, map, nothingPressed, unit } from '../support/mapOnScreen.tsx';

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
  const coins = [...container.querySelectorAll('.groupable-coin')];
  const plates = [...container.querySelectorAll('.plate-rim')];
  expect(plates.filter((plate) => coins.some((coin) => covers(coin, plate)))).toEqual([]);
});

test('names of neighbours are not written over one another', async () => {
  const called = [
    '34e de ligne, 2e bataillon',
    'Husaren Schimmelpfennig',
    'Landwehr-Kavallerie-Regiment Nr. 12',
  ];
  const units = called.map((name, n) => ({
    ...unit(`u${n}`, hexAt(4 + n, 4)),
    name,
    facing: n === 2 ? 2 : 5,
  })) as readonly Unit[];
  const { container, commands } = await map({
    units: [...units, { ...unit('x', hexAt(3, 4)), name: called[2] ?? '' }],
  });
  commands.zoomBy(3);
  await atRest();
  await expect.poll(() => container.querySelector('[data-zoom="near"]')).not.toBeNull();
  const names = [...container.querySelectorAll('.plate-name')];
  const written = names.map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const [line, frame] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
    return { left: Math.max(line.left, frame.left), right: Math.min(line.right, frame.right), top: line.top };
  });
  expect(written).toHaveLength(4);
  for (const [n, one] of written.entries())
    for (const other of written.slice(n + 1))
      if (Math.abs(one.top - other.top) < 5)
        expect(one.right <= other.left || other.right <= one.left, `${n}`).toBe(true);
});

function covers(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test('as drawn, no tag covers a strength, a facing or the price of a march, at three zooms', async () => {
  const line = [4, 5, 6].map((column) =>
    unit(`line ${column}`, hexAt(column, 4), { side: 'red', facing: 2, quality: 'elite' }),
  );
  const units = [...line, unit('own', hexAt(5, 6)), unit('rear', hexAt(5, 3), { side: 'red', facing: 1 })];
  const marks: MapMarks = {
    ...NO_MARKS,
    targets: line.flatMap(({ id }) => [
      { unit: id, kind: 'charge' as const, value: '>99%', range: '0–100%' },
      { unit: id, kind: 'fire' as const, value: 'no odds' },
    ]),
    refusedTargets: [{ unit: 'rear' }],
    reach: [4, 5, 6].map((column) => ({ hex: hexAt(column, 5), cost: 1, kind: 'clear' as const })),
  };
  const { container, commands } = await map({ units, marks });
  await expect.poll(() => container.querySelectorAll('.target-tag').length).toBe(6);
  // how units look from afar is known
  await expect.poll(() => container.querySelector('#map-arm-foot')).not.toBeNull();
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  for (const zoom of [1, 1 / 1.6, 2.4]) {
    commands.zoomBy(zoom);
    await atRest();
    const tags = all('.target-tag, .refused-disc');
    const numbers = all('.plate-rim, .piece-nose, .reach-coin');
    expect(numbers.filter((number) => tags.some((tag) => covers(tag, number)))).toEqual([]);
    for (const [n, tag] of tags.entries())
      expect(tags.slice(n + 1).filter((other) => covers(tag, other))).toEqual([]);
    // what is written stands within its frame
    for (const figure of all('.target-value')) {
      const text = document.createRange();
      text.selectNodeContents(figure);
      const { left, right } = text.getBoundingClientRect();
      const frame = figure.closest('g')?.querySelector('.target-tag')?.getBoundingClientRect();
      expect(frame && frame.left < left && right < frame.right).toBe(true);
    }
  }
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
