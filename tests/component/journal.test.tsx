/** The journal of a long battle: what is seen of it is drawn, and what is sought is found. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { playOut } from '../../src/command/verbs/play.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { newGame } from '../../src/scenarios/newGame.ts';
import { agreeEnd, resign, review, setPreference } from '../../src/store/game/actions.ts';
import { fetchRulebook } from '../../src/store/game/rulebook.ts';
import { begin } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { clearAll, opened } from '../support/keptGame.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

function rows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.journal-row')];
}

function shown(): number | null {
  return useStore.getState().selection.reviewing;
}

/** The lines drawn, by the answers they tell of. */
function told(): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>('.journal-line')].map((line) =>
    Number(line.dataset['at']),
  );
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  await fetchRulebook();
  setPreference('locale', 'en');
  begin('journal', playOut(newGame(gersbach, 'journal', { blue: 'Jeanne', red: 'Karl' }), 'journal', 150));
});
afterEach(clearAll);

test('of a long battle only what is seen is drawn: its end, and what is looked back at', async () => {
  await render(<Screen />);
  await expect.poll(() => told().at(-1)).toBe(opened().log.length - 1);
  expect(rows().length).toBeLessThan(60);
  expect(told()).not.toContain(4);
  review(5);
  await expect.poll(told).toContain(4);
  const current = document.querySelector('.journal-line[aria-current="step"]');
  expect(current?.getAttribute('data-at')).toBe('4');
  expect(rows().length).toBeLessThan(60);
  review(null);
  await expect.poll(() => told().at(-1)).toBe(opened().log.length - 1);
});

test('a roll of the past opens its whole sum, every term with its rule', async () => {
  const screen = await render(<Screen />);
  const { log } = opened();
  const test = log.findLast(({ roll }) => roll?.about.about === 'morale' || roll?.about.about === 'fire');
  if (!test) throw new Error('nobody shot or tested');
  review(test.at + 1);
  await expect.poll(told).toContain(test.at);
  const line = document.querySelector(`.journal-line[data-at="${test.at}"]`);
  const button = line?.parentElement?.querySelector<HTMLElement>('[data-testid="journal-sum"]');
  if (!button) throw new Error('no sum');
  button.click();
  const sum = screen.getByTestId('roll-sum');
  await expect.element(sum).toBeVisible();
  await expect.element(sum).toHaveTextContent(/Chance of/);
  await expect
    .poll(() => sum.element().querySelectorAll('.terms [data-testid="rule-mark"]').length)
    .toBeGreaterThan(0);
});

test.each([
  ['a resignation', () => resign('blue'), 'Victory for Karl. The other side has laid down its arms.'],
  ['an end agreed on', agreeEnd, /Both sides have agreed to stop here/],
])('%s is the last line of the journal', async (_, end, told) => {
  const screen = await render(<Screen />);
  expect(document.querySelector('[data-testid="journal-ended"]')).toBeNull();
  end();
  await expect.element(screen.getByTestId('journal-ended')).toHaveTextContent(told);
  const last = rows().at(-1);
  expect(last?.ariaPosInSet).toBe(last?.ariaSetSize);
  expect(last?.querySelector('[data-testid="journal-ended"]')).not.toBeNull();
});

test('whoever looks for something writes at once: his letters are no keys of the table', async () => {
  const screen = await render(<Screen />);
  const { history } = opened();
  await userEvent.click(screen.getByTestId('journal-find'));
  await userEvent.keyboard('ur');
  await expect.element(screen.getByTestId('journal-search')).toHaveValue('ur');
  expect(opened().history).toBe(history);
  await userEvent.click(screen.getByTestId('journal-find'));
  await expect.element(screen.getByTestId('journal-find')).toHaveFocus();
});

test('few words, or all of them; one unit, or what is sought', async () => {
  const screen = await render(<Screen />);
  await expect.poll(() => told().length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByTestId('journal-detail'), 'full');
  await expect.poll(() => document.querySelectorAll('.journal-fact').length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByTestId('journal-detail'), 'brief');
  await expect.poll(() => document.querySelectorAll('.journal-roll').length).toBe(0);
  await userEvent.selectOptions(screen.getByTestId('journal-detail'), 'usual');

  await screen.getByTestId('journal-find').click();
  const [unit] = opened().game.units;
  if (!unit) throw new Error('no unit');
  await userEvent.selectOptions(screen.getByTestId('journal-unit'), unit.id);
  await expect.poll(() => document.querySelector('.journal-found')?.textContent).toMatch(/line/);
  for (const line of document.querySelectorAll('.journal-line'))
    expect(line.getAttribute('aria-label')).not.toBe('');
  await userEvent.selectOptions(screen.getByTestId('journal-unit'), '');
  await userEvent.fill(screen.getByTestId('journal-search'), 'no such words');
  await expect.element(screen.getByText('No line of the journal tells of this.')).toBeVisible();
});

test('one steps through the battle by answers, units and turns, on buttons, on a slider and by keys', async () => {
  const screen = await render(<Screen />);
  await screen.getByTestId('look-back').click();
  const { length } = opened().history;
  await expect.poll(shown).toBe(length - 1);
  await screen.getByTestId('answer-back').click();
  expect(shown()).toBe(length - 2);
  await screen.getByTestId('turn-back').click();
  const turn = shown();
  expect(turn).toBeLessThan(length - 2);
  await screen.getByTestId('unit-on').click();
  expect(shown()).toBeGreaterThan(turn ?? length);
  const slider = document.querySelector<HTMLInputElement>('[data-testid="time-slider"]');
  slider?.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(shown).toBe(0);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe(1);
  document.querySelector<HTMLElement>('#question')?.closest<HTMLElement>('.ask')?.focus();
  await userEvent.keyboard('>');
  await expect.poll(shown).not.toBe(1);
  await screen.getByTestId('back-to-now').click();
  await expect.poll(shown).toBeNull();
});

test('the analysis board leads back to the battle as it was', async () => {
  const screen = await render(<Screen />);
  review(100);
  await screen.getByTestId('analyse').click();
  await expect.element(screen.getByTestId('aside')).toBeVisible();
  expect(opened().history.length).toBe(100);
  await screen.getByTestId('leave-aside').click();
  await expect.element(screen.getByTestId('time-bar')).toBeVisible();
  expect(shown()).toBe(100);
  expect(opened().aside).toBeUndefined();
});

test('Tab stops once in the journal, and arrow keys go from line to line', async () => {
  const screen = await render(<Screen />);
  await expect.poll(() => told().at(-1)).toBe(opened().log.length - 1);
  const journal = screen.getByRole('region', { name: 'Journal' });
  const inside = () => journal.element().contains(document.activeElement);
  const place = () => Number(document.activeElement?.closest<HTMLElement>('.journal-row')?.ariaPosInSet);
  journal.element().focus();
  await userEvent.keyboard('{Tab}');
  expect(inside()).toBe(false);

  journal.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  const last = Number(document.activeElement?.closest('.journal-row')?.ariaSetSize);
  expect(place()).toBe(last);
  // farther than what was drawn at first
  for (let n = 0; n < 60; n++) await userEvent.keyboard('{ArrowUp}');
  expect(place()).toBe(last - 60);
  expect(document.activeElement).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.poll(() => rows().length).toBeLessThan(60);
  const answer = rows().find((row) => row.contains(document.activeElement));
  await userEvent.keyboard('{Tab}');
  // what is pressed in this line comes before what follows the journal
  const next = document.activeElement;
  expect(answer?.querySelectorAll('button, summary').length === 1 || answer?.contains(next)).toBe(true);
});

test('who looks back scrolls the journal as he likes', async () => {
  await render(<Screen />);
  review(40);
  await expect.poll(() => document.querySelector('.journal-line[aria-current="step"]')).not.toBeNull();
  const journal = document.querySelector<HTMLElement>('.journal');
  if (!journal) throw new Error('no journal');
  journal.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
  // by steps: rows are measured, and the length of the list changes
  for (let n = 0; n < 9; n++) {
    const from = journal.scrollTop;
    journal.scrollTop += 400;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(journal.scrollTop).toBeGreaterThan(from);
  }
  expect(document.querySelector('.journal-line[aria-current="step"]')).toBeNull();
});
