import { describe, expect, test } from 'vitest';
import { groupCost, groupRefusals, legalGroups, mayOrder } from '../../../../src/rules/orders/groups.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const blue = (id: string, at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'blue',
  type: 'lineInfantry',
  at,
  ...more,
});
const field = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}) =>
  position({ columns: 16, rows: 16, orderPoints: 4, ...more, units });
/** What speaks against the group; that nothing does must be known without the reasons too. */
function codes(g: ReturnType<typeof field>, ...ids: readonly string[]) {
  const refusals = groupRefusals(g, ids);
  expect(mayOrder(g, ids)).toBe(refusals.length === 0);
  return refusals.map(({ rule, reason }) => `${rule} ${reason}`);
}
const cost = (g: ReturnType<typeof field>, ...ids: readonly string[]) =>
  groupCost(
    g,
    ids.map((id) => unitOf(g, id)),
  );
/** W has U, V and Y beside it, which are not neighbours of one another. */
const star = (more: Partial<UnitSpec> = {}): readonly UnitSpec[] => [
  blue('U', [4, 5], more),
  blue('V', [3, 7], more),
  blue('W', [3, 6], more),
  blue('Y', [2, 6], more),
];
const row = (n: number, more: Partial<UnitSpec> = {}): readonly UnitSpec[] =>
  ['A', 'B', 'C', 'D', 'E'].slice(0, n).map((id, at) => blue(id, [at + 1, 9], more));
/** Five hexes from the row of row(). */
const NEAR: UnitSpec = { id: 'R', side: 'red', type: 'lineInfantry', at: [3, 4] };

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

describe('legality', () => {
  test('ORD-06 the example: {U, W, V}, {U, W, Y} and {V, W, Y} are groups, {U, V, Y} is not', () => {
    const g = field(star());
    for (const ids of [
      ['U', 'W', 'V'],
      ['U', 'W', 'Y'],
      ['V', 'W', 'Y'],
    ])
      expect(codes(g, ...ids)).toEqual([]);
    expect(codes(g, 'U', 'V', 'Y')).toEqual(['ORD-06 noChain']);
    expect(codes(g, 'U')).toEqual([]);
    expect(legalGroups(g)).toEqual([
      ['U'],
      ['V'],
      ['W'],
      ['Y'],
      ['U', 'W'],
      ['V', 'W'],
      ['W', 'Y'],
      ['U', 'V', 'W'],
      ['U', 'W', 'Y'],
      ['V', 'W', 'Y'],
    ]);
  });

  test('ORD-06 an isolated unit is a group by itself', () => {
    expect(legalGroups(field([blue('A', [3, 6])]))).toEqual([['A']]);
  });

  test('ORD-03 at most three units', () => {
    expect(codes(field(row(4)), 'A', 'B', 'C', 'D')).toEqual(['ORD-03 tooMany']);
    expect(legalGroups(field(row(4))).every((ids) => ids.length <= 3)).toBe(true);
  });

  test('ORD-04, SKL-16.3 four when all are Irregular, five never', () => {
    const irregular = { skills: ['irregular'] } as const;
    expect(codes(field(row(4, irregular)), 'A', 'B', 'C', 'D')).toEqual([]);
    expect(codes(field(row(5, irregular)), 'A', 'B', 'C', 'D', 'E')).toEqual(['ORD-04 tooMany']);
    expect(legalGroups(field(row(5, irregular))).filter((ids) => ids.length > 3)).toEqual([
      ['A', 'B', 'C', 'D'],
      ['B', 'C', 'D', 'E'],
    ]);
    const mixed = [...row(3, irregular), blue('D', [4, 9])];
    expect(codes(field(mixed), 'A', 'B', 'C', 'D')).toEqual(['ORD-03 tooMany']);
    expect(legalGroups(field(mixed)).every((ids) => ids.length <= 3)).toBe(true);
  });

  test('ORD-04, ORD-06 four Irregular units round one are no chain', () => {
    const g = field(star({ skills: ['irregular'] }));
    expect(codes(g, 'U', 'V', 'W', 'Y')).toEqual(['ORD-06 noChain']);
    expect(legalGroups(g).every((ids) => ids.length <= 3)).toBe(true);
  });

  test('ORD-04 of five the number alone is told: more than any group has need be no chain', () => {
    const scattered = row(5, { skills: ['irregular'] }).map((one, n) => ({
      ...one,
      at: [1, 3 * n] as const,
    }));
    expect(codes(field(scattered), 'A', 'B', 'C', 'D')).toEqual(['ORD-06 noChain']);
    expect(codes(field(scattered), 'A', 'B', 'C', 'D', 'E')).toEqual(['ORD-04 tooMany']);
  });

  test('ORD-06 one facing, squares and panicked units excepted', () => {
    const turned = field([blue('A', [1, 9]), blue('B', [2, 9], { facing: 0 })]);
    expect(codes(turned, 'A', 'B')).toEqual(['ORD-06 facingsDiffer']);
    expect(legalGroups(turned)).toEqual([['A'], ['B']]);
    const square = field([
      blue('A', [1, 9]),
      blue('B', [2, 9], { formation: 'square' }),
      blue('C', [3, 9], { facing: 0 }),
    ]);
    expect(legalGroups(square)).toEqual([['A'], ['B'], ['C'], ['A', 'B'], ['B', 'C']]);
    expect(codes(square, 'A', 'B', 'C')).toEqual(['ORD-06 facingsDiffer']);
  });

  test('ORD-06, ORD-08 panicked units apart, whatever their facings', () => {
    const g = field([
      blue('A', [1, 9], { panicked: true, facing: 1 }),
      blue('B', [2, 9], { panicked: true, facing: 4 }),
      blue('C', [3, 9]),
    ]);
    expect(codes(g, 'A', 'B')).toEqual([]);
    expect(codes(g, 'B', 'C')).toEqual(['ORD-06 mixedPanic']);
    expect(legalGroups(g)).toEqual([['A'], ['B'], ['C'], ['A', 'B']]);
  });

  test('ORD-06 no regimental gun, alone or with others', () => {
    const g = field([blue('A', [1, 9]), blue('G', [2, 9], { type: 'regimentalGun' })]);
    expect(codes(g, 'A', 'G')).toEqual(['ORD-06 regimentalGunInGroup']);
    expect(codes(g, 'G')).toEqual(['R-17 regimentalGunAlone']);
    expect(legalGroups(g)).toEqual([['A']]);
  });

  test('ORD-15, SEQ-06, CHG-39 only units of the side to play, not yet activated, that have not acted', () => {
    const g = field([
      blue('A', [1, 9], { activated: true, acted: true }),
      blue('B', [2, 9], { acted: true }),
      blue('C', [3, 9], { fate: 'eliminated' }),
      { ...NEAR, at: [8, 9] },
      blue('D', [4, 9]),
      blue('E', [5, 9], { displaced: true }),
    ]);
    expect(codes(g, 'E')).toEqual(['CHG-39 displaced']);
    expect(codes(g, 'D', 'E')).toEqual(['CHG-39 displaced']);
    expect(codes(g, 'A')).toEqual(['ORD-15 alreadyActivated']);
    expect(codes(g, 'B')).toEqual(['SEQ-06 alreadyActed']);
    expect(codes(g, 'C')).toEqual(['LOS-04 gone']);
    expect(codes(g, 'R')).toEqual(['ORD-03 notYours']);
    for (const group_shape of ['chain', 'connected'] as const)
      expect(codes(field([blue('D', [4, 9])], { houseRules: { group_shape } }), 'nobody')).toEqual([
        'ORD-03 gone',
      ]);
    expect(legalGroups(g)).toEqual([['D']]);
  });

  test('ORD-15 a unit activated that has not acted yet is offered in no group', () => {
    expect(legalGroups(field([blue('A', [3, 6], { activated: true }), blue('B', [4, 6])]))).toEqual([['B']]);
  });

  test('ORD-03 groups are offered by the ids of their units, wherever these stand in the army', () => {
    const army = [...row(3)];
    const sorted = legalGroups(field(army));
    expect(sorted[0]).toEqual(['A']);
    const [a, b, c] = army;
    for (const order of [
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ])
      expect(legalGroups(field(order as readonly UnitSpec[]))).toEqual(sorted);
  });

  test('ORD-03 every reason is told', () => {
    const g = field([blue('A', [1, 9], { activated: true }), blue('B', [5, 9], { facing: 0 })], {
      orderPoints: 0,
    });
    expect(codes(g, 'A', 'B')).toEqual([
      'ORD-15 alreadyActivated',
      'ORD-06 facingsDiffer',
      'ORD-06 noChain',
      'ORD-03 notEnoughOrders',
    ]);
  });

  test('ORD-16 what a group looks like later does not matter: it is judged as things stand', () => {
    const g = field(row(2));
    const apart = field([blue('A', [1, 9]), blue('B', [3, 9])]);
    expect([codes(g, 'A', 'B'), codes(apart, 'A', 'B')]).toEqual([[], ['ORD-06 noChain']]);
  });
});

describe('cost', () => {
  const horse = { type: 'mediumCavalry' } as const;
  const pair = (more: Partial<UnitSpec>) => field([...row(2, more), NEAR]);

  test('ORD-05 the example: two cavalry units cost 2', () => {
    expect(cost(pair(horse), 'A', 'B')).toEqual({
      total: 2,
      terms: [
        { rule: 'ORD-03', why: 'groupOrder', amount: 1 },
        { rule: 'ORD-05', why: 'cavalryTogether', amount: 1 },
      ],
    });
  });

  test.each([
    { name: 'ORD-03 infantry', more: {}, want: 1 },
    { name: 'ORD-05 artillery', more: { type: 'heavyFootBattery' }, want: 2 },
    { name: 'ORD-05, SKL-16.2 Irregulars', more: { skills: ['irregular'] }, want: 2 },
    { name: 'ORD-05, QUA-08 Recruits', more: { quality: 'recruit' }, want: 2 },
    { name: 'ORD-05 panicked units', more: { panicked: true }, want: 2 },
  ] as const)('$name: $want', ({ more, want }) => {
    expect(cost(pair(more), 'A', 'B').total).toBe(want);
  });

  test('ORD-05, QUA-08, SKL-16.2 one of a kind costs nothing more, one panicked unit does', () => {
    for (const more of [horse, { quality: 'recruit' }, { skills: ['irregular'] }] as const)
      expect(cost(pair(more), 'A').total).toBe(1);
    expect(cost(pair({ panicked: true }), 'A').total).toBe(2);
  });

  test('ORD-05 three panicked units cost 2', () => {
    expect(cost(field([...row(3, { panicked: true }), NEAR]), 'A', 'B', 'C').total).toBe(2);
  });

  test('ORD-05 only with a steady enemy within 6 of one of them', () => {
    const at = (r: number, more: Partial<UnitSpec> = {}) =>
      field([...row(2, horse), { ...NEAR, at: [2, r], ...more }]);
    expect(cost(at(3), 'A', 'B').total).toBe(2);
    expect(cost(at(2), 'A', 'B').total).toBe(1);
    expect(cost(at(3, { panicked: true }), 'A', 'B').total).toBe(1);
    expect(cost(at(3, { side: 'blue', type: 'lineInfantry' }), 'A', 'B').total).toBe(1);
  });

  test('ORD-05, SKL-16.2, QUA-08 one unit of cavalry, guns, Irregulars or Recruits costs nothing more', () => {
    for (const type of ['lightCavalry', 'mediumFootBattery'] as const)
      expect(cost(field([blue('A', [3, 9], { type }), blue('B', [4, 9]), NEAR]), 'A', 'B').total).toBe(1);
    for (const more of [{ skills: ['irregular'] }, { quality: 'recruit' }] as const)
      expect(cost(field([blue('A', [3, 9], more), blue('B', [4, 9]), NEAR]), 'A', 'B').total).toBe(1);
  });

  test('SKL-14.2 a single column of Linear order costs 2, a line of it and other columns do not', () => {
    const one = (more: Partial<UnitSpec>) => cost(field([blue('A', [3, 9], more), NEAR]), 'A');
    expect(one({ formation: 'column', skills: ['linearOrder'] })).toMatchObject({
      total: 2,
      terms: [{ rule: 'ORD-03' }, { rule: 'SKL-14.2', why: 'linearColumn' }],
    });
    expect(one({ formation: 'line', skills: ['linearOrder'] }).total).toBe(1);
    expect(one({ formation: 'column', skills: ['controlledFire'] }).total).toBe(1);
    expect(one({ formation: 'column' }).total).toBe(1);
  });

  test('ORD-05 an enemy within 6 of one unit of the group is enough', () => {
    const horse = { type: 'lightCavalry' } as const;
    const g = field([blue('A', [3, 10], horse), blue('B', [2, 11], horse), NEAR]);
    expect(cost(g, 'A', 'B').total).toBe(2);
    expect(cost(g, 'B').total).toBe(1);
  });

  test('ORD-07 several causes are told and cost 2 all the same', () => {
    const g = pair({ ...horse, quality: 'recruit', skills: ['irregular'] });
    expect(cost(g, 'A', 'B')).toEqual({
      total: 2,
      terms: [
        { rule: 'ORD-03', why: 'groupOrder', amount: 1 },
        { rule: 'ORD-05', why: 'cavalryTogether', amount: 1 },
        { rule: 'SKL-16.2', why: 'irregularTogether', amount: 1 },
        { rule: 'QUA-08', why: 'recruitsTogether', amount: 1 },
        { rule: 'ORD-07', why: 'groupOrder', cap: 2 },
      ],
    });
  });

  test('ORD-03 only groups that can be paid are offered', () => {
    const units = [...row(2, horse), NEAR];
    expect(legalGroups(field(units, { orderPoints: 0 }))).toEqual([]);
    expect(legalGroups(field(units, { orderPoints: 1 }))).toEqual([['A'], ['B']]);
    expect(legalGroups(field(units, { orderPoints: 2 }))).toEqual([['A'], ['B'], ['A', 'B']]);
    expect(groupRefusals(field(units, { orderPoints: 1 }), ['A', 'B'])).toEqual([
      { rule: 'ORD-03', reason: 'notEnoughOrders', facts: { cost: 2, points: 1 } },
    ]);
  });
});

test('ORD-03, ORD-06 the enumeration finds exactly the sets that are not refused', () => {
  const units: UnitSpec[] = [];
  for (let n = 0; n < 11; n++)
    units.push(
      blue(`b${String(n).padStart(2, '0')}`, [1 + (n % 4), 7 + Math.floor(n / 4)], {
        facing: n % 5 === 0 ? 0 : 5,
        ...(n % 3 === 0 ? { skills: ['irregular'] } : {}),
        ...(n === 6 ? { formation: 'square', facing: 0 } : {}),
        ...(n === 9 ? { panicked: true } : {}),
      }),
    );
  for (const orderPoints of [1, 2]) {
    const g = field([...units, NEAR], { orderPoints });
    const want: string[] = [];
    for (let set = 1; set < 1 << units.length; set++) {
      const ids = units.filter((_, at) => set & (1 << at)).map(({ id }) => id);
      if (ids.length <= 4 && groupRefusals(g, ids).length === 0) want.push(ids.toSorted(byText).join());
    }
    const found = legalGroups(g);
    expect(found).toHaveLength(want.length);
    expect(new Set(found.map((ids) => ids.toSorted(byText).join()))).toEqual(new Set(want));
    const order = found.map((ids) => `${ids.length} ${ids.join(' ')}`);
    expect(order).toEqual([...order].sort());
  }
});
