/** Why a number is what it is: its lines, each with the rule it comes from. */
import type { Refusal, Sum, Term } from '../rules/reasons.ts';
import { useSpeaker, useWords } from './words.ts';

export function RuleMark({ rule }: { readonly rule: string }) {
  return <span className="rule-mark">{rule}</span>;
}

export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  const { termLine } = useWords();
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

/** Every reason why something is refused. */
export function Reasons({ reasons }: { readonly reasons: readonly Refusal[] }) {
  const { language, name } = useSpeaker();
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.rule} ${reason.reason}`}>
          <span>{language.refusalSentence(reason, name)}</span>
          <RuleMark rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
