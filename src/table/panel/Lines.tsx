/** Why a number is what it is: its lines, each with the rule it comes from. */
import { Suspense } from 'react';
import type { Refusal, Sum, Term } from '../../rules/state/reasons.ts';
import { openBook } from '../../store/address/book.ts';
import { useExplanations, useSpeaker, useWords } from '../shell/words.ts';
import './lines.css';

/** The statement a line comes from; a press opens the rulebook at it. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const { table } = useWords();
  return (
    <button
      type="button"
      className="rule-mark"
      aria-label={table.readRule(rule)}
      data-testid="rule-mark"
      onClick={() => openBook(rule)}
    >
      {rule}
    </button>
  );
}

interface Terms {
  readonly terms: readonly Term[];
}

function TermLines({ terms }: Terms) {
  const { termLine } = useExplanations();
  return (
    <ul className="terms">
      {terms.map((term, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice in a sum
        <li key={at}>
          <span>{termLine(term)}</span>
          <RuleMark rule={term.rule} />
        </li>
      ))}
    </ul>
  );
}

export function TermList({ terms }: Terms) {
  return (
    <Suspense>
      <TermLines terms={terms} />
    </Suspense>
  );
}

/** A sum as an account: title, lines, total. */
export function SumAccount({ title, sum }: { readonly title: string; readonly sum: Sum }) {
  return (
    <div className="account">
      <p className="account-title">
        <span>{title}</span>
        <strong>{sum.total}</strong>
      </p>
      <TermList terms={sum.terms} />
    </div>
  );
}

interface Refused {
  readonly reasons: readonly Refusal[];
}

function ReasonLines({ reasons }: Refused) {
  const { name } = useSpeaker();
  const { refusalSentence } = useExplanations();
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.rule} ${reason.reason}`}>
          <span>{refusalSentence(reason, name)}</span>
          <RuleMark rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}

/** Every reason why something is refused. */
export function Reasons({ reasons }: Refused) {
  return (
    <Suspense>
      <ReasonLines reasons={reasons} />
    </Suspense>
  );
}
