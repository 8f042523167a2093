import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, transformWithOxc } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const policyTag = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"\s*\/?>/;

/** The one place that states the policy is index.html; a meta tag cannot forbid framing, a header can. */
function policyHeader(): string {
  const policy = policyTag.exec(readFileSync(here('./index.html'), 'utf8'))?.[1];
  if (policy === undefined) throw new Error('index.html states no Content-Security-Policy');
  return `${policy}; frame-ancestors 'none'`;
}

/** The development server injects inline scripts and styles, which the policy of the built page forbids. */
const policyOnlyInBuilds: Plugin = {
  name: 'policy-only-in-builds',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(policyTag, ''),
};

/** The name of each token in the built page: written out, the names would weigh more than what they name. */
const shortNames = new Map(
  [...readFileSync(here('./src/map/tokens.css'), 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)].map(
    ([, name], at) => [name, `--${at.toString(36)}`],
  ),
);

const shorten = (css: string) => css.replace(/--[\w-]+/g, (name) => shortNames.get(name) ?? name);

const shortTokens = {
  postcssPlugin: 'short-tokens',
  Declaration(one: { prop: string; value: string }) {
    one.prop = shorten(one.prop);
    one.value = shorten(one.value);
  },
};

/** The files of a folder and of those in it, from there. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** A module by its address, without what is asked of it: not the page of the tests, which names one there. */
const MODULE = /^[^?]+\.(?:[cm]?[jt]sx?|css|json)(?:\?|$)/;

/**
 * In one run a module is fetched once for all files of component tests, not again for each: Chromium may leave one of forty
 * thousand requests without an answer, for which Vitest waits for ever. What watches for changes must ask again.
 */
const keptWhileTesting: Plugin = {
  name: 'kept-while-testing',
  apply: (_config, { mode, command }) =>
    command === 'serve' && mode === 'test' && process.argv.includes('run'),
  configureServer({ middlewares }) {
    // Vitest's own would have each module asked for anew, in case a test puts another in its place: none does
    middlewares.stack.unshift({
      route: '',
      handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
        if (MODULE.test(request.url ?? '')) {
          const { writeHead } = response;
          response.writeHead = (status: number, ...more: unknown[]) => {
            if (status === 200)
              ServerResponse.prototype.setHeader.call(response, 'Cache-Control', 'max-age=86400, immutable');
            return Reflect.apply(writeHead, response, [status, ...more]);
          };
        }
        next();
      },
    });
  },
};

/** Lays offline.js beside the page: it keeps every file of the build in the browser. */
const keptForOffline: Plugin = {
  name: 'kept-for-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const source = here('./src/offline/serviceWorker.ts');
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const shown = filesIn(here('./public'));
      const files = ['', ...Object.keys(bundle), ...shown].sort();
      const digest = createHash('sha256').update(code);
      for (const file of files) digest.update(`${file}\n`);
      for (const file of shown) digest.update(readFileSync(here(`./public/${file}`)));
      // the names of the others tell what is in them
      const page = bundle['index.html'];
      if (page?.type === 'asset') digest.update(page.source);
      const told = { FILES: files, VERSION: digest.digest('hex').slice(0, 16) };
      const before = Object.entries(told).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
      );
      // it is no module for the browser
      const text = `${before.join('')}${code.replace(/^export \{\s*\};?\n?/m, '')}`;
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: text });
    },
  },
};

/** A run of the unit tests alone must neither look for a browser nor unpack one. */
const onlyUnit = process.argv.some(
  (word, i, all) => word === '--project=unit' || (word === '--project' && all[i + 1] === 'unit'),
);

/** What no single test of units and components takes, however busy the machine, in milliseconds. */
const SLOWEST = 240_000;

export default defineConfig(async ({ mode, command }) => {
  const browser =
    mode === 'test' && !onlyUnit
      ? await (await import('./tests/support/provider.ts')).watchedBrowser()
      : undefined;
  return {
    base: './',
    plugins: [react(), policyOnlyInBuilds, keptForOffline, keptWhileTesting],
    resolve: {
      alias: [
        { find: '@', replacement: here('./src') },
        // the same generator without the six other algorithms of the package
        { find: /^seedrandom$/, replacement: 'seedrandom/seedrandom.js' },
      ],
    },
    css: command === 'build' ? { postcss: { plugins: [shortTokens] } } : {},
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // seven letters tell two versions of a file apart, and are named in what is loaded first
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // one file to begin with, one for the first words of each language, one for most
          // of the rules; few files compress best
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial' as const], priority: 1 },
              { name: 'en', test: /src\/language\/en(Opening\.ts|\/(words|writing)\.ts)$/ },
              { name: 'fr', test: /src\/language\/fr(Opening\.ts|\/(words|writing)\.ts)$/ },
              { name: 'marks', test: /src\/map\/overlay\// },
              { name: 'rules', test: /src\/rules\// },
              {
                name: 'ground',
                test: /src\/map\/(ground\/[^/]+|[sS]heetFoot\.\w+|pieces\/(ArmSymbols\.tsx|silhouettes\.ts))$/,
              },
              { name: 'welcome', test: /src\/welcome\/[^/]+$/ },
              { name: 'later', test: /src\/(table|map(?!\/(ground|keptFocus))|account)\// },
            ],
          },
        },
      },
    },
    worker: { format: 'es' as const },
    preview: { headers: { 'Content-Security-Policy': policyHeader() } },
    test: {
      // Vitest would leave one core idle
      maxWorkers: '100%',
      projects: [
        {
          extends: true as const,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/unit/**/*.test.ts'],
            // the reviews go through many positions; a busy machine must not fail them
            testTimeout: SLOWEST,
            hookTimeout: SLOWEST,
          },
        },
        ...(browser
          ? [
              {
                extends: true as const,
                test: {
                  name: 'browser',
                  include: ['tests/component/**/*.test.tsx'],
                  setupFiles: ['tests/support/setup-browser.ts'],
                  // nor must it fail what waits for the screen
                  testTimeout: SLOWEST,
                  hookTimeout: SLOWEST,
                  expect: { poll: { timeout: 30_000 } },
                  browser: {
                    enabled: true,
                    headless: true,
                    // of several pages of a busy browser Chromium leaves off drawing one the sooner, and Vitest has a page
                    // for each file that runs; units fill the other cores
                    fileParallelism: false,
                    connectTimeout: SLOWEST,
                    screenshotFailures: false,
                    provider: browser,
                    instances: [{ browser: 'chromium' as const }],
                  },
                },
              },
            ]
          : []),
      ],
    },
  };
});
