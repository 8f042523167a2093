import { CopiedText } from '../account/CopiedText.tsx';
import { useLabSpeaker } from './words.ts';
import './copy.css';

interface Props {
  readonly label: string;
  readonly text: () => Promise<string>;
  readonly testid: string;
}

/** A text to be copied, as the laboratory shows it. */
export function Copy(props: Props) {
  const { say } = useLabSpeaker();
  return (
    <div className="lab-copy">
      <CopiedText {...props} words={say} rows={3} />
    </div>
  );
}
