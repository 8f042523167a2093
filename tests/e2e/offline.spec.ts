/** The program after its first visit: whole without a connection, below any path, and replaced only when it is wanted. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOrders } from './player.ts';
import { question, rollOn, saved, storageToFill } from './table.ts';
import { expect, type Page, test } from './test.ts';

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

/** A file that is not named by its content, so that each version fetches it anew. */
const MANIFEST = 'manifest.webmanifest';

/** A plain host of the built program. */
interface Host {
  readonly address: string;
  /** From now on nothing is reached. */
  readonly fall: () => void;
  /** From now on another version is served, by that name; how its manifest comes, if not at once. */
  readonly publish: (version: string, manifest?: Promise<'found' | 'missing'>) => void;
  readonly close: () => Promise<void>;
}

/** The stylesheet of the page: each version has its own. */
const STYLES = /assets\/index-[\w-]+\.css/;

/** A file of a version, read. */
async function served(file: string, version: string): Promise<Buffer | string> {
  const read = (name: string): Promise<Buffer> => readFile(path.join(BUILT, name));
  if (version === '') return read(file);
  const page = String(await read('index.html'));
  const styles = STYLES.exec(page)?.[0];
  if (styles === undefined) throw new Error('the page has no styles');
  const own = `assets/${version}.css`;
  switch (file) {
    case 'index.html':
      return page
        .replace(styles, own)
        .replace('<head>', `<head><meta name="version" content="${version}" />`);
    case 'offline.js':
      return (
        String(await read(file))
          // the program's other files still name the styles of the build
          .replace(styles, `${own}","${styles}`)
          .replace('VERSION = "', `VERSION = "${version}`)
      );
    case own:
      return read(styles);
    default:
      return read(file);
  }
}

async function hosting(): Promise<Host> {
  let version = '';
  let isUp = true;
  let manifest: Promise<'found' | 'missing'> = Promise.resolve('found');
  const server: Server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://host').pathname;
    if (!isUp) {
      request.socket.destroy();
      return;
    }
    const file = asked.slice(BELOW.length) || 'index.html';
    const found = asked.startsWith(BELOW) ? served(file, version) : Promise.reject(new Error(asked));
    const comes = file === MANIFEST ? manifest : Promise.resolve('found');
    Promise.all([found, comes]).then(
      ([content, how]) => {
        const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
        response.writeHead(how === 'found' ? 200 : 404, { 'Content-Type': type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BELOW}`,
    fall: () => {
      isUp = false;
      server.closeAllConnections();
    },
    publish: (next, comes = Promise.resolve('found')) => {
      version = next;
      manifest = comes;
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

/** What did not come, and for whom: a failure tells it. */
const lost: string[] = [];
test.beforeEach(({ context }) => {
  lost.length = 0;
  context.on('requestfailed', (request) => {
    const who = request.serviceWorker() ? 'worker' : 'page';
    lost.push(`${who}: ${request.url()} ${request.failure()?.errorText}`);
  });
});
test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  const fault = page.locator('.fallback pre');
  console.log([...lost, ...(await fault.allTextContents().catch(() => []))].join('\n'));
});

async function begin(page: Page): Promise<void> {
  await page.getByTestId('new-battle').click();
  await rollOn(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await saved(page);
}

/** The first visit, until the whole program is kept and answers for the page. */
async function visit(page: Page): Promise<void> {
  await page.goto(host.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The version that the page shows, with styles of its own. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
    const sheets = [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0);
    const styles = version === '' ? 'index-' : `${version}.css`;
    return sheets.some(({ href }) => href?.includes(`assets/${styles}`)) ? version : 'without styles';
  });
}

/** Waits until the page has asked whether a newer version is there, and would have offered it. */
async function asked(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('asked for a newer version').length > 0);
}

/** Waits until the browser has kept the other version whole, however long that takes it; then it is offered. */
async function offered(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing === null && registration.waiting?.state === 'installed';
  });
  await expect(page.getByTestId('take-version')).toBeVisible();
}

async function take(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByTestId('take-version').click();
  await loaded;
}

test('after one visit all of it works without a connection: battle, laboratory, book, both languages', async ({
  page,
}) => {
  await visit(page);
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
  await visit(page);
  await begin(page);
  host.publish('next');
  await page.reload();
  await offered(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await page.getByTestId('keep-version').click();
  await expect(page.getByTestId('new-version')).toBeHidden();
  // it is offered again the next time
  await page.reload();
  await offered(page);
  expect(await shown(page)).toBe('');
  await take(page);
  expect(await shown(page)).toBe('next');
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await asked(page);
  await expect(page.getByTestId('new-version')).toBeHidden();
  // all of it is there without a connection
  host.fall();
  await page.goto(`${host.address}index.html#laboratory`);
  await expect(page.getByTestId('laboratory')).toBeVisible();
  expect(await shown(page)).toBe('next');
  await asked(page);
  await expect(page.getByTestId('new-version')).toBeHidden();
});

test('a newer version is not loaded over a game that nothing keeps but at its players’ word', async ({
  page,
}) => {
  const fill = await storageToFill(page);
  await visit(page);
  await begin(page);
  host.publish('next');
  await page.reload();
  await offered(page);
  await fill();
  await endOrders(page);
  await expect(page.locator('.head-save')).toHaveAttribute('data-save', 'failed');
  const asks = (await question(page).getAttribute('data-ask')) ?? '';
  await page.getByTestId('take-version').click();
  await expect(page.getByTestId('game-unkept')).toContainText('not kept');
  await page.getByRole('button', { name: 'Stay with the game' }).click();
  await expect(page.getByTestId('game-unkept')).toHaveCount(0);
  expect(await shown(page)).toBe('');
  await expect(question(page)).toHaveAttribute('data-ask', asks);
  await page.getByTestId('take-version').click();
  const loaded = page.waitForEvent('load');
  await page.getByTestId('go-without').click();
  await loaded;
  expect(await shown(page)).toBe('next');
});

test('a newer version is taken while something is being fetched, and in two tabs', async ({
  page,
  context,
}) => {
  await visit(page);
  const [other, busy] = [await context.newPage(), await context.newPage()];
  for (const tab of [other, busy]) await tab.goto(host.address);
  host.publish('next');
  for (const tab of [page, other]) {
    await tab.reload();
    await offered(tab);
  }
  // a browser gives up replacing a version while something is fetched through it
  await busy.evaluate(() => {
    const fetchOn = async (): Promise<void> => fetch('manifest.webmanifest').then(fetchOn);
    for (let storm = 0; storm < 3; storm += 1) void fetchOn();
  });
  for (const tab of [page, other]) {
    expect(await shown(tab)).toBe('');
    await take(tab);
    expect(await shown(tab)).toBe('next');
    await expect(tab.getByTestId('new-battle')).toBeVisible();
  }
  const waits = page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  expect(await waits).toBe('installed');
});

test('one version after another is taken without closing the tab, one while the next is still fetched', async ({
  page,
}) => {
  await visit(page);
  host.publish('next');
  await page.reload();
  await offered(page);
  let come: (how: 'found') => void = () => {};
  host.publish(
    'third',
    new Promise((found) => {
      come = found;
    }),
  );
  const isInstalling = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(isInstalling).toBe(true);
  await take(page);
  expect(await shown(page)).toBe('next');
  come('found');
  await offered(page);
  await take(page);
  expect(await shown(page)).toBe('third');
  host.fall();
  await page.reload();
  expect(await shown(page)).toBe('third');
  await expect(page.getByTestId('new-battle')).toBeVisible();
});

test('a newer version that does not come whole is not offered, and leaves nothing behind', async ({
  page,
}) => {
  await visit(page);
  host.publish('next', Promise.resolve('missing'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const failed = new Promise<void>((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve());
      });
    });
    await registration?.update();
    await failed;
  });
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  host.fall();
  await page.reload();
  expect(await shown(page)).toBe('');
  await asked(page);
  await expect(page.getByTestId('new-version')).toBeHidden();
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
