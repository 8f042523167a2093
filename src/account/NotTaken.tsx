import './notTaken.css';

interface Props {
  /** That it was not taken, what is wrong with it, and where. */
  readonly told: string;
  readonly dismiss: string;
  readonly testid: string;
  readonly onClose: () => void;
}

/** Why a file or a link was not taken: read aloud at once, and there until it is put away. */
export function NotTaken({ told, dismiss, testid, onClose }: Props) {
  return (
    <div className="not-taken" role="alert" data-testid={testid}>
      <p>{told}</p>
      <button type="button" className="press small" onClick={onClose}>
        {dismiss}
      </button>
    </div>
  );
}
