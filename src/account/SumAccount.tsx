import type { Sum } from '../rules/state/reasons.ts';
import { TermList } from './Lines.tsx';

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
