import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, stateHash } from '../../../src/engine/hash.ts';
import { pigGame } from './pig.ts';

test('the digest is SHA-256 of the text in UTF-8', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { seed: 1809 },
  );
});

test('the hash of a state does not depend on the order of its keys, but on everything in it', () => {
  const game = pigGame();
  const turned = Object.fromEntries(Object.entries(game).reverse());
  expect(stateHash(turned)).toBe(stateHash(game));
  const changed = [
    { ...game, side: 'right' },
    { ...game, points: { left: 0, right: 1 } },
    { ...game, frames: [] },
    { ...game, count: { answers: 0, draws: 1 } },
  ];
  expect(new Set([game, ...changed].map(stateHash)).size).toBe(5);
});
