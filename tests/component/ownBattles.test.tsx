/** The battles kept on the first screen: what does not come to be with one of them is told, and of which. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { languageOf, loadLanguage } from '../../src/language/language.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { dropKept } from '../../src/store/library/library.ts';
import { keepOnShelf, refreshShelf } from '../../src/store/library/shelves.ts';
import { scenarioFileOf } from '../../src/store/scenarioEditor/file.ts';
import { firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';
import { useStore } from '../../src/store/store.ts';
import { OwnBattles } from '../../src/welcome/OwnBattles.tsx';
import { deleteAll, takenOverByNewer } from '../support/storedGames.ts';

const lines = () => page.getByTestId('own-battle');
const trouble = () => page.getByTestId('own-trouble');

beforeEach(async () => {
  useStore.setState({ open: null, notice: null, room: null });
  usePlan.setState(firstPlan());
  const file = scenarioFileOf(gersbach);
  for (const id of ['one', 'two'])
    await keepOnShelf('scenario', { id, title: { en: `Ours ${id}`, fr: `Ours ${id}` }, told: {}, file });
});
// what a newer program has taken over is not there for other tests
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteAll();
  await refreshShelf('scenario');
});

async function shown(): Promise<void> {
  await loadLanguage('en');
  await render(<OwnBattles language={languageOf('en')} />);
  await expect.poll(() => lines().elements().length).toBe(2);
}

const PRESSES = ['begin-own', 'plan-own', 'save-own'] as const;

test.each(PRESSES)('%s: that it is no longer kept is told, and its line is gone', async (press) => {
  await shown();
  // as another tab does, of which this one does not hear
  await dropKept('scenario', 'one');
  const line = lines().filter({ hasText: 'Ours one' });
  await line.getByTestId(press).click();
  await expect.element(trouble()).toHaveTextContent(/“Ours one” is no longer kept here/);
  await expect.element(line).not.toBeInTheDocument();
  await dropKept('scenario', 'two');
  await lines().getByTestId(press).click();
  // of the last one, too, where no line is left
  await expect.element(trouble()).toHaveTextContent(/“Ours two” is no longer kept here/);
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  expect(useStore.getState()).toMatchObject({ open: null, notice: null, room: null });
});

test.each(PRESSES)('%s: that the storage does not give it is told as that', async (press) => {
  await shown();
  await takenOverByNewer();
  await lines().filter({ hasText: 'Ours one' }).getByTestId(press).click();
  await expect.element(trouble()).toHaveTextContent('The browser’s storage did not give “Ours one”.');
  expect(lines().elements()).toHaveLength(2);
});

test('what was told of a battle is past once it is to be forgotten, and nothing is left of the last one', async () => {
  await shown();
  for (const name of ['Ours one', 'Ours two']) {
    const line = lines().filter({ hasText: name });
    const barred = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('barred', 'UnknownError');
    });
    await line.getByTestId('begin-own').click();
    await expect.element(trouble()).toHaveTextContent(`The browser’s storage did not give “${name}”.`);
    barred.mockRestore();
    await line.getByTestId('forget-own').click();
    await expect.element(trouble()).not.toBeInTheDocument();
    await line.getByText('Yes').click();
    await expect.element(line).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('that it cannot be taken off is told at its line, and it can be tried again', async () => {
  await shown();
  const barred = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('barred', 'UnknownError');
  });
  const line = lines().filter({ hasText: 'Ours one' });
  await line.getByTestId('forget-own').click();
  await line.getByText('Yes').click();
  await expect.element(line.getByTestId('not-forgotten')).toHaveTextContent('it is still kept');
  barred.mockRestore();
  await line.getByTestId('forget-own').click();
  await line.getByText('Yes').click();
  await expect.element(line).not.toBeInTheDocument();
  expect(lines().elements()).toHaveLength(1);
});
