// node src/command/run.mjs <name> [arguments]: bundles src/command/<name>.ts for Node when the sources have
// changed since the last time, and runs the bundle. Prints nothing of its own on stdout. Node strips types by itself only
// in later versions than the oldest we run in; tsx does it anew at each start, which takes four times the processor time.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = path.join(root, 'src');
const [name, ...rest] = process.argv.slice(2);
const entry = path.join(source, 'command', `${name}.ts`);

if (name === undefined || !/^[a-z][A-Za-z-]*$/.test(name) || !existsSync(entry)) {
  const names = readdirSync(path.join(source, 'command')).filter((file) => file.endsWith('.ts'));
  console.error(
    `usage: node src/command/run.mjs <${names.map((file) => file.slice(0, -3)).join(' | ')}> [arguments]`,
  );
  process.exit(2);
}

/** Changes when any source file, this script or the set of packages does. */
function stateOfSources() {
  const files = readdirSync(source, { recursive: true }).map((file) => path.join(source, String(file)));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, path.join(root, 'package-lock.json')].sort()) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isFile()) hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const home = path.join(root, 'node_modules/.cache/commands', name);
const bundle = path.join(home, `${name}.mjs`);
const stamp = path.join(home, 'stamp');
const state = stateOfSources();

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
  const staging = `${home}.${process.pid}`;
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': source } },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: staging,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        output: { format: 'es', entryFileNames: `${name}.mjs`, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(path.join(staging, 'stamp'), state);
  mkdirSync(path.dirname(home), { recursive: true });
  try {
    rmSync(home, { recursive: true, force: true });
    renameSync(staging, home);
  } catch {
    rmSync(staging, { recursive: true, force: true }); // another run put the same bundle there first
  }
}

process.argv = [process.argv[0] ?? 'node', bundle, ...rest];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);
