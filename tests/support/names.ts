/**
 * One name, one meaning: reads the sources and says which name is exported by two modules. Twins are one meaning: what
 * each language says of the same, and a component that comes later under its own name.
 */
import { type SourceFile, withoutComments } from './arrows.ts';

const exported =
  /(?:^|[\s;}])export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(function\*?|const|let|class|interface|type|enum)\s+([\w$]+)/g;

/** What a module exports, without its comments: each by its name, and whether it is there for types alone. */
export function exportsOf(code: string): readonly { readonly name: string; readonly isType: boolean }[] {
  return [...code.matchAll(exported)].map(([, kind, name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
  }));
}

/** What is fetched when it is first wanted goes by the name of what is fetched. */
const comingLater = /export const (\w+) = \w+\(\s*async \(\) =>\s*\(await (\w+)\([^)]*\)\)\.\1\b/g;
/** What fetches a file for many. */
const fetching = /^const (\w+) = \(\) => import\([^)]*\);/gm;

const ownNames = (text: string): readonly string[] => {
  const code = withoutComments(text);
  const fetches = new Set(['import', ...[...code.matchAll(fetching)].map(([, name = '']) => name)]);
  const later = new Set(
    [...code.matchAll(comingLater)].flatMap(([, name = '', by = '']) => (fetches.has(by) ? [name] : [])),
  );
  return [...new Set(exportsOf(code).map(({ name }) => name))].filter((name) => !later.has(name));
};

/** The file, or what it is the French or the English of. */
const meaningOf = (path: string): string =>
  path
    .replace(/^src\/language\/(?:en|fr)\b/, 'src/language/*')
    .replace(/^(src\/rulesets\/[^/]+\/(?:language|book))\/(?:en|fr)\b/, '$1/*');

/** A rule system has its own words, and shows none of them to others: its names are told apart from theirs. */
const scopeOf = (path: string): string => /^src\/rulesets\/[^/]+\//.exec(path)?.[0] ?? '';

/** Where each name is exported that more than one module exports. */
export function namesakes(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const name of ownNames(text)) {
      const meant = scopeOf(path) + name;
      const known = places.get(meant) ?? new Set();
      places.set(meant, known.add(meaningOf(path)));
    }
  }
  return new Map(
    [...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths].sort()]),
  );
}

/** Names with two meanings that are not among those allowed, and those allowed that have one; in words. */
export function faultsOfNames(
  files: readonly SourceFile[],
  allowed: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const found = namesakes(files);
  const names = new Set(Object.values(allowed).flat());
  return [
    ...[...found]
      .filter(([name]) => !names.has(name))
      .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`),
    ...[...names]
      .filter((name) => !found.has(name))
      .map((name) => `${name} is allowed twice, but stands once`),
  ];
}
