/** The command line without a process: a verb and the text of its file. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../../src/command/verbs/commandLine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project. */
export function projectText(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8');
}

/** What the command line says; the file is a path in the project. */
export function asked(...words: readonly string[]) {
  return commandLine(words, projectText);
}

/** The same with the data of the file given. */
export function askedOf(data: unknown, ...words: readonly string[]) {
  return commandLine(words, () => (typeof data === 'string' ? data : JSON.stringify(data)));
}

/** An example file as data. */
export function example(name: string): Record<string, unknown> {
  return JSON.parse(projectText(`public/examples/${name}.json`)) as Record<string, unknown>;
}
