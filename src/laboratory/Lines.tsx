/** Reasons and sums as accounts, each line with its rule. */
import type { Refusal, Sum } from '../rules/state/reasons.ts';
import { openBook } from '../store/address/book.ts';
import { useSpeaker } from './words.ts';

/** The statement a line comes from; a press opens the rulebook at it. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const { language } = useSpeaker();
  return (
    <button
      type="button"
      className="lab-rule"
      aria-label={language.table.readRule(rule)}
      data-testid="rule-mark"
      onClick={() => openBook(rule)}
    >
      {rule}
    </button>
  );
}

export function Reasons({ reasons }: { readonly reasons: readonly Refusal[] }) {
  const { explain, name } = useSpeaker();
  return (
    <ul className="lab-reasons">
      {reasons.map((reason) => (
        <li key={`${reason.rule} ${reason.reason}`}>
          <span>{explain.refusalSentence(reason, name)}</span> <RuleMark rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}

export function SumLines({ sum }: { readonly sum: Sum }) {
  const { explain } = useSpeaker();
  return (
    <ul className="lab-terms">
      {sum.terms.map((term, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice in a sum
        <li key={at}>
          <span>{explain.termLine(term)}</span>
          <RuleMark rule={term.rule} />
        </li>
      ))}
    </ul>
  );
}
