/** A file dropped anywhere on the window opens what it is, whatever screen is open; by a press where there is one. */
import { readFileSync } from 'node:fs';
import { tabTo } from './laboratoryTable.ts';
import { begin, exported, look, openMenu, question, saved, storageToFill } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const example = (name: string): string => readFileSync(`public/examples/${name}.json`, 'utf8');

interface Held {
  readonly text: string;
  readonly type?: string;
}

const SHORTLY = { timeout: 5000 };

/** Holds a file over the middle of the window. */
async function hold(page: Page, { text, type = 'application/json' }: Held): Promise<void> {
  await page.evaluate(
    ({ text, type }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'a file', { type }));
      const held = { bubbles: true, cancelable: true, dataTransfer };
      const under = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
      under.dispatchEvent(new DragEvent('dragover', held));
      Object.assign(globalThis, { letGo: () => under.dispatchEvent(new DragEvent('drop', held)) });
    },
    { text, type },
  );
}

async function drop(page: Page, text: string, type?: string): Promise<void> {
  // whoever holds a file over a window goes on doing so: a page that is loaded again may not heed it at once
  await expect(async () => {
    await hold(page, type === undefined ? { text } : { text, type });
    await expect(page.locator('html')).toHaveAttribute('data-drop', 'Drop the file to open it', SHORTLY);
  }).toPass();
  await page.evaluate(() => Reflect.get(globalThis, 'letGo')());
  await expect(page.locator('html')).not.toHaveAttribute('data-drop');
}

/** From a room to what lies beneath, the first screen or the table; from the table to the first screen. */
async function leave(page: Page, screen: Locator): Promise<void> {
  if (await screen.isVisible()) return;
  if (await page.getByTestId('menu').isVisible()) await openMenu(page, 'leave');
  else await page.goBack();
}

interface Screen {
  /** What stands there. */
  readonly drawn: (page: Page) => Locator;
  /** The way there, from the first screen or from what was opened last. */
  readonly go: (page: Page, drawn: Locator) => Promise<void>;
}

const roomOf = (room: string, drawn: string): Screen => ({
  drawn: (page) => page.getByTestId(drawn),
  go: async (page) => {
    await page.goto(`/#${room}`);
  },
});

const SCREENS: Readonly<Record<string, Screen>> = {
  'the first screen': { drawn: (page) => page.getByTestId('new-battle'), go: leave },
  'the table': {
    drawn: question,
    go: async (page, table) => {
      const begins = page.getByTestId('new-battle');
      if (await begins.isVisible()) await begins.click();
      else await leave(page, table);
    },
  },
  'the laboratory': roomOf('laboratory', 'laboratory'),
  'the raising of armies': roomOf('army', 'army-builder'),
  'the drawing of maps': roomOf('map', 'map-editor'),
};

/** Each kind of file, and what is there once it is open; last a battle and a game that is over. */
const KINDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  army: async (page) =>
    expect(page.getByTestId('line')).toHaveCount(JSON.parse(example('army')).army.units.length),
  map: async (page) => {
    const { columns, rows } = JSON.parse(example('map')).map.shape;
    await expect(page.getByTestId('map-size')).toHaveText(`${columns} × ${rows} hexes`);
  },
  encounter: async (page) => expect(page.getByRole('tab', { selected: true })).toHaveText(/five/i),
  position: async (page) => {
    const present = JSON.parse(example('position')).game.units.filter(
      ({ fate }: { fate: string }) => fate === 'present',
    );
    await expect(page.locator('.lab-field [data-unit]')).toHaveCount(present.length);
  },
  scenario: async (page) =>
    expect(page).toHaveTitle(new RegExp(JSON.parse(example('scenario')).scenario.title.en)),
  game: async (page) => {
    const { cursor } = JSON.parse(example('game'));
    await expect(question(page)).toHaveAttribute('data-answers', String(cursor));
  },
};

for (const [screen, { drawn, go }] of Object.entries(SCREENS))
  test(`on ${screen} each kind of file is opened as what it is`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('new-battle')).toBeVisible();
    for (const [kind, isOpen] of Object.entries(KINDS)) {
      await go(page, drawn(page));
      await expect(drawn(page)).toBeVisible();
      await drop(page, example(kind));
      await isOpen(page);
    }
  });

test('a file dropped while a moment is on its way to the laboratory comes after it; Undo gives the moment back', async ({
  page,
}) => {
  let come = (): void => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/Laboratory-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await begin(page, 'Essling');
  const battle = await page.locator('.piece').count();
  await openMenu(page, 'to-laboratory');
  await expect(page.locator('.waiting')).toBeVisible();
  await drop(page, example('position'));
  // it has been read, and waits in the address
  await expect(page).toHaveURL(/[#&]laboratory=./);
  come();
  const units = page.locator('.lab-field [data-unit]');
  const { game } = JSON.parse(example('position'));
  const present = game.units.filter(({ fate }: { fate: string }) => fate === 'present').length;
  expect(present).not.toBe(battle);
  await expect(units).toHaveCount(present);
  await page.getByTestId('lab-undo').click();
  await expect(units).toHaveCount(battle);
});

test('a file dropped on a room that is still on its way is opened there, and remembered; what was there comes back by Undo', async ({
  page,
}) => {
  const mine = JSON.parse(example('army'));
  mine.army.units = mine.army.units.slice(0, 1);
  const lines = page.getByTestId('line');
  await page.goto('/#army');
  await drop(page, JSON.stringify(mine));
  await expect(lines).toHaveCount(1);

  let come = (): void => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/ArmyBuilder-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.goto('/#army');
  await expect(page.locator('.waiting')).toBeVisible();
  await drop(page, example('army'));
  // it has been read, and waits in the address
  await expect(page).toHaveURL(/#army=./);
  come();
  await expect(lines).toHaveCount(JSON.parse(example('army')).army.units.length);
  await page.getByTestId('army-undo').click();
  await expect(lines).toHaveCount(1);
  await page.getByTestId('army-redo').click();
  await page.goto('/#army');
  await page.reload();
  await expect(lines).toHaveCount(JSON.parse(example('army')).army.units.length);
});

test('a file dropped on the rulebook is seen: the book is shut', async ({ page }) => {
  await page.goto('/#rule=CHG-10');
  const book = page.getByTestId('rulebook');
  await expect(book).toBeVisible();
  await drop(page, '{');
  // the first screen below the book tells it too
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(book).toBeVisible();
  await drop(page, example('army'));
  await expect(page.getByTestId('line').first()).toBeVisible();
  await expect(book).toHaveCount(0);
  await expect(page).not.toHaveURL(/rule=/);
  await page.goBack();
  await page.goto('/#rule=CHG-10');
  await expect(book).toBeVisible();
  await drop(page, example('scenario'));
  await expect(question(page)).toBeVisible();
  await expect(book).toHaveCount(0);
});

test('a file dropped on How to play opens in its room, and the way back leads to it again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByTestId('help').click();
  const pictures = page.getByTestId('picture');
  await expect(pictures).toHaveCount(9);
  await drop(page, example('army'));
  await expect(page.getByTestId('line').first()).toBeVisible();
  await expect(pictures).toHaveCount(0);
  await page.goBack();
  await expect(pictures).toHaveCount(9);
});

test('of several files dropped at once one is opened, and it is told which and that the others are not', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await page.evaluate(
    (texts) => {
      const dataTransfer = new DataTransfer();
      for (const [n, text] of texts.entries()) dataTransfer.items.add(new File([text], `file ${n}.json`));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    ['{', example('army'), example('map')],
  );
  await expect(page.getByTestId('line').first()).toBeVisible();
  const told = page.getByTestId('one-of-several');
  await expect(told).toContainText('“file 1.json” is open, 2 other files are not');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/several.png` });
  await told.getByRole('button').click();
  await expect(told).toHaveCount(0);
});

test('a game that is going on is kept when another is dropped on it', async ({ page }) => {
  await begin(page, 'kept');
  await page.locator('[data-ask="roll"]').press('Enter');
  await saved(page);
  const before = await exported(page);
  await drop(page, example('scenario'));
  await expect(page).toHaveTitle(new RegExp(JSON.parse(example('scenario')).scenario.title.en));
  await openMenu(page, 'leave');
  await expect(page.getByTestId('continue')).toHaveCount(2);
  await page.getByTestId('continue').last().click();
  await saved(page);
  expect(await exported(page)).toBe(before);
});

test('a game that cannot be kept gives way only when its players say so', async ({ page }) => {
  const fill = await storageToFill(page);
  await begin(page, 'unkept');
  await saved(page);
  await fill();
  await page.locator('[data-ask="roll"]').press('Enter');
  await expect(page.locator('.head-save')).toHaveAttribute('data-save', 'failed');
  const before = await exported(page);

  await drop(page, example('scenario'));
  await expect(page.getByTestId('game-unkept')).toContainText('not kept');
  await page.getByRole('button', { name: 'Stay with the game' }).press('Enter');
  await expect(page.getByTestId('game-unkept')).toHaveCount(0);
  expect(await exported(page)).toBe(before);

  await drop(page, example('scenario'));
  await page.getByTestId('go-without').click();
  await expect(page).toHaveTitle(new RegExp(JSON.parse(example('scenario')).scenario.title.en));
});

test('what cannot be opened is told in every room with its place and a remedy; what is there stays', async ({
  page,
}) => {
  await page.goto('/');
  const army = JSON.parse(example('army'));
  army.army.units[1].strength = 'many';
  const spoilt = JSON.stringify(army);
  const trouble = page.getByTestId('file-trouble');
  const rooms = { laboratory: 'laboratory', army: 'army-builder', map: 'map-editor' };
  for (const [room, drawn] of Object.entries(rooms)) {
    await page.goto(`/#${room}`);
    await page.reload();
    await expect(page.getByTestId(drawn)).toBeVisible();
    await drop(page, spoilt);
    await expect(trouble).toContainText('at army.units.1.strength (');
    await expect(trouble).toContainText('write a number');
    await trouble.getByRole('button').click();
    await expect(trouble).toHaveCount(0);
    await drop(page, '{\n "format": oh');
    await expect(trouble).toContainText('in line 2 at letter 12');
    await drop(page, 'P6', 'image/png');
    // where maps are drawn it is taken for one to draw after
    if (room === 'map') await expect(page.getByTestId('trace-refused')).toBeVisible();
    else await expect(trouble).toContainText('picture');
  }
});

test('a picture dropped where maps are drawn is laid on the sheet, to draw after', async ({ page }) => {
  await page.goto('/#map');
  await expect(page.locator('.tiled-ground')).toHaveAttribute('data-drawn', 'true');
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="9" height="9"/></svg>';
  await drop(page, picture, 'image/svg+xml');
  await expect(page.getByTestId('traced')).toBeVisible();
  await expect(page.getByTestId('trace-opacity')).toBeVisible();
  await expect(page.getByTestId('file-trouble')).toHaveCount(0);
  await drop(page, example('map'));
  const { columns, rows } = JSON.parse(example('map')).map.shape;
  await expect(page.getByTestId('map-size')).toHaveText(`${columns} × ${rows} hexes`);
});

test('a moment dropped on a plan is planned from its beginning, which is told, and played from the moment by a press', async ({
  page,
}) => {
  await page.goto('/#scenario');
  const name = page.getByTestId('plan-name');
  await name.fill('Mine');
  await name.press('Enter');
  await drop(page, example('moment'));
  const note = page.getByTestId('plan-of-moment');
  await expect(note).toContainText('kept in its midst, in turn 3 of The Austrian outpost');
  await expect(note).toContainText('“Undo” brings back');
  // nothing is lost: the plan there was comes back, and what was told goes with what it was told of
  await page.getByTestId('plan-undo').click();
  await expect(name).toHaveValue('Mine');
  await expect(note).toHaveCount(0);
  await drop(page, example('moment'));
  await page.getByTestId('play-moment').click();
  await expect(question(page)).toBeVisible();
  const { turn, side } = JSON.parse(example('moment')).scenario.moment;
  await expect(page).toHaveTitle(new RegExp(`turn ${turn}`));
  expect((await look(page)).side).toBe(side);
});

test('by keyboard alone: the press that opens a file opens an army, a roster and a map where they belong', async ({
  page,
}) => {
  await page.goto('/');
  const choose = async (name: string, text: string): Promise<void> => {
    // a browser that is late takes a press for too old to open its dialog: it is pressed again then
    await expect(async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser', SHORTLY),
        page.keyboard.press('Enter'),
      ]);
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    }).toPass();
  };
  await tabTo(page, page.locator('button', { hasText: 'Open a file' }));
  await choose(
    'roster.txt',
    'Army: The vanguard\nNation: France\nFormat: 600\n\nInfernet: line infantry, strength 18\n',
  );
  await expect(page.getByTestId('line')).toHaveCount(1);
  // the builder's own press takes a map to the drawing table, and that one a game to the table
  await page.getByTestId('open-army-file').setInputFiles({
    name: 'map.json',
    mimeType: 'application/json',
    buffer: Buffer.from(example('map')),
  });
  await expect(page.getByTestId('map-size')).toBeVisible();
  await page.getByTestId('paper-keep').click();
  await page.getByTestId('open-map-file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(example('game')),
  });
  await expect(question(page)).toBeVisible();
});
