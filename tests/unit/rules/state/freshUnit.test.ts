import { expect, test } from 'vitest';
import { freshUnit, NOTHING_DONE } from '../../../../src/rules/state/freshUnit.ts';

const BOUGHT = {
  id: 'a',
  side: 'blue',
  name: 'A',
  type: 'lineInfantry',
  quality: 'ordinary',
  commandValue: 7,
  skills: [],
  initialStrength: 16,
  cost: 128,
  hexes: [{ q: 1, r: 2 }],
  facing: 5,
  formation: 'line',
} as const;

test('UNI-03, SEQ-06, ORD-15 a unit takes the field at full strength, steady, with nothing done', () => {
  expect(freshUnit(BOUGHT)).toEqual({
    ...BOUGHT,
    ...NOTHING_DONE,
    strength: 16,
    fate: 'present',
    panicked: false,
    hurtBy: [],
  });
});

test('UNI-03 unless told otherwise, its fields in one order for all', () => {
  const hurt = freshUnit({ strength: 9, hurtBy: ['b'], acted: true, ...BOUGHT });
  expect(hurt).toMatchObject({ strength: 9, hurtBy: ['b'], acted: true, activated: false });
  expect(Object.keys(hurt)).toEqual(Object.keys(freshUnit(BOUGHT)));
  expect(Object.keys(hurt).slice(0, 3)).toEqual(['id', 'side', 'name']);
});
