/** The same random play under house rules drawn by lot: the referee reads them for himself too. */
import { test } from 'vitest';
import { legalActions } from '../../../src/rules/orders/actions.ts';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { actionOf, expectSeen, isBold, play } from '../../oracle/referee/plays.ts';
import {
  type Chance,
  chance,
  facingRows,
  randomPosition,
  someOptions,
} from '../../support/randomPosition.ts';

const POSITIONS = Number(process.env['SKILLED'] ?? 3) * 10;

function drawn(c: Chance, rows: boolean): Game {
  const g = rows
    ? facingRows(c)
    : randomPosition(c, {
        size: 5 + c.below(6),
        units: 4 + c.below(10),
        rough: c.one([0, 0, 0.1, 0.3]),
        drilled: c.happens(0.7),
        everySkill: true,
        ready: true,
      });
  const houseRules = { ...g.battle.houseRules, ...someOptions(c, 'played') };
  return { ...g, battle: { ...g.battle, houseRules } };
}

test('R-82, R-85, R-93, R-100, R-102, R-106, R-107, R-116, R-128, R-131, R-135, R-152 single actions under drawn options', () => {
  const seen = new Map<string, number>();
  for (let n = 0; n < POSITIONS; n++) {
    const c = chance(`options ${n}`);
    const g = drawn(c, n % 3 === 2);
    // rare actions as often as common ones
    const bold = g.units.flatMap((u) =>
      legalActions(g, u, false)
        .filter(isBold)
        .map((action) => ({ u, action })),
    );
    for (const kind of new Set(bold.map(({ action }) => actionOf(action)))) {
      const { u, action } = c.one(bold.filter((one) => actionOf(one.action) === kind));
      const frames = [actionFrame(u.id, false)];
      play(`options ${n} ${kind}`, { ...g, side: u.side, frames }, 60, seen, action);
    }
  }
  expectSeen(seen, ['asks reaction', 'struck charge', 'struck melee', 'roll fire', 'places of charge']);
});
