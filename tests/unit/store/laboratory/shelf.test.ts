/** What was on the field the last time, with other tabs beside. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { holdSetup, lastSetup, rememberSetup } from '../../../../src/store/laboratory/shelf.ts';
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
