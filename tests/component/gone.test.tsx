/** What lies on a shelf here and another tab has forgotten since: that is told, and its line goes from the list. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { enter as enterArmies } from '../../src/armyBuilder/enter.tsx';
import { loadLanguage } from '../../src/language/language.ts';
import { enter as enterMaps } from '../../src/mapEditor/enter.tsx';
import { enter as enterPlan } from '../../src/scenarioEditor/enter.tsx';
import { armyFromShelf } from '../../src/store/armies/fromShelf.ts';
import { keepArmy } from '../../src/store/armies/keeping.ts';
import { NO_ARMY, useBuilder } from '../../src/store/armies/state.ts';
import { dropKept, listKept, SHELVES, type ShelfName } from '../../src/store/library/library.ts';
import { refreshShelf, useShelves } from '../../src/store/library/shelves.ts';
import { keepMap } from '../../src/store/mapEditor/keeping.ts';
import { firstState, useMapEditor } from '../../src/store/mapEditor/state.ts';
import { keepPlan } from '../../src/store/scenarioEditor/keeping.ts';
import { putKeptArmy, putKeptMap } from '../../src/store/scenarioEditor/sources.ts';
import { firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';
import { deleteAll, takenOverByNewer } from '../support/storedGames.ts';

// what a newer program has taken over is not there for other tests
afterEach(deleteAll);
beforeEach(async () => {
  for (const kind of SHELVES) await refreshShelf(kind);
  useBuilder.setState({ raised: NO_ARMY, past: [], ahead: [], line: null, keptAs: null });
  useMapEditor.setState(firstState());
  usePlan.setState(firstPlan());
});

const ROOMS = [
  {
    shelf: 'army',
    enter: enterArmies,
    keep: keepArmy,
    toShelf: () => page.getByTestId('fold-keep').getByText('Garder et partager').click(),
    door: 'open-kept',
    trouble: 'army-trouble',
  },
  {
    shelf: 'map',
    enter: enterMaps,
    keep: keepMap,
    toShelf: () => page.getByTestId('paper-keep').click(),
    door: 'open-kept-map',
    trouble: 'map-trouble',
  },
  {
    shelf: 'scenario',
    enter: enterPlan,
    keep: keepPlan,
    toShelf: () => page.getByTestId('sheet-keep').click(),
    door: 'open-kept-scenario',
    trouble: 'plan-trouble',
  },
] as const;

/** The room with its shelf in view, on which one thing lies. */
async function shown({ enter, keep, toShelf, door }: (typeof ROOMS)[number]) {
  expect(await keep('inPlace')).toMatchObject({ saved: 'saved' });
  await loadLanguage('fr');
  const draw = await enter('fr');
  const screen = await render(draw(null));
  await toShelf();
  await expect.element(page.getByTestId(door)).toBeVisible();
  return screen;
}

/** As another tab does, of which this one does not hear. */
async function forgotten(shelf: ShelfName): Promise<void> {
  for (const { id } of await listKept(shelf)) await dropKept(shelf, id);
}

test.each(ROOMS)('$shelf: that it is no longer kept is told, and its line is gone', async (room) => {
  await shown(room);
  await forgotten(room.shelf);
  await page.getByTestId(room.door).click();
  await expect.element(page.getByTestId(room.trouble)).toHaveTextContent('n’est plus gardé');
  await expect.element(page.getByTestId(room.door)).not.toBeInTheDocument();
});

test.each(ROOMS)('$shelf: that the storage does not give it is told as that', async (room) => {
  await shown(room);
  await takenOverByNewer();
  await page.getByTestId(room.door).click();
  await expect
    .element(page.getByTestId(room.trouble))
    .toHaveTextContent(/La mémoire du navigateur n(e l)?’a pas donné/);
  await expect.element(page.getByTestId(room.door)).toBeVisible();
});

test('so it is with what is taken from a shelf into the plan', async () => {
  await keepArmy('inPlace');
  await keepMap('inPlace');
  const [army] = useShelves.getState().army.kept;
  const [map] = useShelves.getState().map.kept;
  await forgotten('army');
  await forgotten('map');
  const gone = { ok: false, problem: 'gone' };
  expect(await armyFromShelf(army?.id ?? '')).toEqual(gone);
  expect(await putKeptArmy({ side: 'blue', other: null }, army?.id ?? '')).toEqual(gone);
  expect(await putKeptMap(map?.id ?? '')).toEqual(gone);
  expect(useShelves.getState().army.kept).toEqual([]);
  expect(useShelves.getState().map.kept).toEqual([]);
  expect(usePlan.getState().past).toEqual([]);
});
