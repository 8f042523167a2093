/**
 * `told` of src/records gives a number on which nothing may depend: in odds it is the one verb that would let a rule
 * branch on a figure unnoticed. Reads the sources and says where it stands but in the record of a fact.
 */
import { type SourceFile, withoutComments } from './arrows.ts';

const IMPORTED = /import\s*(\{[^}]*\}|\*[^'"]*)\s*from\s*['"][^'"]*records\/records\.ts['"];?/g;
const FACT = /\{\s*fact\s*:\s*['"][^{}]*\}/g;

/** The uses of `told` outside facts, in words; under another name it is not to be followed, and so no less a fault. */
export function toldOutsideFacts(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    const imports = [...code.matchAll(IMPORTED)].map(([, names = '']) => names);
    if (imports.some((names) => names.startsWith('*') || /\btold\s+as\b/.test(names)))
      return [`${path} hides told under another name`];
    if (!imports.some((names) => /\btold\b/.test(names))) return [];
    const rest = code.replace(IMPORTED, '').replace(FACT, '');
    return [...rest.matchAll(/\btold\b/g)].map(() => `${path} tells a number outside a fact`);
  });
}
