import { openBook } from '../store/address/book.ts';
import { useTabStop } from './tabStop.ts';
import { useWords } from './words.ts';
import './lines.css';

/** The statement a line comes from; a press opens the rulebook at it. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const { table } = useWords();
  const tabIndex = useTabStop();
  return (
    <button
      type="button"
      className="rule-mark"
      tabIndex={tabIndex}
      aria-label={table.readRule(rule)}
      data-testid="rule-mark"
      onClick={() => openBook(rule)}
    >
      {rule}
    </button>
  );
}
