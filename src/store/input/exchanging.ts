/** A draft exchanged for another answer: the panel of drafts offers it, which comes after the first orders. */
import { exchanges } from '../possible/exchanges.ts';
import { useStore } from '../store.ts';
import { optionsOf, put } from './picking.ts';

/** The next of the answers that the draft may be exchanged for: another route, another attack. */
export function turnDraft(by: 1 | -1): void {
  const { open, selection } = useStore.getState();
  if (!open) return;
  const { ways, targets } = optionsOf(open, selection);
  const others = exchanges(selection, ways, targets);
  const at = others.findIndex(({ choice }) => choice === selection.draft);
  const next = others[(at + by + others.length) % others.length];
  if (next) put(next);
}
