/** Reads the statements of the parts that other rule systems bring: plain text, in which numbers lead to statements. */
import type { SystemStatement } from '../contract/system.ts';
import type { Run } from './markup.ts';

/** How the numbers of statements look in any system; whether one is, its system says. */
const NUMBERS = /\b[A-Z]{1,3}(?:-[A-Z])?-[A-Z]?\d+(?:\.\d+)?\b/g;

/** A text cut into runs; those numbers become links that lead somewhere. */
export function numberedRuns(text: string, leads: (id: string) => boolean): readonly Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const { 0: to, index } of text.matchAll(NUMBERS)) {
    if (!leads(to)) continue;
    if (index > read) runs.push({ run: 'text', text: text.slice(read, index) });
    runs.push({ run: 'link', to });
    read = index + to.length;
  }
  if (read < text.length) runs.push({ run: 'text', text: text.slice(read) });
  return runs;
}

/** A term as a whole word or in its plural, wherever it stands. */
function patternOf(term: string): RegExp {
  const letters = term.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${letters}[sx]?(?![\\p{L}\\d])`, 'iu');
}

/** The runs with the first place of each term emphasised, and the terms that stand nowhere in them. */
export function withTerms(
  runs: readonly Run[],
  terms: readonly string[],
): { readonly runs: readonly Run[]; readonly missing: readonly string[] } {
  let marked = runs;
  // the longer first: it may hold a shorter one
  const missing = terms
    .toSorted((a, b) => b.length - a.length)
    .filter((term) => {
      const pattern = patternOf(term);
      const at = marked.findIndex((run) => run.run === 'text' && pattern.test(run.text));
      const run = marked[at];
      const found = run?.run === 'text' ? pattern.exec(run.text) : null;
      if (run?.run !== 'text' || !found) return true;
      const before = run.text.slice(0, found.index);
      const after = run.text.slice(found.index + found[0].length);
      const cut: readonly Run[] = [
        { run: 'text', text: before },
        { run: 'emphasis', text: found[0] },
        { run: 'text', text: after },
      ];
      marked = marked.toSpliced(at, 1, ...cut.filter((one) => one.run === 'link' || one.text !== ''));
      return false;
    });
  return { runs: marked, missing: terms.filter((term) => missing.includes(term)) };
}

/** Every text of a statement: what it says, then its table cell by cell. */
export function textsOf({ text, table = [] }: SystemStatement): readonly string[] {
  return [text, ...table.flat()];
}
