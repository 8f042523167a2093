/** Zones, contact, flanks, ground and formations of units on one hex and on two, held against the plain reading. */
import { describe, expect, test } from 'vitest';
import {
  facingsAfter,
  formationRefusals,
  formationTargets,
} from '../../../src/rules/formation/formationChange.ts';
import { groundsAfter } from '../../../src/rules/formation/formationGround.ts';
import { hasInCone, hasInRearCone } from '../../../src/rules/ground/cones.ts';
import {
  contactsOf,
  distanceBetween,
  engages,
  hasInFrontHex,
  outflankersOf,
} from '../../../src/rules/ground/engagement.ts';
import { flankWithAll, suffersOutflankedTest } from '../../../src/rules/ground/flanks.ts';
import {
  coveredAgainst,
  hamperedAgainst,
  housesOf,
  impetusBroken,
  inOpenGround,
  isHigher,
  separatedByWater,
} from '../../../src/rules/ground/terrain.ts';
import { ralliedChoices } from '../../../src/rules/morale/rallyConditions.ts';
import { dangerCandidates, flightFacings } from '../../../src/rules/movement/run.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { FORMATIONS } from '../../../src/rules/state/vocabulary.ts';
import { plainShaken } from '../../oracle/plainFlanks.ts';
import {
  plainChanges,
  plainDangers,
  plainFlightFacings,
  plainGround,
  plainRallies,
} from '../../oracle/plainForms.ts';
import { enemies, key, twofold } from '../../oracle/plainMoves.ts';
import {
  apart,
  away,
  before,
  behind,
  beside,
  faces,
  outflankers,
  square,
  touch,
  width,
  zone,
} from '../../oracle/plainRule.ts';
import { type Chance, chance, randomPosition, someOptions } from '../../support/randomPosition.ts';

/** Positions for each test; REVIEW=2000 looks longer. */
const COUNT = Number(process.env['REVIEW'] ?? 80);

/** `ready`: most look the same way, as they must to guard each other's flanks. */
function onDrilled(check: (g: Game, u: Unit, c: Chance) => void, factor = 1, ready = false): void {
  for (let n = 0; n < factor * COUNT; n++) {
    const c = chance(`bodies ${n}`);
    const g = randomPosition(c, {
      size: 5 + c.below(4),
      units: 4 + c.below(8),
      rough: c.one([0, 0.15, 0.35]),
      drilled: true,
      ready,
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

describe('a second reading of bodies', () => {
  test('GEO-07, GEO-08, GEO-09, GEO-10, GEO-12, GEO-13, GEO-15, GEO-16, GEO-17, GEO-18, R-42 zones, contact and outflanking on two hexes', () => {
    onDrilled((g, u) => {
      for (const o of g.units) {
        if (o.id === u.id) continue;
        expect(distanceBetween(u, o)).toBe(apart(u, o));
        expect(hasInCone(g, u, o)).toBe(before(u, o, width(g)));
        expect(hasInRearCone(g, u, o)).toBe(o.hexes.some((hex) => behind(u, hex, width(g))));
        expect(flankWithAll(g, u, o)).toBe(beside(u, o, width(g)));
        expect(hasInFrontHex(g, u, o)).toBe(
          o.hexes.some((hex) =>
            u.hexes.some(
              (half) =>
                away(half, hex) === 1 &&
                (square(u)
                  ? g.battle.houseRules.square_front === 'all_six'
                  : zone(half, u.facing, hex) === 'front'),
            ),
          ),
        );
        if (o.side === u.side) continue;
        expect(engages(g, u, o)).toBe(faces(g, u, o));
        expect(contactsOf(g, u).includes(o)).toBe(touch(g, u, o));
      }
      expect(outflankersOf(g, u).map(({ id }) => id)).toEqual(outflankers(g, u).map(({ id }) => id));
    });
  });

  test('GEO-21, GEO-22, R-08, MOR-08 protected flanks', () => {
    let guards = 0;
    onDrilled(
      (g, u, c) => {
        const hostile = enemies(g, u);
        if (hostile.length === 0 || outflankers(g, u).length === 0) return;
        const attacker = c.happens(0.5) ? c.one(hostile) : null;
        const watched = g.units
          .filter((f) => f.side === u.side && !f.panicked && c.happens(0.5))
          .map(({ id }) => id);
        const shaken = plainShaken(g, u, attacker, watched);
        expect(suffersOutflankedTest(g, u, attacker, watched)).toBe(shaken);
        if (!shaken) guards++;
      },
      6,
      true,
    );
    expect(guards).toBeGreaterThan(0);
  });

  test('TER-05, R-45, R-145, R-147, R-148, R-149 what the ground gives to each against the other', () => {
    onDrilled((g, u) => {
      for (const e of enemies(g, u)) {
        const plain = plainGround(g, u, e);
        expect(coveredAgainst(g, u, e)).toBe(plain.covered);
        expect(hamperedAgainst(g, u, e)).toBe(plain.hampered);
        expect(isHigher(g, u, e)).toBe(plain.higher);
        expect(housesOf(g, u, e) !== null).toBe(plain.houses);
        expect(inOpenGround(g, u, e)).toBe(plain.open);
        if (apart(u, e) > 1) continue;
        expect(separatedByWater(g, u, e)).toBe(plain.water);
        expect(impetusBroken(g, u, e)).toBe(plain.broken);
      }
    });
  });

  test('FRM-01, FRM-04, FRM-05, FRM-07, FRM-09, FRM-11, FRM-14, FRM-18, FRM-21, R-40, R-44, R-55 every change of formation', () => {
    onDrilled((g, u) => {
      const targets = formationTargets(g, u);
      const ways = targets.flatMap((to) =>
        facingsAfter(g, u, to).flatMap((facing) =>
          groundsAfter(g, u, to, facing).map(({ hexes }) => [to, facing, ...hexes.map(key)].join(' ')),
        ),
      );
      expect([...ways].sort()).toEqual(plainChanges(g, u));
      for (const to of FORMATIONS)
        if (to !== 'none' && to !== 'horde')
          expect(formationRefusals(g, u, to).length === 0).toBe(targets.includes(to));
    });
  });

  test('RAL-05, FRM-06, R-49, R-142 how a horde falls in again', () => {
    onDrilled((g, u) => {
      if (!u.panicked) return;
      const ways = ralliedChoices(g, u).flatMap(({ formation, facing }) =>
        formation === 'extendedLine'
          ? groundsAfter(g, u, formation, facing).map(({ hexes }) =>
              [formation, facing, ...hexes.map(key)].join(' '),
            )
          : [[formation, facing, ...u.hexes.map(key)].join(' ')],
      );
      expect([...ways].sort()).toEqual(plainRallies(g, u));
    }, 2);
  });

  test('MAN-22, MAN-23, R-73, R-74, R-75 dangers, and which way to flee', () => {
    onDrilled((g, u, c) => {
      const hurtBy = enemies(g, u)
        .filter(() => c.happens(0.2))
        .map(({ id }) => id);
      const hurt = { ...g, units: g.units.map((o) => (o.id === u.id ? { ...o, hurtBy } : o)) };
      const victim = { ...u, hurtBy };
      const dangers = plainDangers(hurt, victim);
      expect(dangerCandidates(hurt, hurt.units.find(({ id }) => id === u.id) ?? u)).toEqual(dangers);
      if (twofold(u)) return;
      const danger = g.units.find(({ id }) => id === dangers[0]) ?? null;
      const expected = plainFlightFacings(g, u, danger, square(u));
      if (expected) expect(flightFacings(g, u, danger)).toEqual(expected);
    });
  });
});
