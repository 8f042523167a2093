/**
 * Chromium may leave off drawing a page for ever, though its clock goes on and other pages of it are drawn: whatever waits
 * for a frame there waits for ever. Once its GPU process is started anew it draws again.
 */
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright';

/** So long nothing is drawn before the page counts as left, in milliseconds: no busy machine takes that for a frame. */
const LONGEST = 10_000;
/** How long after one look the next begins, in milliseconds. */
const BETWEEN = 5000;
/** So long a new process is let be, and a page may take to answer before it counts as telling nothing, in milliseconds. */
const PATIENCE = 30_000;

function after(milliseconds: number): Promise<void> {
  return new Promise((later) => setTimeout(later, milliseconds).unref());
}

/** What a page tells of itself when it is looked at. */
type Told = 'drawn' | 'left' | 'nothing';

/** Starts the process anew that draws for all pages of the browser. */
async function drawAnew(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) if (type === 'GPU' && draws(id)) process.kill(id, 'SIGKILL');
  } finally {
    await session.detach();
  }
}

/** Whether the process of that number is one that draws: a browser in a box of its own may count its processes otherwise. */
function draws(id: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=gpu-process');
  } catch {
    return false;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page: each would make a world of its own. */
function sessionOf(page: Page): Promise<CDPSession> {
  const had = sessions.get(page);
  if (had !== undefined) return had;
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  session.catch(() => sessions.delete(page));
  return session;
}

/** Whether a page that is to be seen draws no frame while its clock runs on; told by its own frames and clock. */
async function isUndrawn(limit: number): Promise<boolean> {
  const frame = new Promise<boolean>((drawn) => requestAnimationFrame(() => drawn(false)));
  const half = () => new Promise((later) => setTimeout(later, limit / 2));
  // a clock that stood still meanwhile has gone on twice
  const late = half()
    .then(half)
    .then(() => document.visibilityState === 'visible');
  return Promise.race([frame, late]);
}

/** The same, asked beside whatever a test has put in the place of the page's frames and clock. */
async function isLeft(page: Page, longest: number): Promise<boolean> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'drawing' };
  const { executionContextId } = await session.send('Page.createIsolatedWorld', world);
  const expression = `(${isUndrawn.toString()})(${longest})`;
  const asked = { expression, contextId: executionContextId, awaitPromise: true, returnByValue: true };
  const { result } = await session.send('Runtime.evaluate', asked);
  return result.value === true;
}

function askOf(page: Page, longest: number): Promise<Told> {
  return Promise.race([
    isLeft(page, longest).then(
      (is): Told => (is ? 'left' : 'drawn'),
      // it was closed meanwhile, or goes elsewhere
      (): Told => 'drawn',
    ),
    after(PATIENCE).then((): Told => 'nothing'),
  ]);
}

/** Looks after all pages of the browser from now on. Gives the end of that, and how often it had to be started anew. */
export function watchDrawing(
  browser: Browser,
  longest = LONGEST,
): { end: () => void; readonly anew: () => number } {
  let isOver = false;
  let anew = 0;
  let silent: ReadonlySet<Page> = new Set();
  const look = async (): Promise<void> => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const told = await Promise.all(pages.map((page) => askOf(page, longest)));
    // a page may be busy for a while; one that tells nothing twice over may wait for what draws it
    const left = pages.filter(
      (page, at) => told[at] === 'left' || (told[at] === 'nothing' && silent.has(page)),
    );
    silent = new Set(pages.filter((_page, at) => told[at] === 'nothing'));
    if (isOver || left.length === 0) return;
    anew += 1;
    const where = left.map((page) => `${page.url()}${silent.has(page) ? ' (no answer)' : ''}`);
    process.stderr.write(`no longer drawn, and to be drawn anew: ${where.join(', ')}\n`);
    await Promise.race([drawAnew(browser), after(PATIENCE)]).catch((fault: unknown) => {
      process.stderr.write(`it cannot be drawn anew: ${String(fault)}\n`);
    });
    await after(PATIENCE);
  };
  const goOn = async (): Promise<void> => {
    while (!isOver) {
      await look();
      await after(BETWEEN);
    }
  };
  void goOn();
  return {
    end: () => {
      isOver = true;
    },
    anew: () => anew,
  };
}

const watched = new WeakSet<Browser>();

/** The same, for as long as the browser is there, whoever asks for it again. */
export function watchOnce(browser: Browser | null): void {
  if (!browser || watched.has(browser)) return;
  watched.add(browser);
  const { end } = watchDrawing(browser);
  browser.on('disconnected', end);
}
