/** Random play on crowded ground under the eyes of a referee who reads the rule for himself. */
import { describe, test } from 'vitest';
import { assaultTargets } from '../../../src/rules/attack/assaultConditions.ts';
import { chargeTargets } from '../../../src/rules/attack/chargeConditions.ts';
import { legalActions } from '../../../src/rules/orders/actions.ts';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import { assaultFrame } from '../../../src/rules/procedures/assault.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { chargeFrame } from '../../../src/rules/procedures/charge.ts';
import { actionOf, expectSeen, isBold, play } from '../../oracle/referee/plays.ts';
import { chance, facingRows, randomPosition, someOptions } from '../../support/randomPosition.ts';

describe('a referee beside the board', () => {
  test('SEQ-06, SEQ-07, SEQ-10, ORD-03, ORD-05, ORD-06, FIR-15, FIR-20, MOR-17 whole turns', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < GAMES; n++) {
      const c = chance(`play ${n}`);
      const crowd = randomPosition(c, {
        size: 7 + c.below(3),
        units: 10 + c.below(5),
        rough: c.one([0, 0.1, 0.3]),
        houseRules: n % 2 === 0 ? {} : someOptions(c, 'played'),
      });
      const battle = { ...crowd.battle, format: 4000 };
      play(`play ${n}`, { ...crowd, battle, frames: [battleFrame()] }, 250, seen);
    }
    expectSeen(seen, ['roll saves', 'asks returnFire', 'asks rallied', 'asks action', 'losses by fire']);
  });

  test('CHG-13, CHG-15, CHG-24, CHG-29, CHG-32, CHG-33, CHG-35, CHG-37, CHG-39, ASL-09, ASL-10, ASL-15, MOR-01, MOR-02, LOS-03, LOS-05 attacks', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < ATTACKS; n++) {
      const c = chance(`attack ${n}`);
      const g = randomPosition(c, {
        size: 5 + c.below(3),
        units: 7 + c.below(8),
        rough: c.one([0, 0, 0.2, 0.4]),
        houseRules: n % 2 === 0 ? {} : someOptions(c, 'played'),
      });
      const u = c.one(g.units);
      const charged = chargeTargets(g, u);
      const assaulted = assaultTargets(g, u);
      if (charged.length > 0)
        play(
          `attack ${n}`,
          { ...g, side: u.side, frames: [chargeFrame(g, u.id, c.one(charged))] },
          100,
          seen,
        );
      else if (assaulted.length > 0)
        play(
          `attack ${n}`,
          { ...g, side: u.side, frames: [assaultFrame(g, u.id, c.one(assaulted))] },
          100,
          seen,
        );
    }
    expectSeen(seen, [
      ...['struck charge', 'struck pursuit', 'struck strikeBack', 'struck melee', 'struck meleeAnswer'],
      ...['asks putBack', 'madeWay', 'asks transfer', 'lossesTransferred'],
      ...['roll saves', 'asks friendReaction', 'asks pursue', 'asks pursuitAttack', 'noPursuit'],
    ]);
  });

  test('ORD-09, ORD-10, ORD-12, ORD-13, ORD-14, FIR-16, FIR-18, CHG-36, SKL-17.1, MOR-02 whole turns with every skill', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < SKILLED; n++) {
      const c = chance(`skilled play ${n}`);
      const crowd = randomPosition(c, {
        size: 7 + c.below(4),
        units: 9 + c.below(6),
        rough: c.one([0, 0.1, 0.25]),
        drilled: c.happens(0.6),
        everySkill: true,
        houseRules: n % 2 === 0 ? {} : someOptions(c, 'played'),
      });
      const battle = { ...crowd.battle, format: 4000 };
      play(`skilled play ${n}`, { ...crowd, battle, frames: [battleFrame()] }, 250, seen);
    }
    if (process.env['TOLD']) console.log([...seen].sort().map(String).join('  '));
    expectSeen(seen, ['riders', 'asks initiative']);
  });

  test('FRM-20, R-48, R-50, R-99, R-109, CHG-36, CHG-39, FIR-16, FIR-19, MOR-02, SKL-09.2 single actions with every skill', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < SKILLED_ACTIONS; n++) {
      const c = chance(`skilled action ${n}`);
      const rows = n % 3 === 2;
      const g = rows
        ? facingRows(c)
        : randomPosition(c, {
            size: 5 + c.below(6),
            units: 4 + c.below(10),
            rough: c.one([0, 0, 0.1, 0.3]),
            drilled: c.happens(0.7),
            everySkill: true,
            ready: true,
            houseRules: n % 2 === 0 ? {} : someOptions(c, 'played'),
          });
      // rare actions as often as common ones
      const bold = g.units.flatMap((u) =>
        legalActions(g, u, false)
          .filter(isBold)
          .map((action) => ({ u, action })),
      );
      const kinds = [...new Set(bold.map(({ action }) => actionOf(action)))];
      for (const kind of kinds) {
        const { u, action } = c.one(bold.filter((one) => actionOf(one.action) === kind));
        const frames = [actionFrame(u.id, false)];
        play(`skilled action ${n} ${kind}`, { ...g, side: u.side, frames }, 60, seen, action);
      }
    }
    if (process.env['TOLD']) console.log([...seen].sort().map(String).join('  '));
    expectSeen(seen, ['asks reaction', 'struck charge', 'struck melee', 'roll fire', 'asks pursue']);
    if (SKILLED >= 60)
      expectSeen(seen, [
        ...['asks secondPursuer', 'asks secondShot', 'asks attackAfterFire', 'asks gunReturnFire'],
        ...['defensive shot from a half', 'asks putBack', 'lossesTransferred', 'two tests', 'carriedAway'],
      ]);
  });
});

const GAMES = 30;
const ATTACKS = 2500;
/** A few here; hundreds by hand. */
const SKILLED = Number(process.env['SKILLED'] ?? 3);
const SKILLED_ACTIONS = Number(process.env['SKILLED'] ?? 3) * 15;
