/** The notes of two tabs on one map, one plan and one army, where the browser has no room to keep what is made here apart. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { enter as enterArmies } from '../../src/armyBuilder/enter.tsx';
import { loadLanguage } from '../../src/language/language.ts';
import { enter as enterMaps } from '../../src/mapEditor/enter.tsx';
import { enter as enterPlan } from '../../src/scenarioEditor/enter.tsx';
import { raising, saveArmy } from '../../src/store/armies/keeping.ts';
import { NO_ARMY, useBuilder } from '../../src/store/armies/state.ts';
import { heldAt, listKept, putKept, SHELVES } from '../../src/store/library/library.ts';
import { useOtherTab } from '../../src/store/library/otherTab.ts';
import { tellRemembered, useUnkept } from '../../src/store/library/unkept.ts';
import { mapFileOf } from '../../src/store/mapEditor/file.ts';
import { drawing, saveMap } from '../../src/store/mapEditor/keeping.ts';
import { emptySheet } from '../../src/store/mapEditor/sheet.ts';
import { useMapEditor } from '../../src/store/mapEditor/state.ts';
import { planning, savePlan } from '../../src/store/scenarioEditor/keeping.ts';
import { firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';
import { useStore } from '../../src/store/store.ts';
import { asksBeforeLeaving, keepNothing } from '../support/keepsNothing.ts';
import { putStored } from '../support/storedGames.ts';

const LAST_ARMY = 'sabreur-hex/army-last';

/** Another tab has put something in the place under that key. */
function tellElsewhere(key: string): void {
  const channel = new BroadcastChannel('sabreur-hex/making');
  channel.postMessage(key);
  channel.close();
}

/** It puts something there that no room can read. */
async function putElsewhere(key: string): Promise<void> {
  await putStored(key, { keptAs: null, keptAt: null, file: {}, mark: 'of another' });
  tellElsewhere(key);
}

function tellArmyElsewhere(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: `${LAST_ARMY}/mark` }));
}

const written = (testid: string) => async (name: string) => {
  await page.getByTestId(testid).fill(name);
  await userEvent.tab();
};

const ROOMS = [
  {
    room: 'army',
    enter: enterArmies,
    name: 'army-name',
    call: written('army-name'),
    isRemembered: () => localStorage.getItem(LAST_ARMY)?.includes('Common') === true,
    putElsewhere: async () => {
      localStorage.setItem(LAST_ARMY, '{}');
      localStorage.setItem(`${LAST_ARMY}/mark`, 'of another');
      tellArmyElsewhere();
    },
    tellElsewhere: tellArmyElsewhere,
    save: saveArmy,
    making: raising,
    ...{
      toShelf: () => page.getByTestId('fold-keep').getByText('Keep and share').click(),
      line: 'kept-army',
    },
    ...{ forget: 'forget-kept', keep: 'keep-army', kept: 'kept' },
  },
  {
    room: 'map',
    enter: enterMaps,
    name: 'map-name',
    call: written('map-name'),
    isRemembered: () => useMapEditor.getState().isRemembered,
    putElsewhere: () => putElsewhere('drawing-table/map'),
    tellElsewhere: () => tellElsewhere('drawing-table/map'),
    save: saveMap,
    making: drawing,
    ...{ toShelf: () => page.getByTestId('paper-keep').click(), line: 'kept-map' },
    ...{ forget: 'forget-map', keep: 'keep-map', kept: 'map-kept' },
  },
  {
    room: 'scenario',
    enter: enterPlan,
    name: 'plan-name',
    call: written('plan-name'),
    isRemembered: () => usePlan.getState().isRemembered,
    putElsewhere: () => putElsewhere('plan-of-battle/scenario'),
    tellElsewhere: () => tellElsewhere('plan-of-battle/scenario'),
    save: savePlan,
    making: planning,
    ...{ toShelf: () => page.getByTestId('sheet-keep').click(), line: 'kept-scenario' },
    ...{ forget: 'forget-scenario', keep: 'keep-scenario', kept: 'scenario-kept' },
  },
] as const;

const other = () => page.getByTestId('other-tab');
const unkept = () => page.getByTestId('unkept');
const PROMISE = /As soon as you/;
const APART = /and so is what you/;
const LOST = /is not kept as an? \w+ of its own/;

afterEach(async () => {
  vi.restoreAllMocks();
  // or the room would remember what is laid back
  await cleanup();
  for (const kind of SHELVES) {
    tellRemembered(kind);
    useOtherTab.setState({ [kind]: null });
  }
  useBuilder.setState({ raised: NO_ARMY, past: [], ahead: [], line: null, keptAs: null });
  useMapEditor.setState({ past: [], ahead: [], keptAs: null });
  usePlan.setState(firstPlan());
});

/** Something is made in the room, and another tab has put another thing in its place. */
async function overtaken({ enter, call, isRemembered, putElsewhere }: (typeof ROOMS)[number]): Promise<void> {
  useStore.setState(({ preferences }) => ({ preferences: { ...preferences, locale: 'en' } }));
  await loadLanguage('en');
  const draw = await enter('en');
  await render(draw(null));
  await call('Common');
  await expect.poll(isRemembered).toBe(true);
  await putElsewhere();
  await expect.element(other()).toHaveTextContent(PROMISE);
}

test.each(ROOMS)(
  '$room: what the press cannot keep as a new one is told at each press, and asked for',
  async (one) => {
    await overtaken(one);
    keepNothing();
    expect(asksBeforeLeaving()).toBe(false);
    await page.getByTestId('keep-mine').click();
    await expect.element(unkept()).toBeVisible();
    await expect.element(other()).toHaveTextContent(LOST);
    await expect.element(other()).not.toHaveTextContent(PROMISE);
    expect(asksBeforeLeaving()).toBe(true);
    await unkept().getByText('Close').click();
    await expect.element(unkept()).not.toBeInTheDocument();
    await page.getByTestId('keep-mine').click();
    await expect.element(unkept()).toBeVisible();
    // as soon as there is room the same press keeps it
    vi.restoreAllMocks();
    await page.getByTestId('keep-mine').click();
    await expect.element(other()).toHaveTextContent(APART);
    await expect.element(unkept()).not.toBeInTheDocument();
    expect(asksBeforeLeaving()).toBe(false);
  },
);

test.each(ROOMS)('$room: what is changed and cannot be kept is not said to be', async (one) => {
  await overtaken(one);
  keepNothing();
  await one.call('Mine');
  await expect.element(unkept()).toBeVisible();
  await expect.element(other()).toHaveTextContent(LOST);
  await expect.element(other()).not.toHaveTextContent(PROMISE);
  vi.restoreAllMocks();
  await one.call('Mine still');
  await expect.element(other()).toHaveTextContent(APART);
  // what is kept apart already is no longer kept as it is now
  keepNothing();
  await one.call('Mine again');
  await expect.element(other()).toHaveTextContent(LOST);
  expect(asksBeforeLeaving()).toBe(true);
});

test('what lies in a file is not said to be kept as a new one where the press could not keep it', async () => {
  await overtaken(ROOMS[0]);
  saveArmy();
  keepNothing();
  await page.getByTestId('keep-mine').click();
  await expect.element(other()).toHaveTextContent(LOST);
  expect([useUnkept.getState().army.isLost, asksBeforeLeaving()]).toEqual([false, false]);
});

test.each(ROOMS)('$room: what is saved as a file is not said to be kept as a new one', async (one) => {
  await overtaken(one);
  await page.getByTestId('keep-mine').click();
  await expect.element(other()).toHaveTextContent(APART);
  keepNothing();
  await one.call('Mine');
  await expect.element(other()).toHaveTextContent(LOST);
  one.save();
  await expect.element(unkept()).not.toBeInTheDocument();
  await expect.element(other()).toHaveTextContent(LOST);
  vi.restoreAllMocks();
  await one.call('Mine still');
  await expect.element(other()).toHaveTextContent(APART);
});

test.each(ROOMS)('$room: what could not be kept is not said to be when another tab goes on', async (one) => {
  await overtaken(one);
  one.save();
  keepNothing();
  await page.getByTestId('keep-mine').click();
  await expect.element(other()).toHaveTextContent(LOST);
  await other().getByText('Close').click();
  await expect.element(other()).not.toBeInTheDocument();
  one.tellElsewhere();
  await expect.element(other()).toHaveTextContent(LOST);
});

const UNREAD = 'cannot be read here';

test.each(ROOMS)(
  '$room: that the other’s cannot be read is told at each press, and nothing is changed',
  async (one) => {
    await overtaken(one);
    const take = page.getByTestId('take-others');
    await take.click();
    await expect.element(other()).toHaveTextContent(UNREAD);
    await expect.element(other()).toHaveTextContent(PROMISE);
    const told = other().element().querySelector('p')?.firstChild;
    await take.click();
    await expect.poll(() => told?.isConnected).toBe(false);
    await expect.element(other()).toHaveTextContent(UNREAD);
    await expect.element(page.getByTestId(one.name)).toHaveValue('Common');
    // what it puts there next may be read, also where this is kept apart
    await page.getByTestId('keep-mine').click();
    await expect.element(other()).toHaveTextContent(APART);
    await take.click();
    await expect.element(other()).toHaveTextContent(UNREAD);
    one.tellElsewhere();
    await expect.element(other()).not.toHaveTextContent(UNREAD);
    await expect.element(other()).toHaveTextContent(APART);
  },
);

test.each(ROOMS)('$room: two presses at once keep one new copy of what is made here', async (one) => {
  await overtaken(one);
  const keep = page.getByTestId('keep-mine').element();
  if (!(keep instanceof HTMLElement)) throw new Error('no press');
  keep.click();
  keep.click();
  await expect.element(other()).toHaveTextContent(APART);
  // it waits for both
  await one.making.remember();
  expect(await listKept(one.room)).toHaveLength(1);
  expect(asksBeforeLeaving()).toBe(false);
});

test('what is taken from the other tab, which has just kept it, is kept again in its place or as a new one', async () => {
  const [, map] = ROOMS;
  await overtaken(map);
  await map.toShelf();
  await expect.element(page.getByTestId('keep-map')).toHaveTextContent('Keep in this browser');
  const name = { en: 'Theirs', fr: 'Theirs' };
  const file = mapFileOf({ name, sheet: emptySheet(12, 14) });
  await putKept('map', { id: 'theirs', title: name, told: {}, file });
  const keptAt = heldAt('map', 'theirs');
  await putStored('drawing-table/map', { keptAs: 'theirs', keptAt, file, mark: 'of another, later' });
  await page.getByTestId('take-others').click();
  await expect.element(page.getByTestId(map.name)).toHaveValue('Theirs');
  await expect.element(page.getByTestId('keep-map-anew')).toBeVisible();
});

test.each(ROOMS)('$room: what was kept as a new one is not said to be once it is forgotten', async (one) => {
  await overtaken(one);
  one.save();
  await page.getByTestId('keep-mine').click();
  await expect.element(other()).toHaveTextContent(APART);
  await other().getByText('Close').click();
  await one.toShelf();
  await page.getByTestId(one.forget).click();
  await page.getByTestId('forget-yes').click();
  await expect.element(other()).toHaveTextContent(LOST);
});

test.each(ROOMS)('$room: a press keeps once what is kept apart', async (one) => {
  await overtaken(one);
  await page.getByTestId('keep-mine').click();
  await expect.element(other()).toHaveTextContent(APART);
  await one.toShelf();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await page.getByTestId(one.keep).click();
  await expect.element(page.getByTestId(one.kept)).toBeVisible();
  await one.making.remember();
  const files = put.mock.calls.filter(([, key]) => String(key).includes('/file/'));
  expect(files).toHaveLength(1);
  await expect.element(page.getByTestId(one.line)).toHaveTextContent('Common');
});
