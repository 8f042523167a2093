/** `npm run --silent sabreur -- <verb> <file>`: the engine for scripts. One JSON object on stdout, nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { door } from './door/door.ts';

/** npm runs its scripts in the project's folder: a file is meant from where the command was given. */
const from = process.env['npm_lifecycle_event'] === 'sabreur' ? process.env['INIT_CWD'] : undefined;

const told = door(process.argv.slice(2), (file) =>
  readFileSync(file === '-' ? 0 : path.resolve(from ?? '.', file), 'utf8'),
);
// whoever reads may have seen enough, as `head` does
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.stdout.write(`${JSON.stringify(told.json)}\n`);
process.exitCode = told.status;
