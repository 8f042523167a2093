/**
 * Chromium may leave off drawing a page for ever, though its clock goes on and other pages of it are drawn: whatever waits
 * for a frame there waits for ever. Once its GPU process is started anew it draws again.
 */
import type { Browser, Page } from 'playwright';

/** So long nothing is drawn before the page counts as left, in milliseconds: no busy machine takes that for a frame. */
const LONGEST = 10_000;
/** How long after one look the next begins, in milliseconds. */
const BETWEEN = 2000;
/** So long a new process is let be, and a page may take to answer before it counts as telling nothing, in milliseconds. */
const PATIENCE = 30_000;

function after(milliseconds: number): Promise<false> {
  return new Promise((later) => setTimeout(() => later(false), milliseconds).unref());
}

/** Starts the process anew that draws for all pages of the browser. */
async function drawAnew(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) if (type === 'GPU') process.kill(id, 'SIGKILL');
  } finally {
    await session.detach();
  }
}

/** Whether a page that is to be seen draws no frame while its own clock runs on. */
function isLeft(page: Page, longest: number): Promise<boolean> {
  return page.evaluate(async (limit) => {
    const frame = new Promise<boolean>((drawn) => requestAnimationFrame(() => drawn(false)));
    const half = () => new Promise((later) => setTimeout(later, limit / 2));
    // a clock that stood still meanwhile has gone on twice
    const late = half()
      .then(half)
      .then(() => document.visibilityState === 'visible');
    return Promise.race([frame, late]);
  }, longest);
}

/** Looks after all pages of the browser from now on. Gives the end of that, and how often it had to be started anew. */
export function watchDrawing(
  browser: Browser,
  longest = LONGEST,
): { end: () => void; readonly anew: () => number } {
  let isOver = false;
  let anew = 0;
  const look = async (): Promise<void> => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    // a page that is left, or goes elsewhere, meanwhile tells nothing
    const tells = (page: Page) => Promise.race([isLeft(page, longest).catch(() => false), after(PATIENCE)]);
    const left = await Promise.all(pages.map(tells));
    if (isOver || !left.includes(true)) return;
    anew += 1;
    const where = pages.filter((_page, at) => left[at]).map((page) => page.url());
    process.stderr.write(`no longer drawn, and drawn anew: ${where.join(', ')}\n`);
    await drawAnew(browser).catch(() => {});
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
