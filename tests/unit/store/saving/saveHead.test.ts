import { expect, test } from 'vitest';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { type Head, isSameSave } from '../../../../src/store/saving/saveHead.ts';

const head: Head = {
  saved: {
    id: 'one',
    title: gersbach.title,
    scenario: 'gersbach',
    names: { blue: 'Jeanne', red: 'Karl' },
    nations: { blue: 'france', red: 'austria' },
    side: 'blue',
    turn: 1,
    answers: 3,
    over: false,
    savedAt: 1809,
  },
  seed: 'seed',
  total: 4,
  cursor: 3,
  conclusion: null,
};

test('a head is of the same save when nobody has saved or stepped since; its hash may have come', () => {
  expect(isSameSave({ ...head, hash: 'a' }, head)).toBe(true);
  const later = { ...head, saved: { ...head.saved, savedAt: 1810 } };
  for (const other of [later, { ...head, total: 5 }, { ...head, cursor: 2 }])
    expect(isSameSave(other, head)).toBe(false);
});
