import { CopiedText } from '../account/CopiedText.tsx';
import { useArmySpeaker } from './words.ts';
import './copyText.css';

interface Props {
  readonly label: string;
  readonly text: () => Promise<string>;
  readonly testid: string;
}

/** A text to be copied, as the builder shows it. */
export function CopyText(props: Props) {
  const { say } = useArmySpeaker();
  return (
    <div className="army-copy">
      <CopiedText {...props} words={say} />
    </div>
  );
}
