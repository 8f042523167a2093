/** Of what is opened one thing after another the last one asked for is there in the end, however long each is read. */
import { beforeEach, expect, test, vi } from 'vitest';
import { bartkenau } from '../../../../src/scenarios/bartkenau.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import type { Scenario } from '../../../../src/scenarios/scenario.ts';
import { bringInto, followLetters } from '../../../../src/store/address/letters.ts';
import type { Raised } from '../../../../src/store/armies/acts.ts';
import { openArmy } from '../../../../src/store/armies/builder.ts';
import { NO_ARMY, useBuilder } from '../../../../src/store/armies/state.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { closeGame } from '../../../../src/store/saving/close.ts';
import { beginInPlace, goOnWithout } from '../../../../src/store/saving/giveWay.ts';
import { whenKept } from '../../../../src/store/saving/keep.ts';
import { continueGame, openFile, openOneOf } from '../../../../src/store/saving/open.ts';
import { beginOpening, type Opening } from '../../../../src/store/saving/openings.ts';
import { readFileBeside, readStoredBeside } from '../../../../src/store/saving/reader.ts';
import type { FileRead } from '../../../../src/store/saving/whatFile.ts';
import { useStore } from '../../../../src/store/store.ts';
import { begin } from '../table.ts';

/** What is being read, by its text: each is told when the test says so. */
const reading = new Map<string, (read: FileRead) => void>();

vi.mock('../../../../src/store/saving/reader.ts', { spy: true });
vi.mocked(readFileBeside).mockImplementation(
  (text) => new Promise((resolve) => void reading.set(text, resolve)),
);
vi.mocked(readStoredBeside).mockResolvedValue({ ok: false, problem: 'gone' });

function begun(text: string): Promise<void> {
  return vi.waitFor(() => expect([...reading.keys()]).toContain(text), { timeout: 5000 });
}

async function tell(text: string, read: FileRead): Promise<void> {
  await begun(text);
  reading.get(text)?.(read);
}

function armyCalled(name: string): Raised {
  return { ...NO_ARMY, army: { ...NO_ARMY.army, name: { en: name, fr: name } } };
}

const army = (name: string): FileRead => ({ ok: true, raised: armyCalled(name) });
const battle = (scenario: Scenario): FileRead => ({ ok: true, scenario });
const faulty: FileRead = { ok: false, problem: null, game: null };

const inBuilder = () => useBuilder.getState().raised.army.name.en;
const onTable = () => useStore.getState().open?.scenario.id ?? null;

const isAsked = () => useStore.getState().notice?.notice === 'gameUnkept';

/** A game on the table that nothing keeps: here is no storage. */
async function unkept(): Promise<void> {
  begin();
  await whenKept();
  useStore.setState({ notice: null });
}

/** An address that leads nowhere, and goes where it is sent. */
function stubAddress(): void {
  const place = { hash: '', pathname: '/', search: '' };
  const go = (_mark: unknown, _title: string, address: string): void => {
    place.hash = address.includes('#') ? address.slice(address.indexOf('#')) : '';
  };
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, pushState: go, replaceState: go });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
}

beforeEach(() => {
  reading.clear();
  stubAddress();
  closeGame();
  useBuilder.setState(useBuilder.getInitialState());
  useStore.setState({ room: null, notice: null });
  return () => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllGlobals();
  };
});

const ends: (() => void)[] = [];

/** The builder is drawn as long as the test lasts; gives what it reads in the address. */
function inRoom(): readonly Opening[] {
  const read: Opening[] = [];
  useStore.setState({ room: 'army' });
  ends.push(followLetters('army', (_, opening) => read.push(opening)));
  return read;
}

test('a file that is read longer than the one dropped after it does not come over it', async () => {
  inRoom();
  const [first, second] = [openFile('first'), openFile('second')];
  await tell('second', army('Second'));
  expect(await second).toBe(true);
  await tell('first', army('First'));
  expect(await first).toBe(false);
  expect(inBuilder()).toBe('Second');
  expect(useStore.getState().notice).toBeNull();
});

test('nor is it refused any more; but a faulty one keeps none from coming that was dropped before it', async () => {
  inRoom();
  const [first, second, third] = [openFile('first'), openFile('second'), openFile('third')];
  await tell('third', faulty);
  expect(await third).toBe(false);
  useStore.setState({ notice: null });
  await tell('second', army('Second'));
  expect(await second).toBe(true);
  expect(inBuilder()).toBe('Second');
  await tell('first', faulty);
  expect(await first).toBe(false);
  expect(useStore.getState().notice).toBeNull();
});

test('a battle that comes first leaves what was dropped after it to come too', async () => {
  const [first, second] = [openFile('first'), openFile('second')];
  await tell('first', battle(bartkenau));
  expect(await first).toBe(true);
  await tell('second', army('Second'));
  expect(await second).toBe(true);
  expect([onTable(), useStore.getState().room]).toEqual(['bartkenau', 'army']);
});

test('a battle that comes too late does not shut the room that was opened since', async () => {
  const [first, second] = [openFile('first'), openFile('second')];
  await tell('second', army('Second'));
  await second;
  await tell('first', battle(gersbach));
  expect(await first).toBe(false);
  expect([onTable(), useStore.getState().room]).toEqual([null, 'army']);
});

test('nor one that waits until the game on the table may give way', async () => {
  const start = vi.fn();
  const waits = beginInPlace(start);
  expect(beginOpening().comes()).toBe(true);
  expect(await waits).toBe(false);
  expect(start).not.toHaveBeenCalled();
});

test('what waits for the word of the players has overtaken nothing yet, should they decline it', async () => {
  inRoom();
  await unkept();
  const [first, second] = [openFile('first'), openFile('second')];
  await tell('second', battle(bartkenau));
  expect(await second).toBe(false);
  expect(isAsked()).toBe(true);
  useStore.setState({ notice: null });
  await tell('first', army('First'));
  expect(await first).toBe(true);
  expect(inBuilder()).toBe('First');
});

test('a battle asked for before takes its question only once that is declined', async () => {
  for (const isDeclined of [false, true]) {
    await unkept();
    const [first, second] = [openFile('first'), openFile('second')];
    await tell('second', battle(bartkenau));
    await second;
    if (isDeclined) useStore.setState({ notice: null });
    await tell('first', battle(gersbach));
    expect(await first).toBe(false);
    expect(isAsked()).toBe(true);
    goOnWithout();
    expect(onTable()).toBe(isDeclined ? 'gersbach' : 'bartkenau');
    reading.clear();
  }
});

test('of several files none is opened once another has come', async () => {
  inRoom();
  const several = openOneOf([new File(['first'], 'first'), new File(['second'], 'second')]);
  const third = openFile('third');
  await tell('third', army('Third'));
  await third;
  await tell('first', faulty);
  await several;
  expect(reading.has('second')).toBe(false);
  expect(useStore.getState().notice).toBeNull();
});

test('whoever begins or goes on with a battle meanwhile has left the file', async () => {
  for (const turn of [
    () => newBattle({ scenario: 'gersbach', names: { blue: '', red: '' } }),
    () => continueGame('kept', true),
  ]) {
    const file = openFile('file');
    await begun('file');
    await turn();
    await tell('file', army('File'));
    expect(await file).toBe(false);
    reading.clear();
  }
});

test('a game that the page comes back to by itself does not keep a file from being opened', async () => {
  const file = openFile('file');
  expect(await continueGame('kept')).toBe(false);
  await tell('file', battle(bartkenau));
  expect(await file).toBe(true);
  expect(onTable()).toBe('bartkenau');
});

/** Brings an army into the builder, or into the address that leads there. */
async function bring(name: string): Promise<void> {
  await bringInto(
    'army',
    beginOpening(),
    () => openArmy(armyCalled(name)),
    () => Promise.resolve(name),
  );
}

test('what waits in the address for its room comes before all that was asked for since', async () => {
  await bring('First');
  const later = beginOpening();
  const read = inRoom();
  expect(read.map(({ isOvertaken }) => isOvertaken())).toEqual([false]);
  expect(later.comes()).toBe(true);
  expect(read.map(({ isOvertaken }) => isOvertaken())).toEqual([true]);
});

test('what is dropped into a room that still reads its letters stays there', async () => {
  await bring('First');
  const read = inRoom();
  await bring('Second');
  expect(inBuilder()).toBe('Second');
  expect(read.map(({ comes }) => comes())).toEqual([false]);
});
