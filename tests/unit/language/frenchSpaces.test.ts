/** French sets its high punctuation apart by a thin space at which no line breaks: in every string of its files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../src/language/', import.meta.url));

/** The files of the language; the rulebook's texts are set when they are shown. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^fr(Opening)?\.ts$|^fr\/(?!rulebook\/).*\.ts$/.test(file));

/** The strings in a tree of code, and the pieces of its templates. */
function stringsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { readonly type?: unknown; readonly value?: unknown };
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  return Object.values(node).flatMap(stringsIn);
}

const said = files.flatMap((file) =>
  stringsIn(parseSync(file, readFileSync(path.join(folder, file), 'utf8')).program).map((text) => ({
    file,
    text,
  })),
);

test('no other space stands before ; : ! ? » or after «', () => {
  expect(said.length).toBeGreaterThan(2500);
  const faults = said.filter(({ text }) => /[ \u00a0][;:!?»]|«[ \u00a0]/.test(text));
  expect(faults.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
