/** The set-up before the first turn: whose turn it is, where, in which formation. R-150. */
import { describe, expect, test } from 'vitest';
import { makeGenerator, rollFaces } from '../../../../src/engine/seed.ts';
import { sameHex } from '../../../../src/geometry/hex.ts';
import { setupZone } from '../../../../src/rules/deployment/zones.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import type { Formation } from '../../../../src/rules/state/vocabulary.ts';
import { choices, factsOf, go, type Played, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const waiting = { fate: 'awaited', at: [0, 0] } as const;
const GUARD: UnitSpec = { id: 'guard', side: 'blue', type: 'lineInfantry', ...waiting };
const GUNS: UnitSpec = { id: 'guns', side: 'blue', type: 'mediumFootBattery', ...waiting };
const HORSE: UnitSpec = { id: 'horse', side: 'red', type: 'heavyCavalry', ...waiting };
const LIGHT: UnitSpec = {
  ...{ id: 'light', side: 'red', type: 'lightInfantry', skills: ['skirmisher'] },
  ...waiting,
};

function setUp(
  units: readonly UnitSpec[] = [GUARD, GUNS, HORSE, LIGHT],
  spec: Omit<PositionSpec, 'units'> = {},
): Played {
  return start(position({ rows: 16, ...spec, units }), battleFrame(true));
}

const unit = (id: string): Choice => ({ choose: 'unit', unit: id });

/** In column and row from the top left. */
function at(q: number, r: number, formation: Formation, facing: 0 | 1 | 2 | 3 | 4 | 5 = 5): Choice {
  return { choose: 'deploy', to: { q, r }, formation, facing };
}

function refused(played: Played, choice: Choice): string {
  const { game } = played;
  const answered = engine.answer(game, { at: game.count.answers, choice });
  if (answered.ok) return 'allowed';
  return 'reasons' in answered.why
    ? answered.why.reasons.map(({ rule, reason }) => `${rule} ${reason}`).join(', ')
    : answered.why.problem;
}

function zoneRows(game: Game, side: 'blue' | 'red'): readonly number[] {
  return [...new Set(setupZone(game, side).map(({ r }) => r))];
}

describe('R-150: where an army is set up', () => {
  test('R-150 within 4 rows of one’s home edge, the edge being the first', () => {
    const { game } = setUp();
    expect(zoneRows(game, 'blue')).toEqual([12, 13, 14, 15]);
    expect(zoneRows(game, 'red')).toEqual([0, 1, 2, 3]);
  });

  test('R-150 setup_depth=2: within two', () => {
    expect(zoneRows(setUp(undefined, { houseRules: { setup_depth: 2 } }).game, 'blue')).toEqual([14, 15]);
  });

  test('R-150 a scenario may name the zones', () => {
    const game = position({ rows: 16, units: [GUARD] });
    const zones = { blue: [{ q: 3, r: 7 }], red: [] };
    expect(setupZone({ ...game, battle: { ...game.battle, zones } }, 'blue')).toEqual([{ q: 3, r: 7 }]);
  });
});

describe('R-150: in turn', () => {
  test('R-150 dice decide who sets up first, then each side sets up a unit in turn', () => {
    const thrown = setUp();
    expect(waitsFor(thrown.game)).toBe('blue rolls firstToDeploy');
    const red = go(thrown, [2]);
    expect(factsOf(red, 'firstToDeploy')).toEqual([{ fact: 'firstToDeploy', side: 'red', rule: 'R-150' }]);
    expect(waitsFor(red.game)).toBe('red unitToDeploy');
    const first = go(red, unit('horse'), at(4, 2, 'none', 2));
    expect(waitsFor(first.game)).toBe('blue unitToDeploy');
    expect(unitAfter(first, 'horse')).toMatchObject({ fate: 'present', hexes: [{ q: 4, r: 2 }], facing: 2 });
    expect(factsOf(first, 'deployed')).toEqual([
      { fact: 'deployed', unit: 'horse', hexes: [{ q: 4, r: 2 }], formation: 'none', rule: 'R-150' },
    ]);
  });

  test('R-150 the last unit of a side is not asked for: it is told; then the first turn begins', () => {
    const played = go(
      setUp(),
      ...[[1], unit('guard'), at(0, 13, 'column')],
      ...[unit('light'), at(2, 1, 'skirmish', 2), at(-2, 14, 'none')],
    );
    expect(factsOf(played, 'forced').map(({ choice }) => choice)).toEqual([unit('guns'), unit('horse')]);
    expect(waitsFor(played.game)).toBe('red deployment');
    const over = go(played, at(4, 2, 'none', 2));
    expect(waitsFor(over.game)).toBe('blue rolls orderPoints');
    expect(factsOf(over, 'firstTurn')).toHaveLength(1);
    expect(factsOf(over, 'noRoomToDeploy')).toEqual([]);
  });

  test('R-150 whoever has nothing left lets the other go on', () => {
    const second = go(
      setUp([GUARD, GUNS, HORSE]),
      [2],
      at(4, 2, 'none', 2),
      unit('guard'),
      at(0, 13, 'line'),
    );
    expect(waitsFor(second.game)).toBe('blue deployment');
  });

  test('R-150 setup_order=whole_army: one army, then the other', () => {
    const houseRules = { setup_order: 'whole_army' } as const;
    const second = go(setUp(undefined, { houseRules }), [1], unit('guard'), at(0, 13, 'line'));
    expect(waitsFor(second.game)).toBe('blue deployment');
    expect(waitsFor(go(second, at(-2, 14, 'none')).game)).toBe('red unitToDeploy');
  });

  test.each(['blue', 'red'] as const)('R-150 setup_first=%s: nobody throws for it', (side) => {
    expect(waitsFor(setUp(undefined, { houseRules: { setup_first: side } }).game)).toBe(
      `${side} unitToDeploy`,
    );
  });

  test('R-150 units that the scenario has placed stay where they are', () => {
    const placed: UnitSpec = { ...GUARD, id: 'placed', fate: 'present', at: [0, 8] };
    expect(go(setUp([placed, GUNS, HORSE]), [1]).game.units[0]).toMatchObject({
      hexes: [{ q: 0, r: 8 }],
      fate: 'present',
    });
  });
});

describe('R-150: formation and facing are free', () => {
  const begun = (units: readonly UnitSpec[], spec?: Omit<PositionSpec, 'units'>) =>
    setUp(units, { ...spec, houseRules: { setup_first: 'blue', ...spec?.houseRules } });

  test('R-150, FRM-01 every formation it is drilled in, every facing; a square has none', () => {
    const legal = choices(begun([GUARD, HORSE])).flatMap((choice) =>
      choice.choose === 'deploy' && sameHex(choice.to, { q: 0, r: 13 }) ? [choice] : [],
    );
    expect(legal.map(({ formation, facing }) => `${formation} ${facing}`)).toEqual([
      ...[5, 0, 1, 2, 3, 4].map((facing) => `line ${facing}`),
      ...[5, 0, 1, 2, 3, 4].map((facing) => `column ${facing}`),
      'square 0',
    ]);
  });

  test('R-150, R-41 an extended line is set up on two hexes, both in the zone and free', () => {
    const line: UnitSpec = { ...GUARD, skills: ['linearOrder'] };
    const played = begun([line, HORSE]);
    const set = go(played, at(0, 13, 'extendedLine', 5));
    expect(unitAfter(set, 'guard').hexes).toEqual([
      { q: 0, r: 13 },
      { q: 1, r: 13 },
    ]);
    // it looks east, and its right half would stand in the row above the zone
    expect(refused(played, at(0, 12, 'extendedLine', 3))).toBe('R-150 outsideZone');
  });

  test.each([
    ['outside the zone', at(0, 11, 'line'), 'R-150 outsideZone'],
    ['off the map', at(40, 13, 'line'), 'R-150 offMap'],
    ['where a friend stands', at(1, 13, 'line'), 'GEO-02 occupied'],
    ['on impassable ground', at(2, 13, 'line'), 'TER-11 impassable'],
    ['in square in a wood', at(3, 13, 'square', 0), 'FRM-04 noSquareHere'],
    ['in skirmish order it is not drilled in', at(0, 13, 'skirmish'), 'FRM-01 formationNotOpen'],
    ['in square with a facing', at(0, 13, 'square', 3), 'GEO-12 formationNotOpen'],
    ['in line in a wood', at(3, 13, 'line'), 'allowed'],
  ])('R-150 %s: %s is %s', (_where, choice, verdict) => {
    const friend: UnitSpec = { ...GUNS, fate: 'present', at: [1, 13] };
    const played = begun([GUARD, friend, HORSE], {
      hexes: [
        { q: 2, r: 13, terrain: 'impassable', hill: false },
        { q: 3, r: 13, terrain: 'wood', hill: false },
      ],
    });
    expect(refused(played, choice)).toBe(verdict);
  });

  test('R-150 never within 6 hexes of an enemy; setup_distance=3: of 3', () => {
    const enemy: UnitSpec = { ...HORSE, fate: 'present', at: [0, 8] };
    const near = begun([GUARD, enemy]);
    expect(refused(near, at(0, 14, 'line'))).toBe('R-150 setUpTooNear');
    expect(refused(near, at(0, 15, 'line'))).toBe('allowed');
    const nearer = begun([GUARD, enemy], { houseRules: { setup_distance: 3 } });
    expect(refused(nearer, at(0, 12, 'line'))).toBe('allowed');
    expect(
      refused(
        begun([GUARD, { ...enemy, at: [-1, 10] }], { houseRules: { setup_distance: 3 } }),
        at(-1, 12, 'line'),
      ),
    ).toBe('R-150 setUpTooNear');
  });

  test('R-150 setup_hidden=yes: a whole army, then the other; nobody keeps off from enemies he does not see', () => {
    const played = begun([GUARD, GUNS, HORSE, LIGHT], { rows: 9, houseRules: { setup_hidden: 'yes' } });
    const set = go(played, unit('guard'), at(-2, 5, 'line'), at(-2, 6, 'none'), unit('horse'));
    expect(waitsFor(set.game)).toBe('red deployment');
    expect(refused(set, at(-1, 3, 'none', 2))).toBe('allowed');
  });

  test('R-150 setup_hidden=yes: a hex in the zone of both is open to neither', () => {
    const played = begun([GUARD, GUNS, HORSE], { rows: 7, houseRules: { setup_hidden: 'yes' } });
    const asked = go(played, unit('guard'));
    expect(refused(asked, at(-1, 3, 'line'))).toBe('R-150 inBothZones');
    expect(refused(asked, at(-1, 4, 'line'))).toBe('allowed');
  });

  test('R-150 a unit for which there is no room takes no part, and is told of', () => {
    const game = position({ rows: 16, units: [GUARD, GUNS, HORSE], houseRules: { setup_first: 'blue' } });
    const zones = { blue: [{ q: 0, r: 13 }], red: [{ q: 4, r: 2 }] };
    const begunThere = start({ ...game, battle: { ...game.battle, zones } }, battleFrame(true));
    const played = go(begunThere, unit('guns'), at(0, 13, 'none'), at(4, 2, 'none', 2));
    expect(factsOf(played, 'noRoomToDeploy')).toEqual([
      { fact: 'noRoomToDeploy', units: ['guard'], rule: 'R-150' },
    ]);
    expect(unitAfter(played, 'guard').fate).toBe('awaited');
    expect(waitsFor(played.game)).toBe('blue rolls orderPoints');
  });

  test('R-150 why a unit is not the next to be set up', () => {
    const played = go(setUp(), [1]);
    expect(refused(played, unit('horse'))).toBe('R-150 notYours');
    const red = go(played, unit('guard'), at(0, 13, 'line'), unit('horse'), at(4, 2, 'none', 2));
    expect(refused(red, at(0, 13, 'line'))).toBe('GEO-02 occupied');
    const again = go(
      setUp([GUARD, GUNS, { ...GUARD, id: 'third' }, HORSE, LIGHT]),
      [1],
      unit('guard'),
      at(0, 13, 'line'),
    );
    const blue = go(again, unit('horse'), at(4, 2, 'none', 2));
    expect(refused(blue, unit('guard'))).toBe('R-150 alreadyDeployed');
    // refused without a reason: it names nobody, or is no answer to the question
    expect(refused(blue, { choose: 'transfer', unit: 'guard', points: 1 })).toBe('');
    expect(refused(blue, unit('nobody'))).toBe('');
    expect(refused(blue, at(0, 14, 'line'))).toBe('');
  });

  test('R-150 a unit that comes in the course of the battle is not set up before it', () => {
    const later: UnitSpec = { ...GUARD, id: 'later', fate: 'coming' };
    const reinforcements = [{ turn: 3, units: ['later'], hexes: [{ q: 0, r: 15 }] }];
    const played = go(setUp([GUARD, GUNS, later, HORSE], { scenario: { reinforcements } }), [1]);
    expect(choices(played)).toEqual([unit('guard'), unit('guns')]);
    expect(refused(played, unit('later'))).toBe('R-150 notComing');
  });

  test('R-150 what names no place, and another choice, is refused without a reason', () => {
    const played = begun([GUARD, HORSE]);
    const place = { choose: 'deploy', to: { q: 0, r: 11 }, formation: 'line', facing: 5 };
    const told = (choice: unknown) => {
      const { game } = played;
      const answered = engine.answer(game, { at: game.count.answers, choice: choice as Choice });
      if (answered.ok) return 'allowed';
      return 'reasons' in answered.why
        ? answered.why.reasons.map(({ reason }) => reason)
        : answered.why.problem;
    };
    expect(told(place)).toEqual(['outsideZone']);
    expect(told({ ...place, formation: 'phalanx' })).toEqual([]);
    expect(told({ ...place, facing: 7 })).toEqual([]);
    expect(told({ ...place, choose: 'unit' })).toEqual([]);
  });
});

test('R-150 a battle set up by lot goes to its end', () => {
  for (let seed = 0; seed < 20; seed++) {
    const generator = makeGenerator(`set-up ${seed}`);
    let { game } = setUp(undefined, { houseRules: { turn_limit: 1 } });
    let placed = 0;
    for (;;) {
      const pending = engine.pending(game);
      if (pending.wait === 'over') break;
      const count = game.count.answers;
      const legal = engine.legal(game);
      const drawn = legal[(seed * 7919 + count * 104_729) % Math.max(1, legal.length)];
      if (drawn?.choose === 'deploy') placed += 1;
      const answered = engine.answer(
        game,
        pending.wait === 'roll'
          ? { at: count, faces: rollFaces(pending.roll.dice, generator), source: 'seed' }
          : { at: count, choice: drawn },
      );
      if (!answered.ok) throw new Error(JSON.stringify(answered.why));
      game = answered.game;
    }
    expect(placed).toBe(4);
    expect(game.outcome).not.toBeNull();
  }
});
