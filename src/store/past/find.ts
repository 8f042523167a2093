/** Lines of the log are found by the units they are about, and by their words. */
import type { GameLogEntry } from '../state.ts';

/** Under these names units stand in what is asked, answered, rolled and told: another word may be spelt like an id. */
const ONE: readonly string[] = [
  ...['unit', 'firer', 'attacker', 'charger', 'mover', 'target', 'against', 'by', 'danger', 'supportedBy'],
  ...['to', 'first'],
];
/** Under these several of them: those that a question names are only those it might have been about. */
const SEVERAL: readonly string[] = [...ONE, 'units', 'riders', 'crossed'];

function gather(value: unknown, names: readonly string[], isName: boolean, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isName) found.add(value);
  } else if (Array.isArray(value)) for (const inner of value) gather(inner, names, isName, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) gather(inner, names, names.includes(name), found);
}

/** What of a line names units. */
export type Naming = Pick<GameLogEntry, 'facts'> &
  Partial<Pick<GameLogEntry, 'question' | 'choice' | 'roll'>>;

const known = new WeakMap<Naming, ReadonlySet<string>>();

/** The ids of the units named in what was asked, answered and brought about. */
export function unitsNamed(entry: Naming): ReadonlySet<string> {
  const before = known.get(entry);
  if (before) return before;
  const found = new Set<string>();
  gather(entry.question, ONE, false, found);
  for (const part of [entry.choice, entry.roll, entry.facts]) gather(part, SEVERAL, false, found);
  known.set(entry, found);
  return found;
}

/** Letters as they are compared: small and without accents. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether all the words sought stand in the text, in any order. */
export function tells(text: string, sought: string): boolean {
  const plain = plainLetters(text);
  return plainLetters(sought)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
