/** Why a number is what it is, or why something may not be: lines, each with the rule it comes from. */
import { Suspense } from 'react';
import type { Refusal, Term } from '../rules/state/reasons.ts';
import { RuleMark } from './RuleMark.tsx';
import { useExplanations } from './words.ts';
import './lines.css';

interface Terms {
  readonly terms: readonly Term[];
}

function TermLines({ terms, line }: Terms & { readonly line: (term: Term) => string }) {
  return (
    <ul className="terms">
      {terms.map((term, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice in a sum
        <li key={at}>
          <span>{line(term)}</span>
          <RuleMark rule={term.rule} />
        </li>
      ))}
    </ul>
  );
}

function TermsTold({ terms }: Terms) {
  return <TermLines terms={terms} line={useExplanations().termLine} />;
}

/** A line before its words are here: what stands beneath must not move when they come. */
const unsaid = (): string => '\u00a0';

/** The lines of a sum. */
export function TermList({ terms }: Terms) {
  return (
    <Suspense fallback={<TermLines terms={terms} line={unsaid} />}>
      <TermsTold terms={terms} />
    </Suspense>
  );
}

interface Refused {
  readonly reasons: readonly Refusal[];
  /** How the units are called on this screen. */
  readonly name: (unit: string) => string;
}

function ReasonLines({ reasons, name }: Refused) {
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
export function Reasons({ reasons, name }: Refused) {
  return (
    <Suspense>
      <ReasonLines reasons={reasons} name={name} />
    </Suspense>
  );
}
