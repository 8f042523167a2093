import { expect, test } from 'vitest';
import { placeNamed } from '../../../../src/rules/state/placeNamed.ts';

test('a place is the hex and the facing of a choice, and nothing else of it', () => {
  expect(placeNamed({ choose: 'deploy', to: { q: -2, r: 0, s: 2 }, facing: 3, formation: 'line' })).toEqual({
    ...{ to: { q: -2, r: 0 }, facing: 3 },
  });
});

test.each<[Readonly<Record<string, unknown>>]>([
  [{}],
  [{ to: null, facing: 3 }],
  [{ to: 'q r', facing: 3 }],
  [{ to: 7, facing: 3 }],
  [{ to: {}, facing: 3 }],
  [{ to: { q: 1 }, facing: 3 }],
  [{ to: { r: 1 }, facing: 3 }],
  [{ to: { q: '1', r: 1 }, facing: 3 }],
  [{ to: { q: 1, r: '1' }, facing: 3 }],
  [{ to: { q: 0.5, r: 1 }, facing: 3 }],
  [{ to: { q: 1, r: Number.NaN }, facing: 3 }],
  [{ to: { q: 1, r: 0.5 }, facing: 3 }],
  [{ to: { q: 1, r: 1 } }],
  [{ to: { q: 1, r: 1 }, facing: 6 }],
  [{ to: { q: 1, r: 1 }, facing: '3' }],
])('%j names none', (choice) => {
  expect(placeNamed(choice)).toBeNull();
});
