/** Every move of units on two hexes, and of others beside them, held against the plain search. */
import { describe, expect, test } from 'vitest';
import { assaultEnds, assaultTargets } from '../../../src/rules/attack/assaultConditions.ts';
import { chargeEnds, chargeRefusals, chargeTargets } from '../../../src/rules/attack/chargeConditions.ts';
import { counterChargeEnds } from '../../../src/rules/attack/counterCharge.ts';
import { evadeEnds, mayEvadeAsAction, mayEvadeInReaction } from '../../../src/rules/movement/evade.ts';
import { marchQuery, marchRefusals, mayMarch } from '../../../src/rules/movement/march.ts';
import { flightEnds, pursuitEnds } from '../../../src/rules/movement/run.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import {
  attacks,
  enemies,
  evades,
  key,
  parts,
  penalising,
  plainAssaultEnds,
  plainChargeEnds,
  plainChargeTargets,
  plainCounterCharge,
  plainEvade,
  plainFlight,
  plainFrontal,
  plainIndirect,
  plainPursuit,
  twofold,
} from '../../oracle/plainMoves.ts';
import { faces, neighbours, touch } from '../../oracle/plainRule.ts';
import { type Chance, chance, randomPosition, someOptions } from '../../support/randomPosition.ts';

/** Calls `check` for each unit of so many small crowded fields with extended lines, closed columns and large battalions. */
function onDrilled(count: number, check: (g: Game, u: Unit, c: Chance) => void): void {
  for (let n = 0; n < count; n++) {
    const c = chance(`drilled ${n}`);
    const g = randomPosition(c, {
      size: 5 + c.below(4),
      units: 4 + c.below(7),
      rough: c.one([0, 0.15, 0.35]),
      drilled: true,
      houseRules: n % 2 === 0 ? {} : someOptions(c),
    });
    for (const u of g.units)
      try {
        check(g, u, c);
      } catch (error) {
        throw new Error(`position ${n}, unit ${u.id}: ${String(error)}`, { cause: error });
      }
  }
}

/** Positions for each test; REVIEW=2000 looks longer. */
const COUNT = Number(process.env['REVIEW'] ?? 80);

describe('a second reading of the moves of drilled infantry', () => {
  test('MAN-05, FRM-10, R-43, R-61, GEO-13, MAN-10, MAN-16 where the marches of extended lines end', () => {
    onDrilled(COUNT, (g, u, c) => {
      const follow = c.one(['none', 'none', 'formation', 'fire'] as const);
      for (const kind of ['frontalMarch', 'indirectMarch'] as const) {
        const ends = marchQuery(g, u, kind, follow).map(({ to, facing }) => `${key(to)} ${facing}`);
        expect(new Set(ends).size).toBe(ends.length);
        expect([...ends].sort()).toEqual(
          kind === 'frontalMarch' ? plainFrontal(g, u, follow) : plainIndirect(g, u, follow),
        );
        expect(mayMarch(g, u, kind, follow)).toBe(ends.length > 0);
        expect(marchRefusals(g, u, kind, follow).length > 0).toBe(ends.length === 0);
      }
    });
  });

  test('MAN-17, R-63 what slipping away costs', () => {
    onDrilled(COUNT, (g, u) => {
      const held = enemies(g, u).filter((e) => faces(g, e, u));
      if (held.length === 0) return;
      for (const kind of ['frontalMarch', 'indirectMarch'] as const)
        for (const { to, facing, disengagement } of marchQuery(g, u, kind, 'none')) {
          const right = neighbours(to)[(facing + 2) % 6] ?? to;
          const end: Unit = { ...u, facing, hexes: twofold(u) ? [to, right] : [to] };
          expect(disengagement).toBe(2 * held.filter((e) => !faces(g, e, end)).length);
        }
    });
  });

  test('R-48, FRM-13, CHG-08, CHG-10, ASL-03, ASL-04 whom extended lines attack, and who attacks them', () => {
    onDrilled(COUNT, (g, u) => {
      const charged = chargeTargets(g, u);
      expect(charged).toEqual(plainChargeTargets(g, u));
      const assaulted = assaultTargets(g, u);
      for (const t of enemies(g, u)) {
        expect(chargeRefusals(g, u, t).length === 0).toBe(charged.includes(t.id));
        if (charged.includes(t.id))
          expect(
            [...new Set(chargeEnds(g, u, t).map(({ to, facing }) => `${key(to)} ${facing}`))].sort(),
          ).toEqual([
            ...new Set(plainChargeEnds(g, u, t).map((word) => word.split(' ').slice(0, 2).join(' '))),
          ]);
        const ends = plainAssaultEnds(g, u, t);
        expect(assaulted.includes(t.id)).toBe(ends.length > 0);
        if (ends.length > 0)
          expect(
            assaultEnds(g, u, t)
              .map(({ to }) => key(to))
              .sort(),
          ).toEqual(ends);
      }
    });
  });

  test('MAN-11, MAN-12, MAN-13, MAN-28, R-64 who evades or counter-charges among extended lines, and where to', () => {
    onDrilled(COUNT, (g, u) => {
      expect(
        evadeEnds(g, u)
          .map(({ to }) => key(to))
          .sort(),
      ).toEqual(plainEvade(g, u));
      expect(mayEvadeAsAction(g, u).allowed).toBe(evades(g, u, false));
      if (enemies(g, u).some((e) => faces(g, e, u)))
        expect(mayEvadeInReaction(g, u).allowed).toBe(evades(g, u, true));
      if (twofold(u)) return;
      for (const e of enemies(g, u))
        expect(
          counterChargeEnds(g, u, e)
            .map(({ to }) => key(to))
            .sort(),
        ).toEqual(plainCounterCharge(g, u, e));
    });
  });

  test('R-81, MAN-24, R-78 flights across extended lines', () => {
    onDrilled(2 * COUNT, (g, u, c) => {
      if (twofold(u)) return;
      const length = 1 + c.below(8);
      const ends = flightEnds(g, u, length).map(({ to, crossed, offMap }) =>
        [key(to), ...crossed, ...(offMap ? ['off'] : [])].join(' '),
      );
      expect([...ends].sort()).toEqual(plainFlight(g, u, length));
    });
  });

  test('MAN-18, MAN-19, R-67 pursuits of extended lines and past them', () => {
    onDrilled(2 * COUNT, (g, u, c) => {
      const free = enemies(g, u).every((e) => !touch(g, u, e));
      if (!attacks(u) || !free) return;
      const length = twofold(u) ? 1 : 1 + c.below(8);
      const words = pursuitEnds(g, u, length).map(({ to, route }) => {
        if (twofold(u)) return key(to);
        const touched = route.reduce(
          (before, hex, n) => before || penalising(g, hex) || parts(g, route[n - 1] ?? u.hexes[0], hex),
          penalising(g, u.hexes[0]),
        );
        return `${key(to)} ${touched}`;
      });
      const plain = plainPursuit(g, u, length);
      expect([...words].sort()).toEqual(twofold(u) ? plain.map((word) => word.split(' ')[0]) : plain);
    });
  });
});
