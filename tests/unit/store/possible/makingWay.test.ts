/** What the screens show when skirmishers make way, and when a friend may bear losses for guns. */

import { beforeEach, expect, test } from 'vitest';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import { marchFrame } from '../../../../src/rules/procedures/march.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { clickHex } from '../../../../src/store/input/click.ts';
import { confirmDraft } from '../../../../src/store/input/picking.ts';
import { pick, useStore } from '../../../../src/store/store.ts';
import { choices, go, type Played, start, to, unitAfter } from '../../../support/play.ts';
import { type PositionSpec, position } from '../../../support/position.ts';
import { begin, opened, view } from '../table.ts';

const SCREEN: PositionSpec['units'] = [
  { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 6], facing: 5 },
  {
    id: 'X',
    side: 'blue',
    type: 'lightInfantry',
    skills: ['skirmisher'],
    formation: 'skirmish',
    facing: 5,
    at: [5, 5],
  },
];
const GUNS: PositionSpec['units'] = [
  { id: 'S', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 },
  { id: 'T', side: 'red', type: 'mediumFootBattery', at: [5, 4], facing: 2, strength: 3 },
  { id: 'F', side: 'red', type: 'lineInfantry', at: [6, 4], facing: 2 },
];

/** Lays a position on the table; its answers are counted as those of the game that was open. */
function lay({ game }: Played): void {
  const open = opened();
  const laid: Game = { ...game, count: open.game.count };
  useStore.setState({ open: { ...open, game: laid, history: { ...open.history, game: laid } } });
  pick({ unit: null, draft: null, lead: [], group: [] });
}

beforeEach(() => {
  begin();
});

test('CHG-40 a hex held by skirmishers can be marched to: who makes way is told before, and nothing is done at once', () => {
  lay(start(position({ units: SCREEN }), marchFrame('A', 'frontalMarch')));
  expect(view().reach.some(({ hex }) => hex.q === 5 && hex.r === 5)).toBe(true);
  expect(clickHex({ q: 5, r: 5 }).did).toBe('drafted');
  expect(view().draft?.lifts).toEqual(['X']);
  expect(clickHex({ q: 4, r: 5 }).did).toBe('drafted');
  expect(view().draft?.lifts).toEqual([]);
});

test('CHG-39, CHG-40 the map marks the hexes where they may go back, and rings the two units', () => {
  lay(go(start(position({ units: SCREEN }), marchFrame('A', 'frontalMarch')), to(5, 5, 5)));
  const { question, marks, side } = view();
  expect([side, question?.ask]).toEqual(['blue', 'putBack']);
  expect(marks.offered.map(({ q, r }) => `${q},${r}`)).toEqual(['4,6', '5,6', '3,7', '4,7', '5,7']);
  expect(marks.reach).toEqual([]);
  expect(marks.rings.map(({ unit }) => unit).sort()).toEqual(['A', 'X']);
  expect(clickHex({ q: 4, r: 7 })).toMatchObject({
    did: 'drafted',
    choice: { choose: 'putBack', facing: 5 },
  });
  expect(view().draft).toMatchObject({ facings: [0, 1, 2, 3, 4, 5], lifts: [] });
  expect(confirmDraft().allowed).toBe(true);
  const { game } = opened();
  expect(unitAfter({ game, facts: [] }, 'X').hexes).toEqual([{ q: 4, r: 7 }]);
  expect(unitAfter({ game, facts: [] }, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
});

test('LOS-05 a press on the friend asks it to bear one point, a second press two', () => {
  const shot = start(position({ units: GUNS }), fireFrame('S', 'T'));
  lay(go(shot, [5, 5, 5, 5, 5, 1, 1], [4, 1, 1, 1, 1]));
  expect([view().side, view().question?.ask]).toEqual(['red', 'transfer']);
  expect(view().choices.map(({ key }) => key)).toEqual([1, 2, 3, 4]);
  expect(
    view()
      .marks.rings.map(({ unit }) => unit)
      .sort(),
  ).toEqual(['F', 'S', 'T']);
  const press = () => clickHex({ q: 6, r: 4 });
  expect(press()).toMatchObject({ did: 'drafted', choice: { choose: 'transfer', unit: 'F', points: 1 } });
  expect(press()).toMatchObject({ did: 'drafted', choice: { choose: 'transfer', unit: 'F', points: 2 } });
  expect(choices({ game: opened().game, facts: [] })).toHaveLength(4);
});
