import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { Laboratory } from '../../src/laboratory/Laboratory.tsx';
import { laboratoryWordsOf } from '../../src/language/laboratory.ts';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import type { Locale } from '../../src/language/locale.ts';
import { firstSetup, useLaboratory } from '../../src/store/laboratory/state.ts';

async function shown(locale: Locale = 'en') {
  const [say, explain] = await Promise.all([laboratoryWordsOf(locale), explanationsOf(locale)]);
  const screen = await render(
    <Laboratory speech={{ say, explain, language: languageOf(locale) }} languageSwitch={null} />,
  );
  await expect
    .element(screen.getByTestId('odds'), { timeout: 30_000 })
    .toHaveAttribute('data-reckoning', 'done');
  return screen;
}

beforeEach(() => {
  localStorage.clear();
  useLaboratory.setState({ setup: firstSetup(), past: [], ahead: [], odds: null, a: null, picked: null });
});

test('the odds, their policy, the conditions and the dice stand there without a click', async () => {
  const screen = await shown();
  await expect.element(screen.getByTestId('verdict')).toHaveTextContent('The rule allows it');
  await expect.element(screen.getByTestId('aim-blue')).toHaveValue('keepGround');
  await expect.element(screen.getByTestId('tree')).toHaveTextContent('27.8%');
  await expect.element(screen.getByText('charged while not dense').first()).toBeInTheDocument();
});

test('a field of a unit is edited in place, the odds follow, and a step takes it back', async () => {
  const screen = await shown();
  const before = useLaboratory.getState().odds;
  await screen.getByTestId('card-target').getByTestId('field-quality').selectOptions('elite');
  await expect.poll(() => useLaboratory.getState().odds === before, { timeout: 30_000 }).toBe(false);
  expect(useLaboratory.getState().setup.bench.game.units[1]?.quality).toBe('elite');
  await screen.getByTestId('lab-undo').click();
  expect(useLaboratory.getState().setup.bench.game.units[1]?.quality).toBe('ordinary');
});

test('a charge the rule refuses tells the condition that is not met', async () => {
  const screen = await shown();
  await screen.getByTestId('card-attacker').getByTestId('field-panicked').click();
  await expect.element(screen.getByTestId('verdict')).toHaveTextContent('The rule refuses it');
});

test('a set-up is kept by name and opened again', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  await screen.getByTestId('save-name').fill('Somosierra');
  await screen.getByTestId('save-setup').click();
  await screen.getByTestId('clear').click();
  expect(useLaboratory.getState().setup.bench.game.units).toHaveLength(0);
  await screen.getByRole('button', { name: 'Open: Somosierra' }).click();
  expect(useLaboratory.getState().setup.bench.game.units).toHaveLength(2);
});

test('it speaks French', async () => {
  const screen = await shown('fr');
  await expect.element(screen.getByTestId('verdict')).toHaveTextContent('La règle le permet');
  await expect.element(screen.getByTestId('tree')).toHaveTextContent('27,8');
});

test('assistive technology finds nothing amiss', async () => {
  await shown();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
