import type { Problem } from '../scenarios/problem.ts';
import { usePlanSpeech } from './words.ts';

/** Why something was not taken. */
export type RefusedPlan = Problem | 'damaged' | 'tooLarge';
export type Refuse = (why: RefusedPlan) => void;

/** What is wrong with a file or a link, and where in it. */
export function PlanTrouble({ why, onClose }: { readonly why: RefusedPlan; readonly onClose: () => void }) {
  const { say, explain } = usePlanSpeech();
  const told =
    typeof why === 'string' ? say.keeping[why] : explain.fileProblem(why.code, why.path, why.facts);
  return (
    <div className="drawing-trouble" role="alert" data-testid="plan-trouble">
      <p>
        {say.keeping.refused} {told}
      </p>
      <button type="button" className="press small" onClick={onClose}>
        {say.dismiss}
      </button>
    </div>
  );
}
