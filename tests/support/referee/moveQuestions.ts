/** The questions of places and facings against the plain reading. */
import { expect } from 'vitest';
import { hexesOf } from '../../../src/geometry/shape.ts';
import type { Choice, Question } from '../../../src/rules/answers.ts';
import type { Game } from '../../../src/rules/game.ts';
import { enemies } from '../plainMoves.ts';
import { turnsInReaction } from '../plainProcedures.ts';
import { apart, away, ground, here, neighbours, on, same, width, zone } from '../plainRule.ts';
import { type Notes, unit } from './notes.ts';

export function moveQuestion(n: Notes, g: Game, asked: Question, legal: readonly Choice[]): void {
  const { attack } = n;
  switch (asked.ask) {
    case 'move': {
      if (asked.manoeuvre !== 'wheel' || !attack) return;
      const words = legal.map((choice) =>
        choice.choose === 'move' ? `${choice.to.q},${choice.to.r} ${choice.facing}` : '',
      );
      expect([...words].sort()).toEqual(turnsInReaction(g, unit(g, asked.unit), unit(g, attack.attacker)));
      return;
    }
    case 'facing': {
      if (asked.purpose !== 'rotation' || !attack) return;
      const u = unit(g, asked.unit);
      expect(legal.length).toBe(turnsInReaction(g, u, unit(g, attack.attacker)).length);
      return;
    }
    case 'putBack': {
      // CHG-39, against every hex of the board
      const frame = g.frames.at(-1);
      if (frame?.procedure !== 'march') throw new Error('nobody moves');
      const end = { q: frame.toQ, r: frame.toR };
      const mover = unit(g, asked.mover);
      const right = neighbours(end)[(frame.toFacing + 2) % 6];
      const ends = mover.hexes.length === 2 && right ? [end, right] : [end];
      const elsewhere = frame.placed.map(({ q, r }) => ({ q, r }));
      expect(unit(g, asked.unit)).toMatchObject({
        side: mover.side,
        formation: 'skirmish',
        panicked: false,
      });
      expect(ends.some((hex) => same(unit(g, asked.unit).hexes[0], hex))).toBe(true);
      const open = hexesOf(g.battle.map.shape).filter(
        (hex) =>
          ground(g, hex) !== 'impassable' &&
          ends.every((one) => !same(hex, one)) &&
          elsewhere.every((one) => !same(hex, one)) &&
          ends.some((one) => away(hex, one) <= 2) &&
          ends.some((one) => zone(one, frame.toFacing, hex, width(g)) === 'rear') &&
          !g.units.some((u) => here(u) && u.id !== mover.id && on(u, hex)) &&
          !enemies(g, mover).some((e) => !e.panicked && apart(e, { hexes: [hex] }) === 1),
      );
      expect(open.length).toBeGreaterThan(0);
      expect(legal.map((choice) => (choice.choose === 'putBack' ? [choice.to, choice.facing] : []))).toEqual(
        open.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((facing) => [hex, facing])),
      );
      return;
    }
    default:
  }
}
