/** Texts that files take. Apart from the shapes of files: the page that begins a battle asks for names, and needs no validator. */

/** Control characters and those that hide, reverse or break a line, as a class of a regular expression. */
export const HIDDEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';

const hidden = new RegExp(`[${HIDDEN}]`, 'gu');
/** What parts words without being a space of its own: the end of a line, or a tab. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** What a file takes of a text that was typed: one line of visible characters, no longer than `most`; '' if nothing is left. */
export function plainText(typed: string, most: number): string {
  // a cut may leave half of a character
  return typed.replace(breaks, ' ').replace(hidden, '').trim().slice(0, most).replace(hidden, '').trim();
}
