/** What is made where the browser keeps nothing: it is told, and whoever leaves the page is asked until it is safe. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setArmyName } from '../../../../src/store/armies/builder.ts';
import { rememberRaising, saveArmy } from '../../../../src/store/armies/keeping.ts';
import { NO_ARMY, useBuilder } from '../../../../src/store/armies/state.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { rememberSetup, saveSetup } from '../../../../src/store/laboratory/shelf.ts';
import {
  askBeforeLosing,
  dismissUnkept,
  tellRemembered,
  tellSafe,
  tellTakenOff,
  tellUnkept,
  useUnkept,
} from '../../../../src/store/library/unkept.ts';
import { rememberPlan } from '../../../../src/store/scenarioEditor/keeping.ts';
import { firstPlan, usePlan } from '../../../../src/store/scenarioEditor/state.ts';

vi.mock('../../../../src/store/saving/saveText.ts', () => ({ saveText: vi.fn() }));

const page = new EventTarget();
vi.stubGlobal('window', page);
askBeforeLosing();

/** Whether the browser asks. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const barred = {
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};
const roomy = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function storages(to: typeof roomy): void {
  vi.stubGlobal('localStorage', to);
  vi.stubGlobal('sessionStorage', to);
}

const settled = () => new Promise((later) => setTimeout(later, 5));

let end = (): void => {};

beforeEach(() => {
  vi.stubGlobal('window', page);
  storages(barred);
  useBuilder.setState({ raised: NO_ARMY, past: [], ahead: [], keptAs: null });
});

afterEach(() => {
  end();
  end = () => {};
  tellRemembered('army');
  tellRemembered('scenario');
  tellRemembered('laboratory');
  vi.unstubAllGlobals();
});

test('an army that cannot be kept is told until it is dismissed, and asked for until it is saved as a file', async () => {
  end = rememberRaising();
  await settled();
  expect([useUnkept.getState().army, asks()]).toEqual([{ isLost: false, isRead: false }, false]);
  setArmyName('Guard');
  await settled();
  expect([useUnkept.getState().army, asks()]).toEqual([{ isLost: true, isRead: false }, true]);
  dismissUnkept('army');
  setArmyName('Old Guard');
  await settled();
  expect([useUnkept.getState().army, asks()]).toEqual([{ isLost: true, isRead: true }, true]);
  saveArmy();
  expect(asks()).toBe(false);
  // what was changed since the file is in none
  setArmyName('Young Guard');
  await settled();
  expect(asks()).toBe(true);
  setArmyName('Old Guard');
  await settled();
  expect(asks()).toBe(false);
});

test('what was kept before it was changed makes nothing safe that is there now', () => {
  const [before, now] = [{ title: 'Before' }, { title: 'Now' }];
  tellUnkept('scenario', now);
  tellSafe('scenario', before, 'shelved', now);
  expect(asks()).toBe(true);
  tellSafe('scenario', now, 'shelved', now);
  expect(asks()).toBe(false);
});

test('what lay on its shelf alone is asked for again once it is taken off; what lies in a file is not', () => {
  const army = { title: 'Guard' };
  tellUnkept('army', army);
  tellSafe('army', army, 'shelved');
  tellTakenOff('army', 'another');
  expect(asks()).toBe(false);
  tellTakenOff('army', 'shelved');
  expect(asks()).toBe(true);
  tellSafe('army', army);
  tellTakenOff('army', 'shelved');
  tellUnkept('army', army);
  expect(asks()).toBe(false);
});

test('what lies in a file, and was put on its shelf after that, is not asked for once it is taken off', () => {
  const army = { title: 'Militia' };
  tellUnkept('army', army);
  tellSafe('army', army);
  tellSafe('army', army, 'militia');
  tellTakenOff('army', 'militia');
  expect(asks()).toBe(false);
});

test.each([
  { now: 'Old Guard', isAsked: false },
  { now: 'Young Guard', isAsked: true },
])('once Guard is taken off its shelf and Old Guard lies in a file, $now: $isAsked', ({ now, isAsked }) => {
  const [onShelf, inFile] = [{ title: 'Guard' }, { title: 'Old Guard' }];
  tellUnkept('army', onShelf);
  tellSafe('army', onShelf, 'kept');
  tellUnkept('army', inFile);
  tellSafe('army', inFile);
  tellUnkept('army', { title: now });
  tellTakenOff('army', 'kept');
  expect(asks()).toBe(isAsked);
});

test('what is remembered is not lost with what is taken off its shelf', () => {
  const army = { title: 'Reserve' };
  tellSafe('army', army, 'shelved');
  tellRemembered('army');
  tellTakenOff('army', 'shelved');
  expect(asks()).toBe(false);
});

test('as soon as there is room for it nothing is asked any more', async () => {
  end = rememberRaising();
  setArmyName('Reserve');
  await settled();
  expect(asks()).toBe(true);
  storages(roomy);
  setArmyName('Corps');
  await settled();
  expect([useUnkept.getState().army, asks()]).toEqual([{ isLost: false, isRead: false }, false]);
});

test('a plan that cannot be kept once the hand rests is told', async () => {
  vi.useFakeTimers();
  usePlan.setState(firstPlan());
  end = rememberPlan();
  await vi.advanceTimersByTimeAsync(1000);
  expect(useUnkept.getState().scenario.isLost).toBe(false);
  usePlan.setState(({ scenario }) => ({ scenario: { ...scenario, format: 2000 } }));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await settled();
  expect([useUnkept.getState().scenario.isLost, asks()]).toEqual([true, true]);
});

test('a field of the laboratory that cannot be kept is told, until it is saved as a file', () => {
  rememberSetup(exampleOf('guns'));
  expect([useUnkept.getState().laboratory.isLost, asks()]).toEqual([true, true]);
  saveSetup(exampleOf('guns'));
  expect([useUnkept.getState().laboratory.isLost, asks()]).toEqual([false, false]);
});

test('a field that its own tab comes back to is not lost, though new tabs do not', () => {
  vi.stubGlobal('sessionStorage', roomy);
  rememberSetup(exampleOf('guns'));
  expect(asks()).toBe(false);
});
