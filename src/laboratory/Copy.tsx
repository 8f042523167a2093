import { useState } from 'react';
import { useLabSpeaker } from './words.ts';
import './copy.css';

interface Props {
  readonly label: string;
  readonly text: () => Promise<string>;
  readonly testid: string;
}

/** Copies a text; it is shown as well, for a browser may forbid the clipboard. */
export function Copy({ label, text, testid }: Props) {
  const { say } = useLabSpeaker();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    const words = await text();
    setCopied(words);
    await navigator.clipboard.writeText(words).catch(() => undefined);
  };
  return (
    <div className="lab-copy">
      <button type="button" className="press small" data-testid={testid} onClick={() => void copy()}>
        {label}
      </button>
      {copied === null ? null : (
        <>
          <span role="status">{say.copied}</span>
          <textarea readOnly rows={3} value={copied} aria-label={label} data-testid={`${testid}-text`} />
        </>
      )}
    </div>
  );
}
