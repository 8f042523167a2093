/** The sentences of a line of the journal, made once while language and secrets stay as they are. */
import { useMemo } from 'react';
import { useStore } from '../../store/store.ts';
import { hiddenNow, toldFact } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import type { JournalLine } from './chapters.ts';

/** What a line says: what was rolled for, then a sentence for each fact. */
export function useLineWords(): (line: JournalLine) => readonly string[] {
  const speaker = useSpeaker();
  const hidden = useStore(hiddenNow);
  return useMemo(() => {
    const { language, name, hex, side } = speaker;
    const known = new WeakMap<JournalLine['facts'], readonly string[]>();
    return ({ entry, facts }) => {
      const before = known.get(facts);
      if (before) return before;
      const { open } = useStore.getState();
      const thrown = entry.roll ? [language.rollTitle(entry.roll.about, name)] : [];
      const told = facts.map((fact) =>
        language.factSentence(open ? toldFact(fact, open, hidden) : fact, name, hex, side),
      );
      const said = [...thrown, ...told];
      known.set(facts, said);
      return said;
    };
  }, [speaker, hidden]);
}
