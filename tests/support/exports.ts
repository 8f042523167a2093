/**
 * Nothing stands open that nobody enters: reads sources and tests and says which value is exported that no other file
 * takes. Types are left alone: whoever calls a function need not name what it gives.
 */
import { type SourceFile, targetOf, withoutComments } from './arrows.ts';
import { exportsOf } from './names.ts';

const named =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const whole = /(?:\*(?:\s+as\s+[\w$]+)?\s*from\s*|\bimport\s*\(\s*)['"]([^'"]+)['"]/g;

interface Taken {
  /** The names that are imported or handed on, by their module. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** The modules taken as a whole. */
  readonly whole: ReadonlySet<string>;
}

function takenBy({ path, text }: SourceFile): Taken {
  const code = withoutComments(text);
  const names = new Map<string, Set<string>>();
  for (const [, list = '', from = ''] of code.matchAll(named)) {
    const target = targetOf(path, from) ?? from;
    const known = names.get(target) ?? new Set();
    for (const [, name = ''] of list.matchAll(/(?:^|,)\s*(?:type\s+)?([\w$]+)/g)) known.add(name);
    names.set(target, known);
  }
  const all = [...code.matchAll(whole)].map(([, from = '']) => targetOf(path, from) ?? from);
  return { names, whole: new Set(all) };
}

/**
 * The values that no other file imports, in words. A module that is taken whole, at once or later, may be handed on: any
 * file with that word in it is believed to mean it.
 */
export function unusedExports(
  files: readonly SourceFile[],
  readers: readonly SourceFile[] = [],
): readonly string[] {
  const all = [...files, ...readers];
  const taken = all.map(takenBy);
  const isTakenWhole = (path: string) => taken.some((one) => one.whole.has(path));
  const words = new Map(all.map(({ path, text }) => [path, new Set(withoutComments(text).match(/[\w$]+/g))]));
  return files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      exportsOf(withoutComments(text))
        .filter(({ name, isType }) => !isType && !taken.some(({ names }) => names.get(path)?.has(name)))
        .filter(
          ({ name }) =>
            !isTakenWhole(path) || ![...words].some(([other, said]) => other !== path && said.has(name)),
        )
        .map(({ name }) => `${name} is exported by ${path} and imported by nobody`),
    );
}
