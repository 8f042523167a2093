/** What the clerk compares of the ends and forms on offer with the plain search. */
import { expect } from 'vitest';
import type { Choice, Question } from '../../src/rules/state/answers.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { horse } from './plainFactors.ts';
import { plainChanges, plainRallies } from './plainForms.ts';
import {
  key,
  plainAssaultEnds,
  plainChargeEnds,
  plainCounterCharge,
  plainEvade,
  plainFlight,
  plainFrontal,
  plainIndirect,
  plainPursuit,
  twofold,
} from './plainMoves.ts';
import { neighbours } from './plainRule.ts';

export function unit(g: Game, id: string): Unit {
  const found = g.units.find((one) => one.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

/** GEN-08: one D3, written out. */
export function plainD3(plus: number): object {
  return { dice: 'table', count: 1, counts: [1, 1, 2, 2, 3, 3], plus };
}

/** Some D6 with nothing left out, written out. */
export function plainD6(count: number, plus: number): object {
  return { dice: 'sum', count, drop: 'none', plus };
}

/** MAN-19 and MAN-24: the dice of a run; nothing is rolled for a line's pursuit. */
export function runDice(u: Unit, how: 'flight' | 'pursuit'): object | null {
  if (how === 'flight') return plainD6(1, horse(u) ? 2 : 0);
  if (horse(u)) return plainD6(1, u.type === 'lightCavalry' ? 2 : 0);
  return u.formation === 'line' || u.formation === 'extendedLine' ? null : plainD3(0);
}

/** The ends on offer against the plain search. */
function moves(
  g: Game,
  asked: { unit: string; manoeuvre: string; target: string | null },
  legal: readonly Choice[],
  count: (what: string) => void,
): void {
  const u = unit(g, asked.unit);
  const frame = g.frames.at(-1);
  const follow = frame?.procedure === 'march' ? frame.follow : 'none';
  const places = legal
    .map((choice) => (choice.choose === 'move' ? choice : null))
    .filter((end) => end !== null);
  const turned = [...new Set(places.map(({ to, facing }) => `${key(to)} ${facing}`))].sort();
  const plainly = [...new Set(places.map(({ to }) => key(to)))].sort();
  for (const { to, right, facing } of places)
    if (twofold(u)) expect(right && key(right)).toBe(key(neighbours(to)[(facing + 2) % 6] ?? to));
  const t = asked.target === null ? u : unit(g, asked.target);
  count(`move ${asked.manoeuvre}`);
  switch (asked.manoeuvre) {
    case 'frontalMarch':
      expect(turned).toEqual(plainFrontal(g, u, follow));
      return;
    case 'indirectMarch':
      expect(turned).toEqual(plainIndirect(g, u, follow));
      return;
    case 'evade':
    case 'breakOff':
      expect(plainly).toEqual(plainEvade(g, u));
      return;
    case 'charge':
      expect(turned).toEqual([
        ...new Set(plainChargeEnds(g, u, t).map((word) => word.split(' ').slice(0, 2).join(' '))),
      ]);
      return;
    case 'assault':
      expect(plainly).toEqual(plainAssaultEnds(g, u, t));
      return;
    case 'counterCharge':
      expect(plainly).toEqual(plainCounterCharge(g, u, t));
      return;
    default:
  }
}

/** The moves, runs, formations and rallies on offer; other questions are not looked at. */
export function offered(
  g: Game,
  asked: Question,
  legal: readonly Choice[],
  count: (what: string) => void,
): void {
  switch (asked.ask) {
    case 'move':
      moves(g, asked, legal, count);
      return;
    case 'flightEnd': {
      const words = legal.map((choice) =>
        choice.choose === 'runEnd'
          ? [key(choice.to), ...choice.crossed, ...(choice.offMap ? ['off'] : [])].join(' ')
          : '',
      );
      expect([...words].sort()).toEqual(plainFlight(g, unit(g, asked.unit), asked.length));
      return;
    }
    case 'pursuitEnd': {
      const u = unit(g, asked.unit);
      expect(runDice(u, 'pursuit') !== null || asked.length === 1).toBe(true);
      const places = new Set(legal.map((choice) => (choice.choose === 'runEnd' ? key(choice.to) : '')));
      expect([...places].sort()).toEqual(
        [...new Set(plainPursuit(g, u, asked.length).map((word) => word.split(' ')[0]))].sort(),
      );
      return;
    }
    case 'formationAfterMarch': {
      const u = unit(g, asked.unit);
      const open = new Set(plainChanges(g, u).map((word) => word.split(' ')[0]));
      const offered = legal.flatMap((choice) => (choice.choose === 'formation' ? [choice.formation] : []));
      expect([...offered].sort()).toEqual([...open].sort());
      return;
    }
    case 'rallied': {
      const offered = legal.flatMap((choice) =>
        choice.choose === 'rallied' ? [`${choice.formation} ${choice.facing}`] : [],
      );
      const open = plainRallies(g, unit(g, asked.unit)).map((word) => word.split(' ').slice(0, 2).join(' '));
      expect([...offered].sort()).toEqual([...new Set(open)].sort());
      return;
    }
    default:
  }
}
