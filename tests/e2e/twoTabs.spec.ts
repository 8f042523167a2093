/** Two tabs on one map, one plan and one army: none writes over what the other has made, and each is told of the other. */

import { openDrawingTable } from './drawingTable.ts';
import { expect, type Page, test } from './test.ts';

interface Room {
  readonly open: (page: Page) => Promise<void>;
  /** Something is made, and called so. */
  readonly make: (page: Page, name: string) => Promise<void>;
  /** What is made is called so. */
  readonly isCalled: (page: Page, name: string) => Promise<void>;
  readonly remembered: (page: Page) => Promise<void>;
  /** What is kept on the shelf, by its names. */
  readonly shelf: (page: Page, names: readonly string[]) => Promise<void>;
}

const isRemembered = (testid: string) => (page: Page) =>
  expect(page.getByTestId(testid)).toHaveAttribute('data-remembered', 'true');

const ROOMS: Readonly<Record<string, Room>> = {
  map: {
    open: openDrawingTable,
    make: async (page, name) => page.getByTestId('map-name').fill(name),
    isCalled: (page, name) => expect(page.getByTestId('map-name')).toHaveValue(name),
    remembered: isRemembered('map-editor'),
    shelf: async (page, names) => {
      await page.getByTestId('paper-keep').click();
      await expect(page.getByTestId('kept-map')).toHaveText(names.map((name) => new RegExp(name)));
    },
  },
  scenario: {
    open: async (page) => {
      await page.goto('/#scenario');
      await expect(page.getByTestId('plan-name')).toBeVisible();
    },
    make: async (page, name) => {
      await page.getByTestId('plan-name').fill(name);
      await page.getByTestId('plan-name').press('Enter');
    },
    isCalled: (page, name) => expect(page.getByTestId('plan-name')).toHaveValue(name),
    remembered: isRemembered('scenario-editor'),
    shelf: async (page, names) => {
      await page.getByTestId('sheet-keep').click();
      await expect(page.getByTestId('kept-scenario')).toHaveText(names.map((name) => new RegExp(name)));
    },
  },
  army: {
    open: async (page) => {
      await page.goto('/#army');
      await expect(page.getByTestId('army-name')).toBeVisible();
    },
    make: async (page, name) => {
      await page.getByTestId('army-name').fill(name);
      await page.getByTestId('army-name').press('Enter');
    },
    isCalled: (page, name) => expect(page.getByTestId('army-name')).toHaveValue(name),
    remembered: async () => {},
    shelf: async (page, names) => {
      await page.getByTestId('fold-keep').locator('summary').click();
      await expect(page.getByTestId('kept-army')).toHaveText(names.map((name) => new RegExp(name)));
    },
  },
};

const note = (page: Page) => page.getByTestId('other-tab');

for (const [of, room] of Object.entries(ROOMS)) {
  test(`two tabs on one ${of}: the one that comes later is kept by itself, and nothing is lost`, async ({
    page,
    context,
  }) => {
    await room.open(page);
    await room.make(page, 'Common');
    await room.remembered(page);
    const other = await context.newPage();
    await room.open(other);
    await room.isCalled(other, 'Common');
    await expect(note(other)).toHaveCount(0);
    await room.make(other, 'Theirs');
    await expect(note(page)).toContainText('in another tab, too');
    await expect(note(other)).toHaveCount(0);
    // whoever goes on all the same has his own kept, and is told
    await room.make(page, 'Mine');
    await expect(note(page)).toContainText('of its own in this browser, and so is what');
    await room.make(page, 'Mine still');
    await room.remembered(page);
    await room.shelf(page, ['Mine still']);
    await expect(note(other)).toHaveCount(0);
    await page.close();
    await other.reload();
    await room.isCalled(other, 'Theirs');
    await room.shelf(other, ['Mine still']);
  });

  test(`two tabs on one ${of}: what the other has is taken, or mine is kept as a new one`, async ({
    page,
    context,
  }) => {
    await room.open(page);
    await room.make(page, 'Common');
    await room.remembered(page);
    const other = await context.newPage();
    await room.open(other);
    await room.isCalled(other, 'Common');
    await room.make(other, 'Theirs');
    await page.getByTestId('take-others').click();
    await room.isCalled(page, 'Theirs');
    await expect(note(page)).toHaveCount(0);
    await room.remembered(page);
    // the other is told nothing as long as both have the same
    await room.make(page, 'Ours');
    await expect(note(other)).toContainText('in another tab, too');
    await other.getByTestId('keep-mine').click();
    await room.shelf(other, ['Theirs']);
    await page.reload();
    await room.isCalled(page, 'Ours');
  });
}

test('what was kept is not written over where another tab has kept it changed meanwhile', async ({
  page,
  context,
}) => {
  const { open, make, isCalled, remembered } = ROOMS['map'] as Room;
  const keep = async (tab: Page): Promise<void> => {
    await tab.getByTestId('keep-map').click();
    await expect(tab.getByTestId('map-kept')).toBeVisible();
  };
  await open(page);
  await make(page, 'Kept');
  await page.getByTestId('paper-keep').click();
  await keep(page);
  await remembered(page);
  const other = await context.newPage();
  await open(other);
  await isCalled(other, 'Kept');
  await make(other, 'Theirs');
  await other.getByTestId('paper-keep').click();
  await keep(other);
  await remembered(other);
  await expect(other.getByTestId('kept-map')).toHaveText([/Theirs/]);
  // nothing was changed here, and the press is the one that keeps it in the place of what it was
  await page.getByTestId('keep-map').click();
  await expect(note(page)).toContainText('of its own');
  await expect(page.getByTestId('kept-map')).toHaveText([/Kept/, /Theirs/]);
  await remembered(page);
  await page.getByTestId('take-others').click();
  await isCalled(page, 'Theirs');
});
