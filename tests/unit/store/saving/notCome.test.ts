/** Where what reads does not come over the network, the rooms tell it; whatever else is wrong is a fault. */
import { afterEach, expect, test, vi } from 'vitest';
import { NotCome } from '../../../../src/store/saving/notCome.ts';
import { openBlob, openFile } from '../../../../src/store/saving/open.ts';
import {
  readArmyBeside,
  readArmyLinkBeside,
  readFileBeside,
  readFileLinkBeside,
  readLinkBeside,
  readMapBeside,
  readMapLinkBeside,
  readScenarioBeside,
  readScenarioLinkBeside,
  readSharedBeside,
  readStoredBeside,
} from '../../../../src/store/saving/reader.ts';
import { useStore } from '../../../../src/store/store.ts';

const READING = '../../../../src/store/saving/reading.ts';
const ROSTER = '../../../../src/language/roster.ts';

function noneComes(): void {
  vi.doMock(READING, () => {
    throw new Error('the network is down');
  });
}

/** As one that has come, and breaks over what it reads. */
function breaks(): void {
  vi.doMock(READING, () => ({ readAsked: () => Promise.reject(new Error('our own fault')) }));
}

afterEach(() => {
  vi.doUnmock(READING);
  vi.doUnmock(ROSTER);
  vi.resetModules();
});

const IN_ROOMS = [
  ['an army', readArmyBeside],
  ['the link of an army', readArmyLinkBeside],
  ['a map', readMapBeside],
  ['the link of a map', readMapLinkBeside],
  ['a scenario', readScenarioBeside],
  ['the link of a scenario', readScenarioLinkBeside],
] as const;

test.each(IN_ROOMS)('%s: that nobody has come to read it is told', async (_, read) => {
  noneComes();
  expect(await read('x')).toEqual({ ok: false, problem: 'notCome' });
});

test.each([...IN_ROOMS, ['the link of a set-up', readLinkBeside] as const])(
  '%s: a fault of ours is thrown',
  async (_, read) => {
    breaks();
    await expect(read('x')).rejects.toThrow('our own fault');
  },
);

test('a link of the laboratory that nobody has read is neither damaged nor whole', async () => {
  noneComes();
  expect(await readLinkBeside('x')).toEqual({ ok: false, why: 'notCome' });
});

test.each([
  ['a file', readFileBeside],
  ['the link of a game', readFileLinkBeside],
  ['a saved game', readStoredBeside],
  ['a file of the laboratory', readSharedBeside],
])('%s: whoever opens it hears of it as before', async (_, read) => {
  noneComes();
  await expect(read('x')).rejects.toBeInstanceOf(NotCome);
});

test('a text that may be a roster is not refused where the words it is read by have not come', async () => {
  vi.resetModules();
  vi.doMock(ROSTER, () => ({ rosterLanguageOf: () => Promise.reject(new Error('the network is down')) }));
  const { whatFile } = await import('../../../../src/store/saving/whatFile.ts');
  await expect(whatFile('no file of ours')).rejects.toMatchObject({ name: 'NotCome' });
});

test('on the table what is chosen is refused without a reason in it', async () => {
  noneComes();
  await expect(openFile('{}')).rejects.toThrow('a part of the program did not come');
  expect(await openBlob(new File(['{}'], 'a file'))).toBe(false);
  expect(useStore.getState().notice).toMatchObject({ notice: 'fileRefused', problem: null, game: null });
});
