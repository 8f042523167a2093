import { expect, test } from 'vitest';
import { LONGEST_FILE } from '../../../src/scenarios/file.ts';
import { useStore } from '../../../src/store/store.ts';
import { readAndOpen } from '../../../src/welcome/readAndOpen.ts';

const refusal = () => {
  const { notice } = useStore.getState();
  return notice?.notice === 'fileRefused' ? notice.problem?.code : notice;
};

test('a file that cannot be read is refused, and nothing is thrown', async () => {
  const gone = new Blob(['{}']);
  gone.slice = () => gone;
  gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await readAndOpen(gone);
  expect(refusal()).toBe('notJson');
});

test('of a file far too large only as much is read as tells so', async () => {
  for (const letter of ['x', '€', '🐎']) {
    const piece = new Blob([letter.repeat(1_000_000)]);
    const huge = new Blob(new Array<Blob>(20).fill(piece));
    const slice = huge.slice.bind(huge);
    let read = 0;
    huge.slice = (...part) => {
      const cut = slice(...part);
      read = cut.size;
      return cut;
    };
    await readAndOpen(huge);
    expect(refusal()).toBe('tooLarge');
    expect(read).toBeLessThan(4 * LONGEST_FILE);
  }
});
