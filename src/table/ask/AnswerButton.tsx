import { type ReactNode, use } from 'react';
import { canonicalText } from '../../engine/interpreter.ts';
import { choose } from '../../store/input/picking.ts';
import type { OfferedChoice } from '../../store/possible/possible.ts';
import { useStore } from '../../store/store.ts';
import { ChoiceOddsContext } from '../odds/choiceOdds.ts';
import { ChoiceOdds } from '../odds/later.ts';
import { lookHandlers, useSpotlight } from '../panel/spot.ts';
import { useSpeaker } from '../shell/words.ts';
import './answers.css';

interface Props {
  readonly offered: OfferedChoice;
  /** In place of the usual words for the choice. */
  readonly label?: string;
  /** A number that belongs to it: dice, cost. */
  readonly figure?: string;
  /** A second line. */
  readonly note?: ReactNode;
  readonly onAnswer?: () => void;
}

/** One answer: legal, it is given by a press or by its digit; refused, it is crossed and tells why in the fixed panel. */
export function AnswerButton({ offered, label, figure, note, onAnswer }: Props) {
  const { language, name, hex } = useSpeaker();
  const { look } = useSpotlight();
  const { choice, key, enabled } = offered;
  const spot = { on: 'choice', offered } as const;
  const written = canonicalText(choice);
  const told = use(ChoiceOddsContext).get(written);
  const weighed = useStore(({ preferences, rulebook }) => preferences.odds && rulebook === 'here');
  const text = label ?? language.choiceLabel(choice, name, hex);
  return (
    <button
      type="button"
      className={enabled ? (choice.choose === 'pass' ? 'answer pass' : 'answer') : 'answer refused'}
      data-wide={figure !== undefined}
      aria-disabled={!enabled}
      data-testid={enabled ? 'choice' : 'refused'}
      data-choice={written}
      onClick={({ detail }) => {
        if (!enabled) look(spot);
        // the second press of a double click would answer the question that comes next
        else if (detail > 1) return;
        else if (onAnswer) onAnswer();
        else choose(choice);
      }}
      {...lookHandlers(look, spot)}
    >
      {enabled ? key === null ? <span /> : <kbd>{key}</kbd> : <span className="reason-mark">✕</span>}
      <span className="answer-label">{text}</span>
      {figure ? <span className="figure">{figure}</span> : null}
      {enabled ? null : <span className="unseen">{language.table.refused}</span>}
      {enabled && weighed ? <ChoiceOdds choice={choice} told={told ?? null} /> : null}
      {note ? <span className="aside">{note}</span> : null}
    </button>
  );
}
