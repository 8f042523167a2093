import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenSide } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { WhatHappens } from './later.ts';
import { useSpeaker } from './words.ts';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

/** Tells those who do not see the board what happens, answer by answer as it comes, and who is asked what: each once. */
export function LiveRegion({ open, view }: Props) {
  const locale = useStore((state) => state.preferences.locale);
  const hasRulebook = useStore((state) => state.rulebook === 'here');
  const { language, name, side } = useSpeaker();
  const { question, roll } = view;
  const asked =
    view.side === null
      ? language.table.battleOver
      : question
        ? `${language.screens.counters.decides(side(view.side))}. ${language.questionTitle(question, name)}`
        : // what is spoken is heard by both
          roll && language.rollSentence(roll.about, roll.dice, name, side, hiddenSide(open) !== null);
  return (
    <div className="unseen" role="log" aria-label={language.table.told} data-testid="live-region">
      {hasRulebook ? (
        <WhatHappens key={`${open.id} ${locale}`} open={open} view={view} asked={asked} />
      ) : (
        <p>{asked}</p>
      )}
    </div>
  );
}
