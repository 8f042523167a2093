/** What is taken for given of whoever pursues, flees or gets out of the way. MAN-14, MAN-18, MAN-19, MAN-24, CHG-37. */
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Hex, step } from '../../../src/geometry/hex.ts';
import { quickChoice } from '../../../src/opponent/quick.ts';
import { quietOf } from '../../../src/opponent/quiet.ts';
import { beginSearch } from '../../../src/opponent/search.ts';
import { sightOf } from '../../../src/opponent/sights.ts';
import { strikesAt } from '../../../src/opponent/worth/strikes.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { type Game, unitOf } from '../../../src/rules/state/game.ts';
import { answer, gameOf } from '../../support/opponent/known.ts';
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

describe('a pursuer', () => {
  const before = { q: 3, r: 8 };
  const empty = { q: 6, r: 8 };

  test('rides down a crowd in the face of a musket volley, CHG-37', () => {
    const line: UnitSpec = { id: 'line', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };
    expect(endOf([CUIRASSIERS, CROWD, line], [empty, before])).toEqual(before);
  });

  test('does not fear the volley of whom it is in contact with, FIR-02', () => {
    const worn: UnitSpec = { ...CROWD, panicked: false, facing: 2, strength: 1, initialStrength: 18 };
    expect(endOf([CUIRASSIERS, worn], [empty, before])).toEqual(before);
  });

  test('comes upon either half of an extended line, GEO-02', () => {
    const long: UnitSpec = {
      ...CROWD,
      panicked: false,
      strength: 1,
      formation: 'extendedLine',
      skills: ['linearOrder'],
      facing: 2,
    };
    const { hexes } = unitOf(position({ units: [CUIRASSIERS, long] }), 'crowd');
    expect(hexes).toHaveLength(2);
    for (const half of hexes) {
      const outer = DIRECTIONS.map((direction) => step(half, direction)).find(
        (hex) => hex.r === half.r + 1 && hexes.every((own) => own === half || own.r === half.r),
      );
      if (!outer) throw new Error('no hex before the half');
      expect(endOf([CUIRASSIERS, long], [{ q: 6, r: 15 }, outer])).toEqual(outer);
    }
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
      script: [
        { choose: 'group', units: ['charger'] },
        { choose: 'action', action: 'charge', target: 'target' },
        { choose: 'move' },
        { choose: 'reaction', reaction: 'evade' },
      ],
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
        const worths = ends.map((end) => worthFrom(engine.follow(game, end), level)).sort((a, b) => a - b);
        const well = worths[Math.floor(worths.length / 6)] ?? Number.NaN;
        expect(worths.at(-1)).toBeGreaterThan(worths[0] ?? Number.NaN);
        expect(worthFrom(game, level)).toBeLessThanOrEqual(well);
      });
});
