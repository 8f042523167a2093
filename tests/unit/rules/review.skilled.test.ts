/** Factors, tests, saves and fire of units on two hexes, in closed column and with any skill, against a plain reading. */
import { describe, expect, test } from 'vitest';
import { combatFactor, isDoubled, sixCosts } from '../../../src/rules/combat/combatFactor.ts';
import { transferFriends } from '../../../src/rules/combat/lossTransfer.ts';
import { saveFor } from '../../../src/rules/combat/saves.ts';
import { fireFactor } from '../../../src/rules/fire/fireFactor.ts';
import {
  fireRefusals,
  fireTargets,
  friendMayFireDefensively,
  isEnfilade,
  mayFireDefensively,
  mayReturnFire,
  shotLines,
} from '../../../src/rules/fire/targets.ts';
import {
  contactsOf,
  distanceBetween,
  engagedBy,
  isOutflanked,
} from '../../../src/rules/ground/engagement.ts';
import { commandValue, moraleDice } from '../../../src/rules/morale/commandValue.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { REACTIONS } from '../../../src/rules/state/vocabulary.ts';
import {
  type Blow,
  type Case,
  contacts,
  engaged,
  foot,
  guns,
  has,
  horse,
  open,
  plainCombat,
  plainCommand,
  plainDice,
  plainDoubled,
  plainFire,
  plainSave,
} from '../../oracle/plainFactors.ts';
import { apart, beside, faces, inCone, outflankers } from '../../oracle/plainRule.ts';
import { actionPairs, maySpeak, openPairs, plainTargets, shootable, slow } from '../../oracle/plainShots.ts';
import { type Chance, chance, facingRows, randomPosition } from '../../support/randomPosition.ts';

const POSITIONS = Number(process.env['POSITIONS'] ?? 300);
const GAMES: readonly Game[] = Array.from({ length: POSITIONS }, (_, n) => {
  const c = chance(`skilled ${n}`);
  if (n % 4 === 3) return facingRows(c);
  const crowd = { size: 5 + c.below(6), units: 5 + c.below(8), rough: c.one([0, 0.05, 0.25]) };
  return randomPosition(c, { ...crowd, drilled: c.happens(0.7), everySkill: true });
});

function onPositions(check: (g: Game, u: Unit, c: Chance) => void): void {
  for (const [n, g] of GAMES.entries()) {
    const c = chance(`${n}`);
    for (const u of g.units) {
      try {
        check(g, u, c);
      } catch (error) {
        throw new Error(`position ${n}, unit ${u.id}: ${String(error)}`, { cause: error });
      }
    }
  }
}

function enemies(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((other) => other.side !== u.side);
}

const BLOWS: readonly Blow['kind'][] = ['charge', 'pursuit', 'strikeBack', 'melee', 'meleeAnswer'];
const PURPOSES: readonly Case['purpose'][] = ['reaction', 'friendReaction', 'losses', 'rally', 'formation'];

describe('a second reading of skills and of units on two hexes', () => {
  test('GEO-07, GEO-15, GEO-17, R-03, R-42 contact and distance', () => {
    onPositions((g, u) => {
      expect(engagedBy(g, u).map((e) => e.id)).toEqual(
        g.units.filter((e) => faces(g, e, u)).map((e) => e.id),
      );
      expect(contactsOf(g, u).map((e) => e.id)).toEqual(contacts(g, u).map((e) => e.id));
      expect(isOutflanked(g, u)).toBe(outflankers(g, u).length > 0);
      for (const other of g.units) if (other !== u) expect(distanceBetween(u, other)).toBe(apart(u, other));
    });
  });

  test('CBT-12, CBT-13, CBT-14, CBT-18, FIR-12, SKL-08.2, SKL-20.3, R-45, R-46, R-157 dice of a shot', () => {
    let byThemselves = 0;
    onPositions((g, u, c) => {
      const t = c.one(enemies(g, u));
      const kind = c.one(['action', 'defensive', 'return'] as const);
      const line = { own: c.one(u.hexes), other: c.one(t.hexes) };
      expect(fireFactor(g, u, t, kind, line).total).toBe(plainFire(g, u, t, kind === 'defensive', line));
      expect(isEnfilade(g, u, t, line.own)).toBe(!inCone(t, line.own));
      const alone = fireFactor(g, u, t, 'action', { ...line, alone: true }).total;
      expect(alone).toBe(plainFire(g, u, t, false, line, true));
      if (alone !== fireFactor(g, u, t, 'action', line).total) byThemselves += 1;
    });
    expect(byThemselves).toBeGreaterThan(0);
  });

  test('CBT-05, CBT-06, CBT-07, CBT-08, CBT-09, CBT-17, FRM-19, SKL-03.1, R-36, R-45, R-130 dice of a blow', () => {
    onPositions((g, u, c) => {
      const near = enemies(g, u).filter((e) => apart(e, u) === 1);
      const t = c.one(near.length > 0 ? near : enemies(g, u));
      const blow: Blow = {
        kind: c.one(BLOWS),
        doubled: c.happens(0.5),
        outflankedAtDeclaration: c.happens(0.2),
        reduction: c.below(6),
      };
      expect(combatFactor(g, u, t, blow).total).toBe(plainCombat(g, u, t, blow));
      const run = { openRoute: c.happens(0.8), counterCharged: c.happens(0.2), distance: 1 + c.below(5) };
      if (apart(u, t) === 1) expect(isDoubled(g, u, t, run)).toBe(plainDoubled(g, u, t, run));
      expect(sixCosts(g, t, 'fire')).toBe(has(t, 'feudalCavalry') ? 2 : 1);
      const soft = t.panicked || t.formation === 'extendedLine';
      expect(sixCosts(g, t, 'closeCombat')).toBe(soft ? 2 : 1);
    });
  });

  test('MOR-06, MOR-07, MOR-08, MOR-09, FRM-20, SKL-01.3, SKL-05.1, SKL-08.1, R-50 value and dice of a test', () => {
    onPositions((g, u, c) => {
      const near = enemies(g, u).filter((e) => apart(e, u) === 1);
      const enemy = c.happens(0.8) ? c.one(near.length > 0 ? near : enemies(g, u)) : null;
      const one: Case = {
        purpose: c.one(PURPOSES),
        reaction: c.one(REACTIONS),
        enemy,
        charging: c.happens(0.3),
        attacker: enemy && c.happens(0.7) ? enemy : null,
        protectors: g.units.filter((f) => f.side === u.side && c.happens(0.3)).map((f) => f.id),
      };
      const tested = one.purpose === 'reaction' ? { ...one, attacker: enemy } : one;
      expect(commandValue(g, u, tested).total).toBe(plainCommand(g, u, tested));
      expect(moraleDice(g, u, one.purpose).dice).toBe(plainDice(g, u, one.purpose));
    });
  });

  test('SAV-02, SAV-03, SKL-02.2, SKL-06.2, SKL-10.2, SKL-14.3, R-45, R-46, R-51 who saves, and on what', () => {
    onPositions((g, u, c) => {
      const kind = c.one(['fire', 'shock', 'melee'] as const);
      const near = enemies(g, u).filter((e) => apart(e, u) === 1);
      const e = c.one(kind !== 'fire' && near.length > 0 ? near : enemies(g, u));
      const [mine, theirs] = [1 + c.below(20), 1 + c.below(20)];
      const line = kind === 'fire' ? { own: c.one(u.hexes), other: c.one(e.hexes) } : null;
      const enfilade = isEnfilade(g, e, u, line?.other);
      const due = saveFor(g, u, e, kind, { unit: mine, enemy: theirs }, enfilade, line);
      expect(due?.from ?? null).toBe(plainSave(g, u, e, kind, mine, theirs, line ?? undefined));
    });
  });

  test('FIR-09, FIR-11, FIR-13, FIR-14, FIR-16, SKL-10.1, R-03, R-46, R-47, R-116 lines and targets of a shot', () => {
    let twofold = 0;
    onPositions((g, u, c) => {
      const silent = fireRefusals(g, u, 'none').length > 0;
      expect(silent).toBe(!maySpeak(g, u) || engaged(g, u));
      if (silent) return;
      expect(fireTargets(g, u)).toEqual(plainTargets(g, u));
      for (const t of enemies(g, u)) expect(shotLines(g, u, t, 'action')).toEqual(actionPairs(g, u, t));
      if (u.hexes.length === 1) return;
      const half = c.one(u.hexes);
      const first = c.one(enemies(g, u)).id;
      const second = plainTargets(g, u, half, first);
      expect(fireTargets(g, u, { half, ignoring: first })).toEqual(second);
      twofold += second.length;
    });
    expect(twofold).toBeGreaterThan(20);
  });

  test('FIR-15, SKL-19.1, SKL-20.2, R-47, R-122 who may fire back', () => {
    onPositions((g, u) => {
      for (const e of enemies(g, u)) {
        if (!maySpeak(g, e) || engaged(g, e)) continue;
        const may = maySpeak(g, u) && !slow(u) && !engaged(g, u) && open(u) && shootable(g, u, e);
        expect(mayReturnFire(g, u, e).allowed).toBe(may);
        if (may) expect(shotLines(g, u, e, 'return')).toEqual(openPairs(g, u, e));
      }
    });
  });

  test('FIR-17, CHG-25, CHG-28, SKL-19.1, SKL-20.2, R-47, R-88, R-124 who may fire in defence', () => {
    onPositions((g, u) => {
      for (const attacker of enemies(g, u)) {
        if (!faces(g, attacker, u)) continue;
        const free = (one: Unit): boolean => contacts(g, one).every((e) => e.id === attacker.id);
        const may = maySpeak(g, u) && !slow(u) && free(u) && shootable(g, u, attacker, true);
        expect(mayFireDefensively(g, u, attacker, false).allowed).toBe(may);
        if (may) expect(shotLines(g, u, attacker, 'defensive')).toEqual(openPairs(g, u, attacker, true));
        for (const friend of g.units) {
          if (friend.side !== u.side || friend.id === u.id) continue;
          const helps =
            maySpeak(g, friend) &&
            !slow(friend) &&
            free(friend) &&
            apart(friend, u) === 1 &&
            shootable(g, friend, attacker, true);
          expect(friendMayFireDefensively(g, friend, u, u, attacker, []).allowed).toBe(helps);
          expect(friendMayFireDefensively(g, friend, u, u, attacker, [friend.id]).allowed).toBe(false);
        }
      }
    });
  });

  test('LOS-05, R-02, R-135 the friends that may bear losses for guns', () => {
    onPositions((g, u) => {
      const bearers = g.units.filter(
        (f) =>
          guns(u) &&
          f.side === u.side &&
          !f.panicked &&
          (foot(f) || horse(f)) &&
          apart(f, u) === 1 &&
          beside(u, f) !== null,
      );
      expect(transferFriends(g, u)).toEqual(bearers.map(({ id }) => id).sort());
    });
  });
});
