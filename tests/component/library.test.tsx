/** What is kept beside the games, in a real storage. */
import { afterEach, expect, test, vi } from 'vitest';
import { sizeOfShape } from '../../src/mapmaking/frame.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { startBattle } from '../../src/scenarios/scenario.ts';
import { type Kept, listKept, SHELVES, takeKept } from '../../src/store/library/library.ts';
import { keepMoment, scenarioFrom } from '../../src/store/library/moment.ts';
import { useOtherTab } from '../../src/store/library/otherTab.ts';
import { keepOnShelf, refreshShelf, takeOffShelf, useShelves } from '../../src/store/library/shelves.ts';
import { tellRemembered, useUnkept } from '../../src/store/library/unkept.ts';
import { mapFileOf } from '../../src/store/mapEditor/file.ts';
import { drawing, keepMap, layLast, openKeptMap } from '../../src/store/mapEditor/keeping.ts';
import { layNamed, nameMap, undo } from '../../src/store/mapEditor/mapEditor.ts';
import { emptySheet } from '../../src/store/mapEditor/sheet.ts';
import { useMapEditor } from '../../src/store/mapEditor/state.ts';
import { scenarioFileOf } from '../../src/store/scenarioEditor/file.ts';
import { deleteAll, listed, putStored, storedKeys, takenOverByNewer } from '../support/storedGames.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  tellRemembered('map');
  useOtherTab.setState({ map: null });
  await deleteAll();
  for (const kind of SHELVES) await refreshShelf(kind);
});

const START = startBattle(gersbach);

const about = (id: string, title: string) => ({
  id,
  title: { en: title, fr: title },
  told: { units: 9 },
  file: { format: 'sabreur-hex/army', of: title },
});
const titles = (lines: readonly Kept[]) => lines.map(({ title }) => title.en);

const called = (name: string) => ({ en: name, fr: name });

test('the same moment is kept once, and beside one that was altered since', async () => {
  const [first, later] = await Promise.all([1, 2].map((turn) => scenarioFrom(gersbach, { ...START, turn })));
  if (!first || !later) throw new Error('no moments');
  expect(await keepMoment('a', first)).toBe('saved');
  expect(await keepMoment('b', first)).toBe('saved');
  expect((await listKept('scenario')).map(({ id }) => id)).toEqual(['a']);
  await keepMoment('c', later);
  const altered = { ...first, story: { en: 'Altered', fr: 'Remanié' } };
  await keepOnShelf('scenario', {
    ...{ id: 'a', title: first.title, told: {}, file: scenarioFileOf(altered) },
  });
  await keepMoment('d', first);
  expect((await listKept('scenario')).map(({ id }) => id).toSorted()).toEqual(['a', 'c', 'd']);
});

test('a name typed while the last map is fetched is given to that map, and no sheet takes its place', async () => {
  layNamed({ name: called('Old'), sheet: emptySheet(12, 14) });
  expect(await drawing.remember()).toBe(true);
  layNamed({ name: called('None'), sheet: emptySheet(20, 10) });
  useMapEditor.setState({ past: [], isRemembered: false });
  const laid = layLast();
  useMapEditor.setState({ name: called('N') });
  await laid;
  const { name, sheet, isRemembered } = useMapEditor.getState();
  expect([name, isRemembered]).toEqual([called('N'), false]);
  expect(sizeOfShape(sheet.map.shape)).toEqual({ columns: 12, rows: 14 });
});

test('a map laid while the last one is fetched has that one beneath it, by undo', async () => {
  layNamed({ name: called('Old'), sheet: emptySheet(12, 14) });
  expect(await drawing.remember()).toBe(true);
  layNamed({ name: called('None'), sheet: emptySheet(20, 10) });
  useMapEditor.setState({ past: [] });
  const laid = layLast();
  layNamed({ name: called('Of the plan'), sheet: emptySheet(16, 12) });
  await laid;
  expect(useMapEditor.getState().name).toEqual(called('Of the plan'));
  undo();
  undo();
  const { name, sheet } = useMapEditor.getState();
  expect(name).toEqual(called('Old'));
  expect(sizeOfShape(sheet.map.shape)).toEqual({ columns: 12, rows: 14 });
});

test('what is kept is listed, the latest first, and its file is there as it was', async () => {
  expect(await keepOnShelf('army', about('a', 'Avant-garde'))).toBe('saved');
  await new Promise((later) => setTimeout(later, 2));
  expect(await keepOnShelf('army', about('b', 'Reserve'))).toBe('saved');
  const { kept, trouble } = useShelves.getState().army;
  expect(trouble).toBe(null);
  expect(titles(kept)).toEqual(['Reserve', 'Avant-garde']);
  expect(kept[0]?.told).toEqual({ units: 9 });
  expect(await takeKept('army', 'a')).toEqual(about('a', 'Avant-garde').file);
});

test('each kind has a shelf of its own, and no game is listed for it', async () => {
  await keepOnShelf('army', about('same', 'An army'));
  await keepOnShelf('map', about('same', 'A map'));
  expect(titles(await listKept('army'))).toEqual(['An army']);
  expect(titles(await listKept('map'))).toEqual(['A map']);
  expect(await listKept('scenario')).toEqual([]);
  expect(await listed()).toEqual([]);
  await takeOffShelf('army', 'same');
  expect(titles(useShelves.getState().map.kept)).toEqual(['A map']);
});

test('kept again under its id it gives way; taken off, nothing of it is left', async () => {
  await keepOnShelf('army', about('a', 'First'));
  await keepOnShelf('army', about('a', 'Second'));
  expect(titles(useShelves.getState().army.kept)).toEqual(['Second']);
  expect(await takeOffShelf('army', 'a')).toBe(true);
  expect(useShelves.getState().army.kept).toEqual([]);
  expect(await storedKeys()).toEqual([]);
});

test('a line that was spoilt is left out, the others stand', async () => {
  await keepOnShelf('army', about('a', 'Whole'));
  await putStored('library/army/line/b', { id: 'b', title: 'no words', savedAt: 1, told: {} });
  await refreshShelf('army');
  expect(titles(useShelves.getState().army.kept)).toEqual(['Whole']);
});

test('a storage that a newer program has made its own is told, and nothing is lost in silence', async () => {
  await deleteAll();
  await takenOverByNewer();
  expect(await keepOnShelf('army', about('a', 'Late'))).toBe('outdated');
  expect(useShelves.getState().army).toEqual({ kept: [], trouble: 'outdated' });
  expect(await takeOffShelf('army', 'a')).toBe(false);
});

const keptAs = () => useMapEditor.getState().keptAs;
const isLost = () => useUnkept.getState().map.isLost;

test('a map opened while another is being kept has no place on the shelf yet', async () => {
  layNamed({ name: called('Hills'), sheet: emptySheet(12, 14) });
  const kept = keepMap('inPlace');
  layNamed({ name: called('Fords'), sheet: emptySheet(12, 14) });
  expect(await kept).toMatchObject({ saved: 'saved' });
  expect(keptAs()).toBe(null);
  await keepMap('inPlace');
  expect(titles(await listKept('map')).sort()).toEqual(['Fords', 'Hills']);
});

test('two presses for something new keep it once', async () => {
  layNamed({ name: called('Hills'), sheet: emptySheet(12, 14) });
  await Promise.all([keepMap('inPlace'), keepMap('inPlace')]);
  expect(titles(await listKept('map'))).toEqual(['Hills']);
});

test('what could not be kept has no place on the shelf', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  layNamed({ name: called('Hills'), sheet: emptySheet(12, 14) });
  expect(await keepMap('inPlace')).toMatchObject({ saved: 'failed' });
  expect(keptAs()).toBe(null);
});

test('what lies on the shelf alone, since another tab’s is remembered, is lost with what is taken off it', async () => {
  layNamed({ name: called('Mine'), sheet: emptySheet(12, 14) });
  expect(await drawing.remember()).toBe(true);
  await putStored('drawing-table/map', { keptAs: null, keptAt: null, file: {}, mark: 'of another' });
  nameMap('Mine still');
  expect(await drawing.remember()).toBe(true);
  expect(useOtherTab.getState().map).toMatchObject({ is: 'apart', id: keptAs() });
  expect(isLost()).toBe(false);
  await takeOffShelf('map', keptAs() ?? '');
  expect(isLost()).toBe(true);
  nameMap('Mine again');
  expect(await drawing.remember()).toBe(true);
  expect(isLost()).toBe(false);
});

test.each([
  ['kept as a new one', () => drawing.keepMine()],
  ['kept by a press', () => keepMap('inPlace')],
])('the same of what another tab has changed: %s', async (_, keep) => {
  layNamed({ name: called('Mine'), sheet: emptySheet(12, 14) });
  await keepMap('inPlace');
  await drawing.remember();
  await putStored('drawing-table/map', { keptAs: null, keptAt: null, file: {}, mark: 'of another' });
  const end = drawing.follow();
  await expect.poll(() => useOtherTab.getState().map).toMatchObject({ is: 'changed' });
  end();
  await keep();
  await drawing.remember();
  expect(useOtherTab.getState().map).toMatchObject({ is: 'apart', id: keptAs() });
  expect(isLost()).toBe(false);
  await takeOffShelf('map', keptAs() ?? '');
  expect(isLost()).toBe(true);
});

test('what a press is just keeping is not kept a second time by itself, though another tab’s is remembered', async () => {
  layNamed({ name: called('Mine'), sheet: emptySheet(12, 14) });
  await drawing.remember();
  await putStored('drawing-table/map', { keptAs: null, keptAt: null, file: {}, mark: 'of another' });
  const end = drawing.follow();
  await expect.poll(() => useOtherTab.getState().map).toMatchObject({ is: 'changed' });
  end();
  const kept = keepMap('inPlace');
  expect(await drawing.remember()).toBe(true);
  await kept;
  expect(titles(await listKept('map'))).toEqual(['Mine']);
  expect(useOtherTab.getState().map).toMatchObject({ is: 'apart', id: keptAs() });
});

test('the other tab’s is taken, and a press for a copy of what lay here comes too late: nothing is kept twice', async () => {
  const file = mapFileOf({ name: called('Theirs'), sheet: emptySheet(16, 12) });
  await keepOnShelf('map', { id: 'theirs', title: called('Theirs'), told: {}, file });
  layNamed({ name: called('Mine'), sheet: emptySheet(12, 14) });
  await drawing.remember();
  await putStored('drawing-table/map', { keptAs: 'theirs', keptAt: null, file, mark: 'of another' });
  const end = drawing.follow();
  await expect.poll(() => useOtherTab.getState().map).toMatchObject({ is: 'changed' });
  end();
  await Promise.all([drawing.takeOthers(), drawing.keepMine()]);
  expect(useMapEditor.getState().name).toEqual(called('Theirs'));
  expect(keptAs()).toBe('theirs');
  expect(titles(await listKept('map'))).toEqual(['Theirs']);
});

test('what was kept again in its place is no other tab’s after a reload', async () => {
  layNamed({ name: called('Hills'), sheet: emptySheet(12, 14) });
  await keepMap('inPlace');
  const id = keptAs();
  await new Promise((later) => setTimeout(later, 2));
  await keepMap('inPlace');
  // as after a reload
  await drawing.last();
  await keepMap('inPlace');
  expect([keptAs(), useOtherTab.getState().map]).toEqual([id, null]);
});

test('what was opened from the shelf and is unchanged is not lost where nothing can be remembered', async () => {
  const file = mapFileOf({ name: called('Dales'), sheet: emptySheet(16, 12) });
  await keepOnShelf('map', { id: 'dales', title: called('Dales'), told: {}, file });
  expect(await openKeptMap('dales')).toBe(null);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await drawing.remember()).toBe(false);
  expect(isLost()).toBe(false);
  nameMap('Other hills');
  expect(await drawing.remember()).toBe(false);
  expect(isLost()).toBe(true);
});
