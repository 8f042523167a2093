/** What a player reads when a screen throws: a fault of the program, or a part of it that the network did not bring. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setPreference } from '../../src/store/game/actions.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { Safeguard } from '../../src/table/shell/Fallback.tsx';

function Thrower({ error }: { readonly error: Error }): never {
  throw error;
}

function failure(message: string, stack: string): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}

beforeEach(() => {
  setPreference('locale', 'en');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  useStore.setState({ open: null });
});

const thrown = (error: Error) =>
  render(
    <Safeguard>
      <Thrower error={error} />
    </Safeguard>,
  );

test('a part that did not come is told as such, also where the stack does not repeat the message', async () => {
  const screen = await thrown(failure('error loading dynamically imported module: book.js', ''));
  await expect.element(screen.getByRole('heading')).toHaveTextContent('did not come over the network');
  expect(screen.getByRole('button', { name: 'Take back the last answer' }).query()).toBeNull();
  // no game is open: none is told to be saved
  expect(page.getByText('saved as you left it').query()).toBeNull();
});

test('a game is told to be kept where one is open and saved', async () => {
  void newBattle({ scenario: 'gersbach', seed: 'fallback', names: { blue: '', red: '' } });
  await expect.poll(() => useStore.getState().open?.save).toBe('saved');
  await thrown(failure('Failed to fetch dynamically imported module: book.js', ''));
  await expect.element(page.getByText('saved as you left it')).toBeVisible();
});

test('the file of a fault in drawing tells it', async () => {
  void newBattle({ scenario: 'gersbach', seed: 'fallback', names: { blue: '', red: '' } });
  const screen = await thrown(failure('x is undefined', 'x is undefined\n at draw (https://here/a.js:1:2)'));
  const saved = vi.spyOn(URL, 'createObjectURL');
  await screen.getByRole('button', { name: 'Export' }).click();
  const [blob] = saved.mock.calls[0] ?? [];
  if (!(blob instanceof Blob)) throw new Error('no file');
  expect(JSON.parse(await blob.text())).toMatchObject({
    format: 'sabreur-hex/game',
    fault: {
      message: 'x is undefined',
      step: null,
      attempted: null,
      stack: ['x is undefined', 'at draw (/a.js:1:2)'],
    },
  });
});

test('a fault of the program stays one, whatever its stack names', async () => {
  const screen = await thrown(failure('x is undefined', 'at preload (module script book.js)'));
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Something broke');
  await expect.element(screen.getByRole('button', { name: 'Take back the last answer' })).toBeVisible();
});
