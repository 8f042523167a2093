/** The chapters of factors, saves, morale and fire held against a plain second reading, on 2,000 random positions. */
import { describe, expect, test } from 'vitest';
import { combatFactor, isDoubled } from '../../../src/rules/combat/combatFactor.ts';
import { saveFor } from '../../../src/rules/combat/saves.ts';
import { fireFactor } from '../../../src/rules/fire/fireFactor.ts';
import {
  fireRefusals,
  fireTargets,
  friendMayFireDefensively,
  isEnfilade,
  mayFireDefensively,
  mayReturnFire,
} from '../../../src/rules/fire/targets.ts';
import { contactsOf, engagedBy, isOutflanked } from '../../../src/rules/ground/engagement.ts';
import { commandValue, moraleDice } from '../../../src/rules/morale/commandValue.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { REACTIONS } from '../../../src/rules/state/vocabulary.ts';
import {
  type Blow,
  type Case,
  contacts,
  engaged,
  open,
  plainCombat,
  plainCommand,
  plainDoubled,
  plainFire,
  plainSave,
  row,
} from '../../oracle/plainFactors.ts';
import { away, faces, inCone, outflankers } from '../../oracle/plainRule.ts';
import { maySpeak, plainTargets, shootable, slow } from '../../oracle/plainShots.ts';
import { type Chance, chance, randomPosition } from '../../support/randomPosition.ts';

const GAMES: readonly Game[] = Array.from({ length: 2000 }, (_, n) => {
  const c = chance(`review ${n}`);
  return randomPosition(c, { size: 5 + c.below(4), units: 6 + c.below(8) });
});

/** Every unit of every position; a message tells the seed. */
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
const PURPOSES: readonly Case['purpose'][] = [
  'reaction',
  'friendReaction',
  'losses',
  'rally',
  'formation',
  'tenacity',
];

describe('a second reading of the factors', () => {
  test('GEO-13, GEO-15, GEO-16, GEO-17, GEO-18 engagement, contact and outflanking', () => {
    onPositions((g, u) => {
      expect(engagedBy(g, u).map((e) => e.id)).toEqual(
        g.units.filter((e) => faces(g, e, u)).map((e) => e.id),
      );
      expect(contactsOf(g, u).map((e) => e.id)).toEqual(contacts(g, u).map((e) => e.id));
      expect(isOutflanked(g, u)).toBe(outflankers(g, u).length > 0);
    });
  });

  test('CBT-12, CBT-13, CBT-14, CBT-15, CBT-16, CBT-18, CBT-19, CBT-20, FIR-12, R-121, R-129 dice of a shot', () => {
    onPositions((g, u, c) => {
      const t = c.one(enemies(g, u));
      const kind = c.one(['action', 'defensive', 'return'] as const);
      expect(fireFactor(g, u, t, kind).total).toBe(plainFire(g, u, t, kind === 'defensive'));
      expect(isEnfilade(g, u, t)).toBe(!inCone(t, u.hexes[0]));
    });
  });

  test('CBT-04, CBT-05, CBT-07, CBT-08, CBT-09, CBT-17, CBT-19, GEO-20, CHG-33 dice of a blow', () => {
    onPositions((g, u, c) => {
      const beside = enemies(g, u).filter((e) => away(e.hexes[0], u.hexes[0]) === 1);
      const t = c.one(beside.length > 0 ? beside : enemies(g, u));
      const blow: Blow = {
        kind: c.one(BLOWS),
        doubled: c.happens(0.5),
        outflankedAtDeclaration: c.happens(0.2),
        reduction: c.below(6),
      };
      expect(combatFactor(g, u, t, blow).total).toBe(plainCombat(g, u, t, blow));
      const run = { openRoute: c.happens(0.8), counterCharged: c.happens(0.2), distance: 1 + c.below(5) };
      expect(isDoubled(g, u, t, run)).toBe(plainDoubled(g, u, t, run));
    });
  });

  test('MOR-07, MOR-08, MOR-09, GEO-21, GEO-22, R-08, R-89, R-139 the command value of a test', () => {
    onPositions((g, u, c) => {
      const enemy = c.happens(0.8) ? c.one(enemies(g, u)) : null;
      const one: Case = {
        purpose: c.one(PURPOSES),
        reaction: c.one(REACTIONS),
        enemy,
        charging: c.happens(0.3),
        attacker: enemy && c.happens(0.7) ? enemy : null,
        protectors: g.units.filter((f) => f.side === u.side && c.happens(0.3)).map((f) => f.id),
      };
      const test = one.purpose === 'reaction' ? { ...one, attacker: enemy } : one;
      expect(commandValue(g, u, test).total).toBe(plainCommand(g, u, test));
    });
  });

  test('QUA-04, QUA-05, R-140 the dice of a test', () => {
    onPositions((g, u) => {
      const helped = g.units.some(
        (f) =>
          f.side === u.side &&
          f.quality === 'elite' &&
          !f.panicked &&
          (f.type === 'lineInfantry' || f.type === 'heavyCavalry') &&
          away(f.hexes[0], u.hexes[0]) === 1,
      );
      expect(moraleDice(g, u).dice).toBe(u.quality === 'ordinary' && helped ? 'elite' : u.quality);
    });
  });

  test('SAV-01, SAV-02, SAV-03, SAV-05, R-112, R-132, R-134, R-147 who saves, and on what', () => {
    onPositions((g, u, c) => {
      const e = c.one(enemies(g, u));
      const kind = c.one(['fire', 'shock', 'melee'] as const);
      const [mine, theirs] = [1 + c.below(20), 1 + c.below(20)];
      const due = saveFor(g, u, e, kind, { unit: mine, enemy: theirs }, isEnfilade(g, e, u));
      expect(due?.from ?? null).toBe(plainSave(g, u, e, kind, mine, theirs));
    });
  });

  test('FIR-01, FIR-02, FIR-04, FIR-06, FIR-07, FIR-08, FIR-10, FIR-11, FIR-13, FIR-14, R-116, R-118 who may be shot at', () => {
    onPositions((g, u, c) => {
      const game = c.happens(0.1)
        ? { ...g, units: g.units.map((o) => (o.id === u.id ? { ...o, squareFired: true } : o)) }
        : g;
      const firer = game.units.find((o) => o.id === u.id) ?? u;
      const silent = fireRefusals(game, firer, 'none').length > 0;
      expect(silent).toBe(!maySpeak(game, firer) || engaged(game, firer));
      if (!silent) expect(fireTargets(game, firer)).toEqual(plainTargets(game, firer));
    });
  });

  test('FIR-15, R-117, R-122 who may fire back', () => {
    onPositions((g, u) => {
      for (const e of enemies(g, u)) {
        if (!maySpeak(g, e) || engaged(g, e)) continue;
        const may = maySpeak(g, u) && !slow(u) && !engaged(g, u) && open(u) && shootable(g, u, e);
        expect(mayReturnFire(g, u, e).allowed).toBe(may);
      }
    });
  });

  test('FIR-17, CHG-21, CHG-25, CHG-28, R-88, R-124 who may fire in defence', () => {
    onPositions((g, u, c) => {
      for (const attacker of enemies(g, u)) {
        if (!faces(g, attacker, u)) continue;
        const alone = contacts(g, u).every((e) => e.id === attacker.id);
        const may = maySpeak(g, u) && !slow(u) && alone && inCone(u, attacker.hexes[0]);
        expect(mayFireDefensively(g, u, attacker, false).allowed).toBe(may);
        expect(mayFireDefensively(g, u, attacker, true).allowed).toBe(false);
        for (const friend of g.units) {
          if (friend.side !== u.side || friend.id === u.id) continue;
          const was = c.happens(0.1) ? [friend.id] : [];
          const free = contacts(g, friend).every((e) => e.id === attacker.id);
          const beside =
            away(friend.hexes[0], u.hexes[0]) === 1 && away(friend.hexes[0], attacker.hexes[0]) === 1;
          const helps =
            maySpeak(g, friend) &&
            !slow(friend) &&
            free &&
            beside &&
            inCone(friend, attacker.hexes[0]) &&
            row(friend)[2] > 0;
          expect(friendMayFireDefensively(g, friend, u, u, attacker, was).allowed).toBe(
            helps && was.length === 0,
          );
        }
      }
    });
  });
});
