/** The field on which the parties of an encounter stand by Sabreur-hex. */
import { describe, expect, test } from 'vitest';
import {
  type ARMS,
  type Combatant,
  type Encounter,
  FARTHEST,
  ONTO,
  type STATUSES,
} from '../../../src/contract/encounter.ts';
import { neighbourZone } from '../../../src/geometry/facing.ts';
import { DIRECTIONS, directionTo, distance, sameHex, step } from '../../../src/geometry/hex.ts';
import { contains, offsetOf } from '../../../src/geometry/shape.ts';
import { sideTerrainBetween } from '../../../src/rules/ground/sides.ts';
import { isHigher, terrainAt } from '../../../src/rules/ground/terrain.ts';
import { type Unit, unitOf } from '../../../src/rules/state/game.ts';
import { unitCost } from '../../../src/rules/units/price.ts';
import { ATTACKER, positionOf, strengthOf, TARGET } from '../../../src/rulesets/sabreur-hex/position.ts';
import { encounter, party } from '../../support/encounters.ts';

function standing(told: Partial<Encounter> = {}) {
  const game = positionOf(encounter(told));
  return { game, attacker: unitOf(game, ATTACKER), target: unitOf(game, TARGET) };
}

/** The units that stand beside one of the two. */
function friendsOf(id: string, told: Partial<Encounter>): readonly Unit[] {
  return standing(told).game.units.filter((unit) => unit.id !== id && unit.id.startsWith(id));
}

const FRIENDS = (supports: number): Combatant => party('line', { supports });

describe('the parties', () => {
  test.each<[(typeof ARMS)[number], string, readonly string[], number]>([
    ['line', 'lineInfantry', [], 20],
    ['light', 'lightInfantry', [], 12],
    ['heavyCavalry', 'heavyCavalry', [], 12],
    ['cuirassiers', 'heavyCavalry', ['cuirassier'], 12],
    ['lightCavalry', 'lightCavalry', [], 6],
    ['lancers', 'lightCavalry', ['lancer'], 6],
    ['fieldGuns', 'mediumFootBattery', [], 5],
    ['heavyGuns', 'heavyFootBattery', [], 5],
    ['horseGuns', 'lightHorseBattery', [], 3],
  ])('UNI-01: %s stand as %s with %j', (arm, type, skills, full) => {
    const { attacker, target } = standing({ target: party(arm), attacker: party(arm, { left: 11 }) });
    expect(target).toMatchObject({ type, skills, side: 'red', strength: full, initialStrength: full });
    expect(attacker).toMatchObject({ type, skills, side: 'blue', initialStrength: full });
    expect(attacker.strength).toBe(Math.ceil((full * 11) / 20));
    expect(strengthOf(party(arm, { left: 11 }))).toEqual({ full, left: attacker.strength });
  });

  test.each<[(typeof STATUSES)[number], Unit['quality'], number]>([
    ['guard', 'elite', 9],
    ['elite', 'elite', 8],
    ['regular', 'ordinary', 7],
    ['recruits', 'recruit', 6],
  ])('QUA-01, CMD-02: of %s the quality is %s and the command value %i', (status, quality, commandValue) => {
    const { target } = standing({ target: party('line', { status }) });
    expect(target).toMatchObject({ quality, commandValue });
    const price = unitCost({ type: 'lineInfantry', quality, commandValue, skills: [], strength: 20 });
    expect(target.cost).toBe(price.total);
  });

  test('FRM-05, SKL-11: foot stands as it is told, light foot that skirmishes is drilled in it, others have no order', () => {
    const skirmish = { formation: 'skirmish' } as const;
    expect(standing({ target: party('light', skirmish) }).target).toMatchObject({
      ...{ formation: 'skirmish', skills: ['skirmisher'] },
    });
    expect(standing({ target: party('line', skirmish) }).target.skills).toEqual([]);
    expect(standing({ target: party('light') }).target.skills).toEqual([]);
    expect(standing({ target: party('lancers', skirmish) }).target).toMatchObject({
      ...{ formation: 'none', skills: ['lancer'] },
    });
    expect(standing({ target: party('line', { formation: 'square' }) }).target).toMatchObject({
      ...{ formation: 'square', facing: 0 },
    });
  });
});

describe('where they stand', () => {
  const cases = ONTO.flatMap((onto) => [1, 2, 3, 4, 7, FARTHEST].map((apart) => [onto, apart] as const));

  test.each(cases)('GEO-04: from the %s, %i hexes apart, looking at the target', (onto, apart) => {
    const { game, attacker, target } = standing({ onto, distance: apart });
    expect(distance(attacker.hexes[0], target.hexes[0])).toBe(apart);
    // a step nearer along the way is a neighbour of the target on the side that is told
    const [from] = attacker.hexes;
    const near = DIRECTIONS.map((d) => step(target.hexes[0], d));
    const last = near.filter((hex) => distance(hex, from) === apart - 1);
    const zones = last.map((hex) => neighbourZone(directionTo(target.hexes[0], hex) ?? 0, target.facing));
    expect(zones).toContain(onto === 'flank' ? 'right' : onto);
    const towards = DIRECTIONS.map((d) => step(from, d)).filter(
      (hex) => distance(hex, target.hexes[0]) === apart - 1,
    );
    const looks = towards.map((hex) => neighbourZone(directionTo(from, hex) ?? 0, attacker.facing));
    expect(looks).toContain('front');
    expect(contains(game.battle.map.shape, from)).toBe(true);
  });

  test.each([2, 4, 8])('GEO-03: at %i hexes the attacker stands straight before or behind it', (apart) => {
    for (const onto of ['front', 'rear'] as const) {
      const { attacker, target } = standing({ onto, distance: apart });
      const [one, other] = DIRECTIONS.filter((d) => neighbourZone(d, target.facing) === onto);
      if (one === undefined || other === undefined) throw new Error('no two ways');
      const straight = step(step(target.hexes[0], one, apart / 2), other, apart / 2);
      expect(sameHex(attacker.hexes[0], straight)).toBe(true);
    }
  });

  test('GEO-03: what is not straight leans to the left front hex, and to the right rear one', () => {
    const leans = (onto: 'front' | 'rear', apart: number) => {
      const { attacker, target } = standing({ onto, distance: apart });
      const ways = DIRECTIONS.filter(
        (d) => distance(step(target.hexes[0], d, apart), attacker.hexes[0]) * 2 < apart,
      );
      return ways.map((d) => (d - target.facing + DIRECTIONS.length) % DIRECTIONS.length);
    };
    expect([1, 3].map((apart) => leans('front', apart))).toEqual([[0], [0]]);
    expect([1, 3].map((apart) => leans('rear', apart))).toEqual([[3], [3]]);
  });

  test('the field is so wide that nobody runs off it, and the target stands in its middle', () => {
    const { game, target } = standing();
    expect(game.battle.map.shape).toEqual({ kind: 'rectangle', columns: 60, rows: 60 });
    expect(offsetOf(target.hexes[0])).toEqual({ column: 30, row: 30 });
  });

  test('a friend is called after whom it stands beside', () => {
    const { game } = standing({ attacker: FRIENDS(2), target: FRIENDS(1) });
    expect(game.units.map(({ id }) => id)).toEqual([
      ...['attacker', 'target', 'attacker1', 'attacker2', 'target1'],
    ]);
  });

  test('GEO-21: friends stand on the flanks, then behind, beside nobody else and never nearer the enemy', () => {
    for (const onto of ONTO)
      for (const id of [ATTACKER, TARGET]) {
        const told = { onto, distance: 2, attacker: FRIENDS(4), target: FRIENDS(4) };
        const { game } = standing(told);
        const one = unitOf(game, id);
        const enemy = unitOf(game, id === ATTACKER ? TARGET : ATTACKER);
        const friends = friendsOf(id, told);
        for (const { hexes, facing, side } of friends) {
          expect(distance(hexes[0], one.hexes[0])).toBe(1);
          expect(distance(hexes[0], enemy.hexes[0])).toBeGreaterThanOrEqual(
            distance(one.hexes[0], enemy.hexes[0]),
          );
          expect([facing, side]).toEqual([one.facing, one.side]);
        }
        expect(friends.length).toBe(id === ATTACKER ? 4 : { front: 4, flank: 3, rear: 2 }[onto]);
        const places = game.units.map(({ hexes }) => hexes[0]);
        for (const [n, hex] of places.entries())
          expect(places.findIndex((other) => sameHex(other, hex))).toBe(n);
      }
  });

  test('GEO-21: the first two stand on the flanks', () => {
    const zonesOf = (supports: number) => {
      const { target } = standing({ target: FRIENDS(supports) });
      return friendsOf(TARGET, { target: FRIENDS(supports) }).map(({ hexes }) =>
        neighbourZone(directionTo(target.hexes[0], hexes[0]) ?? 0, target.facing),
      );
    };
    expect([0, 1, 2, 3, 4].map(zonesOf)).toEqual([
      [],
      ['right'],
      ['right', 'left'],
      ['right', 'left', 'rear'],
      ['right', 'left', 'rear', 'rear'],
    ]);
  });

  test('QUA-05: friends are ordinary, whole and of the same arm and order', () => {
    const target = party('light', { status: 'guard', left: 3, supports: 1, led: true, formation: 'column' });
    const [friend] = friendsOf(TARGET, { target });
    expect(friend).toMatchObject({
      ...{ type: 'lightInfantry', quality: 'ordinary', commandValue: 7, strength: 12, formation: 'column' },
    });
    const [line] = friendsOf(TARGET, { target: party('line', { left: 3, supports: 1 }) });
    expect(line?.strength).toBe(20);
  });
});

describe('the ground', () => {
  test.each<[Encounter['ground'], string]>([
    ['open', 'open'],
    ['wood', 'wood'],
    ['village', 'village'],
    ['redoubt', 'fortifiedPoint'],
    ['uphill', 'open'],
    ['stream', 'open'],
  ])('TER-01: under the target in %s lies %s, and nothing elsewhere', (ground, terrain) => {
    const { game, target, attacker } = standing({ ground });
    expect(terrainAt(game, target.hexes[0])).toBe(terrain);
    expect(terrainAt(game, attacker.hexes[0])).toBe('open');
    expect(isHigher(game, target, attacker)).toBe(ground === 'uphill');
    expect(game.battle.map.hexes.length).toBe(ground === 'open' || ground === 'stream' ? 0 : 1);
  });

  test.each(ONTO)('TER-01: a stream lies between the two also from the %s, and nowhere else', (onto) => {
    const { game, attacker, target } = standing({ ground: 'stream', onto, distance: 1 });
    expect(sideTerrainBetween(game, target.hexes[0], attacker.hexes[0])).toBe('stream');
    expect(game.battle.map.sides.map(({ terrain }) => terrain)).toEqual(
      onto === 'flank' ? ['stream'] : ['stream', 'stream'],
    );
  });
});
