import { beforeEach, expect, test } from 'vitest';
import type { MapMarks } from '../../../../src/map/marks.ts';
import type { Marks } from '../../../../src/store/view/marks.ts';
import { begin, view } from '../table.ts';

beforeEach(() => {
  begin();
});

test('the marks are what the map draws', () => {
  const marks: Marks = view().marks;
  const drawn: MapMarks = marks;
  expect(drawn.group).toEqual([]);
});
