import { LookText } from '../shell/later.ts';
import type { LookProps } from './LookText.tsx';
import './lookCaption.css';

/** Says what the marks over the map mean while a key is held, or what a line of sight meets. */
export function LookCaption(props: LookProps) {
  const { overlay, sight } = props.looks;
  return (
    <p className="look-caption" role="status" data-testid="look-caption">
      {overlay === null && sight === null ? null : <LookText {...props} />}
    </p>
  );
}
