/** What is said while something is reckoned, and where it could not be: how far it is, how to stop it, what to do. */
import type { Progress, Trouble } from '../odds/asked.ts';
import { useLabSpeaker } from './words.ts';
import './working.css';

interface WorkingProps {
  readonly text: string;
  readonly progress: Progress | null;
  readonly onStop: () => void;
  readonly testid: string;
}

/** The text is spoken; how far it is changes too often for that. */
export function Working({ text, progress, onStop, testid }: WorkingProps) {
  const { say } = useLabSpeaker();
  const { done, of } = progress ?? { done: 0, of: null };
  return (
    <div className="lab-working" data-testid={testid}>
      <span role="status">{text}</span>
      {of === null ? null : <progress className="lab-progress" value={done} max={of} aria-label={text} />}
      {done === 0 ? null : (
        <span className="lab-note" data-testid="progress">
          {of === null ? say.stepsDone(done) : say.partDone(done, of)}
        </span>
      )}
      <button type="button" className="press small" data-testid={`stop-${testid}`} onClick={onStop}>
        {say.stop}
      </button>
    </div>
  );
}

/** Why there is nothing to show, what can be done about it, and another try. */
export function TroubleNote({ why, onAgain }: { readonly why: Trouble; readonly onAgain: () => void }) {
  const { say } = useLabSpeaker();
  return (
    <div className="lab-bad" role="alert" data-testid="trouble" data-why={why}>
      <p>{say.troubles[why]}</p>
      <button type="button" className="press small" data-testid="again" onClick={onAgain}>
        {say.tryAgain}
      </button>
    </div>
  );
}
