/** Why a number is what it is, or why something may not be: lines, each with the rule it comes from. */
import { Suspense } from 'react';
import type { Refusal, Term } from '../rules/state/reasons.ts';
import { RuleMark } from './RuleMark.tsx';
import { useExplanations } from './words.ts';
import './lines.css';

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

/** The lines of a sum. */
export function TermList({ terms }: Terms) {
  return (
    <Suspense>
      <TermLines terms={terms} />
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
