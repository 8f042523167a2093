import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../../src/language/language.ts';
import { playerCalled } from '../../src/language/playerCalled.ts';
import { SIDES } from '../../src/rules/state/vocabulary.ts';
import { closeGame } from '../../src/store/saving/close.ts';
import '../../src/map/type.css';
import '../../src/main.css';
import { setPreference } from '../../src/store/game/actions.ts';
import type { SavedGame } from '../../src/store/state.ts';
import { useStore } from '../../src/store/store.ts';
import { LanguageSwitch } from '../../src/welcome/LanguageSwitch.tsx';
import { Welcome } from '../../src/welcome/Welcome.tsx';

const SAVED: SavedGame = {
  id: 'x',
  title: { en: 'Gersbach', fr: 'Gersbach' },
  scenario: 'gersbach',
  names: { blue: 'Anne', red: 'austria' },
  nations: { blue: 'france', red: 'austria' },
  side: 'blue',
  turn: 3,
  answers: 40,
  over: false,
  savedAt: 0,
};

/** The first screen, once the armies are drawn up on their cards: what stands below goes down with them. */
async function first() {
  const screen = await render(<Welcome languageSwitch={<LanguageSwitch />} />);
  await expect.element(screen.getByTestId('player-red')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('.side-card svg.rank').length).toBeGreaterThan(0);
  return screen;
}

/** Back from a battle that was begun, once the saved games are listed anew: no list comes late into another test. */
async function leave(): Promise<void> {
  useStore.setState({ savesTrouble: 'coming' });
  closeGame();
  await expect.poll(() => useStore.getState().savesTrouble).toBeNull();
}

beforeEach(() => {
  setPreference('locale', 'en');
  useStore.setState({ open: null, notice: null, saves: [], savesTrouble: null });
});

test('a battle begins with the names given, a nation standing for a name left out', async () => {
  const screen = await first();
  await screen.getByTestId('name-blue').fill('Anne');
  await screen.getByTestId('new-battle').click();
  await expect.poll(() => useStore.getState().open?.names).toEqual({ blue: 'Anne', red: 'austria' });
  await leave();
});

test('at Zeithain, where both are Saxons, who gave no name is called in the language of whoever reads', async () => {
  const screen = await first();
  await screen.getByTestId('battle-zeithain').click();
  await expect.element(screen.getByRole('heading', { name: /Zeithain/ })).toBeVisible();
  await screen.getByTestId('new-battle').click();
  await expect.poll(() => useStore.getState().open?.scenario.id).toBe('zeithain');
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  const called = async (locale: 'en' | 'fr') => {
    const language = await loadLanguage(locale);
    return SIDES.map((side) => playerCalled(language, open.nations, side, open.names[side]));
  };
  expect(await called('en')).toEqual(['Blue', 'Red']);
  expect(await called('fr')).toEqual(['Bleus', 'Rouges']);
  await leave();
});

test('another battle is brought when it is chosen, and begins', async () => {
  const screen = await first();
  await screen.getByTestId('battle-bartkenau').click();
  await expect.element(screen.getByRole('heading', { name: 'The heights of Bartkenau' })).toBeVisible();
  await screen.getByTestId('new-battle').click();
  await expect.poll(() => useStore.getState().open?.names).toEqual({ blue: 'france', red: 'russia' });
  expect(useStore.getState().open?.scenario.id).toBe('bartkenau');
  await leave();
});

test('the card of the last game is seen whole, with its map and the word to go on', async () => {
  await page.viewport(1440, 900);
  useStore.setState({ saves: [SAVED] });
  const screen = await first();
  const card = screen.getByTestId('continue');
  await expect.poll(() => card.element().querySelector('.miniature')).not.toBeNull();
  const room = card.element().closest('ul')?.getBoundingClientRect();
  expect(card.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(room?.bottom ?? 0);
  await expect.element(card).toHaveTextContent('Go on');
  useStore.setState({ saves: [{ ...SAVED, over: true }] });
  await expect.element(card).not.toHaveTextContent('Go on');
});

test('the press that leads to the plan covers no name of a battle', async () => {
  await page.viewport(1440, 900);
  const { container } = await first();
  await expect.poll(() => container.querySelectorAll('.album-plan').length).toBe(12);
  for (const leaf of container.querySelectorAll('.album-leaf')) {
    const box = (selector: string) => leaf.querySelector(selector)?.getBoundingClientRect();
    const [plan, title] = [box('.album-plan'), box('.album-title')];
    expect(plan && title && plan.bottom <= title.top).toBe(true);
  }
});

test('a file that is no game is refused in plain words', async () => {
  const screen = await first();
  await screen.getByTestId('file').upload(new File(['no game'], 'letter.txt', { type: 'application/json' }));
  await expect.element(screen.getByTestId('file-trouble')).toHaveTextContent('not JSON');
  expect(useStore.getState().open).toBeNull();
});

test('the language changes at once', async () => {
  const screen = await first();
  await screen.getByTestId('language-fr').click();
  await expect.element(screen.getByRole('button', { name: 'En campagne' })).toBeVisible();
});

test('saved games are listed, and deleting one is asked about first', async () => {
  useStore.setState({ saves: [SAVED] });
  const screen = await first();
  await expect.element(screen.getByTestId('continue')).toHaveTextContent('Anne – Austria');
  await screen.getByRole('button', { name: /^Delete the saved game/ }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Delete it?');
});

test('where the saved games cannot be listed, that is said, and why, instead of that there are none', async () => {
  useStore.setState({ savesTrouble: 'outdated' });
  const screen = await first();
  const trouble = screen.getByTestId('saves-trouble');
  await expect.element(trouble).toHaveTextContent('newer version');
  await expect.element(screen.getByText('No saved game')).not.toBeInTheDocument();
  useStore.setState({ savesTrouble: 'unread' });
  await expect.element(trouble).toHaveTextContent('does not let');
  await screen.getByTestId('language-fr').click();
  await expect.element(trouble).toHaveTextContent('ne laisse pas lire');
});

test('while the list is on its way, or the storage does not answer, it is not said that there are none', async () => {
  useStore.setState({ savesTrouble: 'coming' });
  const screen = await first();
  await expect.element(screen.getByRole('heading', { name: 'Saved games' })).toBeVisible();
  await expect.element(screen.getByText('No saved game')).not.toBeInTheDocument();
  await expect.element(screen.getByTestId('saves-trouble')).not.toBeInTheDocument();
  useStore.setState({ savesTrouble: 'unanswered' });
  await expect.element(screen.getByTestId('saves-trouble')).toHaveTextContent('does not answer');
  await expect.element(screen.getByText('No saved game')).not.toBeInTheDocument();
  await screen.getByTestId('language-fr').click();
  await expect.element(screen.getByTestId('saves-trouble')).toHaveTextContent('ne répond pas');
  // what was listed before stays in sight
  useStore.setState({ saves: [SAVED] });
  await expect.element(screen.getByTestId('continue')).toBeVisible();
  useStore.setState({ saves: [], savesTrouble: null });
  await expect.element(screen.getByText('Aucune partie enregistrée')).toBeVisible();
});

test('of a saved game that could not be deleted it is said why', async () => {
  useStore.setState({ saves: [SAVED, { ...SAVED, id: 'other' }] });
  const screen = await first();
  useStore.setState({ notice: { notice: 'notDeleted', game: SAVED.id } });
  await expect.element(screen.getByTestId('not-deleted')).toHaveTextContent('could not be deleted');
  useStore.setState({ notice: { notice: 'openElsewhere', game: SAVED.id } });
  await expect.element(screen.getByTestId('not-deleted')).toHaveTextContent('open in another tab');
  await screen.getByTestId('language-fr').click();
  useStore.setState({ notice: { notice: 'notDeleted', game: SAVED.id } });
  await expect.element(screen.getByTestId('not-deleted')).toHaveTextContent('n’a pas pu être supprimée');
  expect(screen.getByTestId('not-deleted').elements()).toHaveLength(1);
});

test('no fault of accessibility', async () => {
  const screen = await first();
  const { violations } = await axe.run(screen.container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('by candle light nothing is too faint to be read, and the page goes back to day', async () => {
  const screen = await first();
  await import('../../src/map/dark.ts');
  await screen.getByTestId('appearance-theme').selectOptions('Candle');
  expect(useStore.getState().preferences.theme).toBe('dark');
  document.documentElement.dataset['theme'] = 'dark';
  const { violations } = await axe.run(screen.container, { runOnly: ['color-contrast'] });
  document.documentElement.dataset['theme'] = 'light';
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  await screen.getByTestId('appearance-theme').selectOptions('As the system');
  expect(useStore.getState().preferences.theme).toBe('system');
});

test('the last game is a large card with the map of its battle; the armies stand in ranks', async () => {
  useStore.setState({ saves: [SAVED, { ...SAVED, id: 'y' }] });
  const { container } = await first();
  await expect.poll(() => container.querySelectorAll('.saved-latest .miniature').length).toBe(1);
  expect(container.querySelectorAll('.saved .miniature')).toHaveLength(1);
  await expect.poll(() => container.querySelectorAll('.side-card .rank').length).toBe(24);
  await expect.poll(() => container.querySelectorAll('.album .miniature-army').length).toBeGreaterThan(2);
});

test('house rules stay closed until asked for; what is changed is listed and goes into the battle', async () => {
  const screen = await first();
  await expect.element(screen.getByTestId('rule-cone_width')).not.toBeInTheDocument();
  await screen.getByTestId('house-rules').getByText('House rules').click();
  await expect.element(screen.getByTestId('changed-rules')).toHaveTextContent('None changed');
  await screen.getByTestId('rule-cone_width').selectOptions('A hundred and twenty degrees');
  await screen.getByTestId('rule-turn_limit').fill('8');
  await expect.element(screen.getByTestId('changed-rules')).toHaveTextContent('Width of the cones');
  await expect.element(screen.getByTestId('changed-rules')).toHaveTextContent('R-01');
  // a number out of its limits changes nothing
  await screen.getByTestId('rule-break_point').fill('101');
  await expect.element(screen.getByTestId('rule-break_point')).toHaveAttribute('aria-invalid', 'true');
  const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await screen.getByTestId('new-battle').click();
  await expect
    .poll(() => useStore.getState().open?.game.battle.houseRules)
    .toMatchObject({ cone_width: 120, turn_limit: 8, break_point: 50 });
  await leave();
});

test('VIC-04 what matters to most comes first, and another battle keeps what was agreed on', async () => {
  const screen = await first();
  await screen.getByTestId('house-rules').getByText('House rules').click();
  await expect.element(screen.getByTestId('rule-open_information')).toBeVisible();
  const listed = [...screen.container.querySelectorAll('[data-testid^="rule-"]')].map(
    (one) => one.getAttribute('data-testid')?.slice('rule-'.length) ?? '',
  );
  expect(listed.slice(0, 4)).toEqual(['open_information', 'turn_limit', 'break_point', 'vp_unit_value']);
  expect(listed[4]).toBe('cone_width');
  expect(new Set(listed).size).toBe(listed.length);
  await screen.getByTestId('rule-open_information').selectOptions('Only one’s own');
  await screen.getByTestId('rule-break_point').fill('60');
  await screen.getByTestId('name-blue').fill('Anne');
  await screen.getByTestId('battle-zeithain').click();
  await expect.element(screen.getByRole('heading', { name: /Zeithain/ })).toBeVisible();
  const told = screen.getByTestId('changed-rules');
  await expect.element(told).toHaveTextContent('What one knows of the enemy');
  await expect.element(told).toHaveTextContent('60 (R-151) This battle has 40 of its own.');
  // its own length was not touched
  await expect.element(screen.getByTestId('own-turn_limit')).not.toBeInTheDocument();
  await screen.getByTestId('new-battle').click();
  await expect
    .poll(() => useStore.getState().open?.game.battle.houseRules)
    .toMatchObject({ open_information: 'no', break_point: 60, turn_limit: 24 });
  expect(useStore.getState().open?.names.blue).toBe('Anne');
  await leave();
});

test('R-151 what the battle has of its own is taken back in one press', async () => {
  const screen = await first();
  await screen.getByTestId('house-rules').getByText('House rules').click();
  await screen.getByTestId('rule-turn_limit').fill('8');
  await screen.getByTestId('own-turn_limit').getByRole('button').click();
  await expect.element(screen.getByTestId('rule-turn_limit')).toHaveValue(12);
  await expect.element(screen.getByTestId('changed-rules')).toHaveTextContent('None changed');
});

test('a seed that the address comes to say while the first screen is open is taken', async () => {
  const screen = await first();
  await screen.getByTestId('dice-choice').getByText('Dice').click();
  await expect.element(screen.getByTestId('seed')).toHaveValue('');
  location.hash = '#seed=morning';
  await expect.element(screen.getByTestId('seed')).toHaveValue('morning');
  history.replaceState(null, '', location.pathname + location.search);
});
