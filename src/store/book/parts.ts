/**
 * The parts of the rulebook that the rule systems of the list bring. Nothing of them is here before it is wanted: the
 * list once the book lies open, a text when a page of it is read or words are sought in all of them.
 */
import { create } from 'zustand';
import type { AnySystem, SystemChapter, Tongue } from '../../contract/system.ts';

interface Fetched {
  /** Null before the list is here. */
  readonly systems: readonly AnySystem[] | null;
  /** The texts that are here, by system and tongue. */
  readonly texts: Readonly<Record<string, readonly SystemChapter[]>>;
  /** Something that was wanted did not come; it is fetched again when it is wanted again. */
  readonly lost: boolean;
}

export const useParts = create<Fetched>()(() => ({ systems: null, texts: {}, lost: false }));

/** A system's part of the rulebook, in one tongue. */
export interface BookPart {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly isRule: (id: string) => boolean;
  /** Null before its text is here. */
  readonly chapters: readonly SystemChapter[] | null;
}

/** What the rulebook holds beside its own chapters. */
export interface BookParts {
  /** What the rule is called that the rulebook itself tells. */
  readonly own: string;
  readonly parts: readonly BookPart[];
}

/** In the order of the list; null before that is here. */
export function partsIn({ systems, texts }: Fetched, tongue: Tongue): BookParts | null {
  if (systems === null) return null;
  return {
    own: systems.find(({ book }) => book === null)?.title[tongue] ?? '',
    parts: systems
      .filter(({ book }) => book !== null)
      .map(({ id, title, about, isRule }) => ({
        ...{ id, isRule, title: title[tongue], about: about[tongue] },
        chapters: texts[textOfPart(id, tongue)] ?? null,
      })),
  };
}

function textOfPart(id: string, tongue: Tongue): string {
  return `${tongue} ${id}`;
}

/** What is on its way. */
const coming = new Set<string>();

function bring<T>(name: string, fetch: () => Promise<T>, here: (fetched: T) => void): void {
  if (coming.has(name)) return;
  coming.add(name);
  void fetch()
    .then(here, () => useParts.setState({ lost: true }))
    .finally(() => coming.delete(name));
}

/** Fetches the list of the parts, unless it is here. */
export function wantParts(): void {
  if (useParts.getState().systems !== null) return;
  bring(
    'list',
    async () => (await import('../../rulesets/list.ts')).SYSTEMS,
    (systems) => useParts.setState({ systems }),
  );
}

/** Fetches the text of a part, unless it is here. */
export function wantText(id: string, tongue: Tongue): void {
  const { systems, texts } = useParts.getState();
  const book = systems?.find((system) => system.id === id)?.book;
  const name = textOfPart(id, tongue);
  if (!book || texts[name] !== undefined) return;
  bring(
    name,
    () => book(tongue),
    (chapters) => useParts.setState((state) => ({ texts: { ...state.texts, [name]: chapters } })),
  );
}

/** What did not come is wanted once more. */
export function wantAgain(): void {
  useParts.setState({ lost: false });
}
