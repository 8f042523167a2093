import { useEffect, useState } from 'react';
import { useOpponentWords } from '../../account/opponentWords.ts';
import { RuleMark } from '../../account/RuleMark.tsx';
import { useTabStop } from '../../account/tabStop.ts';
import type { Thought } from '../../opponent/thought.ts';
import { isReasoned, type ReasonedEntry, thoughtBefore } from '../../store/opponent/second.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenSide } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import { Considered } from './Considered.tsx';
import './opponent.css';

/** What was thought, thought again if need be; nothing before it is here. */
function Thoughts({ open, entry }: { readonly open: OpenGame; readonly entry: ReasonedEntry }) {
  const words = useOpponentWords();
  const [came, setCame] = useState<Thought | 'coming' | null>('coming');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that was given stays as it was
  useEffect(() => {
    let asked = true;
    void thoughtBefore(open, entry).then((thought) => asked && setCame(thought));
    return () => {
      asked = false;
    };
  }, [entry]);
  if (came === 'coming') return <p className="quiet">{words.thinking}</p>;
  return came ? <Considered thought={came} /> : <p className="quiet">{words.lost}</p>;
}

/** In place of reasons while numbers are kept back: the program reckons with its own. R-150. */
function Kept() {
  const words = useOpponentWords();
  return (
    <p className="quiet" data-testid="why-kept">
      {words.kept} <RuleMark rule="R-150" />
    </p>
  );
}

/** Why the program answered as it did: unfolds its reasons, and what it weighed. */
export function Why({
  open,
  entry,
  named = false,
}: {
  readonly open: OpenGame;
  readonly entry: ReasonedEntry;
  /** Whether the answer is told too. */
  readonly named?: boolean;
}) {
  const words = useOpponentWords();
  const { language, name, hex } = useSpeaker();
  const [isOpen, setOpen] = useState(false);
  const tabIndex = useTabStop();
  return (
    <details
      className="why"
      data-testid="why"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary tabIndex={tabIndex}>
        {named ? words.whyOf(language.choiceLabel(entry.choice, name, hex)) : words.why}
      </summary>
      {isOpen ? hiddenSide(open) === null ? <Thoughts open={open} entry={entry} /> : <Kept /> : null}
    </details>
  );
}

/** Beneath a line of the journal that tells of an answer of the program; nothing while its reasons are kept back. R-150. */
export function WhyLine({ at }: { readonly at: number }) {
  const open = useStore((state) => state.open);
  const entry = open?.log[at];
  if (!open || !isReasoned(open, entry) || hiddenSide(open) !== null) return null;
  return (
    <div className="journal-why">
      <Why open={open} entry={entry} />
    </div>
  );
}
