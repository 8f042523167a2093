import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../../src/store/game/actions.ts';
import { explain } from '../../../../src/store/view/explained.ts';
import { rosterOf } from '../../../../src/store/view/roster.ts';
import { advance, begin, legal, opened, playUntil, rollOn, view } from '../table.ts';

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

test('SEQ-06 a unit has acted once its action is over, not while it still chooses where to march', () => {
  playUntil('action', advance);
  const { question } = view();
  if (question?.ask !== 'action') throw new Error('no unit acts');
  const { unit } = question;
  const { side } = view();
  if (!side) throw new Error('nobody is asked');
  const acted = () => rosterOf(opened(), side).lines.find((line) => line.unit === unit)?.acted;
  expect(acted()).toBe(false);
  const march = legal().find((one) => one.choose === 'action' && one.action === 'frontalMarch');
  if (!march || !answer(march).allowed) throw new Error('no march is allowed');
  expect(view().question?.ask).toBe('move');
  expect(opened().game.units.find(({ id }) => id === unit)?.acted).toBe(true);
  expect(acted()).toBe(false);
  const [stop] = legal().filter(({ choose }) => choose === 'move');
  if (!stop || !answer(stop).allowed) throw new Error('no move is allowed');
  rollOn();
  expect(view().question).not.toMatchObject({ unit });
  expect(acted()).toBe(true);
});
