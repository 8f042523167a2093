/** The first page of the store names the five files by which a click becomes an answer: they are so linked. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../support/arrows.ts';

const page = readFileSync('src/store/README.md', 'utf8');
const files = [...page.matchAll(/^\d\. `([\w/.]+)`/gm)].map(([, file = '']) => `src/${file}`);

function imported(file: string): readonly string[] {
  const folder = path.posix.dirname(file);
  return importsOf(readFileSync(file, 'utf8')).map(({ from }) => path.posix.join(folder, from));
}

test('a click becomes an answer through five files, each of which calls the next', () => {
  expect(files).toHaveLength(5);
  for (const [n, file] of files.slice(0, -1).entries()) expect(imported(file)).toContain(files[n + 1]);
});

test('the way leads one way: none of them knows one before it', () => {
  for (const [n, file] of files.entries())
    for (const before of files.slice(0, n)) expect(imported(file)).not.toContain(before);
});
