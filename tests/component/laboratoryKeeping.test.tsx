/** What the laboratory says of what is kept, forgotten and opened: once, where the press was, and anew with each press. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { Laboratory } from '../../src/laboratory/Laboratory.tsx';
import { laboratoryWordsOf } from '../../src/language/laboratory.ts';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import type { Locale } from '../../src/language/locale.ts';
import { exampleOf } from '../../src/store/laboratory/examples.ts';
import { open } from '../../src/store/laboratory/laboratory.ts';
import { useLaboratory } from '../../src/store/laboratory/state.ts';
import { whenKept } from '../../src/store/saving/keep.ts';
import { useStore } from '../../src/store/store.ts';
import { keepNothing } from '../support/keepsNothing.ts';
import { begin, clearAll, opened } from '../support/keptGame.ts';

const SHELF = 'sabreur-hex/laboratory';

async function shown(locale: Locale = 'en') {
  const [say, explain] = await Promise.all([laboratoryWordsOf(locale), explanationsOf(locale)]);
  return render(<Laboratory speech={{ say, explain, language: languageOf(locale) }} languageSwitch={null} />);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useLaboratory.setState(useLaboratory.getInitialState());
  useStore.setState({ notice: null });
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
});

/** What stands there is taken away and said again: what only stays there is not read aloud. */
async function isToldAnew(told: Locator, press: () => Promise<unknown>): Promise<void> {
  const before = told.element();
  const { textContent } = before;
  await press();
  await expect.poll(() => before.isConnected).toBe(false);
  await expect.poll(() => told.query()?.textContent).toBe(textContent);
}

test('whatever comes of the press that keeps is told, and told anew by the next', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  const keep = screen.getByTestId('save-setup');
  const trouble = screen.getByTestId('keep-trouble');
  await keep.click();
  await expect.element(trouble).toHaveTextContent('Give it a name first');
  await isToldAnew(trouble, () => keep.click());
  await screen.getByTestId('save-name').fill('Somosierra');
  await expect.element(trouble).not.toBeInTheDocument();
  await keep.click();
  const kept = screen.getByTestId('setup-kept');
  await expect.element(kept).toHaveTextContent('“Somosierra” is kept.');
  // pressed twice, it has taken the place of nothing
  await isToldAnew(kept, () => keep.click());
  open(exampleOf('village'));
  await keep.click();
  await expect.element(kept).toHaveTextContent('in place of');
  // another tab keeps one under the next name
  localStorage.setItem(SHELF, (localStorage.getItem(SHELF) ?? '').replace('Somosierra', 'Ocaña'));
  await screen.getByTestId('save-name').fill('Ocaña');
  await keep.click();
  await expect.element(trouble).toHaveTextContent('Another tab has kept one as “Ocaña” meanwhile');
});

test('a hex written in vain is told until the set-up is another, and a hex is called as the map calls it', async () => {
  const screen = await shown();
  const place = screen.getByTestId('card-target').getByTestId('field-place');
  const here = place.element() instanceof HTMLInputElement ? place.element().getAttribute('value') : null;
  const note = screen.getByTestId('card-target').getByText('No such hex, or no room on it.');
  const writeInVain = async () => {
    await place.fill('ZZ99');
    await userEvent.keyboard('{Enter}');
    await expect.element(note).toBeVisible();
    await expect.element(place).toHaveAttribute('aria-invalid', 'true');
  };
  await writeInVain();
  await screen.getByTestId('card-target').getByTestId('field-quality').selectOptions('elite');
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(place).toHaveAttribute('aria-invalid', 'false');
  // nor is it told again where the set-up is the one it was written on
  await screen.getByTestId('lab-undo').click();
  await expect.element(note).not.toBeInTheDocument();
  await writeInVain();
  open(exampleOf('village'));
  await expect.element(note).not.toBeInTheDocument();
  await place.fill((here ?? '').toLowerCase());
  await userEvent.keyboard('{Enter}');
  await expect.element(place).toHaveValue(here ?? '');
});

test('what cannot be forgotten is said to be kept still, as often as it is pressed', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  await screen.getByTestId('save-name').fill('Ocaña');
  await screen.getByTestId('save-setup').click();
  keepNothing();
  const forget = async () => {
    await screen.getByRole('button', { name: 'Forget: Ocaña' }).click();
    await screen.getByTestId('forget-yes').click();
  };
  await forget();
  const stuck = screen.getByTestId('not-forgotten');
  await expect.element(stuck).toHaveTextContent('it is still kept');
  expect(screen.getByTestId('kept-setup').elements()).toHaveLength(1);
  await isToldAnew(stuck, forget);
  // the reload that is spoken of would take this field away
  const leaves = 'save the set-up as a file before the page is reloaded';
  await expect.element(stuck).not.toHaveTextContent(leaves);
  open(exampleOf('village'));
  await expect.element(stuck).toHaveTextContent(leaves);
  await screen.getByTestId('save-setup').click();
  await expect.element(screen.getByTestId('keep-trouble')).toHaveTextContent('had no room to keep it');
});

test('a browser that keeps nothing at all is not said to have no room beside what it keeps', async () => {
  keepNothing();
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  await screen.getByTestId('save-name').fill('Ocaña');
  await screen.getByTestId('save-setup').click();
  const trouble = screen.getByTestId('keep-trouble');
  await expect.element(trouble).toHaveTextContent('This browser keeps nothing here');
  await isToldAnew(trouble, () => screen.getByTestId('save-setup').click());
});

function chosen(text: string): File {
  return new File([text], 'a.json', { type: 'application/json' });
}

test.each([
  ['en', 'What is on the field stays.'],
  ['fr', 'Ce qui est sur le champ reste.'],
] as const)(
  'a bad file is told once, where the press was, and anew each time (%s)',
  async (locale, stays) => {
    const screen = await shown(locale);
    await screen.getByTestId('tab-keep').click();
    const field = screen.getByTestId('open-file');
    const trouble = screen.getByTestId('keep-trouble');
    await userEvent.upload(field, chosen('no file of ours'));
    await expect.element(trouble).toHaveTextContent('JSON');
    await expect.element(trouble).toHaveTextContent(stays);
    expect(useStore.getState().notice).toBeNull();
    await isToldAnew(trouble, () => userEvent.upload(field, chosen('no file of ours')));
  },
);

test('a file of a game that waits for the word of its players is not called a bad one', async () => {
  begin();
  await whenKept();
  useStore.setState({ open: { ...opened(), save: 'failed' } });
  const text = await (await fetch('/examples/game.json')).text();
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  await userEvent.upload(screen.getByTestId('open-file'), chosen(text));
  await expect.poll(() => useStore.getState().notice?.notice, { timeout: 60_000 }).toBe('gameUnkept');
  await expect.element(page.getByTestId('keep-trouble')).not.toBeInTheDocument();
  useStore.setState({ notice: null });
  await clearAll();
});

test('where a reload would take the field away, a trouble that may need one says to save it first', async () => {
  const screen = await shown();
  const trouble = screen.getByTestId('trouble');
  const failed = () => useLaboratory.setState({ reckoning: { is: 'failed', why: 'silent' } });
  open(exampleOf('guns'));
  failed();
  await expect.element(trouble).toHaveTextContent('load the page anew');
  await expect.element(trouble).not.toHaveTextContent('save the set-up as a file');
  keepNothing();
  open(exampleOf('village'));
  failed();
  await expect.element(trouble).toHaveTextContent('save the set-up as a file before the page is reloaded');
});

/** Another link comes into the address of the open room. */
function arrives(letters: string): Promise<void> {
  history.replaceState(null, '', `#laboratory=${letters}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return Promise.resolve();
}

test('a second link that is damaged is told of anew', async () => {
  const screen = await shown();
  await arrives('cut');
  const told = screen.getByTestId('bad-link');
  await expect.element(told).toHaveTextContent('damaged or cut short');
  await isToldAnew(told, () => arrives('short'));
});
