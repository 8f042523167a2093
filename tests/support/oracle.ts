/**
 * The oracle reads the rule a second time, without the program's help. Reads its sources and says where it imports what
 * would make it the program's echo: of the rules it may take the types, the vocabularies and the engine under test.
 */
import path from 'node:path';
import { importsOf, type SourceFile } from './arrows.ts';

const RULES = 'src/rules/';

/** What the oracle shares with the program beyond types: as its README says. */
export const SHARED: readonly string[] = [
  'src/rules/rulebook.ts',
  'src/rules/state/vocabulary.ts',
  'src/geometry/facing.ts',
  'src/geometry/shape.ts',
  'src/engine/dice.ts',
  'src/engine/outcomeFaces.ts',
  'src/engine/seed.ts',
  'src/odds/aims.ts',
  'src/chances/fraction.ts',
  'src/command/oddsNames.ts',
];

/** Where the oracle imports more of the program than it may, in words. */
export function faultsOfOracle(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path: file, text }) =>
    importsOf(text).flatMap(({ from, typeOnly }) => {
      const target = path.posix.join(path.posix.dirname(file), from);
      if (!from.startsWith('.') || !target.startsWith('src/') || typeOnly || SHARED.includes(target))
        return [];
      const why = target.startsWith(RULES)
        ? 'the oracle takes no rule from the program'
        : 'it shares no more';
      return [`${file} imports ${target}: ${why}`];
    }),
  );
}

/** What is allowed and not imported by any of the files. */
export function unsharedIn(files: readonly SourceFile[]): readonly string[] {
  const targets = new Set(
    files.flatMap(({ path: file, text }) =>
      importsOf(text).map(({ from }) => path.posix.join(path.posix.dirname(file), from)),
    ),
  );
  return SHARED.filter((target) => !targets.has(target));
}
