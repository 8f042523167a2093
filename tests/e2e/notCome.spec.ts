/** What reads links and files does not come over the network: every room says so, and opens them once it is there. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from './test.ts';

const example = (name: string): string => readFileSync(`public/examples/${name}.json`, 'utf8');
const lettersOf = (text: string): string => deflateRawSync(text).toString('base64url');

const READER = /\/assets\/(?:readerWorker|reading)-[^/]*\.js$/;
/** Nothing of it comes until the network is there again; gives how that is. */
async function without(page: Page, part: RegExp): Promise<() => Promise<void>> {
  await page.route(part, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(part);
}

const ROOMS = [
  {
    room: 'army',
    file: 'army',
    trouble: 'army-trouble',
    toFiles: (page: Page) => page.getByTestId('fold-keep').locator('summary').click(),
    field: 'open-army-file',
    isOpen: (page: Page) =>
      expect(page.getByTestId('line')).toHaveCount(JSON.parse(example('army')).army.units.length),
  },
  {
    room: 'map',
    file: 'map',
    trouble: 'map-trouble',
    toFiles: (page: Page) => page.getByTestId('paper-keep').click(),
    field: 'open-map-file',
    isOpen: (page: Page) =>
      expect(page.getByTestId('map-name')).toHaveValue(JSON.parse(example('map')).name.en),
  },
  {
    room: 'scenario',
    file: 'scenario',
    trouble: 'plan-trouble',
    toFiles: (page: Page) => page.getByTestId('sheet-keep').click(),
    field: 'open-plan-file',
    isOpen: (page: Page) =>
      expect(page.getByTestId('plan-name')).toHaveValue(JSON.parse(example('scenario')).scenario.title.en),
  },
] as const;

for (const { room, file, trouble, toFiles, field, isOpen } of ROOMS) {
  test(`${room}: a link`, async ({ page }) => {
    const comesBack = await without(page, READER);
    await page.goto(`/#${room}=${lettersOf(example(file))}`);
    await expect(page.getByTestId(trouble)).toContainText('did not come over the network');
    await comesBack();
    await page.reload();
    await isOpen(page);
    await expect(page.getByTestId(trouble)).toHaveCount(0);
  });

  test(`${room}: a file, opened again without the page being loaded anew`, async ({ page }) => {
    const comesBack = await without(page, READER);
    await page.goto(`/#${room}`);
    await toFiles(page);
    const chosen = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(example(file)) };
    await page.getByTestId(field).setInputFiles(chosen);
    await expect(page.getByTestId(trouble)).toContainText('did not come over the network');
    await comesBack();
    await page.getByTestId(field).setInputFiles(chosen);
    await isOpen(page);
    await expect(page.getByTestId(trouble)).toHaveCount(0);
  });
}

/** A field of the last time that nobody can read any more. */
async function loseField(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sabreur-hex/laboratory-last', '{"laboratory":99}'));
}

test('laboratory: of a link that nobody has read it is not said that it is whole; a lost field is told beside it', async ({
  page,
}) => {
  await loseField(page);
  await without(page, READER);
  await page.goto(`/#laboratory=${lettersOf(example('encounter')).slice(0, -40)}`);
  const told = page.getByTestId('bad-link');
  await expect(told).toContainText('the link was not read');
  await expect(told).not.toContainText('whole');
  await expect(told).toContainText('What stood on this field the last time can no longer be read');
});

const SYSTEMS = /\/assets\/encounter-[^/]*\.js$/;

test('laboratory: of a link whose encounter has nothing to open it, it is known that it is whole', async ({
  page,
}) => {
  await loseField(page);
  await without(page, SYSTEMS);
  await page.goto(`/#laboratory=${lettersOf(example('encounter'))}`);
  const told = page.getByTestId('bad-link');
  await expect(told).toContainText('The link is whole, but a part of the program did not come');
  await expect(told).toContainText('What stood on this field the last time can no longer be read');
});

for (const [what, part] of [
  ['reads it', READER],
  ['opens an encounter', SYSTEMS],
] as const)
  test(`laboratory: a file where nothing comes that ${what} is not called empty`, async ({ page }) => {
    const comesBack = await without(page, part);
    await page.goto('/#laboratory');
    await page.getByTestId('tab-keep').click();
    const chosen = {
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(example('encounter')),
    };
    await page.getByTestId('open-file').setInputFiles(chosen);
    await expect(page.getByTestId('keep-trouble')).toContainText('did not come over the network');
    await expect(page.getByTestId('keep-trouble')).toContainText('What is on the field stays');
    await comesBack();
    await page.reload();
    await page.getByTestId('tab-keep').click();
    await page.getByTestId('open-file').setInputFiles(chosen);
    await expect(page.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  });

test('laboratory: nobody is told that a field stays over a reload which the browser does not keep', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await without(page, READER);
  await page.goto('/#laboratory');
  await page.getByTestId('clear').click();
  await page.getByTestId('tab-keep').click();
  const chosen = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(example('position')) };
  await page.getByTestId('open-file').setInputFiles(chosen);
  const trouble = page.getByTestId('keep-trouble');
  await expect(trouble).toContainText('did not come over the network');
  await expect(trouble).toContainText('save the set-up as a file before the page is reloaded');
  await expect(trouble).not.toContainText('stays');
  await page.getByTestId('tab-systems').click();
  await page.getByTestId('five-distance').selectOption('5');
  await page.getByTestId('five-open-file').setInputFiles(chosen);
  const told = page.getByTestId('five-bad-file');
  await expect(told).toContainText('save it as a file before the page is reloaded');
  await expect(told).not.toContainText('stays');
});

test('laboratory: a file for another room that nothing brings there is told of as that, once', async ({
  page,
}) => {
  await page.goto('/#laboratory');
  await page.getByTestId('tab-keep').click();
  await without(page, /\/assets\/toRoom-[^/]*\.js$/);
  const chosen = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(example('army')) };
  await page.getByTestId('open-file').setInputFiles(chosen);
  await expect(page.getByTestId('keep-trouble')).toContainText('did not come over the network');
  await expect(page.getByTestId('file-trouble')).toHaveCount(0);
});
