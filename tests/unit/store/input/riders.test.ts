import { beforeEach, expect, test } from 'vitest';
import { groupChoice } from '../../../../src/rules/orders/riders.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { toggleInGroup } from '../../../../src/store/input/picking.ts';
import { NOTHING_PICKED } from '../../../../src/store/state.ts';
import { useStore } from '../../../../src/store/store.ts';
import { go, start } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';
import { begin, opened, view } from '../table.ts';

/** B stands far off; S, a scout, could join A or come beside it; T is too far to join; G is a gun beside A. */
const UNITS: readonly UnitSpec[] = [
  { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 },
  { id: 'B', side: 'blue', type: 'lineInfantry', at: [6, 10], facing: 5 },
  { id: 'S', side: 'blue', type: 'lightInfantry', at: [3, 9], facing: 5, skills: ['scout'] },
  { id: 'T', side: 'blue', type: 'lightInfantry', at: [2, 7], facing: 5, skills: ['scout'] },
  { id: 'G', side: 'blue', type: 'regimentalGun', at: [1, 9], facing: 5 },
  { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 },
];

/** Puts that board on the table, orders to be given. */
function lay(units: readonly UnitSpec[]): void {
  const game = position({ format: 2000, units });
  const orders = go(start(game, { ...battleFrame(), at: 'turn' }, turnFrame(false)), [6]).game;
  const open = opened();
  useStore.setState({
    open: { ...open, game: orders, history: { ...open.history } },
    selection: NOTHING_PICKED,
  });
}

function picked() {
  const { group, riders } = useStore.getState().selection;
  return { group, riders };
}

beforeEach(() => {
  begin();
  lay(UNITS);
});

test('ORD-09, ORD-10 a unit that can only come beside the group is picked as a rider, at no cost with its reason', () => {
  toggleInGroup('A');
  expect(view().groupPreview).toMatchObject({ rideable: ['G', 'S', 'T'], riders: [] });
  // it may join or come beside: what joining costs is told
  expect(view().marks.groupable).toEqual([
    { unit: 'S', cost: 1 },
    { unit: 'G', cost: 0 },
    { unit: 'T', cost: 0 },
  ]);
  toggleInGroup('T');
  toggleInGroup('G');
  expect(picked()).toEqual({ group: ['A'], riders: ['G', 'T'] });
  expect(view().groupPreview?.cost).toEqual({
    total: 1,
    terms: [
      { rule: 'ORD-03', why: 'groupOrder', amount: 1 },
      { rule: 'ORD-10', why: 'gunRides', amount: 0 },
      { rule: 'ORD-09', why: 'scoutRides', amount: 0 },
    ],
  });
  expect(view().marks.group).toEqual(['A', 'G', 'T']);
  toggleInGroup('T');
  expect(picked()).toEqual({ group: ['A'], riders: ['G'] });
});

test('ORD-09 a scout beside the group joins it, then comes beside it, then is left out', () => {
  toggleInGroup('A');
  toggleInGroup('S');
  expect(picked()).toEqual({ group: ['A', 'S'], riders: [] });
  toggleInGroup('S');
  expect(picked()).toEqual({ group: ['A'], riders: ['S'] });
  toggleInGroup('S');
  expect(picked()).toEqual({ group: ['A'], riders: [] });
});

test('ORD-09, ORD-10 without its group nobody rides', () => {
  toggleInGroup('A');
  toggleInGroup('G');
  toggleInGroup('A');
  expect(picked()).toEqual({ group: [], riders: [] });
  expect(toggleInGroup('G')).toMatchObject({ allowed: false });
});

test('ORD-10 beside another group the gun is refused with its reason', () => {
  toggleInGroup('B');
  const refused = toggleInGroup('G');
  expect(refused.allowed ? [] : refused.reasons.map(({ reason }) => reason)).toContain('gunNotBeside');
});

test('ORD-09 the answer names riders only if there are some', () => {
  expect(groupChoice(['B', 'A'], [])).toEqual({ choose: 'group', units: ['A', 'B'] });
  expect(groupChoice(['A'], ['T', 'G'])).toEqual({ choose: 'group', units: ['A'], riders: ['G', 'T'] });
});

test('ORD-12 the group in the making tells which units will have to attack', () => {
  lay([
    { id: 'A', side: 'blue', type: 'mediumCavalry', at: [4, 6], facing: 5, skills: ['impetuous'] },
    { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 },
  ]);
  toggleInGroup('A');
  expect(view().groupPreview).toMatchObject({ duties: ['A'] });
});
