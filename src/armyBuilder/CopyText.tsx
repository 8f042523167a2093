import { useState } from 'react';
import { useArmySpeaker } from './words.ts';
import './copyText.css';

interface Props {
  readonly label: string;
  readonly text: () => Promise<string>;
  readonly testid: string;
}

/** A press copies a text; it stands there as well, for a browser may forbid the clipboard. */
export function CopyText({ label, text, testid }: Props) {
  const { say } = useArmySpeaker();
  const [copied, setCopied] = useState<string | null>(null);
  const press = async () => {
    const words = await text();
    await navigator.clipboard.writeText(words).catch(() => undefined);
    setCopied(words);
  };
  return (
    <div className="army-copy">
      <button type="button" className="press small" data-testid={testid} onClick={() => void press()}>
        {label}
      </button>
      {copied === null ? null : (
        <>
          <span role="status">{say.copied}</span>
          <textarea readOnly rows={2} value={copied} aria-label={label} data-testid={`${testid}-text`} />
        </>
      )}
    </div>
  );
}
