/** What a player reads when a screen throws: a fault of the program, or a part of it that the network did not bring. */

import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetching } from '../../src/language/fetching.ts';
import { later } from '../../src/map/later.tsx';
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

/** What is drawn once it has come, which it does not, and how often it has been asked for. */
function missing() {
  let asked = 0;
  const fail = async (): Promise<never> => {
    asked += 1;
    await new Promise((soon) => setTimeout(soon, 50));
    throw failure('Failed to fetch dynamically imported module: part.js', '');
  };
  return { fail, asked: () => asked };
}

const code = missing();
const Code = later<object>(code.fail);
const said = missing();
const wordsOf = fetching<string>({ en: said.fail, fr: said.fail });
function Words() {
  return <p>{use(wordsOf.drawn('en'))}</p>;
}

test.each([
  ['the code of a part', code.asked, <Code key="code" />],
  ['its words', said.asked, <Words key="words" />],
])(
  '%s that did not come is asked for once, told as missing, and asked for anew afterwards',
  async (_, asked, part) => {
    const drawn = (
      <Safeguard>
        <Suspense>{part}</Suspense>
      </Safeguard>
    );
    for (const times of [1, 2]) {
      const screen = await render(drawn);
      await expect.element(screen.getByRole('heading')).toHaveTextContent('did not come over the network');
      expect(asked()).toBe(times);
      await screen.unmount();
    }
  },
);

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

test('a fault of the program stays one, whatever its stack names; where no game is open, none is said to be saved', async () => {
  const stepBack = page.getByRole('button', { name: 'Take back the last answer' });
  const saved = page.getByText('Your game is saved');
  const screen = await thrown(failure('x is undefined', 'at preload (module script book.js)'));
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Something broke');
  expect([stepBack.query(), saved.query()]).toEqual([null, null]);
  void newBattle({ scenario: 'gersbach', seed: 'fallback', names: { blue: '', red: '' } });
  await expect.element(stepBack).toBeVisible();
  await expect.element(saved).toBeVisible();
});
