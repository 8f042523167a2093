import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface TestBrowser {
  readonly executablePath: string;
  readonly args: string[];
}

/** Chromium would end itself once the process that draws has been started anew a few times: see drawing.ts. */
const DRAWN_ANEW = '--disable-gpu-process-crash-limit';

/**
 * The browser that the component tests and the end-to-end tests drive: the one named by TEST_BROWSER, else
 * Playwright's own, else the one packaged for Linux x64, else one installed on the system. Never a silent skip.
 */
export async function findTestBrowser(): Promise<TestBrowser> {
  return named() ?? (await playwrights()) ?? (await packaged()) ?? installed() ?? refuse();
}

/** Chromium will not start its sandbox as root on Linux. */
function plainArgs(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0
    ? [DRAWN_ANEW, '--no-sandbox']
    : [DRAWN_ANEW];
}

function named(): TestBrowser | undefined {
  const executablePath = process.env['TEST_BROWSER'];
  if (!executablePath) return undefined;
  if (!existsSync(executablePath)) throw new Error(`TEST_BROWSER names no file: ${executablePath}`);
  return { executablePath, args: plainArgs() };
}

async function playwrights(): Promise<TestBrowser | undefined> {
  const { chromium } = await import('playwright');
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { executablePath, args: plainArgs() } : undefined;
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

async function packaged(): Promise<TestBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !hasGlibc()) return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = entry.slice(0, entry.lastIndexOf(`${path.sep}build${path.sep}`));
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const home = path.join(root, 'node_modules/.cache/test-browser', version);
  const executablePath = path.join(home, 'chromium');
  if (!existsSync(executablePath)) await unpack(root, home);
  process.env['FONTCONFIG_PATH'] = path.join(home, 'fonts');
  const libraries = path.join(home, 'al2023/lib');
  const paths = (process.env['LD_LIBRARY_PATH'] ?? '').split(':').filter((p) => p !== '' && p !== libraries);
  process.env['LD_LIBRARY_PATH'] = [libraries, ...paths].join(':');
  return { executablePath, args: [DRAWN_ANEW, '--no-sandbox', '--no-zygote'] };
}

/**
 * Unpacks beside its home and moves in at one stroke, so that runs which race for it cannot see half a browser. A process
 * of its own does it: the package unpacks where TMPDIR points, and others here read that variable meanwhile.
 */
async function unpack(root: string, home: string): Promise<void> {
  const staging = `${home}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(staging, { recursive: true });
  const work =
    "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', work], {
    cwd: root,
    // the name of the runtime makes it unpack NSS, NSPR and expat too
    env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`;
  await mkdir(path.join(staging, 'fonts'), { recursive: true });
  await writeFile(path.join(staging, 'fonts/fonts.conf'), fonts);
  const browser = path.join(home, 'chromium');
  // half a browser, left by a run that was cut off, would stand in the way for ever
  if (!existsSync(browser)) await rm(home, { recursive: true, force: true });
  try {
    await rename(staging, home);
  } catch (cause) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(browser)) throw cause; // otherwise another run was faster: its browser serves
  }
}

function systemPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const roots = [
      process.env['PROGRAMFILES'],
      process.env['PROGRAMFILES(X86)'],
      process.env['LOCALAPPDATA'],
    ];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return programs.flatMap((program) => roots.filter((r) => r !== undefined).map((r) => `${r}\\${program}`));
  }
  return ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'].map(
    (name) => `/usr/bin/${name}`,
  );
}

function installed(): TestBrowser | undefined {
  const executablePath = systemPaths().find((file) => existsSync(file));
  return executablePath === undefined ? undefined : { executablePath, args: plainArgs() };
}

function refuse(): never {
  throw new Error(
    [
      'No browser was found for the component and end-to-end tests. Any one of these helps:',
      '  1. install Google Chrome, Chromium or Microsoft Edge;',
      '  2. run `npx playwright install chromium`;',
      '  3. set the environment variable TEST_BROWSER to the path of a Chromium-based browser.',
      'The tests that need no browser run with `npm run test:unit`.',
    ].join('\n'),
  );
}
