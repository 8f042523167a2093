import { beforeEach, expect, test } from 'vitest';
import { explain } from '../../../../src/store/view/explained.ts';
import { rosterOf } from '../../../../src/store/view/roster.ts';
import { begin, opened } from '../table.ts';

beforeEach(() => {
  begin();
});

test('UNI-05, VIC-02 the roster lists the units of a side with their thresholds and the points to win', () => {
  const roster = rosterOf(opened(), 'blue');
  const own = opened().game.units.filter(({ side }) => side === 'blue');
  expect(roster.lines.map(({ unit }) => unit)).toEqual(own.map(({ id }) => id));
  expect(roster).toMatchObject({ side: 'blue', victoryPoints: 0 });
  expect(roster.breakAt).toBeGreaterThan(0);
  const [first] = roster.lines;
  expect(first).toMatchObject({ demoralised: false, panicked: false, fate: 'present', acted: false });
  expect(explain(opened(), first?.unit ?? '').threshold).toEqual(first?.threshold);
});
