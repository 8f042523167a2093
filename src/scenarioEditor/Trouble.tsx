import { NotTaken } from '../account/NotTaken.tsx';
import type { NotOpened } from '../store/saving/openRead.ts';
import { usePlanSpeech } from './words.ts';

/** Why something was not taken. */
export type RefusedPlan = NotOpened;
/** Tells why something was not opened; null: it is tried anew, and what was told before is past. */
export type Refuse = (why: RefusedPlan | null) => void;

/** What is wrong with a file or a link, and where in it. */
export function PlanTrouble({ why, onClose }: { readonly why: RefusedPlan; readonly onClose: () => void }) {
  const { say, explain } = usePlanSpeech();
  const told =
    typeof why === 'string' ? say.keeping[why] : explain.fileProblem(why.code, why.path, why.facts);
  return (
    <NotTaken
      told={`${say.keeping.refused} ${told}`}
      dismiss={say.dismiss}
      testid="plan-trouble"
      onClose={onClose}
    />
  );
}
