/** How to play: a picture to each sentence, one sentence to each picture, in both languages. */
import { describe, expect, test } from 'vitest';
import { learning as english } from '../../../src/language/en/learning.ts';
import { rulebook } from '../../../src/language/en/rulebook.ts';
import { learning as french } from '../../../src/language/fr/learning.ts';
import { placeIn } from '../../../src/rulebook/places.ts';
import { PICTURES } from '../../../src/table/learn/pictures.ts';

/** As much as is read at a glance. */
const LONGEST = 170;

describe('the pictures of how to play', () => {
  test('are between six and nine, each told in both languages', () => {
    const ids = PICTURES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.length).toBeLessThanOrEqual(9);
    for (const { pictures } of [english, french]) expect(Object.keys(pictures.scenes)).toEqual(ids);
  });

  test('are told in one sentence each', () => {
    for (const { pictures } of [english, french])
      for (const [, sentence] of Object.values(pictures.scenes)) {
        expect(sentence, sentence).toMatch(/^[^.]+\.$/);
        expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
      }
  });

  test('cite statements of the book', () => {
    for (const rule of PICTURES.flatMap(({ rules }) => rules))
      expect(['chapter', 'ruling'], rule).toContain(placeIn(rulebook, null, rule).page);
  });
});
