/** Every move of the rule held against a plain search step by step, route by route, on random positions. */
import { describe, expect, test } from 'vitest';
import { assaultEnds, assaultRefusals, assaultTargets } from '../../../src/rules/attack/assaultConditions.ts';
import {
  chargeEnds,
  chargeRefusals,
  chargeTargets,
  routeIsOpen,
} from '../../../src/rules/attack/chargeConditions.ts';
import { counterChargeEnds, mayTargetCounterCharge } from '../../../src/rules/attack/counterCharge.ts';
import { friendCounterChargeRefusals } from '../../../src/rules/attack/friendReactions.ts';
import {
  breakOffEnds,
  evadeEnds,
  mayEvadeAsAction,
  mayEvadeInReaction,
} from '../../../src/rules/movement/evade.ts';
import { marchQuery, marchRefusals, mayMarch } from '../../../src/rules/movement/march.ts';
import { flightEnds, mayPursueMove, pursuitEnds } from '../../../src/rules/movement/run.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { foot, grapplers, horse } from '../../oracle/plainFactors.ts';
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
} from '../../oracle/plainMoves.ts';
import { faces, ground, inCone, ROUGH, zone } from '../../oracle/plainRule.ts';
import {
  type Chance,
  type Crowd,
  chance,
  randomPosition,
  someOptions,
} from '../../support/randomPosition.ts';

function onPositions(
  count: number,
  crowd: (c: Chance) => Crowd,
  check: (g: Game, u: Unit, c: Chance) => void,
): void {
  for (let n = 0; n < count; n++) {
    const c = chance(`moves ${n}`);
    const g = randomPosition(c, { ...crowd(c), houseRules: n % 2 === 0 ? {} : someOptions(c) });
    for (const u of g.units) {
      try {
        check(g, u, c);
      } catch (error) {
        throw new Error(`position ${n}, unit ${u.id}: ${String(error)}`, { cause: error });
      }
    }
  }
}

const crowded = (c: Chance): Crowd => ({
  size: 5 + c.below(4),
  units: 4 + c.below(10),
  rough: c.one([0, 0.15, 0.35]),
});
const roomy = (c: Chance): Crowd => ({ size: 11, units: 3 + c.below(5), rough: c.one([0, 0.1, 0.3]) });

describe('a second reading of the moves', () => {
  test('MAN-02, MAN-03, MAN-04, MAN-06, MAN-07, MAN-08, MAN-09, MAN-10, MAN-15, MAN-16, TER-08, R-26, R-54, R-61 where marches end', () => {
    const check = (g: Game, u: Unit, c: Chance): void => {
      for (const follow of ['none', c.one(['fire', 'formation'] as const)] as const)
        for (const kind of ['frontalMarch', 'indirectMarch'] as const) {
          const ends = marchQuery(g, u, kind, follow).map(({ to, facing }) => `${key(to)} ${facing}`);
          expect(new Set(ends).size).toBe(ends.length);
          expect([...ends].sort()).toEqual(
            kind === 'frontalMarch' ? plainFrontal(g, u, follow) : plainIndirect(g, u, follow),
          );
          expect(mayMarch(g, u, kind, follow)).toBe(ends.length > 0);
          expect(marchRefusals(g, u, kind, follow).length > 0).toBe(ends.length === 0);
        }
    };
    onPositions(250, crowded, check);
    onPositions(40, roomy, check);
  });

  test('CHG-02, CHG-03, CHG-06, CHG-07, CHG-08, CHG-09, CHG-10, CHG-11, CHG-12, R-83, R-84, R-85, R-94, R-100 whom to charge, and where from', () => {
    onPositions(1000, crowded, (g, u) => {
      const targets = chargeTargets(g, u);
      expect(targets).toEqual(plainChargeTargets(g, u));
      for (const t of enemies(g, u)) {
        expect(chargeRefusals(g, u, t).length === 0).toBe(targets.includes(t.id));
        if (!targets.includes(t.id)) continue;
        const ends = chargeEnds(g, u, t).map(
          ({ to, facing, route }) => `${key(to)} ${facing} ${routeIsOpen(g, u.hexes[0], route)}`,
        );
        expect([...ends].sort()).toEqual(plainChargeEnds(g, u, t));
      }
    });
  });

  test('ASL-01, ASL-02, ASL-03, ASL-04, R-106, R-107, R-111 whom to assault, and where from', () => {
    onPositions(1000, crowded, (g, u) => {
      const targets = assaultTargets(g, u);
      for (const t of enemies(g, u)) {
        const ends = plainAssaultEnds(g, u, t);
        expect(targets.includes(t.id)).toBe(ends.length > 0);
        expect(assaultRefusals(g, u, t).length === 0).toBe(ends.length > 0);
        if (ends.length > 0)
          expect(
            assaultEnds(g, u, t)
              .map(({ to }) => key(to))
              .sort(),
          ).toEqual(ends);
      }
    });
  });

  test('MAN-11, MAN-12, MAN-13, MAN-14, R-25, R-64, R-104 who evades, and where to', () => {
    onPositions(1000, crowded, (g, u) => {
      expect(
        evadeEnds(g, u)
          .map(({ to }) => key(to))
          .sort(),
      ).toEqual(plainEvade(g, u));
      expect(mayEvadeAsAction(g, u).allowed).toBe(evades(g, u, false));
      const held = enemies(g, u).filter((e) => faces(g, e, u));
      if (held.length > 0) expect(mayEvadeInReaction(g, u).allowed).toBe(evades(g, u, true));
      const fromBehind = held.some((e) => zone(u.hexes[0], u.facing, e.hexes[0]) === 'rear');
      if (horse(u) && !u.panicked)
        expect(breakOffEnds(g, u).length > 0).toBe(!fromBehind && plainEvade(g, u).length > 0);
    });
  });

  test('CHG-22, CHG-25, CHG-27, MAN-28, R-90, R-92 who counter-charges, and where to', () => {
    onPositions(1000, crowded, (g, u) => {
      for (const e of enemies(g, u)) {
        const ends = plainCounterCharge(g, u, e);
        expect(
          counterChargeEnds(g, u, e)
            .map(({ to }) => key(to))
            .sort(),
        ).toEqual(ends);
        const kind = !u.panicked && (horse(u) || (foot(u) && u.formation === 'column'));
        const free = grapplers(g, u).every((o) => o.id === e.id);
        expect(friendCounterChargeRefusals(g, u, e).length === 0).toBe(kind && free && ends.length > 0);
        if (!faces(g, e, u)) continue;
        const onSpot =
          kind && (horse(u) || foot(e)) && !ROUGH.includes(ground(g, u.hexes[0])) && inCone(u, e.hexes[0]);
        expect(mayTargetCounterCharge(g, u, e, 3).allowed).toBe(onSpot);
        expect(mayTargetCounterCharge(g, u, e, 2).allowed).toBe(false);
      }
    });
  });

  test('MAN-24, MAN-25, MAN-26, TER-11, TER-12, R-76, R-77, R-78, R-79 where flights end', () => {
    onPositions(500, crowded, (g, u, c) => {
      const length = 1 + c.below(8);
      const ends = flightEnds(g, u, length).map(({ to, crossed, offMap }) =>
        [key(to), ...crossed, ...(offMap ? ['off'] : [])].join(' '),
      );
      expect([...ends].sort()).toEqual(plainFlight(g, u, length));
    });
  });

  test('MAN-18, MAN-19, MAN-20, R-66, R-67 where pursuits end', () => {
    onPositions(600, crowded, (g, u, c) => {
      const free = grapplers(g, u).length === 0;
      expect(mayPursueMove(g, u)).toBe(attacks(u) && free);
      if (!attacks(u) || !free) return;
      const length = 1 + c.below(8);
      const ends = pursuitEnds(g, u, length).map(
        ({ to, route }) =>
          `${key(to)} ${route.reduce((touched, hex, n) => touched || penalising(g, hex) || parts(g, route[n - 1] ?? u.hexes[0], hex), penalising(g, u.hexes[0]))}`,
      );
      expect([...ends].sort()).toEqual(plainPursuit(g, u, length));
    });
  });
});
