/** What the rooms say of what is kept on their shelves, and as what the army is kept that lay there the last time. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { enter as enterArmies } from '../../src/armyBuilder/enter.tsx';
import { loadLanguage } from '../../src/language/language.ts';
import { enter as enterMaps } from '../../src/mapEditor/enter.tsx';
import { enter as enterPlan } from '../../src/scenarioEditor/enter.tsx';
import { openArmy, raiseByLot, setArmyName } from '../../src/store/armies/builder.ts';
import { keepArmy, lastArmy, raising, rememberRaising } from '../../src/store/armies/keeping.ts';
import { NO_ARMY, useBuilder } from '../../src/store/armies/state.ts';
import { heldAt, hold, listKept, SHELVES } from '../../src/store/library/library.ts';
import { useOtherTab } from '../../src/store/library/otherTab.ts';
import { tellRemembered } from '../../src/store/library/unkept.ts';
import { useMapEditor } from '../../src/store/mapEditor/state.ts';
import { raiseFor } from '../../src/store/scenarioEditor/commission.ts';
import { forgetCommission } from '../../src/store/scenarioEditor/commissioned.ts';
import { firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';
import { useStore } from '../../src/store/store.ts';

const LAST_ARMY = 'sabreur-hex/army-last';
const FRESH_ARMY = { raised: NO_ARMY, past: [], ahead: [], line: null, keptAs: null };

async function open(enter: typeof enterArmies) {
  await loadLanguage('en');
  const draw = await enter('en');
  return render(draw(null));
}

afterEach(() => {
  vi.restoreAllMocks();
  forgetCommission();
  useStore.setState({ room: null });
  history.replaceState(null, '', '#');
  for (const kind of SHELVES) {
    tellRemembered(kind);
    useOtherTab.setState({ [kind]: null });
  }
  useBuilder.setState(FRESH_ARMY);
  useMapEditor.setState({ past: [], ahead: [], keptAs: null });
  usePlan.setState(firstPlan());
});

const ROOMS = [
  {
    room: 'army',
    enter: enterArmies,
    toShelf: () => page.getByTestId('fold-keep').getByText('Keep and share').click(),
    name: 'army-name',
    ...{ keep: 'keep-army', anew: 'keep-anew', kept: 'kept', forget: 'forget-kept', line: 'kept-army' },
  },
  {
    room: 'map',
    enter: enterMaps,
    toShelf: () => page.getByTestId('paper-keep').click(),
    name: 'map-name',
    ...{ keep: 'keep-map', anew: 'keep-map-anew', kept: 'map-kept', forget: 'forget-map', line: 'kept-map' },
  },
  {
    room: 'scenario',
    enter: enterPlan,
    toShelf: () => page.getByTestId('sheet-keep').click(),
    name: 'plan-name',
    ...{ keep: 'keep-scenario', anew: 'keep-scenario-anew', kept: 'scenario-kept' },
    ...{ forget: 'forget-scenario', line: 'kept-scenario' },
  },
] as const;

test.each(ROOMS)('$room: that it is kept is told at each press, until it is changed', async (one) => {
  await open(one.enter);
  await one.toShelf();
  const kept = page.getByTestId(one.kept);
  await page.getByTestId(one.keep).click();
  await expect.element(kept).toBeVisible();
  const first = kept.element();
  await page.getByTestId(one.keep).click();
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(kept).toBeVisible();
  await page.getByTestId(one.name).fill('Changed since');
  await userEvent.tab();
  await expect.element(kept).not.toBeInTheDocument();
});

test.each(ROOMS)('$room: what cannot be taken off its shelf is said to lie there still', async (one) => {
  await open(one.enter);
  await one.toShelf();
  await page.getByTestId(one.keep).click();
  await expect.element(page.getByTestId(one.line)).toBeVisible();
  const barred = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('barred', 'UnknownError');
  });
  await page.getByTestId(one.forget).click();
  await page.getByTestId('forget-yes').click();
  const told = page.getByTestId('not-forgotten');
  await expect.element(told).toHaveTextContent('it is still kept');
  barred.mockRestore();
  await page.getByTestId(one.forget).click();
  await expect.element(told).not.toBeInTheDocument();
  await page.getByTestId('forget-yes').click();
  await expect.element(page.getByTestId(one.line)).not.toBeInTheDocument();
});

test.each(ROOMS)('$room: what is forgotten is not said to be kept any more', async (one) => {
  await open(one.enter);
  await one.toShelf();
  await page.getByTestId(one.keep).click();
  await expect.element(page.getByTestId(one.kept)).toBeVisible();
  await expect.element(page.getByTestId(one.anew)).toBeVisible();
  await page.getByTestId(one.forget).click();
  await page.getByTestId('forget-yes').click();
  await expect.element(page.getByTestId(one.line)).not.toBeInTheDocument();
  await expect.element(page.getByTestId(one.kept)).not.toBeInTheDocument();
  await expect.element(page.getByTestId(one.anew)).not.toBeInTheDocument();
  await page.getByTestId(one.keep).click();
  await expect.element(page.getByTestId(one.kept)).toBeVisible();
});

test.each(ROOMS)('$room: two presses at once keep one new copy', async (one) => {
  await open(one.enter);
  await one.toShelf();
  await page.getByTestId(one.keep).click();
  await expect.element(page.getByTestId(one.kept)).toBeVisible();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const anew = page.getByTestId(one.anew).element();
  if (!(anew instanceof HTMLElement)) throw new Error('no press');
  anew.click();
  anew.click();
  await expect.element(page.getByTestId(one.kept)).toBeVisible();
  await expect.poll(() => page.getByTestId(one.line).elements().length).toBe(2);
  expect(put.mock.calls.filter(([, key]) => String(key).includes('/file/'))).toHaveLength(1);
});

test('the army that was kept at the press comes to the skirmish, and once, whatever is done meanwhile', async () => {
  raiseByLot('balanced');
  await open(enterArmies);
  await ROOMS[0].toShelf();
  const press = page.getByTestId('army-to-skirmish').element();
  if (!(press instanceof HTMLElement)) throw new Error('no press');
  const entries = history.length;
  press.click();
  press.click();
  openArmy(NO_ARMY, 'another');
  await expect.poll(() => location.hash).toMatch(/^#skirmish=/);
  const [kept] = await listKept('army');
  expect(location.hash.split('-').at(-1)).toBe(kept?.id);
  expect(history.length).toBe(entries + 1);
});

/** As a page that is opened anew has it. */
async function reloaded(leave: () => void | Promise<void>): Promise<void> {
  await leave();
  useBuilder.setState(FRESH_ARMY);
  const { keptAs } = lastArmy() ?? {};
  // it is held again as it was kept
  if (keptAs) hold('army', keptAs, 1);
  await raising.last();
}

const titles = async () => (await listKept('army')).map(({ title }) => title.en);

test('an army that was kept is kept in its place after a reload', async () => {
  const { unmount } = await open(enterArmies);
  setArmyName('Guard');
  await keepArmy('inPlace');
  await raising.remember();
  const { keptAs } = useBuilder.getState();
  const at = heldAt('army', keptAs);
  await reloaded(unmount);
  expect(heldAt('army', keptAs)).toBe(at);
  await open(enterArmies);
  expect(useBuilder.getState()).toMatchObject({ keptAs, raised: { army: { name: { en: 'Guard' } } } });
  setArmyName('Old Guard');
  await keepArmy('inPlace');
  expect(await titles()).toEqual(['Old Guard']);
  expect(useOtherTab.getState().army).toBe(null);
});

test('what an earlier program has put there is read, and is not taken for what another was kept as', async () => {
  const end = rememberRaising();
  setArmyName('Guard');
  await keepArmy('inPlace');
  await raising.remember();
  end();
  const file = localStorage.getItem(LAST_ARMY) ?? '';
  localStorage.setItem(LAST_ARMY, file.replaceAll('Guard', 'Militia'));
  localStorage.setItem(`${LAST_ARMY}/mark`, 'of an earlier one');
  expect(lastArmy()).toMatchObject({ keptAs: null, raised: { army: { name: { en: 'Militia' } } } });
  localStorage.removeItem(`${LAST_ARMY}/kept`);
  localStorage.removeItem(`${LAST_ARMY}/mark`);
  expect(lastArmy()).toMatchObject({ keptAs: null, raised: { army: { name: { en: 'Militia' } } } });
});

test('an army that a plan has asked for is not taken for the one that was kept', async () => {
  const { unmount } = await open(enterArmies);
  setArmyName('Guard');
  await keepArmy('inPlace');
  raiseFor(firstPlan().scenario, 'blue', null);
  setArmyName('Asked for');
  await raising.remember();
  expect(useBuilder.getState().keptAs).toBe(null);
  await reloaded(unmount);
  await open(enterArmies);
  expect(useBuilder.getState()).toMatchObject({
    keptAs: null,
    raised: { army: { name: { en: 'Asked for' } } },
  });
  await keepArmy('inPlace');
  expect((await titles()).sort()).toEqual(['Asked for', 'Guard']);
});
