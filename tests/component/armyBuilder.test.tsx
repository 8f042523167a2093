/** The screen where armies are raised: what each line costs and by which rule, faults and their mending, steps back, the roster as a text and on paper. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { enter } from '../../src/armyBuilder/enter.tsx';
import { loadLanguage } from '../../src/language/language.ts';
import type { Locale } from '../../src/language/locale.ts';
import { raiseByLot } from '../../src/store/armies/builder.ts';
import { NO_ARMY, useBuilder } from '../../src/store/armies/state.ts';

async function shown(locale: Locale = 'en') {
  await loadLanguage(locale);
  const draw = await enter(locale);
  return render(draw(null));
}

const press = (id: string) => page.getByTestId(id).last().click();
const total = () => page.getByTestId('total');
const raised = () => useBuilder.getState().raised;

beforeEach(() => {
  localStorage.clear();
  useBuilder.setState({ raised: NO_ARMY, past: [], ahead: [], line: null, keptAs: null });
});

test('R-12 points out of their limits are led back into them, and nothing written leaves them as they are', async () => {
  await shown();
  const points = page.getByTestId('army-format');
  for (const { written, taken } of [
    { written: '7000', taken: 6000 },
    { written: '5', taken: 100 },
    { written: '', taken: 100 },
    { written: '2000', taken: 2000 },
  ]) {
    await points.fill(written);
    await userEvent.keyboard('{Enter}');
    await expect.element(points).toHaveValue(taken);
    expect(raised().armyPoints).toBe(taken);
  }
});

describe('what a line costs', () => {
  test('BLD-03 is a sum of terms, each with its rule, and follows every change', async () => {
    await shown();
    await press('buy-lineInfantry');
    // what a unit costs is told line by line, the sum below
    const account = () => page.getByTestId('editor').element().querySelector('.account');
    const rules = () =>
      [...(account()?.querySelectorAll('.rule-mark') ?? [])].map((mark) => mark.textContent);
    const sum = () => account()?.querySelector('strong')?.textContent;
    // an ordinary soldier of the line: 8 points for each of 20
    await expect.element(total()).toHaveTextContent('160 of 1,500');
    await expect.poll(rules).toEqual(['UNI-02', 'BLD-03']);
    expect(sum()).toBe('160');
    // 24 strength points, and 2 points more for each
    await press('skill-largeBattalion');
    await expect.element(total()).toHaveTextContent('240 of 1,500');
    await expect.poll(rules).toEqual(['UNI-02', 'SKL-13', 'BLD-03']);
    expect(sum()).toBe('240');
    await press('quality-elite');
    await expect.element(total()).toHaveTextContent('336 of 1,500');
    await expect.poll(sum).toBe('336');
  });

  test('its rule opens at a press', async () => {
    await shown();
    await press('buy-lineInfantry');
    await press('skill-tenacious');
    await page.getByTestId('editor').getByText('SKL-', { exact: false }).first().click();
    expect(location.hash + location.search).toMatch(/SKL-\d+/);
    history.replaceState(null, '', location.pathname);
  });
});

describe('faults', () => {
  test('lead to their line, with the focus, and one press mends them', async () => {
    await shown();
    for (let n = 0; n < 3; n++) await press('buy-lineInfantry');
    await page.getByTestId('row').first().click();
    await press('skill-warrior');
    await page.getByTestId('row').last().click();
    const fault = page.getByTestId('fault');
    await expect.element(fault).toHaveAttribute('data-reason', 'skillRequires');
    await fault.getByTestId('to-line').click();
    const [first] = page.getByTestId('row').elements();
    await expect.poll(() => document.activeElement).toBe(first);
    expect(useBuilder.getState().line).toBe(raised().army.units[0]?.id);
    await fault.getByTestId('mend').click();
    await expect.element(page.getByTestId('verdict')).toHaveAttribute('data-legal', 'true');
    expect(raised().army.units[0]?.skills).toEqual(expect.arrayContaining(['warrior', 'irregular']));
    // and the mending is one step back
    await press('army-undo');
    await expect.element(fault).toHaveAttribute('data-reason', 'skillRequires');
  });

  test('QUA-03: an army below 1,500 points that has an Elite unit is told so', async () => {
    await shown();
    await press('buy-lineInfantry');
    await press('quality-elite');
    await expect.element(page.getByTestId('verdict')).toHaveAttribute('data-legal', 'true');
    await page.getByTestId('army-format').fill('1000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByTestId('verdict')).toHaveAttribute('data-legal', 'false');
    await expect.element(page.getByTestId('elites')).toHaveAttribute('data-over', 'true');
  });
});

test('every step is taken back and done again, by press and by key; writing has an undo of its own', async () => {
  await shown();
  await press('buy-lineInfantry');
  await press('buy-lightCavalry');
  const names = () => raised().army.units.map(({ type }) => type);
  await press('army-undo');
  expect(names()).toEqual(['lineInfantry']);
  await press('army-redo');
  expect(names()).toEqual(['lineInfantry', 'lightCavalry']);
  await page.getByTestId('row').first().click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['lineInfantry']);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(names()).toEqual(['lineInfantry', 'lightCavalry']);
  await page.getByTestId('army-name').click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['lineInfantry', 'lightCavalry']);
});

describe('the roster as a text', () => {
  test('comes back to the letter in both languages', async () => {
    await shown();
    raiseByLot('balanced');
    const { army, armyPoints } = raised();
    expect(army.units.length).toBeGreaterThan(4);
    await page.getByTestId('fold-text').element().querySelector('summary')?.click();
    const text = page.getByTestId('roster-text');
    const written = async (): Promise<string> => {
      await expect.element(text).toBeVisible();
      const field = text.element();
      return field instanceof HTMLTextAreaElement ? field.value : '';
    };
    for (const tongue of ['fr', 'en']) {
      await page.getByTestId('text-language').selectOptions(tongue);
      const before = await written();
      useBuilder.setState({ raised: NO_ARMY });
      await text.fill(before);
      await press('take-text');
      await expect.element(page.getByTestId('text-taken')).toBeVisible();
      expect(raised().armyPoints).toBe(armyPoints);
      const bought = raised().army.units.map(({ id: _, ...unit }) => unit);
      expect(bought).toEqual(army.units.map(({ id: _, ...unit }) => unit));
      expect(await written()).toBe(before);
    }
  });

  test('a line that cannot be read is named, and its letters are selected at a press', async () => {
    await shown();
    await press('buy-lineInfantry');
    await page.getByTestId('fold-text').element().querySelector('summary')?.click();
    const text = page.getByTestId('roster-text');
    await expect.element(text).toBeVisible();
    const field = text.element();
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('no field');
    await text.fill(
      field.value.replace('line infantry', 'lime infantry').replace('Line infantry', 'lime infantry'),
    );
    await press('take-text');
    const problem = page.getByTestId('text-problems').getByRole('button').first();
    await expect.element(problem).toBeVisible();
    await problem.click();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('lime');
    expect(raised().army.units).toHaveLength(1);
  });
});

test('on paper each unit has its boxes and its threshold, and each skill is told once', async () => {
  await shown();
  for (let n = 0; n < 2; n++) {
    await press('buy-lineInfantry');
    await press('skill-irregular');
  }
  const printed = page.getByTestId('printed').element();
  expect(printed.querySelectorAll('.printed-unit')).toHaveLength(2);
  expect(printed.querySelectorAll('.printed-boxes i')).toHaveLength(40);
  // UNI-05, SKL-16: 10 of 20, and one more for an irregular unit
  expect(printed.querySelectorAll('.printed-boxes [data-low="true"]')).toHaveLength(22);
  const skilled = [...printed.querySelectorAll('.printed-skilled')].map((one) => one.textContent);
  expect(skilled).toEqual(['Irregular', 'Irregular']);
  expect(printed.querySelectorAll('.printed-skills li')).toHaveLength(1);
  expect(printed.querySelector('.printed-skills')?.textContent).toMatch(/^Irregular\. ./);
});
