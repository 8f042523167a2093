/** What is taken for given of whoever pursues, flees or gets out of the way. MAN-14, MAN-18, MAN-19, MAN-24, CHG-37. */
import { describe, expect, test } from 'vitest';
import { distance, type Hex } from '../../../src/geometry/hex.ts';
import { bestPlaces } from '../../../src/opponent/places.ts';
import { quickChoice } from '../../../src/opponent/quick.ts';
import { quietOf } from '../../../src/opponent/quiet.ts';
import { beginSearch, worthNow } from '../../../src/opponent/search.ts';
import { sightOf } from '../../../src/opponent/sights.ts';
import { netOf, pursuitNet, strikesAt } from '../../../src/opponent/worth/strikes.ts';
import { imagined } from '../../../src/rules/ground/passage.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { ChargeFrame } from '../../../src/rules/state/attackFrames.ts';
import { type Game, unitOf } from '../../../src/rules/state/game.ts';
import { answer, CHARGED, gameOf } from '../../support/opponent/known.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const CUIRASSIERS: UnitSpec = { id: 'cuir', side: 'blue', type: 'heavyCavalry', at: [3, 12] };
const CROWD: UnitSpec = { id: 'crowd', side: 'red', type: 'lineInfantry', panicked: true, at: [3, 7] };

/** Where the pursuer is taken to end, of the ends offered. */
function endOf(units: readonly UnitSpec[], ends: readonly Hex[]): Hex | null {
  const game = position({ units });
  const offered = ends.map(
    (to) => ({ choose: 'runEnd', to, route: [], crossed: [], offMap: false }) as const,
  );
  const choice = quickChoice(game, { ask: 'pursuitEnd', unit: 'cuir', length: 3 }, offered);
  return choice.choose === 'runEnd' ? choice.to : null;
}

const net = (game: Game, target: string) => pursuitNet(game, unitOf(game, 'cuir'), unitOf(game, target)) ?? 0;

/** The pursuer beside whom it has come upon, after a charge declared from so many hexes. */
function cameUpon(units: readonly UnitSpec[], distance: number): Game {
  const charge = {
    ...{ procedure: 'charge', at: 'pursuit', charger: 'cuir', target: 'crowd', distance, openRoute: true },
    ...{ frontOnly: true, counterCharged: false, squareFormed: false, targetLost: 0 },
    ...{ targetInContact: false, inContact: [], protectors: [] },
  } as const satisfies ChargeFrame;
  return { ...position({ units: [{ ...CUIRASSIERS, at: [3, 8] }, ...units] }), frames: [charge] };
}

describe('a pursuer', () => {
  const before = { q: 3, r: 8 };
  const empty = { q: 6, r: 8 };
  const long: UnitSpec = {
    ...CROWD,
    panicked: false,
    strength: 1,
    formation: 'extendedLine',
    skills: ['linearOrder'],
    facing: 2,
  };

  test('rides down whom it has caught, which an assault from a standing start would not, CHG-37', () => {
    const game = cameUpon([CROWD], 2);
    const standing = netOf(strikesAt(game, unitOf(game, 'cuir'), unitOf(game, 'crowd'))) ?? Number.NaN;
    expect(net(game, 'crowd')).toBeGreaterThan(5 * standing);
  });

  test('strikes with doubled dice where its charge did, R-70', () => {
    expect(net(cameUpon([CROWD], 3), 'crowd')).toBeGreaterThan(1.5 * net(cameUpon([CROWD], 2), 'crowd'));
  });

  test('does not fear the volley of whom it engages, FIR-02', () => {
    const few: UnitSpec = {
      ...{ id: 'crowd', side: 'red', type: 'lightInfantry', at: [3, 7], facing: 2 },
      strength: 4,
      initialStrength: 18,
    };
    expect(endOf([CUIRASSIERS, few], [empty, before])).toEqual(before);
  });

  test('keeps off a line that looks at its flank: whom nobody engages fires all the same, FIR-02', () => {
    const beside: UnitSpec = { id: 'line', side: 'red', type: 'lineInfantry', at: [2, 8], facing: 0 };
    expect(endOf([CUIRASSIERS, beside], [before, empty])).toEqual(empty);
  });

  test('does not hide behind itself from guns, FIR-08', () => {
    const guns: UnitSpec = { id: 'guns', side: 'red', type: 'heavyFootBattery', at: [3, 15], facing: 4 };
    const far = { q: 14, r: 9 };
    expect(endOf([CUIRASSIERS, guns], [{ q: 3, r: 9 }, far])).toEqual(far);
  });

  test('comes upon either half of an extended line, and from in front of either it is the same, R-42', () => {
    const { hexes } = unitOf(position({ units: [CUIRASSIERS, long] }), 'crowd');
    const riders = [
      { ...CUIRASSIERS, at: [3, 8], facing: 4 },
      { ...CUIRASSIERS, at: [1, 8], facing: 5 },
    ] as const;
    const worths = riders.map((rider, half) => {
      const [q, r] = rider.at;
      expect(hexes.map((hex) => distance(hex, { q, r }) === 1)).toEqual([half === 0, half === 1]);
      expect(
        endOf(
          [{ ...rider, at: CUIRASSIERS.at }, long],
          [
            { q: 6, r: 15 },
            { q, r },
          ],
        ),
      ).toEqual({ q, r });
      return net(position({ units: [rider, long] }), 'crowd');
    });
    expect(worths[0]).toBeCloseTo(worths[1] ?? Number.NaN);
  });
});

describe('the threat of a charge at a unit in panic', () => {
  const threat = (charger: Partial<UnitSpec>, crowd: Partial<UnitSpec>) => {
    const game = position({
      units: [
        { ...CUIRASSIERS, at: [3, 10], ...charger },
        { ...CROWD, ...crowd },
      ],
    });
    const { charge } = strikesAt(game, unitOf(game, 'cuir'), unitOf(game, 'crowd'));
    return (charge?.theirs ?? Number.NaN) / unitOf(game, 'crowd').cost;
  };

  test('is less where horse flees than where foot does, MAN-24', () => {
    const foot = threat({}, {});
    const horse = threat({}, { type: 'heavyCavalry', formation: 'none' });
    expect(foot).toBeGreaterThan(0);
    // 10 of 36 throws against 21, and the smaller the unit the more of its price is a point
    expect(horse / foot).toBeLessThan(2 * (10 / 21));
  });

  test('is next to nothing where foot would have to run down horse, MAN-19', () => {
    const column = { type: 'lineInfantry', formation: 'column', at: [3, 9] } as const;
    const foot = threat(column, {});
    expect(foot).toBeGreaterThan(0);
    // 1 of 18 pairs of throws against 1 of 3
    expect(threat(column, { type: 'lightCavalry', formation: 'none' }) / foot).toBeLessThan(1);
    expect(threat(column, { type: 'heavyCavalry', formation: 'none' }) / foot).toBeLessThan(0.5);
  });
});

describe('whoever gets out of the way of a charge', () => {
  const charged = (target: { readonly type: 'lightCavalry' | 'lightInfantry'; readonly skirmish: boolean }) =>
    gameOf({
      field: {
        orders: 1,
        units: [
          { id: 'charger', side: 'blue', type: 'mediumCavalry', at: [0, 5] },
          {
            id: 'target',
            side: 'red',
            type: target.type,
            at: [1, 1],
            ...(target.skirmish ? { formation: 'skirmish', skills: ['skirmisher'] } : {}),
          },
          { id: 'rest', side: 'red', type: 'lineInfantry', at: [5, -7] },
        ],
      },
      script: [...CHARGED, { choose: 'reaction', reaction: 'evade' }],
    });

  const worthFrom = (game: Game, level: 'captain' | 'colonel') =>
    quietOf(beginSearch(game, 'blue', sightOf(level, 'even'), 20_000, 'evades'), game, 6).worth;

  for (const level of ['captain', 'colonel'] as const)
    for (const target of [
      { type: 'lightCavalry', skirmish: false },
      { type: 'lightInfantry', skirmish: true },
    ] as const)
      test(`the ${level} takes ${target.type} to go where few places are better for it, MAN-14`, () => {
        const game = charged(target);
        const ends = engine.legal(game).filter(answer({ choose: 'move' }));
        expect(ends.length).toBeGreaterThan(3);
        const worths = ends.map((end) => worthFrom(engine.follow(game, end), level));
        const [least, most] = [Math.min(...worths), Math.max(...worths)];
        expect(most).toBeGreaterThan(least);
        expect(worthFrom(game, level)).toBeLessThan(least + (most - least) / 4);
      });

  test('of its places those are gone into that look worst for the charger', () => {
    const game = charged({ type: 'lightCavalry', skirmish: false });
    const search = beginSearch(game, 'blue', sightOf('colonel', 'even'), 20_000, 'evades');
    const worths = bestPlaces(search, game, 'target', engine.legal(game), 99).map((place) => {
      if (place.choose !== 'move') throw new Error('no move');
      const units = game.units.map((u) => (u.id === 'target' ? imagined(u, place.to, place.facing) : u));
      return worthNow(search, { ...game, units });
    });
    expect(worths.length).toBeGreaterThan(3);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  });
});
