/** What the screens show when a half of an extended line is to be chosen, and of its double fire. */
import { beforeEach, expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { formationFrame } from '../../../../src/rules/procedures/formation.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { clickHex } from '../../../../src/store/input/click.ts';
import { pick, useStore } from '../../../../src/store/store.ts';
import { go, type Played, start, unitAfter } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';
import { begin, opened, view } from '../table.ts';

const LINE: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['linearOrder'],
  at: [3, 6],
};
const red = (id: string, at: readonly [number, number]): UnitSpec => ({
  id,
  side: 'red',
  type: 'lineInfantry',
  at,
});

function lay({ game }: Played): void {
  const open = opened();
  const laid: Game = { ...game, count: open.game.count };
  useStore.setState({ open: { ...open, game: laid, history: { ...open.history, game: laid } } });
  pick({ unit: null, draft: null, lead: [], group: [] });
}

beforeEach(() => {
  begin();
});

test('FRM-11 the flanks an extended line may take in are marked on the map, and taken by a press', () => {
  lay(start(position({ units: [LINE] }), formationFrame('U', 'extendedLine')));
  expect(view().marks.offered).toEqual([
    { q: 2, r: 6 },
    { q: 4, r: 6 },
  ]);
  expect(clickHex({ q: 4, r: 6 }).did).toBe('answered');
  expect(unitAfter({ game: opened().game, facts: [] }, 'U').hexes).toHaveLength(2);
});

test('FRM-11 it closes up on the one of its hexes that is pressed', () => {
  lay(start(position({ units: [{ ...LINE, formation: 'extendedLine' }] }), formationFrame('U', 'column')));
  expect(clickHex({ q: 4, r: 6 }).did).toBe('answered');
  expect(unitAfter({ game: opened().game, facts: [] }, 'U').hexes).toEqual([{ q: 4, r: 6 }]);
});

test('FIR-16 fire and double fire are both offered; the second shot tells its own dice', () => {
  const units = [{ ...LINE, formation: 'extendedLine' as const }, red('B', [4, 4]), red('C', [3, 3])];
  const acting = start(position({ units }), actionFrame('U', false));
  lay(acting);
  const offers = view().targets.map(({ unit, kind, dice }) => [unit, kind, dice.total]);
  expect(offers).toEqual([
    ['B', 'assault', 6],
    ['B', 'fire', 7],
    ['B', 'doubleFire', 7],
  ]);
  expect(view().marks.targets.map(({ unit, kind }) => [unit, kind])).toEqual([
    ['B', 'assault'],
    ['B', 'fire'],
  ]);
  lay(
    go(
      acting,
      { choose: 'action', action: 'doubleFire', target: 'B' },
      { choose: 'half', half: 'right', hex: { q: 4, r: 6 } },
      [1, 1, 1, 1, 1, 1, 1],
      { choose: 'decline' },
    ),
  );
  expect(view().targets.map(({ unit, dice }) => [unit, dice.total])).toEqual([
    ['B', 7],
    ['C', 6],
  ]);
  expect(clickHex({ q: 3, r: 3 }).did).toBe('drafted');
});
