/** `npm run --silent sabreur -- <verb> <file>`: the engine for scripts. One JSON object on stdout, nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve, wordsBeside, workBeside } from './verbs/beside.ts';
import { commandLine, patienceFor } from './verbs/commandLine.ts';
import type { Printed } from './verbs/fault.ts';

/** npm runs its scripts in the project's folder: a file is meant from where the command was given. */
const from = process.env['npm_lifecycle_event'] === 'sabreur' ? process.env['INIT_CWD'] : undefined;

function textOf(file: string): string {
  return readFileSync(file === '-' ? 0 : path.resolve(from ?? '.', file), 'utf8');
}

function print(told: Printed): void {
  // whoever reads may have seen enough, as `head` does
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(`${JSON.stringify(told.json)}\n`);
  process.exitCode = told.status;
}

/** What may take long is told of on stderr each second, and ends by itself, or at Ctrl-C. */
async function beside(words: readonly string[], seconds: number): Promise<Printed> {
  return workBeside(new URL(import.meta.url), words, {
    seconds,
    tell: ({ seconds: past, steps, depths }) => {
      const counted = depths === undefined ? {} : { depth: depths.length };
      process.stderr.write(`${JSON.stringify({ progress: { seconds: past, steps, ...counted } })}\n`);
    },
    onStop: (stop) => {
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
    },
  });
}

const own = wordsBeside();
if (own) serve((report) => commandLine(own, textOf, report));
else {
  const words = process.argv.slice(2);
  const seconds = patienceFor(words);
  print(seconds === null ? commandLine(words, textOf) : await beside(words, seconds));
}
