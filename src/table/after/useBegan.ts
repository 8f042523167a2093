import type { Turning } from '../../store/after/turning.ts';
import { useSpeaker } from '../shell/words.ts';

/** What began a moment, in words. */
export function useBegan(): (turning: Turning) => string {
  const { language, name, hex } = useSpeaker();
  return ({ began }) => {
    if (began.choice)
      return [
        began.question ? language.questionTitle(began.question, name) : '',
        language.choiceLabel(began.choice, name, hex),
      ].join(' ');
    return began.roll ? language.rollTitle(began.roll.about, name) : '';
  };
}
