import { readFaces } from '../../engine/dice.ts';
import { shownLog } from '../../store/game/rulebook.ts';
import type { OpenGame } from '../../store/state.ts';
import { hiddenSide, toldFact } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from './words.ts';

/** Tells those who do not see the board what has just happened, and who is asked what. */
export function LiveRegion({ open, view }: { readonly open: OpenGame; readonly view: TableView }) {
  const { language, name, hex, side } = useSpeaker();
  const entry = shownLog(open).at(-1);
  const said: string[] = [];
  if (entry?.roll)
    said.push(
      language.rolledSentence(
        entry.roll.about,
        entry.roll.dice,
        entry.faces,
        readFaces(entry.roll.dice, entry.faces),
        name,
        side,
      ),
    );
  const hidden = hiddenSide(open) && 'both';
  for (const fact of entry?.facts ?? [])
    said.push(language.factSentence(toldFact(fact, open, hidden), name, hex, side));
  if (view.question && view.side)
    said.push(
      `${language.screens.counters.decides(side(view.side))}. ${language.questionTitle(view.question, name)}`,
    );
  if (view.roll) said.push(language.rollSentence(view.roll.about, view.roll.dice, name, side));
  return (
    <div className="unseen" aria-live="polite" data-testid="live-region">
      {said.join(' ')}
    </div>
  );
}
