/**
 * Where a text ceases to be JSON. Machines tell it each in their own words, or not at all; here it is found the same way on
 * all. Without recursion: a hostile text may nest deeper than the stack.
 */

/** A line and a letter of it, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
/** A text, a number, or one of the three words; each as far as it is sound. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows them nowhere in a text
const TEXT = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** What is read next: a value, or the end of a list or object that may be empty, or what comes after a value. */
type Awaited = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'after';

class Scanner {
  at = 0;
  /** The ends of the lists and objects that are open. */
  private readonly open: (']' | '}')[] = [];
  private awaited: Awaited = 'value';
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private taken(what: RegExp): boolean {
    what.lastIndex = this.at;
    const found = what.exec(this.text);
    if (found) this.at += found[0].length;
    return found !== null && found[0].length > 0;
  }

  private letter(letter: string): boolean {
    if (this.text[this.at] !== letter) return false;
    this.at++;
    return true;
  }

  private string(): boolean {
    return this.taken(TEXT) && this.letter('"');
  }

  private closed(): boolean {
    const end = this.open.at(-1);
    if (end === undefined || !this.letter(end)) return false;
    this.open.pop();
    this.awaited = 'after';
    return true;
  }

  private begun(end: ']' | '}', awaited: Awaited): boolean {
    this.open.push(end);
    this.awaited = awaited;
    return true;
  }

  private key(): boolean {
    if (!this.string()) return false;
    this.taken(SPACE);
    if (!this.letter(':')) return false;
    this.awaited = 'value';
    return true;
  }

  private value(): boolean {
    if (this.letter('{')) return this.begun('}', 'keyOrEnd');
    if (this.letter('[')) return this.begun(']', 'valueOrEnd');
    const sound = this.text[this.at] === '"' ? this.string() : this.taken(NUMBER) || this.taken(WORD);
    this.awaited = 'after';
    return sound;
  }

  private after(): boolean {
    if (!this.letter(',')) return this.closed();
    const end = this.open.at(-1);
    this.awaited = end === '}' ? 'key' : 'value';
    return end !== undefined;
  }

  /** Reads one thing on; whether it was what had to come. */
  step(): boolean {
    switch (this.awaited) {
      case 'value':
        return this.value();
      case 'valueOrEnd':
        return this.closed() || this.value();
      case 'key':
        return this.key();
      case 'keyOrEnd':
        return this.closed() || this.key();
      case 'after':
        return this.after();
    }
  }

  /** Whether all of the text has been read, and nothing stands open. */
  isAtEnd(): boolean {
    this.taken(SPACE);
    return this.at === this.text.length && this.awaited === 'after' && this.open.length === 0;
  }
}

/** The place of the first letter that cannot stand there; null where the text is JSON. */
export function jsonFault(text: string): TextPlace | null {
  const scanner = new Scanner(text);
  while (!scanner.isAtEnd())
    if (!scanner.step()) {
      const before = text.slice(0, scanner.at);
      return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
    }
  return null;
}
