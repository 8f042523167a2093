/** The armies that are brought to a skirmish from the shelf: one that does not come is told of, and why. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { armyByLot } from '../../src/armies/byLot.ts';
import { loadLanguage } from '../../src/language/language.ts';
import { armyFileOf } from '../../src/store/armies/file.ts';
import { dropKept } from '../../src/store/library/library.ts';
import { keepOnShelf, refreshShelf } from '../../src/store/library/shelves.ts';
import { enter } from '../../src/welcome/skirmish/enter.tsx';
import { deleteAll, keepStorageBusy, takenOverByNewer } from '../support/storedGames.ts';

const NAME = { en: 'Guard', fr: 'Garde' };
const choice = () => page.getByTestId('skirmish-army-red');
const missed = (side: string) => page.getByTestId(`skirmish-missed-${side}`);

async function keep(file: object, id = 'guard'): Promise<void> {
  await keepOnShelf('army', { id, title: NAME, told: {}, file });
}

function guardFile(): object {
  const army = armyByLot({ points: 1000, nation: 'france', theme: 'balanced', seed: 'a', name: NAME });
  return armyFileOf({ armyPoints: 1000, army });
}

beforeEach(() => keep(guardFile()));
// what a newer program has taken over is not there for other tests
afterEach(async () => {
  history.replaceState(null, '', '#');
  await deleteAll();
  await refreshShelf('army');
});

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await loadLanguage('en');
  const draw = await enter('en');
  await render(draw(null));
}

test('one that another tab has deleted is said to be gone, leaves the list, and the lot draws', async () => {
  await open('#skirmish=1000-abc');
  await expect.element(choice().getByText('Guard')).toBeInTheDocument();
  await dropKept('army', 'guard');
  await choice().selectOptions('guard');
  await expect.element(missed('red')).toHaveTextContent('no longer kept here');
  await expect.element(choice().getByText('Guard')).not.toBeInTheDocument();
  await expect.element(choice()).toHaveValue('');
  await expect.element(page.getByTestId('skirmish-quick')).toBeEnabled();
  await page.getByTestId('skirmish-draw').click();
  await expect.element(missed('red')).not.toBeInTheDocument();
});

test('one that the storage does not give is told as that, and stays in the list', async () => {
  await open('#skirmish=1000-abc');
  await expect.element(choice().getByText('Guard')).toBeInTheDocument();
  await takenOverByNewer();
  await choice().selectOptions('guard');
  await expect.element(missed('red')).toHaveTextContent('storage did not give');
  await expect.element(choice().getByText('Guard')).toBeInTheDocument();
  // what stays there only is not read aloud again
  const told = missed('red').element();
  await choice().selectOptions('guard');
  await expect.poll(() => told.isConnected).toBe(false);
  await expect.element(missed('red')).toHaveTextContent('storage did not give');
});

test('of several choices the last counts, though the army of the one before is given later', async () => {
  await keep(guardFile(), 'other');
  await open('#skirmish=1000-abc');
  await choice().selectOptions('other');
  await expect.element(choice()).toHaveValue('other');
  const release = await keepStorageBusy();
  await choice().selectOptions('guard');
  await choice().selectOptions('');
  await expect.element(choice()).toHaveValue('');
  await release();
  // asked for later, and so given later
  await refreshShelf('army');
  await expect.element(choice()).toHaveValue('');
});

test('one that is on its way is shown as chosen, and no battle is begun without it', async () => {
  await open('#skirmish=1000-abc');
  await expect.element(choice().getByText('Guard')).toBeInTheDocument();
  const release = await keepStorageBusy();
  await choice().selectOptions('guard');
  await expect.element(choice()).toHaveValue('guard');
  for (const begin of ['skirmish-quick', 'skirmish-by-hand'])
    await expect.element(page.getByTestId(begin)).toBeDisabled();
  await release();
  await expect.element(page.getByTestId('skirmish-quick')).toBeEnabled();
  await expect.element(choice()).toHaveValue('guard');
});

test('that the storage does not answer is told, and the lot draws', async () => {
  await open('#skirmish=1000-abc');
  await expect.element(choice().getByText('Guard')).toBeInTheDocument();
  const release = await keepStorageBusy();
  await choice().selectOptions('guard');
  await expect.element(missed('red')).toHaveTextContent('storage did not give');
  await expect.element(choice()).toHaveValue('');
  await expect.element(page.getByTestId('skirmish-quick')).toBeEnabled();
  await release();
});

test('no battle is begun without the army of the address while that is on its way', async () => {
  const release = await keepStorageBusy();
  await open('#skirmish=1000-abc-guard');
  await expect.element(page.getByTestId('skirmish-quick')).toBeDisabled();
  await release();
  await expect.element(page.getByTestId('skirmish-army-blue')).toHaveValue('guard');
  await expect.element(page.getByTestId('skirmish-quick')).toBeEnabled();
});

test('that the army of the address does not come is not told where another was chosen meanwhile', async () => {
  const release = await keepStorageBusy();
  await open('#skirmish=1000-abc-another');
  const blue = page.getByTestId('skirmish-army-blue');
  await blue.selectOptions('guard');
  await release();
  await expect.element(blue).toHaveValue('guard');
  await refreshShelf('army');
  await expect.element(missed('blue')).not.toBeInTheDocument();
});

test('one that cannot be read is said to be that, and bars the battle', async () => {
  await keep({ format: 'of another program' });
  await open('#skirmish=1000-abc');
  await choice().selectOptions('Guard');
  await expect.element(page.getByTestId('skirmish-bar-red')).toHaveTextContent('can no longer be read');
  await expect.element(page.getByTestId('skirmish-quick')).toBeDisabled();
});

test('one of the address that is not kept in this browser is said not to be', async () => {
  await open('#skirmish=1000-abc-another');
  await expect.element(missed('blue')).toHaveTextContent('not kept in this browser');
  await expect.element(page.getByTestId('skirmish-quick')).toBeEnabled();
});

test('an address that asks for nothing tells of the battle that stands there', async () => {
  await open('#skirmish');
  const seed = page.getByTestId('skirmish-seed');
  await expect.element(seed).toBeVisible();
  const { value } = seed.element() as HTMLInputElement;
  expect(location.hash).toBe(`#skirmish=1000-${value}`);
});
