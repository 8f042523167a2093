import { expect, test } from 'vitest';
import type { Fact } from '../../../../src/rules/state/facts.ts';
import { type SceneAct, sceneOf } from '../../../../src/store/told/scene.ts';
import { position } from '../../../support/position.ts';

const { units } = position({
  units: [
    { id: 'hussars', side: 'blue', type: 'lightCavalry', at: [2, 2] },
    { id: 'line', side: 'red', type: 'lineInfantry', at: [6, 2] },
    { id: 'lost', side: 'red', type: 'lineInfantry', at: [8, 2], fate: 'awaited' },
  ],
});

const at = (q: number, r: number) => ({ q, r });

function moved(
  unit: string,
  manoeuvre: 'charge' | 'flight' | 'pursuit',
  from: number,
  route: readonly number[],
): Fact {
  return {
    fact: 'moved',
    unit,
    manoeuvre,
    from: at(from, 2),
    route: route.map((q) => at(q, 2)),
    facing: 0,
    rule: 'MAN-01',
  };
}

function losses(unit: string, lost: number): Fact {
  return { fact: 'losses', unit, lost, left: 3, cause: 'closeCombat', by: null, rule: 'LOS-02' };
}

function acts(facts: readonly Fact[]): readonly SceneAct[] {
  return sceneOf(units, facts)?.acts ?? [];
}

test('CHG-01 a charge told in order: the arrow, the way, the blow, the points, the rout as it ran', () => {
  const scene = acts([
    { fact: 'chargeDeclared', unit: 'hussars', target: 'line', distance: 4, rule: 'CHG-01' },
    moved('hussars', 'charge', 2, [3, 4, 5]),
    { fact: 'struck', kind: 'charge', unit: 'hussars', target: 'line', dice: 6, hits: 3, rule: 'CBT-02' },
    { fact: 'saved', unit: 'line', saved: 1, of: 3, rule: 'SAV-02' },
    losses('line', 2),
    moved('line', 'flight', 6, [7, 8]),
  ]);
  expect(scene).toMatchObject([
    { act: 'attack', kind: 'charge', from: at(2, 2), to: at(6, 2), begins: 0 },
    { act: 'move', unit: 'hussars', gait: 'attack', way: [[at(2, 2)], [at(3, 2)], [at(4, 2)], [at(5, 2)]] },
    // from where it has come to stand
    { act: 'blow', from: at(5, 2), to: at(6, 2) },
    { act: 'points', at: [at(6, 2)], points: -2 },
    { act: 'move', unit: 'line', gait: 'flight', way: [[at(6, 2)], [at(7, 2)], [at(8, 2)]] },
  ]);
  const begun = scene.map(({ begins }) => begins);
  expect(begun).toEqual([...begun].sort((a, b) => a - b));
  expect(new Set(begun).size).toBe(begun.length);
});

test('FRM-10 an extended line goes in one step, and shoots from the half that is nearer', () => {
  const [long] = position({
    units: [{ id: 'long', side: 'blue', type: 'lineInfantry', at: [2, 2], formation: 'extendedLine' }],
  }).units;
  if (long?.hexes.length !== 2) throw new Error('an extended line fills two hexes');
  const [left, right] = long.hexes;
  const there = [at(left.q, 5), at(right.q, 5)];
  const line = { move: 'shift', hexes: there } as const;
  const found = sceneOf(
    [long, ...units],
    [
      {
        fact: 'moved',
        unit: 'long',
        manoeuvre: 'frontalMarch',
        from: left,
        route: there,
        facing: 5,
        line,
        rule: 'FRM-10',
      },
      { fact: 'shot', kind: 'action', unit: 'long', target: 'line', dice: 4, hits: 0, rule: 'FIR-01' },
    ],
  );
  expect(found?.acts[0]).toMatchObject({ act: 'move', way: [long.hexes, there] });
  expect(found?.acts[1]).toMatchObject({ act: 'volley', dice: 4, to: at(6, 2) });
  const volley = found?.acts[1];
  expect(
    volley?.act === 'volley' && there.some(({ q, r }) => q === volley.from.q && r === volley.from.r),
  ).toBe(true);
});

test('LOS-02, MAN-26 whoever is lost goes last; points of nought and words alone show nothing', () => {
  expect(
    acts([
      losses('line', 4),
      { fact: 'eliminated', unit: 'line', fledOffMap: false, victoryPoints: 9, rule: 'LOS-02' },
    ]),
  ).toMatchObject([
    { act: 'points', points: -4 },
    { act: 'gone', unit: 'line' },
  ]);
  expect(sceneOf(units, [{ fact: 'rallied', unit: 'line', regained: 0, rule: 'RAL-01' }])).toBeNull();
  expect(sceneOf(units, [{ fact: 'passed', unit: 'line', rule: 'SEQ-06' }])).toBeNull();
  expect(acts([{ fact: 'rallied', unit: 'line', regained: 2, rule: 'RAL-01' }])).toMatchObject([
    { act: 'points', points: 2 },
  ]);
});

test('R-150 whoever is set up comes from nowhere', () => {
  const hexes = [at(1, 1)] as const;
  expect(
    sceneOf(units, [{ fact: 'deployed', unit: 'lost', hexes, formation: 'line', rule: 'R-150' }]),
  ).toBeNull();
});

test('a scene is looked at before it has faded', () => {
  const found = sceneOf(units, [losses('line', 1)]);
  expect(found?.takes).toBeGreaterThan(0);
  expect(found?.takes).toBeLessThan(found?.lasts ?? 0);
});
