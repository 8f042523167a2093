import { expect, test } from 'vitest';
import { LONGEST_FILE } from '../../../src/scenarios/file.ts';
import { hush, useStore } from '../../../src/store/store.ts';
import { readAndOpen } from '../../../src/welcome/readAndOpen.ts';
import { projectText } from '../../support/commandLine.ts';

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

const named = (name: string, text: string): File => new File([text], name);

test('of several files the first that can be opened is, and it is told which and how many are not', async () => {
  const battle = projectText('public/examples/scenario.json');
  await readAndOpen(named('picture.txt', '?'), named('battle.json', battle), named('again.json', battle));
  const { notice, open } = useStore.getState();
  expect(notice).toEqual({ notice: 'oneOfSeveral', opened: 'battle.json', others: 2 });
  expect(open?.scenario.id).toBe('outposts');
  hush();
  expect(useStore.getState().notice).toBeNull();
});

test('of several files none of which can be opened the trouble is told', async () => {
  await readAndOpen(named('a.json', '{'), named('b.json', '{'));
  expect(refusal()).toBe('notJson');
});

test('of several files none is opened over a game that is not kept before its players have said so', async () => {
  const battle = projectText('public/examples/scenario.json');
  await readAndOpen(named('battle.json', battle));
  const { open } = useStore.getState();
  if (!open) throw new Error('no battle is open');
  useStore.setState({ open: { ...open, save: 'failed' } });
  await readAndOpen(named('one.json', battle), named('other.json', battle));
  expect(useStore.getState().notice).toEqual({ notice: 'gameUnkept' });
  expect(useStore.getState().open?.id).toBe(open.id);
});
