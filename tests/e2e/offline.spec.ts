/** The program after its first visit: whole without a connection, below any path, and replaced only when it is wanted. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { question, rollOn, saved } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
/** A static host has the program somewhere below its root. */
const BELOW = '/games/sabreur/';
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
};

/** A plain host of the built program. */
interface Host {
  readonly address: string;
  /** From now on nothing is reached. */
  readonly fall: () => void;
  /** From now on another version is served. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

/** A file of the other version. */
function renewed(file: string, content: Buffer): Buffer | string {
  if (file === 'offline.js') return String(content).replace(/VERSION = "/, 'VERSION = "next');
  if (file === 'index.html') return String(content).replace('<head>', '<head><meta name="next" />');
  return content;
}

async function hosting(): Promise<Host> {
  let state: 'up' | 'renewed' | 'down' = 'up';
  const server: Server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://host').pathname;
    if (state === 'down') {
      request.socket.destroy();
      return;
    }
    if (!asked.startsWith(BELOW)) {
      response.writeHead(404).end();
      return;
    }
    const file = asked.slice(BELOW.length) || 'index.html';
    readFile(path.join(BUILT, file)).then(
      (content) => {
        const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type });
        response.end(state === 'renewed' ? renewed(file, content) : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BELOW}`,
    fall: () => {
      state = 'down';
      server.closeAllConnections();
    },
    renew: () => {
      state = 'renewed';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

let host: Host;
test.beforeEach(async () => {
  host = await hosting();
});
test.afterEach(() => host.close());

async function begin(page: Page): Promise<void> {
  await page.getByTestId('new-battle').click();
  await rollOn(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await saved(page);
}

/** Waits until the whole program is kept, and answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** How many versions there are to choose from: each has its page. */
function versions(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const pages = await Promise.all(places.map((place) => place.match(new URL('./', location.href))));
    return pages.filter(Boolean).length;
  });
}

test('after one visit all of it works without a connection: battle, laboratory, book, both languages', async ({
  page,
}) => {
  await page.goto(host.address);
  await kept(page);
  host.fall();
  await page.goto(host.address);
  await page.getByTestId('language-fr').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByTestId('language-en').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await begin(page);
  for (const [room, shown] of [
    ['#laboratory', 'laboratory'],
    ['#rule=GEO-17', 'rulebook'],
  ] as const) {
    await page.goto(`${host.address}${room}`);
    await expect(page.getByTestId(shown)).toBeVisible();
  }
  await page.goto(`${host.address}index.html`);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
});

test('a newer version is offered, does nothing to the game meanwhile, and is taken by a press', async ({
  page,
}) => {
  const newer = page.locator('meta[name="next"]');
  await page.goto(host.address);
  await kept(page);
  await begin(page);
  host.renew();
  await page.reload();
  await expect(page.getByTestId('new-version')).toBeVisible();
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await page.getByTestId('keep-version').click();
  await expect(page.getByTestId('new-version')).toBeHidden();
  // it is offered again the next time
  await page.reload();
  await expect(page.getByTestId('take-version')).toBeVisible();
  await expect(newer).toHaveCount(0);
  expect(await versions(page)).toBe(2);
  const loaded = page.waitForEvent('load');
  await page.getByTestId('take-version').click();
  await loaded;
  await expect(newer).toHaveCount(1);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  expect(await versions(page)).toBe(1);
  // all of it is there without a connection, and it is not offered again
  host.fall();
  await page.goto(`${host.address}index.html#laboratory`);
  await expect(page.getByTestId('laboratory')).toBeVisible();
  await expect(newer).toHaveCount(1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.getByTestId('new-version')).toBeHidden();
});

test('a newer version is taken in the midst of fetching, and in two tabs', async ({ page }) => {
  await page.goto(host.address);
  await kept(page);
  const other = await page.context().newPage();
  await other.goto(host.address);
  host.renew();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByTestId('new-version')).toBeVisible();
  }
  // a browser leaves off replacing a version while something is fetched through it
  await page.evaluate(() => {
    const fetchOn = async (): Promise<void> => fetch('manifest.webmanifest').then(fetchOn);
    for (let storm = 0; storm < 3; storm += 1) void fetchOn();
  });
  for (const tab of [page, other]) {
    await expect(tab.locator('meta[name="next"]')).toHaveCount(0);
    const loaded = tab.waitForEvent('load');
    await tab.getByTestId('take-version').click();
    await loaded;
    await expect(tab.locator('meta[name="next"]')).toHaveCount(1);
    await expect(tab.getByTestId('new-battle')).toBeVisible();
  }
});

test('it can be installed: its manifest has a name, a beginning and icons that are there', async ({
  page,
  request,
}) => {
  await page.goto(host.address);
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: 'Sabreur-hex', start_url: './', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, address).href)).ok()).toBe(true);
});
