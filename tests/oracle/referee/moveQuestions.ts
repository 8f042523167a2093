/** The questions of places and facings against the plain reading. */
import { expect } from 'vitest';
import { hexesOf } from '../../../src/geometry/shape.ts';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import {
  enemies,
  key,
  plainAssaultEnds,
  plainChargeEnds,
  plainCounterCharge,
  plainEvade,
  plainFlight,
  plainFrontal,
  plainIndirect,
  plainPursuit,
} from '../plainMoves.ts';
import { turnsInReaction } from '../plainReactions.ts';
import { apart, away, ground, here, neighbours, on, same, width, zone } from '../plainRule.ts';
import { count, type Notes, unit } from './notes.ts';

type Asked<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>;

/** Each place a manoeuvre may end on, with the facing there, in the order of texts. */
function places(legal: readonly Choice[]): readonly string[] {
  const words = legal.flatMap((choice) =>
    choice.choose === 'move' ? [`${key(choice.to)} ${choice.facing}`] : [],
  );
  return [...new Set(words)].sort();
}

/** The same of flights and pursuits, with the friends run over. */
function runs(legal: readonly Choice[]): readonly string[] {
  const words = legal.flatMap((choice) =>
    choice.choose === 'runEnd'
      ? [[key(choice.to), ...choice.crossed, ...(choice.offMap ? ['off'] : [])].join(' ')]
      : [],
  );
  return [...new Set(words)].sort();
}

/** `marked`: the attacker was outflanked when it declared the assault under way, GEO-20. */
function plainPlaces(
  g: Game,
  { unit: id, manoeuvre, target }: Asked<'move'>,
  marked: boolean,
): readonly string[] {
  const u = unit(g, id);
  const t = unit(g, target ?? id);
  const frame = g.frames.at(-1);
  const follow = frame?.procedure === 'march' ? frame.follow : 'none';
  const looking = (ends: readonly string[]): readonly string[] => ends.map((end) => `${end} ${u.facing}`);
  switch (manoeuvre) {
    case 'charge':
      return [...new Set(plainChargeEnds(g, u, t).map((end) => end.split(' ').slice(0, 2).join(' ')))].sort();
    case 'assault':
      return looking(
        plainAssaultEnds(g, u, t).filter((end) => !u.mayNotManoeuvre || end === key(u.hexes[0])),
      );
    case 'counterCharge':
      return looking(plainCounterCharge(g, u, t, marked));
    case 'evade':
    case 'breakOff':
      return looking(plainEvade(g, u));
    case 'frontalMarch':
      return plainFrontal(g, u, follow);
    case 'indirectMarch':
      return plainIndirect(g, u, follow);
    default:
      throw new Error(`no places for ${manoeuvre}`);
  }
}

export function moveQuestion(n: Notes, g: Game, asked: Question, legal: readonly Choice[]): void {
  const { attack } = n;
  switch (asked.ask) {
    case 'move': {
      if (asked.manoeuvre !== 'wheel') {
        const marked = attack?.kind === 'assault' && attack.outflanked;
        expect(places(legal)).toEqual(plainPlaces(g, asked, marked));
        count(n, `places of ${asked.manoeuvre}`);
        return;
      }
      if (!attack) return;
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
    case 'flightEnd':
      expect(runs(legal)).toEqual(plainFlight(g, unit(g, asked.unit), asked.length));
      return;
    case 'pursuitEnd': {
      const words = plainPursuit(g, unit(g, asked.unit), asked.length).map((word) => word.split(' ')[0]);
      expect(runs(legal)).toEqual([...new Set(words)]);
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
