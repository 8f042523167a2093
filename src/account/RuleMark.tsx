import { openBook } from '../store/address/book.ts';
import { useWords } from './words.ts';
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
