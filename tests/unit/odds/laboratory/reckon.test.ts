import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import type { Matter, Rolled } from '../../../../src/odds/laboratory/asked.ts';
import { OUTCOMES } from '../../../../src/odds/laboratory/figures.ts';
import { exact, pointsAt, rolls, sweepPoints } from '../../../../src/odds/laboratory/reckon.ts';
import {
  emptySandbox,
  placedUnit,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { finished, laboratoryOdds } from '../../../support/laboratoryOdds.ts';
import { askedPoints } from '../../../support/sweepPoints.ts';

/** Ordinary heavy cavalry of 12 three hexes before an ordinary line of 20, in the open. */
function chargeOnLine(): Sandbox {
  const empty = emptySandbox();
  const one = withUnit(empty, placedUnit(empty.game, 'blue', 'heavyCavalry', hexAt(6, 7)));
  return withUnit(one, placedUnit(one.game, 'red', 'lineInfantry', hexAt(6, 4)));
}

function matterOn(sandbox: Sandbox): Matter {
  return {
    game: sandbox.game,
    pair: { attacker: 'b1', target: 'r1' },
    action: { choose: 'action', action: 'charge', target: 'r1' },
    policy: { aims: { blue: 'keepGround', red: 'keepGround' }, failed: 'aim', pins: [] },
    placing: 'aim',
    places: {},
  };
}

// 7 − 2 (charged, not dense) = 5; two dice make 5 or less in 1 + 2 + 3 + 4 = 10 of 36 throws
test('CHG-13, MOR-03, MOR-09: the line that does nothing passes its reaction test 10 times in 36', () => {
  const { tree } = laboratoryOdds(matterOn(chargeOnLine()));
  expect(tree.kind).toBe('decision');
  const nothing = tree.branches.find(
    ({ choice }) => choice?.choose === 'reaction' && choice.reaction === 'nothing',
  );
  const passed = nothing?.below?.branches.find(({ outcome }) => outcome === 0);
  expect(passed?.share).toBeCloseTo(10 / 36, 12);
});

test('all outcomes, all fates and all losses together are certain', () => {
  const { figures, ranges } = laboratoryOdds(matterOn(chargeOnLine()));
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  expect(sum(OUTCOMES.map((outcome) => figures.outcomes[outcome]))).toBeCloseTo(1, 12);
  for (const unit of figures.units) {
    expect(sum(Object.values(unit.fates))).toBeCloseTo(1, 12);
    expect(sum(unit.losses)).toBeCloseTo(1, 12);
  }
  for (const outcome of OUTCOMES) {
    const [worst, best] = ranges[outcome];
    expect(figures.outcomes[outcome]).toBeGreaterThanOrEqual(worst - 1e-12);
    expect(figures.outcomes[outcome]).toBeLessThanOrEqual(best + 1e-12);
  }
});

test('a pinned reaction gives the figures of its row, and a pinned roll those of its branch', () => {
  const matter = matterOn(chargeOnLine());
  const open = laboratoryOdds(matter);
  const row = open.reactions.find(
    ({ choice }) => choice.choose === 'reaction' && choice.reaction === 'defensiveFire',
  );
  if (!row) throw new Error('no defensive fire');
  const pin = { node: row.node, edge: row.edge };
  const pinned = laboratoryOdds({ ...matter, policy: { ...matter.policy, pins: [pin] } });
  for (const outcome of OUTCOMES)
    expect(pinned.figures.outcomes[outcome]).toBeCloseTo(row.figures.outcomes[outcome], 12);
  const test = open.tree.branches[0]?.below;
  const failed = test?.branches[3];
  if (!test || !failed) throw new Error('no reaction test');
  const after = laboratoryOdds({
    ...matter,
    policy: { ...matter.policy, pins: [{ node: test.node, edge: failed.edge }] },
  });
  expect(after.figures.outcomes.attacker).toBeCloseTo(failed.chances[0] ?? -1, 12);
});

test('games of the engine under the policy fall around the exact chances', () => {
  const matter = matterOn(chargeOnLine());
  const exact = laboratoryOdds(matter);
  const times = 2000;
  const rolled: Rolled | null = finished(
    rolls({ ask: 'rolls', ...matter, times, seed: 'Eylau', fixed: [] }, seedrandom('Eylau')),
  );
  const line = exact.figures.units.find(({ unit }) => unit === 'r1');
  for (const [points, chance] of (line?.losses ?? []).entries()) {
    const seen = (rolled?.losses['r1']?.[points] ?? 0) / times;
    // five standard errors, and one game
    expect(Math.abs(seen - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / times) + 1 / times);
  }
});

test('a sweep asks the same question at each point, and has none where the rule refuses', () => {
  const sandbox = chargeOnLine();
  const cases = askedPoints('distance', sandbox, matterOn(sandbox));
  const { points } = finished(sweepPoints(cases.map(({ matter }) => matter)));
  const told = cases.map(({ value }, at) => [value, points[at]?.figures !== null]);
  expect(told.slice(0, 6)).toEqual([
    // in contact: CHG-06
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, false],
    [6, false],
  ]);
});

test('in fractions all chances together are 1, and each is what the number says', () => {
  const matter = matterOn(chargeOnLine());
  const { figures } = laboratoryOdds(matter);
  const told = finished(exact(matter));
  expect(told?.total).toBe('1');
  const line = told?.units.find(({ unit }) => unit === 'r1');
  const [over = '', under = '1'] = line?.lost['0']?.split('/') ?? [];
  const chance = figures.units.find(({ unit }) => unit === 'r1')?.losses[0] ?? -1;
  expect(Number(over) / Number(under)).toBeCloseTo(chance, 12);
});

test('the points of a sweep share what they have in common, and each is what it is alone', () => {
  const sandbox = chargeOnLine();
  for (const varied of ['attackerStrength', 'targetStrength'] as const) {
    const cases = askedPoints(varied, sandbox, matterOn(sandbox)).filter(({ value }) => Number(value) <= 5);
    const at = (some: typeof cases) =>
      finished(
        pointsAt(
          'quick',
          Number.POSITIVE_INFINITY,
          some.map(({ matter }) => matter),
        ),
      )?.points ?? [];
    const together = at(cases);
    const alone = cases.flatMap((one) => at([one]));
    expect(together).toHaveLength(5);
    expect(alone).toHaveLength(5);
    together.forEach((point, n) => {
      const [a, b] = [point.figures, alone[n]?.figures];
      if (!a || !b) throw new Error('no figures');
      for (const outcome of OUTCOMES) expect(a.outcomes[outcome]).toBeCloseTo(b.outcomes[outcome], 12);
      expect(a.units.map(({ expectedLoss }) => expectedLoss.toFixed(9))).toEqual(
        b.units.map(({ expectedLoss }) => expectedLoss.toFixed(9)),
      );
    });
  }
});

// the attacker may call it off; a line that runs leaves him the ground whatever is rolled; else dice have a say
test('what decisions can make certain is told as certain, and what dice leave open never is', () => {
  const matter = matterOn(chargeOnLine());
  const { ranges, reactions, figures } = laboratoryOdds(matter);
  expect(ranges.both).toEqual([0, 1]);
  expect(ranges.attacker).toEqual([0, 1]);
  const run = reactions.find(({ choice }) => choice.choose === 'reaction' && choice.reaction === 'flight');
  if (!run) throw new Error('the line may not run');
  expect(run.figures.outcomes.attacker).toBe(1);
  const pins = [{ node: run.node, edge: run.edge }];
  expect(finished(exact({ ...matter, policy: { ...matter.policy, pins } }))?.outcomes['attacker']).toBe('1');
  for (const outcome of ['target', 'nobody'] as const) {
    expect(ranges[outcome][1]).toBeGreaterThan(0);
    expect(ranges[outcome][1]).toBeLessThan(1);
  }
  for (const told of [figures, ...reactions.map((row) => row.figures)])
    for (const { losses } of told.units)
      if (losses.filter((chance) => chance > 0).length > 1) expect(losses).not.toContain(1);
});
