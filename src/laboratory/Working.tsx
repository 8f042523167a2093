/** What is said while something is reckoned, and where it could not be: how far it is, how to stop it, what to do. */
import type { Progress, Trouble } from '../odds/asked.ts';
import { isRemembered } from '../store/laboratory/shelf.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
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

/** Against these the page may be loaded anew. */
const RELOADED: readonly Trouble[] = ['silent', 'fault'];

interface TroubleProps {
  readonly why: Trouble;
  readonly onAgain: () => void;
}

interface LeavingProps extends TroubleProps {
  /** That what is set up would go with a page that is loaded anew; null where it would not. */
  readonly leaves: string | null;
}

/** Why there is nothing to show, what can be done about it, and another try. */
export function TroubleWith({ why, onAgain, leaves }: LeavingProps) {
  const { say } = useLabSpeaker();
  return (
    <div className="lab-bad" role="alert" data-testid="trouble" data-why={why}>
      <p>
        {say.troubles[why]}
        {leaves !== null && RELOADED.includes(why) ? ` ${leaves}` : ''}
      </p>
      <button type="button" className="press small" data-testid="again" onClick={onAgain}>
        {say.tryAgain}
      </button>
    </div>
  );
}

/** The same of what is set up on the field. */
export function TroubleNote(props: TroubleProps) {
  const { say } = useLabSpeaker();
  const setup = useLaboratory((state) => state.setup);
  return <TroubleWith {...props} leaves={isRemembered(setup) ? null : say.fieldLeaves} />;
}
