/** What was on the field the last time, with other tabs beside. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import {
  holdSetup,
  isRemembered,
  lastSetup,
  rememberSetup,
  shelve,
  unshelve,
} from '../../../../src/store/laboratory/shelf.ts';
import { FIRST } from '../../../../src/store/laboratory/state.ts';
import { freshBrowser } from '../../../support/storages.ts';

let browser: ReturnType<typeof freshBrowser>;

beforeEach(() => {
  browser = freshBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a tab comes back to its own field, and a new one begins with what was last changed in any', () => {
  const [first, second] = [new Map(), new Map()];
  browser.inTab(first);
  rememberSetup(exampleOf('guns'));
  browser.inTab(second);
  expect(lastSetup().last).toEqual(exampleOf('guns'));
  rememberSetup(exampleOf('village'));
  browser.inTab(first);
  expect(lastSetup().last).toEqual(exampleOf('guns'));
  browser.inTab(new Map());
  expect(lastSetup().last).toEqual(exampleOf('village'));
});

test('a field that nobody has changed in its tab is that of no other, nor what a new one begins with', () => {
  const own = new Map();
  browser.inTab(own);
  holdSetup(FIRST);
  browser.inTab(new Map());
  expect(lastSetup().last).toBeNull();
  rememberSetup(exampleOf('village'));
  browser.inTab(own);
  // the very example: it is told as one that nobody has touched
  expect(lastSetup().last).toBe(FIRST);
});

test('what this tab can no longer read does not keep it from what any tab had', () => {
  rememberSetup(exampleOf('guns'));
  browser.inTab(new Map([['sabreur-hex/laboratory-last', '{"laboratory":99}']]));
  expect(lastSetup().last).toEqual(exampleOf('guns'));
});

test('a field that can no longer be read is known to be lost, until another is there', () => {
  expect(lastSetup().isLost).toBe(false);
  rememberSetup(exampleOf('guns'));
  expect(lastSetup().isLost).toBe(false);
  browser.inTab(new Map([['sabreur-hex/laboratory-last', '{"laboratory":99}']]));
  expect(lastSetup().isLost).toBe(true);
  holdSetup(exampleOf('guns'));
  expect(lastSetup().isLost).toBe(false);
  browser.kept.set('sabreur-hex/laboratory-last', '{"laboratory":99}');
  expect(lastSetup().isLost).toBe(false);
  browser.inTab(new Map());
  expect(lastSetup().isLost).toBe(true);
});

test('without a storage nothing is remembered, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  rememberSetup(exampleOf('guns'));
  expect(lastSetup().last).toBeNull();
});

test('a field is remembered as long as a reload brings just that again', () => {
  browser.inTab(new Map());
  expect(isRemembered(exampleOf('guns'))).toBe(false);
  rememberSetup(exampleOf('guns'));
  expect(isRemembered(exampleOf('guns'))).toBe(true);
  expect(isRemembered(exampleOf('village'))).toBe(false);
  // it stands there whenever nothing else does
  expect(isRemembered(FIRST)).toBe(true);
  // what another tab has put there since is none of this one's
  const own = new Map();
  browser.inTab(own);
  rememberSetup(exampleOf('village'));
  browser.inTab(new Map());
  rememberSetup(exampleOf('guns'));
  browser.inTab(own);
  expect(isRemembered(exampleOf('village'))).toBe(true);
});

test('what cannot be taken off the shelf is said to lie there still', () => {
  shelve('Wagram', FIRST);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.kept.get(key) ?? null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(unshelve('Wagram')).toBe(false);
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.kept.get(key) ?? null,
    setItem: (key: string, text: string) => void browser.kept.set(key, text),
  });
  expect(unshelve('Wagram')).toBe(true);
});
