/** The letters of a link, and what is glued to them on the way. */
import { expect, test } from 'vitest';
import { dataIn, lettersOf } from '../../../../src/store/saving/packing.ts';

const DATA = { told: 'an army' };

test('what they hold comes out of them', async () => {
  expect(await dataIn(await lettersOf(DATA))).toMatchObject({ ok: true, data: DATA });
});

test.each(['.', ')', ').', ',', '>', '"', '»', '…', '\u202f!', '=='])(
  'a messenger glues %s to the end: they are read as they were',
  async (glued) => {
    expect(await dataIn(`${await lettersOf(DATA)}${glued}`)).toMatchObject({ ok: true, data: DATA });
  },
);

test('of letters that were cut it is told', async () => {
  const letters = await lettersOf(DATA);
  expect(await dataIn(letters.slice(0, -6))).toEqual({ ok: false, why: 'damaged' });
});

test('a long row of what is glued to none of ours takes no longer than any link that is too long', async () => {
  expect(await dataIn(`${'.'.repeat(1_000_000)}a`)).toEqual({ ok: false, why: 'tooLarge' });
});
