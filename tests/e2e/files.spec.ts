import { readFile } from 'node:fs/promises';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { manyBranches } from '../support/longFile.ts';
import { playUntil } from './player.ts';
import { begin, exported, look, openMenu, question, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Chooses a file with this text, on the first screen. */
async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByTestId('file').setInputFiles(file);
}

/** Imports a file with this text at the table. */
async function importAtTable(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await openMenu(page, 'import');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}

/** A game a few answers long, dice among them. */
async function shortGame(page: Page): Promise<string> {
  await begin(page, 'e2e');
  await playUntil(page, ({ answers }) => answers >= 8);
  await saved(page);
  return exported(page);
}

function changed(text: string, change: (file: Record<string, unknown>) => void): string {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
}

test('an exported game, imported, is the same game', async ({ page, browser }) => {
  const file = await shortGame(page);
  const { ask, answers, pieces } = await look(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/');
  await choose(stranger, file);
  await expect(question(stranger)).toHaveAttribute('data-answers', String(answers));
  expect(await look(stranger)).toMatchObject({ ask, answers, pieces });
  expect(await exported(stranger)).toBe(file);
  await stranger.context().close();
});

test('a long file with its branches is opened as it was, and can be played on', async ({ page }) => {
  const text = manyBranches(6);
  await page.goto('/');
  await choose(page, text);
  await expect(question(page)).toHaveAttribute('data-answers', String(JSON.parse(text).cursor));
  await saved(page);
  expect(await exported(page)).toBe(text);
});

/** Each faulty file, and a word of what is said of it. */
const FAULTS: Readonly<Record<string, { readonly make: (good: string) => string; readonly said: RegExp }>> = {
  'no JSON': { make: () => 'Vive l’Empereur !', said: /not JSON/ },
  'another format': {
    make: (good) => changed(good, (file) => Object.assign(file, { format: 'chess' })),
    said: /another kind/,
  },
  'another version': {
    make: (good) => changed(good, (file) => Object.assign(file, { version: 999 })),
    said: /version 999, from a newer program/,
  },
  'an unknown key': {
    make: (good) => changed(good, (file) => Object.assign(file, { extra: true })),
    said: /not known at extra/,
  },
  'other dice': {
    make: (good) =>
      changed(good, ({ answers }) => {
        const rolled = (answers as { faces?: number[] }[]).find(({ faces }) => faces);
        if (rolled?.faces) rolled.faces = rolled.faces.map((face) => (face % 3) + 1);
      }),
    said: /cannot be played again/,
  },
  'too long a text': { make: (good) => good.padEnd(5_000_001), said: /too large/ },
  // not after what is told by the same words: on the first screen they stand until the next are told
  'a board that was changed': {
    make: (good) => changed(good, (file) => Object.assign(file, { hash: '0'.repeat(64) })),
    said: /changed since|cannot be played again/,
  },
};

test('faulty files are refused with their reason, at the table and on the first screen', async ({ page }) => {
  const good = await shortGame(page);
  for (const [name, { make, said }] of Object.entries(FAULTS)) {
    await importAtTable(page, make(good));
    await expect(page.getByTestId('file-trouble'), name).toContainText(said);
    await page.getByTestId('file-trouble').getByRole('button').click();
    await expect(page.getByTestId('file-trouble')).toHaveCount(0);
  }
  expect(await exported(page), 'the game at the table is untouched').toBe(good);

  await openMenu(page, 'leave');
  for (const [name, { make, said }] of Object.entries(FAULTS)) {
    await choose(page, make(good));
    await expect(page.getByTestId('file-trouble'), name).toContainText(said);
  }
  await expect(page.getByTestId('continue'), 'the saved game is still there').toHaveCount(1);
});

test('markup in names is shown as the letters it is', async ({ page }) => {
  const markup = '<img src onerror=a>';
  const name = '<img src=x onerror="document.title=1">';
  const [first, ...others] = gersbach.armies.blue.units;
  const blue = { ...gersbach.armies.blue, units: [{ ...first, name }, ...others] };
  const scenario = { ...gersbach, armies: { ...gersbach.armies, blue } };

  await page.goto('/');
  await page.getByTestId('name-blue').fill(markup);
  await page.getByTestId('new-battle').click();
  await expect(page.getByRole('tab', { name: markup })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);

  await importAtTable(page, JSON.stringify({ format: 'sabreur-hex/scenario', version: 1, scenario }));
  // the tab of the game before the file may be pressed first
  await expect(async () => {
    await page.getByTestId('tab-blue').click();
    await expect(page.getByTestId('roster-line').first()).toContainText(name, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle(/Sabreur-hex/);
});

test('a problem is reported in one press: the file holds the game and what is said of it', async ({
  page,
}) => {
  await shortGame(page);
  await openMenu(page, 'report');
  await page.getByTestId('report-said').fill('The bridge is gone.');
  const coming = page.waitForEvent('download');
  await page.getByTestId('save-report').click();
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  await expect(page.getByTestId('report-saved')).toBeVisible();
  expect(file).toMatchObject({
    format: 'sabreur-hex/game',
    report: { program: expect.stringMatching(/-.{7}\.js$/), said: 'The bridge is gone.' },
  });
  expect(file).not.toHaveProperty('fault');
});
