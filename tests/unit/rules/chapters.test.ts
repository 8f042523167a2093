import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../../src/language/rulebook.ts';
import { pathsUnder } from '../../support/arrows.ts';

const ROOM = 'src/rules';
/** The rows of the table of chapters: what stands in the first column, and the paths named in the second. */
const rows = readFileSync(`${ROOM}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| chapter'))
  .map((line) => {
    const [, chapter = '', files = ''] = line.split('|').map((cell) => cell.trim());
    return { chapter, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
  });

describe('the list of chapters in src/rules', () => {
  test('has every chapter of the rule, in its order', () => {
    expect(rows.map(({ chapter }) => chapter.slice(0, 3))).toEqual([...CHAPTERS, 'eve']);
  });

  test('names only what is there', () => {
    const named = rows.flatMap(({ files }) => files);
    expect(named.filter((file) => !existsSync(path.posix.join(ROOM, file)))).toEqual([]);
  });

  test('names every file of the rules', () => {
    const named = new Set(rows.flatMap(({ files }) => files.map((file) => path.posix.join(ROOM, file))));
    expect(pathsUnder(ROOM).filter((file) => file.endsWith('.ts') && !named.has(file))).toEqual([]);
  });

  test('a file cites a statement of each chapter it is listed under', () => {
    const strange = rows
      .filter(({ chapter }) => CHAPTERS.some((code) => chapter.startsWith(code)))
      .flatMap(({ chapter, files }) =>
        files
          .filter((file) => file.endsWith('.ts'))
          .filter((file) => {
            const text = readFileSync(path.posix.join(ROOM, file), 'utf8');
            return !new RegExp(`\\b${chapter.slice(0, 3)}\\b`).test(text);
          })
          .map((file) => `${chapter.slice(0, 3)} ${file}`),
      );
    expect(strange).toEqual([]);
  });
});
