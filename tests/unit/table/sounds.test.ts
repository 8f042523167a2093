import { describe, expect, test } from 'vitest';
import type { SceneAct } from '@/store/told/scene.ts';
import { strokesOf } from '@/table/told/sounds.ts';

const hex = (q: number, r: number) => ({ q, r });
const volley = (dice: number, begins: number): SceneAct => ({
  act: 'volley',
  from: hex(0, 0),
  to: hex(2, 0),
  dice,
  begins,
  lasts: 1500,
});
const march: SceneAct = {
  act: 'move',
  unit: 'a',
  way: [[hex(0, 0)], [hex(1, 0)], [hex(2, 0)]],
  gait: 'march',
  begins: 0,
  lasts: 660,
};

describe('what is heard of a scene', () => {
  test('a volley has a shot for each die, and not endlessly many', () => {
    const shots = (dice: number) => strokesOf({ acts: [volley(dice, 0)] }, 1).map(({ timbre }) => timbre);
    expect(shots(4)).toEqual(['musket', 'musket', 'musket', 'musket']);
    expect(shots(60)).toHaveLength(12);
  });

  test('steps are heard while the unit goes, and what follows after them', () => {
    const strokes = strokesOf({ acts: [march, volley(1, 660)] }, 1);
    expect(strokes.map(({ timbre }) => timbre)).toEqual(['tap', 'tap', 'tap', 'tap', 'musket']);
    expect(strokes.at(-2)?.at).toBeLessThan(0.66);
    expect(strokes.at(-1)?.at).toBeGreaterThanOrEqual(0.66);
  });

  test('at another pace all of it comes sooner or later, in the same order', () => {
    const acts = [march, volley(5, 660)];
    const slow = strokesOf({ acts }, 2);
    expect(slow).toEqual(strokesOf({ acts }, 1).map((stroke) => ({ ...stroke, at: 2 * stroke.at })));
    expect(slow.map(({ at }) => at)).toEqual(slow.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test('points lost are seen and not heard', () => {
    const points: SceneAct = { act: 'points', at: [hex(0, 0)], points: -2, begins: 0, lasts: 1800 };
    expect(strokesOf({ acts: [points] }, 1)).toEqual([]);
  });
});
