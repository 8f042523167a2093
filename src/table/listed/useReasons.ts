import { useExplanations } from '../../account/words.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { useSpeaker } from '../shell/words.ts';

/** What is refused, in a line with every reason. */
export function useReasons(): (what: string, reasons: readonly Refusal[]) => string {
  const { listed, refusalSentence } = useExplanations();
  const { name } = useSpeaker();
  return (what, reasons) =>
    listed.why(
      what,
      reasons.map((reason) => `${refusalSentence(reason, name)} (${reason.rule})`),
    );
}
