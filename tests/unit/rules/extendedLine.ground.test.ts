import { describe, expect, test } from 'vitest';
import type { Direction, Hex } from '../../../src/geometry/hex.ts';
import { sideBetween } from '../../../src/geometry/side.ts';
import { isPreyOfSkirmishers, mayAttackFrom } from '../../../src/rules/attack/attackLimits.ts';
import { isExemptFromTest } from '../../../src/rules/attack/reactions.ts';
import { combatFactor, isDoubled } from '../../../src/rules/combat/combatFactor.ts';
import { saveFor } from '../../../src/rules/combat/saves.ts';
import { fireFactor } from '../../../src/rules/fire/fireFactor.ts';
import { coveredAgainst, inCover, inRough, inTerrain } from '../../../src/rules/ground/terrain.ts';
import { commandValue } from '../../../src/rules/morale/commandValue.ts';
import { type Game, type GroundHex, type GroundSide, unitOf } from '../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../src/rules/state/houseRuleKeys.ts';
import type { HexTerrain } from '../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const LEFT: Hex = { q: 6, r: 6 };
const RIGHT: Hex = { q: 7, r: 6 };

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};
/** Red cavalry in the middle front hex, looking at both halves, and in the left one, looking at the left half. */
const MIDDLE: UnitSpec = { id: 'E', side: 'red', type: 'heavyCavalry', at: [7, 5], facing: 2 };
const AT_LEFT: UnitSpec = { ...MIDDLE, at: [6, 5] };

const HALF_CONCERNED: Partial<HouseRules> = { extended_line_terrain: 'half_concerned' };

interface Ground {
  readonly left?: HexTerrain;
  readonly right?: HexTerrain;
  readonly hills?: readonly Hex[];
  readonly enemyGround?: HexTerrain;
  readonly sides?: readonly GroundSide[];
}

function field(enemy: UnitSpec, ground: Ground, houseRules: Partial<HouseRules> = {}): Game {
  const hexes: GroundHex[] = [];
  const place = (hex: Hex, terrain: HexTerrain | undefined): void => {
    const hill = ground.hills?.some(({ q, r }) => q === hex.q && r === hex.r) ?? false;
    if (terrain !== undefined || hill) hexes.push({ ...hex, terrain: terrain ?? 'open', hill });
  };
  place(LEFT, ground.left);
  place(RIGHT, ground.right);
  place({ q: enemy.at[0], r: enemy.at[1] }, ground.enemyGround);
  return position({ units: [LINE, enemy], hexes, sides: ground.sides ?? [], houseRules });
}

const side = (hex: Hex, d: Direction, terrain: GroundSide['terrain']): GroundSide => ({
  ...sideBetween(hex, d),
  terrain,
});
/** The sides towards the middle front hex: of the left half d(0), of the right one d(5). */
const toMiddle = (terrain: GroundSide['terrain']) => ({
  left: side(LEFT, 0, terrain),
  right: side(RIGHT, 5, terrain),
});

const U = (g: Game) => unitOf(g, 'line');
const E = (g: Game) => unitOf(g, 'E');
const BLOW = { kind: 'strikeBack', doubled: false, outflankedAtDeclaration: false, reduction: 0 } as const;
const rows = (g: Game, kind: 'fire' | 'shock') =>
  saveFor(g, U(g), E(g), kind, { unit: 20, enemy: 12 }, false)?.entitlements.map(({ row }) => row) ?? [];
const caps = (terms: readonly { readonly cap?: number; readonly rule: string }[]) =>
  terms.flatMap(({ rule, cap }) => (cap === undefined ? [] : [rule]));

const covers: readonly HexTerrain[] = ['wood', 'village', 'fortifiedPoint'];

describe('a benefit needs both hexes', () => {
  test.each(covers)('FRM-13, R-45 cover: saves, exemption and cap on the enemy in %s', (terrain) => {
    const both = field(MIDDLE, { left: terrain, right: terrain });
    const half = field(MIDDLE, { left: terrain });
    for (const [g, sheltered] of [
      [both, true],
      [half, false],
    ] as const) {
      expect(inCover(g, U(g))).toBe(sheltered);
      expect(coveredAgainst(g, U(g), E(g))).toBe(sheltered);
      expect(rows(g, 'shock').includes(1)).toBe(sheltered);
      expect(rows(g, 'fire').includes(1)).toBe(sheltered);
      expect(isExemptFromTest(g, U(g), E(g), 'charge')).toBe(sheltered ? 'CHG-15' : null);
      expect(caps(combatFactor(g, E(g), U(g), BLOW).terms).includes('CBT-13')).toBe(sheltered);
    }
  });

  test('MOR-07, R-45 the +3 of a village needs both halves in houses', () => {
    const test3 = (ground: Ground, rules: Partial<HouseRules> = {}, enemy = MIDDLE) => {
      const g = field(enemy, ground, rules);
      const sum = commandValue(g, U(g), {
        purpose: 'losses',
        reaction: 'nothing',
        enemy: E(g),
        charging: false,
        attacker: null,
        protectors: [],
      });
      return sum.terms.filter(({ rule }) => rule === 'MOR-07').length;
    };
    expect(test3({ left: 'village', right: 'fortifiedPoint' })).toBe(1);
    expect(test3({ left: 'village' })).toBe(0);
    expect(test3({ left: 'village' }, HALF_CONCERNED, AT_LEFT)).toBe(1);
    expect(test3({ right: 'village' }, HALF_CONCERNED, AT_LEFT)).toBe(0);
  });

  test('SAV-03, R-45, R-134 higher only with both halves on the hill, and an enemy line is high only so', () => {
    const height = (hills: readonly Hex[]) => rows(field(MIDDLE, { hills }), 'shock').includes(2);
    expect(height([LEFT, RIGHT])).toBe(true);
    expect(height([LEFT])).toBe(false);
    expect(height([LEFT, RIGHT, { q: 7, r: 5 }])).toBe(false);
    // from its hill the cavalry is higher than a line that is only half on one
    const up = field(MIDDLE, { hills: [LEFT, { q: 7, r: 5 }], enemyGround: 'open' });
    const save = saveFor(up, E(up), U(up), 'shock', { unit: 12, enemy: 20 }, false);
    expect(save?.entitlements.map(({ row }) => row)).toContain(2);
  });

  test('SAV-03, R-45, R-147 water parts it from an enemy only on every side between them', () => {
    const { left, right } = toMiddle('river');
    expect(rows(field(MIDDLE, { sides: [left, right] }), 'shock')).toContain(3);
    expect(rows(field(MIDDLE, { sides: [left] }), 'shock')).not.toContain(3);
    // before the left half alone there is one side
    expect(rows(field(AT_LEFT, { sides: [side(LEFT, 5, 'river')] }), 'shock')).toContain(3);
  });

  test('TER-05, R-45, R-148 a wood on the sides shelters only on every side towards the enemy', () => {
    const { left, right } = toMiddle('wood');
    const covered = (enemy: UnitSpec, ...sides: readonly GroundSide[]) => {
      const g = field(enemy, { sides });
      return coveredAgainst(g, U(g), E(g));
    };
    expect(covered(MIDDLE, left, right)).toBe(true);
    expect(covered(MIDDLE, left)).toBe(false);
    expect(covered(AT_LEFT, side(LEFT, 5, 'wood'))).toBe(true);
  });

  test('RAL-04, R-45 inside a fortified point with both halves only', () => {
    const one = field(MIDDLE, { left: 'fortifiedPoint' });
    expect(inTerrain(one, U(one), 'fortifiedPoint')).toBe(false);
    const both = field(MIDDLE, { left: 'fortifiedPoint', right: 'fortifiedPoint' });
    expect(inTerrain(both, U(both), 'fortifiedPoint')).toBe(true);
  });
});

describe('a penalty comes from either hex', () => {
  test('CBT-14, R-45 its own factors are capped at 3', () => {
    for (const terrain of [...covers, 'difficult'] as const)
      for (const where of ['left', 'right'] as const) {
        const g = field(MIDDLE, { [where]: terrain });
        expect(inRough(g, U(g))).toBe(true);
        expect(combatFactor(g, U(g), E(g), BLOW).total).toBe(3);
        expect(fireFactor(g, U(g), E(g), 'defensive').total).toBe(3);
      }
    const { left } = toMiddle('wood');
    const g = field(MIDDLE, { sides: [left] });
    expect(combatFactor(g, U(g), E(g), BLOW).total).toBe(3);
  });

  test('CBT-09, R-45 a charge is not doubled against a half that is not in the open, nor over one bad side', () => {
    const doubled = (ground: Ground) => {
      const g = field(MIDDLE, ground);
      return isDoubled(g, E(g), U(g), { openRoute: true, counterCharged: false, distance: 4 });
    };
    expect(doubled({})).toBe(true);
    expect(doubled({ left: 'difficult' })).toBe(false);
    expect(doubled({ right: 'bridge' })).toBe(false);
    expect(doubled({ sides: [toMiddle('ford').left] })).toBe(false);
    expect(doubled({ sides: [toMiddle('stream').left] })).toBe(true);
  });

  test('CHG-03, R-45, R-94 skirmishers may attack it when half of it is in rough ground, or across a wood side', () => {
    const skirmishers: UnitSpec = {
      id: 'E',
      side: 'red',
      type: 'lightInfantry',
      formation: 'skirmish',
      skills: ['skirmisher'],
      at: [7, 5],
      facing: 2,
    };
    const rough = field(skirmishers, { right: 'difficult' });
    expect(isPreyOfSkirmishers(rough, U(rough))).toBe(true);
    const open = field(skirmishers, {});
    expect(mayAttackFrom(open, E(open), { q: 7, r: 5 }, U(open))).toBe(false);
    const wooded = field(skirmishers, { sides: [toMiddle('wood').right] });
    expect(mayAttackFrom(wooded, E(wooded), { q: 7, r: 5 }, U(wooded))).toBe(true);
  });
});

describe('R-45 extended_line_terrain=half_concerned', () => {
  test('R-45 extended_line_terrain=half_concerned only the half before the enemy counts, for good and ill', () => {
    for (const [ground, sheltered] of [
      [{ left: 'wood' }, true],
      [{ right: 'wood' }, false],
    ] as const) {
      const g = field(AT_LEFT, ground, HALF_CONCERNED);
      expect(coveredAgainst(g, U(g), E(g))).toBe(sheltered);
      expect(combatFactor(g, U(g), E(g), BLOW).total).toBe(sheltered ? 3 : 6);
    }
  });

  test('CHG-03, R-45 extended_line_terrain=half_concerned skirmishers may attack only the half in rough ground', () => {
    const loose = { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } as const;
    const may = (enemy: UnitSpec, ground: Ground) => {
      const g = field({ ...enemy, ...loose }, ground, HALF_CONCERNED);
      return mayAttackFrom(g, E(g), E(g).hexes[0], U(g));
    };
    expect(may(AT_LEFT, { left: 'wood' })).toBe(true);
    expect(may(AT_LEFT, { right: 'wood' })).toBe(false);
    expect(may(MIDDLE, { right: 'wood' })).toBe(true);
  });

  test('R-45 extended_line_terrain=half_concerned of two halves concerned both must give a benefit', () => {
    const g = field(MIDDLE, { left: 'wood' }, HALF_CONCERNED);
    expect(coveredAgainst(g, U(g), E(g))).toBe(false);
    const mixed = field(MIDDLE, { left: 'wood', sides: [toMiddle('wood').right] }, HALF_CONCERNED);
    expect(coveredAgainst(mixed, U(mixed), E(mixed))).toBe(true);
    const hill = field(AT_LEFT, { hills: [LEFT] }, HALF_CONCERNED);
    expect(rows(hill, 'shock')).toContain(2);
  });

  test('R-45, CBT-09 extended_line_terrain=half_concerned a charge is doubled against a half in the open, whatever the other', () => {
    const doubled = (enemy: UnitSpec, ground: Ground) => {
      const g = field(enemy, ground, HALF_CONCERNED);
      return isDoubled(g, E(g), U(g), { openRoute: true, counterCharged: false, distance: 4 });
    };
    expect(doubled(AT_LEFT, { right: 'wood' })).toBe(true);
    expect(doubled(AT_LEFT, { left: 'wood' })).toBe(false);
    expect(doubled(MIDDLE, { right: 'wood' })).toBe(false);
  });

  test('R-45 extended_line_terrain=half_concerned in a shot, the half that shoots and the half shot at', () => {
    const guns: UnitSpec = { id: 'E', side: 'red', type: 'heavyFootBattery', at: [7, 2], facing: 2 };
    const g = field(guns, { right: 'wood' }, HALF_CONCERNED);
    const from = { q: 7, r: 2 };
    expect(fireFactor(g, E(g), U(g), 'action', { own: from, other: RIGHT }).total).toBe(3);
    expect(fireFactor(g, E(g), U(g), 'action', { own: from, other: LEFT }).total).toBeGreaterThan(3);
    expect(fireFactor(g, U(g), E(g), 'action', { own: RIGHT, other: from }).total).toBe(3);
    expect(fireFactor(g, U(g), E(g), 'action', { own: LEFT, other: from }).total).toBe(6);
    // by default both halves would have to be in the wood to be sheltered, one is enough to be hampered
    const plain = field(guns, { right: 'wood' });
    expect(
      fireFactor(plain, E(plain), U(plain), 'action', { own: from, other: RIGHT }).total,
    ).toBeGreaterThan(3);
    expect(fireFactor(plain, U(plain), E(plain), 'action', { own: LEFT, other: from }).total).toBe(3);
  });
});
