/** The log cut into the turns of the players. */
import type { Fact } from '../../rules/state/facts.ts';
import type { GameLogEntry } from '../../store/state.ts';

export type ToldAnswer = Pick<GameLogEntry, 'at' | 'depth' | 'roll' | 'faces' | 'facts' | 'standing'> &
  Partial<Pick<GameLogEntry, 'question' | 'choice' | 'source'>>;

export interface JournalLine {
  readonly entry: ToldAnswer;
  readonly facts: readonly Fact[];
}

/** The lines of one player's turn. */
interface Chapter {
  readonly title: Extract<Fact, { fact: 'turnBegan' }> | null;
  readonly lines: readonly JournalLine[];
}

/** What happened before the first answer, as an entry of its own. */
function beforeAll(facts: readonly Fact[]): ToldAnswer {
  return { at: -1, depth: 0, roll: null, faces: [], facts };
}

/** Cuts the log where turns begin; an answer that ends a turn has facts in both. */
export function chaptersOf(log: readonly GameLogEntry[], opening: readonly Fact[]): readonly Chapter[] {
  const chapters: { title: Chapter['title']; lines: JournalLine[] }[] = [{ title: null, lines: [] }];
  for (const entry of [beforeAll(opening), ...log]) {
    let facts: Fact[] = [];
    const close = (): void => {
      if (facts.length > 0 || entry.roll) chapters.at(-1)?.lines.push({ entry, facts });
    };
    for (const fact of entry.facts) {
      if (fact.fact !== 'turnBegan') {
        facts.push(fact);
        continue;
      }
      close();
      chapters.push({ title: fact, lines: [] });
      facts = [];
    }
    if (facts.length > 0 || !entry.facts.some(({ fact }) => fact === 'turnBegan')) close();
  }
  return chapters.filter(({ title, lines }) => title !== null || lines.length > 0);
}
