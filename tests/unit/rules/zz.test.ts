import { test } from 'vitest';
import { marchEnds, mayMarch } from '../../../src/rules/march.ts';
import { chargeTargets } from '../../../src/rules/chargeConditions.ts';
import { position } from '../../support/position.ts';
test('bench', () => {
  const others = Array.from({ length: 10 }, (_, i) => ({ id: `r${i}`, side: 'red' as const, type: 'lineInfantry' as const, at: [i * 2 + 5, 1] as [number, number] }));
  const friends = Array.from({ length: 10 }, (_, i) => ({ id: `b${i}`, side: 'blue' as const, type: 'lineInfantry' as const, at: [i * 2 - 8, 18] as [number, number] }));
  const g = position({ columns: 30, rows: 20, units: [{ id: 'h', side: 'blue', type: 'lightCavalry', at: [9, 11] }, ...friends, ...others], hexes: [{q:8,r:9,terrain:'wood',hill:false}], sides:[{q:9,r:9,side:1,terrain:'river'}] });
  const u = g.units[0]!;
  for (const [name, f] of [['march', () => marchEnds(g, u, 'frontalMarch', 'none').length], ['may', () => mayMarch(g, u, 'frontalMarch', 'none')], ['charge', () => chargeTargets(g, u).length]] as const) {
    for (let i = 0; i < 3000; i++) f();
    const t = performance.now();
    for (let i = 0; i < 5000; i++) f();
    console.log(name, String(f()), ((performance.now() - t) / 5000) * 1000, 'us');
  }
});
