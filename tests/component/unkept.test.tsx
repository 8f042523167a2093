/** The rooms in a browser that keeps nothing: each says so, and offers the file. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { enter as enterArmies } from '../../src/armyBuilder/enter.tsx';
import { enter as enterLaboratory } from '../../src/laboratory/enter.tsx';
import { loadLanguage } from '../../src/language/language.ts';
import { enter as enterMaps } from '../../src/mapEditor/enter.tsx';
import { enter as enterPlan } from '../../src/scenarioEditor/enter.tsx';
import { exampleOf } from '../../src/store/laboratory/examples.ts';
import { open } from '../../src/store/laboratory/laboratory.ts';
import { tellRemembered, useUnkept } from '../../src/store/library/unkept.ts';
import { asksBeforeLeaving, keepNothing } from '../support/keepsNothing.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const room of ['laboratory', 'army', 'map', 'scenario'] as const) tellRemembered(room);
});

const ROOMS = [
  { room: 'army', enter: enterArmies, change: () => page.getByTestId('buy-lineInfantry').last().click() },
  { room: 'map', enter: enterMaps, change: () => page.getByTestId('map-name').fill('Heights') },
  {
    room: 'scenario',
    enter: enterPlan,
    change: async () => {
      await page.getByTestId('plan-name').fill('Heights');
      await userEvent.tab();
    },
  },
  {
    room: 'laboratory',
    enter: enterLaboratory,
    change: () => Promise.resolve(open(exampleOf('guns'), false)),
  },
] as const;

test.each(ROOMS)(
  '$room: what is made there cannot be kept, and can be saved as a file',
  async ({ room, enter, change }) => {
    keepNothing();
    await loadLanguage('fr');
    const draw = await enter('fr');
    await render(draw(null));
    await expect.element(page.getByTestId('unkept')).not.toBeInTheDocument();
    expect(asksBeforeLeaving()).toBe(false);
    await change();
    const note = page.getByTestId('unkept');
    await expect.element(note).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    await page.getByTestId('save-unkept').click();
    await expect.element(note).not.toBeInTheDocument();
    expect(useUnkept.getState()[room].isLost).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
  },
);
