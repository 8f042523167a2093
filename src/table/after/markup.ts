/** Markup for a page that is handed out as a file. Whatever is put into it is text, unless it is markup made here. */

export interface Markup {
  readonly markup: string;
}

type Piece = string | number | Markup | readonly Piece[];

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function written(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(written).join('');
}

/** Markup with pieces put into it: texts are escaped, lists are joined. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: parts.map((part, at) => part + written(pieces[at] ?? '')).join('') };
}

/** What is known to be sound markup already, as a drawing of the map that has escaped its own texts. */
export function sound(markup: string): Markup {
  return { markup };
}
