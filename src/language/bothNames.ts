/** Finds the terms of the rule in a text, and what the other language calls them. */
import { GLOSSARY } from './glossary.ts';
import type { Locale } from './locale.ts';

/** A piece of a text; `other` where it is a term. */
export interface TermPiece {
  readonly text: string;
  readonly other: string | null;
}

interface Named {
  readonly own: string;
  readonly other: string;
}

const NAMED: Readonly<Record<Locale, readonly Named[]>> = {
  en: GLOSSARY.map(([own, other]) => ({ own, other })),
  fr: GLOSSARY.map(([other, own]) => ({ own, other })),
};

/** Each word in its plural or feminine too; the apostrophe of the printer or of the keyboard. */
function formsOf(term: string): string {
  return term
    .split(' ')
    .map((word) => `${word.replaceAll('’', "[’']")}(?:es|s|x|e)?`)
    .join('[\\s-]');
}

/** The longer first: it may hold a shorter one. */
function patternOf(named: readonly Named[]): RegExp {
  const forms = named
    .map(({ own }) => own)
    .toSorted((a, b) => b.length - a.length)
    .map((own) => `(${formsOf(own)})`);
  return new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join('|')})(?![\\p{L}\\d])`, 'giu');
}

const sorted = (locale: Locale): readonly Named[] =>
  NAMED[locale].toSorted((a, b) => b.own.length - a.own.length);
const SORTED: Readonly<Record<Locale, readonly Named[]>> = { en: sorted('en'), fr: sorted('fr') };
const PATTERNS: Readonly<Record<Locale, RegExp>> = { en: patternOf(NAMED.en), fr: patternOf(NAMED.fr) };

/** The text in pieces, each term of the language it is written in with its name in the other. */
export function termPieces(text: string, locale: Locale): readonly TermPiece[] {
  const pieces: TermPiece[] = [];
  let read = 0;
  for (const found of text.matchAll(PATTERNS[locale])) {
    const which = found.findIndex((group, at) => at > 0 && group !== undefined) - 1;
    const other = SORTED[locale][which]?.other ?? null;
    if (found.index > read) pieces.push({ text: text.slice(read, found.index), other: null });
    pieces.push({ text: found[0], other });
    read = found.index + found[0].length;
  }
  if (read < text.length) pieces.push({ text: text.slice(read), other: null });
  return pieces;
}

/** What the terms in a text are called in the language it is not written in, each once, to be searched. */
export function otherNamesIn(text: string, locale: Locale): string {
  return [...new Set(termPieces(text, locale).flatMap(({ other }) => other ?? []))].join(' ');
}
