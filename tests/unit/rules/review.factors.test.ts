/** The chapters of factors, saves, morale and fire held against a plain second reading, on 2,000 random positions. */
import { describe, expect, test } from 'vitest';
import type { Reaction } from '../../../src/rules/vocabulary.ts';
import { combatFactor, isDoubled } from '../../../src/rules/combatFactor.ts';
import { commandValue, moraleDice } from '../../../src/rules/commandValue.ts';
import { contactsOf, engagedBy, isOutflanked } from '../../../src/rules/engagement.ts';
import { fireFactor } from '../../../src/rules/fireFactor.ts';
import type { Game, Unit } from '../../../src/rules/game.ts';
import { saveFor } from '../../../src/rules/saves.ts';
import { fireRefusals, fireTargets, friendMayFireDefensively, isEnfilade, mayFireDefensively, mayReturnFire } from '../../../src/rules/targets.ts';
import type { Skill, UnitType } from '../../../src/rules/vocabulary.ts';
import { REACTIONS } from '../../../src/rules/vocabulary.ts';
import { away, between, COVER, covered, faces, ground, hill, inCone, outflankers, ROUGH, sees, square, touch, zone } from '../../support/plainRule.ts';
import { type Chance, chance, randomPosition } from '../../support/randomPosition.ts';

const POSITIONS = 2000;

const has = (u: Unit, skill: Skill): boolean => u.skills.includes(skill);
const foot = (u: Unit): boolean => u.type === 'lineInfantry' || u.type === 'lightInfantry';
const horse = (u: Unit): boolean => u.type === 'heavyCavalry' || u.type === 'mediumCavalry' || u.type === 'lightCavalry';
const guns = (u: Unit): boolean => !foot(u) && !horse(u);
const open = (u: Unit): boolean => guns(u) || u.formation === 'line' || u.formation === 'skirmish';

/** UNI-01 again: CF, FF, range. */
const TABLE: Readonly<Record<string, readonly [number, number, number]>> = {
  'heavyCavalry none': [4, 0, 0],
  'mediumCavalry none': [3, 0, 0],
  'lightCavalry none': [2, 0, 0],
  'lineInfantry line': [6, 6, 4],
  'lineInfantry column': [4, 4, 3],
  'lineInfantry square': [3, 3, 2],
  'lightInfantry line': [4, 4, 5],
  'lightInfantry column': [3, 3, 3],
  'lightInfantry square': [3, 3, 2],
  'lightInfantry skirmish': [3, 3, 5],
  'heavyFootBattery none': [2, 5, 10],
  'mediumFootBattery none': [2, 5, 7],
  'lightHorseBattery none': [2, 3, 5],
  'regimentalGun none': [1, 2, 4],
};
const THRESHOLD: Readonly<Record<UnitType, number>> = {
  heavyCavalry: 5,
  mediumCavalry: 3,
  lightCavalry: 3,
  lineInfantry: 10,
  lightInfantry: 5,
  heavyFootBattery: 2,
  mediumFootBattery: 2,
  lightHorseBattery: 1,
  regimentalGun: 1,
};

function row(u: Unit): readonly [number, number, number] {
  return TABLE[`${u.type} ${u.formation}`] ?? [0, 0, 0];
}

function demoralised(u: Unit): boolean {
  const threshold =
    THRESHOLD[u.type] - (u.quality === 'elite' ? 1 : 0) - (has(u, 'tenacious') ? 2 : 0) + (has(u, 'irregular') ? 1 : 0);
  return u.strength <= threshold;
}

/** CBT-13 to CBT-16. */
function cap(g: Game, u: Unit, enemy: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  if (covered(g, enemy, u.hexes[0])) least = 3;
  if (ROUGH.includes(ground(g, u.hexes[0])) || covered(g, u, enemy.hexes[0])) least = Math.min(least, foot(u) ? 3 : 1);
  return u.panicked ? 0 : least;
}

function plainFire(g: Game, u: Unit, t: Unit, defensive: boolean): number {
  const [, base, range] = row(u);
  if (base === 0) return 0;
  let dice = base;
  if (away(u.hexes[0], t.hexes[0]) <= range / 2) dice += 1;
  if (guns(u) && square(t)) dice += 2;
  if (!inCone(t, u.hexes[0])) dice += 2;
  if (guns(u) && defensive) dice += 4;
  if (demoralised(u)) dice -= 2;
  return Math.max(0, Math.min(dice, cap(g, u, t)));
}

interface Blow {
  readonly kind: 'charge' | 'pursuit' | 'strikeBack' | 'melee' | 'meleeAnswer';
  readonly doubled: boolean;
  readonly outflankedAtDeclaration: boolean;
  readonly reduction: number;
}

function plainCombat(g: Game, u: Unit, t: Unit, blow: Blow): number {
  const charges = blow.kind === 'charge' || blow.kind === 'pursuit';
  let dice = row(u)[0] + (has(u, 'cuirassier') ? 1 : 0) + (charges && has(u, 'lancer') ? 1 : 0);
  if (charges && blow.doubled) dice *= 2;
  if (blow.kind === 'strikeBack') dice -= blow.reduction;
  dice = Math.min(dice, cap(g, u, t));
  if ((outflankers(g, u).length > 0 || blow.outflankedAtDeclaration) && !covered(g, u, t.hexes[0])) dice = Math.min(dice, 1);
  return u.panicked ? 0 : Math.max(0, dice);
}

function plainDoubled(g: Game, u: Unit, t: Unit, c: { openRoute: boolean; counterCharged: boolean; distance: number }): boolean {
  const [from, to] = [u.hexes[0], t.hexes[0]];
  const side = between(g, from, to);
  const isOpen = ground(g, from) === 'open' && ground(g, to) === 'open' && (side === null || side === 'stream' || side === 'impassable');
  if (!c.openRoute || !isOpen || c.counterCharged || outflankers(g, u).length > 0) return false;
  if (horse(u)) return !square(t) && c.distance >= 3;
  return foot(u) && u.formation === 'column';
}

/** GEO-21, R-08. */
function countered(g: Game, u: Unit, by: Unit, attacker: Unit | null, watched: readonly string[]): boolean {
  const flank = zone(u.hexes[0], u.facing, by.hexes[0]);
  if (u.panicked || flank === 'front' || flank === 'rear') return false;
  return g.units.some(
    (friend) =>
      friend.side === u.side &&
      friend.id !== u.id &&
      !friend.panicked &&
      (square(friend) || friend.facing === u.facing) &&
      away(friend.hexes[0], u.hexes[0]) <= 2 &&
      zone(u.hexes[0], u.facing, friend.hexes[0]) === flank &&
      (inCone(friend, (attacker ?? by).hexes[0]) || (attacker !== null && watched.includes(friend.id))),
  );
}

interface Case {
  readonly purpose: 'reaction' | 'friendReaction' | 'losses' | 'rally' | 'formation' | 'tenacity';
  readonly reaction: Reaction;
  readonly enemy: Unit | null;
  readonly charging: boolean;
  readonly attacker: Unit | null;
  readonly protectors: readonly string[];
}

function plainCommand(g: Game, u: Unit, c: Case): number {
  const here = ground(g, u.hexes[0]);
  const isCovered = c.enemy ? covered(g, u, c.enemy.hexes[0]) : COVER.includes(here);
  let value = u.commandValue;
  if ((here === 'village' || here === 'fortifiedPoint') && !horse(u) && !c.charging) value += 3;
  if (demoralised(u)) value -= 2;
  if (isCovered) return value;
  if (outflankers(g, u).some((enemy) => !countered(g, u, enemy, c.attacker, c.protectors))) value -= 3;
  if (c.purpose !== 'reaction') return value;
  if (open(u)) value -= 2;
  if (c.attacker && has(c.attacker, 'lancer')) value -= 3;
  if (c.reaction === 'defensiveFire' && !guns(u)) value -= 2;
  if (c.reaction === 'counterCharge' && !has(u, 'cuirassier') && !has(u, 'counterCharge')) value -= 2;
  return value;
}

/** SAV-02, SAV-03: the least face that saves, or null. */
function plainSave(g: Game, u: Unit, e: Unit, kind: 'fire' | 'shock' | 'melee', mine: number, theirs: number): number | null {
  const close = kind !== 'fire';
  const [from, to] = [u.hexes[0], e.hexes[0]];
  const water = between(g, from, to);
  const due =
    (foot(u) && covered(g, u, to)) ||
    (close && hill(g, from) && !hill(g, to)) ||
    (close && (water === 'river' || water === 'largeRiver' || water === 'ford' || water === 'bridge')) ||
    (square(u) && horse(e) && !has(e, 'lancer')) ||
    (has(u, 'cuirassier') && (close || !guns(e))) ||
    (!close && open(u)) ||
    (kind === 'melee' && (mine >= 2 * theirs || mine - theirs >= 6));
  if (u.panicked || !due) return null;
  return demoralised(u) ? 5 : 4;
}

/** FIR-02, FIR-04, FIR-14. */
function maySpeak(g: Game, u: Unit): boolean {
  return !horse(u) && !u.panicked && outflankers(g, u).length === 0 && !(square(u) && u.squareFired);
}

function engaged(g: Game, u: Unit): boolean {
  return g.units.some((enemy) => faces(g, enemy, u));
}

function contacts(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((enemy) => enemy.side !== u.side && touch(g, u, enemy));
}

function shootable(g: Game, u: Unit, t: Unit): boolean {
  const far = away(u.hexes[0], t.hexes[0]);
  if (t.side === u.side || far > row(u)[2] || !inCone(u, t.hexes[0]) || !sees(g, u, t)) return false;
  return far === 1 || (contacts(g, u).length === 0 && contacts(g, t).length === 0);
}

/** FIR-11, R-116, in one cone. */
function chosenFrom(u: Unit, valid: readonly Unit[]): readonly Unit[] {
  const far = (t: Unit): number => away(u.hexes[0], t.hexes[0]);
  const steady = valid.filter((t) => !t.panicked);
  const nearest = Math.min(...steady.map(far));
  return nearest <= 2 ? steady.filter((t) => far(t) === nearest) : valid;
}

function plainTargets(g: Game, u: Unit): readonly string[] {
  const valid = g.units.filter((t) => shootable(g, u, t));
  if (!square(u)) return chosenFrom(u, valid).map((t) => t.id).sort();
  const found = new Set<string>();
  for (let vertex = 0; vertex < 6; vertex++) {
    const inSight = valid.filter((t) => zone(u.hexes[0], vertex, t.hexes[0]) === 'front');
    for (const t of chosenFrom(u, inSight)) found.add(t.id);
  }
  return [...found].sort();
}

/** Every unit of every position; a message tells the seed. */
function onPositions(check: (g: Game, u: Unit, c: Chance) => void, count = POSITIONS): void {
  for (let n = 0; n < count; n++) {
    const c = chance(`review ${n}`);
    const g = randomPosition(c, { size: 5 + c.below(4), units: 6 + c.below(8) });
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
const PURPOSES: readonly Case['purpose'][] = ['reaction', 'friendReaction', 'losses', 'rally', 'formation', 'tenacity'];

describe('a second reading of the factors', () => {
  test('GEO-13, GEO-15, GEO-16, GEO-17, GEO-18 engagement, contact and outflanking', () => {
    onPositions((g, u) => {
      expect(engagedBy(g, u).map((e) => e.id)).toEqual(g.units.filter((e) => faces(g, e, u)).map((e) => e.id));
      expect(contactsOf(g, u).map((e) => e.id)).toEqual(contacts(g, u).map((e) => e.id));
      expect(isOutflanked(g, u)).toBe(outflankers(g, u).length > 0);
    });
  });

  test('CBT-12, CBT-13, CBT-14, CBT-15, CBT-16, CBT-18, CBT-19, CBT-20, FIR-12, R-121, R-129 dice of a shot', () => {
    onPositions((g, u, c) => {
      const t = c.one(enemies(g, u));
      const kind = c.one(['action', 'defensive', 'return'] as const);
      expect(fireFactor(g, u, t, kind).total).toBe(plainFire(g, u, t, kind === 'defensive'));
      expect(isEnfilade(u, t)).toBe(!inCone(t, u.hexes[0]));
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
      const due = saveFor(g, u, e, kind, { unit: mine, enemy: theirs }, isEnfilade(e, u));
      expect(due?.from ?? null).toBe(plainSave(g, u, e, kind, mine, theirs));
    });
  });

  test('FIR-01, FIR-02, FIR-04, FIR-06, FIR-07, FIR-08, FIR-10, FIR-11, FIR-13, FIR-14, R-116, R-118 who may be shot at', () => {
    onPositions((g, u, c) => {
      const game = c.happens(0.1) ? { ...g, units: g.units.map((o) => (o.id === u.id ? { ...o, squareFired: true } : o)) } : g;
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
        const may = maySpeak(g, u) && !engaged(g, u) && open(u) && shootable(g, u, e);
        expect(mayReturnFire(g, u, e).allowed).toBe(may);
      }
    });
  });

  test('FIR-17, CHG-21, CHG-25, CHG-28, R-88, R-124 who may fire in defence', () => {
    onPositions((g, u, c) => {
      for (const attacker of enemies(g, u)) {
        if (!faces(g, attacker, u)) continue;
        const alone = contacts(g, u).every((e) => e.id === attacker.id);
        const may = maySpeak(g, u) && alone && inCone(u, attacker.hexes[0]);
        expect(mayFireDefensively(g, u, attacker, false).allowed).toBe(may);
        expect(mayFireDefensively(g, u, attacker, true).allowed).toBe(false);
        for (const friend of g.units) {
          if (friend.side !== u.side || friend.id === u.id) continue;
          const was = c.happens(0.1) ? [friend.id] : [];
          const free = contacts(g, friend).every((e) => e.id === attacker.id);
          const beside = away(friend.hexes[0], u.hexes[0]) === 1 && away(friend.hexes[0], attacker.hexes[0]) === 1;
          const helps = maySpeak(g, friend) && free && beside && inCone(friend, attacker.hexes[0]) && row(friend)[2] > 0;
          expect(friendMayFireDefensively(g, friend, u, u.hexes[0], attacker, was).allowed).toBe(helps && was.length === 0);
        }
      }
    });
  });
});
